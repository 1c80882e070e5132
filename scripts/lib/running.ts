// The note of the Muniment that runs in this checkout: one at a time, for two would share files, build and jobs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processAlive } from "@/lib/platform/postgres/process-alive";

export interface Running {
  pid: number;
  /** Null while it still starts. */
  url: string | null;
}

const place = (folder: string) => join(folder, "running.json");

/** Process ids are given anew: on Linux the command line says whether it is still one of ours. */
function isOurs(pid: number): boolean {
  const line = `/proc/${pid}/cmdline`;
  return existsSync(line) ? /scripts\/\w+\.mjs/.test(readFileSync(line, "utf8")) : processAlive(pid);
}

function read(folder: string): Running | null {
  try {
    const value = JSON.parse(readFileSync(place(folder), "utf8")) as Running;
    return Number.isInteger(value.pid) ? value : null;
  } catch {
    return null;
  }
}

/** What runs already, or null. */
export function findRunning(folder: string): Running | null {
  const noted = read(folder);
  return noted && noted.pid !== process.pid && processAlive(noted.pid) && isOurs(noted.pid) ? noted : null;
}

export function noteRunning(folder: string, url: string | null): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(place(folder), JSON.stringify({ pid: process.pid, url } satisfies Running));
}

export function forgetRunning(folder: string): void {
  if (read(folder)?.pid === process.pid) rmSync(place(folder), { force: true });
}
