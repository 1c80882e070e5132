// One executor a database: the one that holds an advisory lock. Others wait; when the holder dies, Postgres gives the lock to the next.
import pg from "pg";

const LOCK = 7_204_511_966;

export interface Leadership {
  release(): Promise<void>;
}

/** Waits until this process is the executor. `onLost` is called when the connection that holds the lock breaks: the process must then stop working. */
export async function becomeLeader(connectionString: string, onLost: (reason: string) => void): Promise<Leadership> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  let released = false;
  const lost = (reason: string) => {
    if (!released) onLost(reason);
  };
  client.on("error", (thrown) => lost(thrown.message));
  client.on("end", () => lost("the connection has ended"));
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  return {
    release: async () => {
      released = true;
      await client.end();
    },
  };
}
