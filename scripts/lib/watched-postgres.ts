// The embedded database of a running Muniment: started again on the same port when its process dies.
import { ensureDatabase } from "@/lib/platform/postgres/database";
import { processAlive } from "@/lib/platform/postgres/process-alive";
import { type PostgresOptions, type PostgresServer, startPostgres } from "@/lib/platform/postgres/server";

export interface WatchedPostgres {
  url: string;
  stop(): Promise<void>;
}

const WATCH_MS = 500;

export async function watchedPostgres(options: PostgresOptions, database: string, onEnd: (text: string) => void): Promise<WatchedPostgres> {
  let server: PostgresServer = await startPostgres(options);
  await ensureDatabase(server.url("postgres"), database);
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  const revive = async () => {
    onEnd("The database ended; starting it again.");
    server = await startPostgres(options);
  };
  const watch = () => {
    if (stopped) return;
    work = (processAlive(server.pid) ? Promise.resolve() : revive())
      .catch((thrown: unknown) => onEnd(thrown instanceof Error ? thrown.message : String(thrown)))
      .finally(() => void setTimeout(watch, WATCH_MS).unref());
  };
  setTimeout(watch, WATCH_MS).unref();
  return {
    url: server.url(database),
    stop: async () => {
      stopped = true;
      await work;
      await server.stop();
    },
  };
}
