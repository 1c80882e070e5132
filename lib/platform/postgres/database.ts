// Databases of a server: made when missing, dropped after tests.
import pg from "pg";

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database unless it exists; answers whether it was created. `adminUrl` names any database of the server. */
export function ensureDatabase(adminUrl: string, name: string): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount) return false;
    await client.query(`create database ${quoted(name)}`);
    return true;
  });
}

/** Drops the database, sending its clients away; does nothing when it does not exist. */
export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
  });
}
