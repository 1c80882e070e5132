// postmaster.pid, PostgreSQL's own note of the process that has a data folder open.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { processAlive } from "@/lib/platform/postgres/process-alive";

export interface RunningServer {
  pid: number;
  port: number;
}

/** Process id (line 1) and port (line 4) of a postmaster.pid; null when the text is not one. */
export function parsePidFile(text: string): RunningServer | null {
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : null;
}

/** On Linux a process id may have passed to another program since: its command line tells. Elsewhere: assumed to be the server. */
function isPostgres(pid: number): boolean {
  const place = `/proc/${pid}/cmdline`;
  return existsSync(place) ? /postgres|postmaster/.test(readFileSync(place, "utf8")) : process.platform !== "linux";
}

/** The server that has this data folder open, or null. A pid file whose process is gone is removed; one of a living server never is. */
export function runningServer(data: string): RunningServer | null {
  const place = join(data, "postmaster.pid");
  if (!existsSync(place)) return null;
  const noted = parsePidFile(readFileSync(place, "utf8"));
  if (noted && processAlive(noted.pid) && isPostgres(noted.pid)) return noted;
  rmSync(place, { force: true });
  return null;
}
