// A database for the contract tests: made for this run and dropped after it, on DATABASE_URL's server or on an embedded one of its own.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { newId } from "@/lib/platform/ids";
import { dropDatabase, ensureDatabase } from "@/lib/platform/postgres/database";
import { startPostgres } from "@/lib/platform/postgres/server";

async function onServer<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = newId("muniment_test_");
  const own = new URL(url);
  own.pathname = `/${name}`;
  await ensureDatabase(url, name);
  try {
    return await work(own.toString());
  } finally {
    await dropDatabase(url, name);
  }
}

export async function withTestDatabase<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return onServer(process.env.DATABASE_URL, work);
  const folder = join(root, ".muniment/test/postgres");
  const server = await startPostgres({ root, folder, throwaway: true });
  try {
    return await onServer(server.url("postgres"), work);
  } finally {
    await server.stop();
    if (server.owned) rmSync(folder, { recursive: true, force: true });
  }
}
