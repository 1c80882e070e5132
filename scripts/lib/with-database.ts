// A database for one command: DATABASE_URL if set, else the embedded server under .muniment/postgres (started, or joined when it already runs).
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureDatabase } from "@/lib/platform/postgres/database";
import { startPostgres } from "@/lib/platform/postgres/server";
import { projectRoot } from "@/lib/platform/project-root";

/** Gives `work` the address of the database `name`, created when missing, and stops what was started for it. */
export async function withDatabase<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const root = projectRoot();
  const server = await startPostgres({ root, folder: join(root, ".muniment", "postgres") });
  try {
    await ensureDatabase(server.url("postgres"), name);
    return await work(server.url(name));
  } finally {
    await server.stop();
  }
}

/** Runs a command with DATABASE_URL set; answers its exit code. */
export function runWithDatabase(name: string, command: string, args: readonly string[]): Promise<number> {
  return withDatabase(
    name,
    (url) =>
      new Promise<number>((resolve, reject) => {
        const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, DATABASE_URL: url } });
        const pass = (signal: NodeJS.Signals) => child.kill(signal);
        process.on("SIGINT", pass).on("SIGTERM", pass);
        child.once("error", reject);
        child.once("exit", (code) => resolve(code ?? 1));
      }),
  );
}
