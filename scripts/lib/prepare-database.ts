// A database that is ready to use: migrated, and with the sample package if it is new.
import { join } from "node:path";
import pg from "pg";
import { mustRunNode } from "./run-command";

/** True when no migration was ever applied there. Throws when the server cannot be reached. */
export async function isNew(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>("select to_regclass('public._prisma_migrations')::text as found");
    return rows[0]?.found == null;
  } finally {
    await client.end();
  }
}

/** Applies the migrations that are missing; answers what the command says of them. */
export const migrate = (root: string, env: NodeJS.ProcessEnv): Promise<string> =>
  mustRunNode("The migration", [join(root, "scripts/prisma/migrate.mjs"), "deploy"], env);

/** Generates the Prisma client if the schema has changed. */
export const generate = (root: string): Promise<string> => mustRunNode("prisma generate", [join(root, "scripts/prisma/generate.mjs")]);

/** Loads the sample package; the script itself leaves a database with packages alone. */
export const seed = (root: string, env: NodeJS.ProcessEnv): Promise<string> =>
  mustRunNode("The sample package", ["--import", "tsx", join(root, "prisma/seed.ts")], env);
