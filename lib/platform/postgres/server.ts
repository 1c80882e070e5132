// The embedded PostgreSQL: a real server on a free port of 127.0.0.1, data under the given folder, a password of its own.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "@/lib/platform/free-port";
import { type Account, databaseAccount } from "@/lib/platform/postgres/account";
import { nativeFolder, program } from "@/lib/platform/postgres/binaries";
import { runningServer } from "@/lib/platform/postgres/pid-file";
import { choosePlace, type Place } from "@/lib/platform/postgres/place";
import { processAlive } from "@/lib/platform/postgres/process-alive";

const USER = "muniment";
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

export interface PostgresServer {
  /** Address of a database of this server; the database need not exist. */
  url(database: string): string;
  /** False when the server was running already and belongs to another process: stop() then leaves it alone. */
  owned: boolean;
  pid: number;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  root: string;
  /** Folder for data, password and log, usually <root>/.muniment/postgres. */
  folder: string;
  /** For tests: no fsync, so a power cut may lose data. */
  throwaway?: boolean;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const identity = (account: Account | null) => (account ? { uid: account.uid, gid: account.gid } : {});

function secret(folder: string): string {
  const place = join(folder, "password");
  if (!existsSync(place)) writeFileSync(place, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(place, "utf8").trim();
}

function initialise(place: Place, account: Account | null, password: string): void {
  if (existsSync(join(place.data, "PG_VERSION"))) return;
  const file = join(place.data, "..", `password-${randomBytes(4).toString("hex")}`);
  mkdirSync(place.data, { recursive: true, mode: 0o700 });
  writeFileSync(file, password, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
  const args = ["-D", place.data, "-U", USER, `--pwfile=${file}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"];
  const done = spawnSync(program(place.native, "initdb"), args, { ...identity(account), cwd: "/", encoding: "utf8" });
  rmSync(file, { force: true });
  if (done.status !== 0) throw new Error(`The database could not be created: ${done.error?.message ?? done.stderr.trim()}`);
}

function launch(place: Place, account: Account | null, options: PostgresOptions, port: number): ChildProcess {
  const settings = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", max_connections: "120", shared_buffers: "128MB" };
  const quick = options.throwaway ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {};
  const args = ["-D", place.data, ...Object.entries({ ...settings, ...quick }).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const log = openSync(join(options.folder, "postgres.log"), "a");
  // Its own process group: a Ctrl-C at the terminal must reach the starter first, which stops the database last.
  const child = spawn(program(place.native, "postgres"), args, { ...identity(account), cwd: "/", stdio: ["ignore", log, log], detached: true });
  closeSync(log);
  return child;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && !hasEnded(); await wait(50)) if (await answers(url)) return true;
  return false;
}

/** Fast shutdown (SIGINT): clients are sent away, everything is written. */
async function stopProcess(pid: number): Promise<void> {
  if (!processAlive(pid)) return;
  process.kill(pid, process.platform === "win32" ? "SIGTERM" : "SIGINT");
  for (const limit = Date.now() + STOP_LIMIT_MS; processAlive(pid) && Date.now() < limit; ) await wait(40);
  if (processAlive(pid)) process.kill(pid, "SIGQUIT");
}

/** A server of ours, stopped with this process however it ends, unless it is killed outright: then the next start finds it and takes it over. */
function own(pid: number, folder: string): () => Promise<void> {
  writeFileSync(join(folder, "starter.pid"), String(process.pid));
  const atExit = () => {
    if (processAlive(pid)) process.kill(pid, "SIGINT");
  };
  process.once("exit", atExit);
  return async () => {
    await stopProcess(pid);
    process.off("exit", atExit);
  };
}

/** True when the process that last started this server is gone: then whoever finds it running takes it over. */
function orphaned(folder: string): boolean {
  const place = join(folder, "starter.pid");
  return !existsSync(place) || !processAlive(Number(readFileSync(place, "utf8")));
}

/** The port of the last start: kept while it is free, so that an address once given stays good. 0 when there was none. */
function lastPort(folder: string): number {
  const place = join(folder, "port");
  const port = existsSync(place) ? Number(readFileSync(place, "utf8")) : 0;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
}

const lastLines = (folder: string): string => readFileSync(join(folder, "postgres.log"), "utf8").trim().split("\n").slice(-5).join("\n");

async function start(
  place: Place,
  account: Account | null,
  options: PostgresOptions,
  address: (port: number) => string,
): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort(attempt === 1 ? lastPort(options.folder) : 0);
    const child = launch(place, account, options, port);
    let ended = false;
    child.once("error", () => {
      ended = true;
    });
    child.once("exit", () => {
      ended = true;
    });
    if ((await untilReady(address(port), () => ended)) && child.pid) {
      child.unref();
      writeFileSync(join(options.folder, "port"), String(port));
      return { pid: child.pid, port };
    }
    if (!ended && child.pid) await stopProcess(child.pid);
  }
  throw new Error(`The database does not start. The end of ${join(options.folder, "postgres.log")}:\n${lastLines(options.folder)}`);
}

/**
 * Starts the embedded server, or joins the one that already runs on the same data. Creates the data folder on first use.
 * Throws with the reason, and the end of the server's log, when it does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  mkdirSync(options.folder, { recursive: true });
  const account = databaseAccount([join(options.folder, "data"), options.root]);
  const place = choosePlace(options.root, nativeFolder(options.root), options.folder, account);
  const password = secret(options.folder);
  const url = (port: number, database: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
  const running = runningServer(place.data);
  if (running && (await untilReady(url(running.port, "postgres"), () => !processAlive(running.pid)))) {
    const owned = orphaned(options.folder);
    const stop = owned ? own(running.pid, options.folder) : () => Promise.resolve();
    return { url: (db) => url(running.port, db), owned, pid: running.pid, stop };
  }
  initialise(place, account, password);
  const { pid, port } = await start(place, account, options, (p) => url(p, "postgres"));
  return { url: (db) => url(port, db), owned: true, pid, stop: own(pid, options.folder) };
}
