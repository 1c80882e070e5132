// Everything that runs: database, web server, jobs. One function starts it and hands back the address and a way to stop it.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "@/lib/platform/env";
import { freePort } from "@/lib/platform/free-port";
import { browserUrl, choosePort, localUrl } from "./addresses";
import { buildIfNeeded } from "./build";
import { inngestKeys } from "./inngest-keys";
import { generate, isNew, migrate, seed } from "./prepare-database";
import type { Report } from "./report";
import { Supervised } from "./supervised";
import { watchedPostgres } from "./watched-postgres";

export type Stop = () => Promise<void>;

export interface PlatformOptions {
  root: string;
  mode: "production" | "development";
  report: Report;
  /** Variables instead of those of this process. */
  variables?: NodeJS.ProcessEnv;
  /** Load the sample package into a new database. */
  sample: boolean;
  /** A database for tests: fast, and nothing of it need last. */
  throwaway?: boolean;
  /** Filled with what is to be stopped, in the order of starting, so that a start can be broken off. */
  stops?: Stop[];
  /** Called when the whole cannot go on. */
  onFatal: (text: string) => void;
}

export interface Platform {
  url: string;
  host: string;
  databaseUrl: string;
  /** The servers by name with their process ids, null while one is being started again. */
  pids(): Record<string, number | null>;
  stop(): Promise<void>;
}

/** Stops everything in the list, last started first, and empties it. */
export async function stopAll(stops: Stop[]): Promise<void> {
  for (let end = stops.pop(); end; end = stops.pop()) await end();
}

const NEXT = "node_modules/next/dist/bin/next";
const READY_LIMIT_MS = 90_000;

interface Stage extends PlatformOptions {
  env: Env;
  variables: NodeJS.ProcessEnv;
  stops: Stop[];
  children: Map<string, Supervised>;
}

async function database(stage: Stage): Promise<string> {
  if (stage.env.databaseUrl) {
    stage.report.line("Database: the one that DATABASE_URL names");
    return stage.env.databaseUrl;
  }
  const folder = join(stage.env.dataDir, "postgres");
  const options = { root: stage.root, folder, ...(stage.throwaway ? { throwaway: true } : {}) };
  const start = () => watchedPostgres(options, "muniment", stage.report.line);
  const server = await stage.report.step("Database", start, (made) => `PostgreSQL on port ${new URL(made.url).port}`);
  stage.stops.push(() => server.stop());
  return server.url;
}

async function fill(stage: Stage, url: string): Promise<void> {
  const env = { ...stage.variables, DATABASE_URL: url };
  const fresh = await isNew(url);
  await stage.report.step(
    "Migrations",
    () => migrate(stage.root, env),
    (text) => text.replace(/\.$/, "").toLowerCase(),
  );
  if (fresh && stage.sample)
    await stage.report.step(
      "Sample package",
      () => seed(stage.root, env),
      (text) => text.split("\n").at(-1) ?? "",
    );
}

function supervise(stage: Stage, name: string, args: readonly string[], env: NodeJS.ProcessEnv, log: string | null): Supervised {
  const logFile = log === null ? null : join(stage.env.dataDir, "logs", `${log}.log`);
  const onGiveUp = (text: string) => stage.onFatal(logFile ? `${text} See ${logFile}` : text);
  const child = new Supervised({ name, args, env, root: stage.root, logFile, onEnd: stage.report.line, onGiveUp });
  stage.stops.push(() => child.stop());
  stage.children.set(name, child);
  return child;
}

async function answers(url: string, stage: Stage, what: string): Promise<void> {
  for (const end = Date.now() + READY_LIMIT_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return;
  }
  throw new Error(`The ${what} does not answer at ${url}. See ${join(stage.env.dataDir, "logs")}`);
}

function next(stage: Stage, host: string, port: number): string[] {
  return [join(stage.root, NEXT), stage.mode === "production" ? "start" : "dev", "-H", host, "-p", String(port)];
}

/** The executor, and in production a second server that runs the job functions, so that reading a stack of deeds never holds up a page. */
async function jobs(stage: Stage, env: NodeJS.ProcessEnv, webUrl: string, executorPort: number): Promise<void> {
  let app = webUrl;
  if (stage.mode === "production") {
    const port = await freePort();
    supervise(stage, "jobs' server", next(stage, "127.0.0.1", port), { ...env, PORT: String(port), HOST: "127.0.0.1" }, "jobs");
    app = `http://127.0.0.1:${port}`;
  }
  const main = join(stage.root, "inngest/executor/main.ts");
  supervise(stage, "jobs' executor", ["--import", "tsx", main, "--app", `${app}/api/inngest`, "--port", String(executorPort)], env, "executor");
  await answers(`http://127.0.0.1:${executorPort}/health`, stage, "jobs' executor");
}

async function servers(stage: Stage, databaseUrl: string): Promise<Platform> {
  const { env, variables, mode } = stage;
  const external = env.inngest.baseUrl !== null;
  const keys = inngestKeys(env.dataDir);
  const port = await choosePort(variables.PORT, env.port, env.host);
  const executorPort = external ? 0 : await freePort();
  const inngest = { INNGEST_BASE_URL: `http://127.0.0.1:${executorPort}`, INNGEST_EVENT_KEY: keys.eventKey, INNGEST_SIGNING_KEY: keys.signingKey };
  const childEnv: NodeJS.ProcessEnv = {
    ...variables,
    ...(external ? {} : inngest),
    DATABASE_URL: databaseUrl,
    NODE_ENV: mode,
    HOST: env.host,
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: "1",
  };
  if (!external) for (const name of ["INNGEST_DEV", "INNGEST_SIGNING_KEY_FALLBACK", "INNGEST_ENV"]) delete childEnv[name];
  const url = localUrl(env.host, port);
  await stage.report.step("Server", async () => {
    supervise(stage, "web server", next(stage, env.host, port), childEnv, mode === "production" ? "web" : null);
    if (!external) await jobs(stage, childEnv, url, executorPort);
    await answers(`${url}/api/health`, stage, "web server");
  });
  const pids = () => Object.fromEntries([...stage.children].map(([name, child]) => [name, child.pid]));
  return { url: browserUrl(env.host, port), host: env.host, databaseUrl, pids, stop: () => stopAll(stage.stops) };
}

function checkInngest(env: Env): void {
  const { baseUrl, eventKey, signingKey } = env.inngest;
  if (baseUrl && !(eventKey && signingKey)) throw new Error("INNGEST_BASE_URL needs INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY beside it.");
}

/** Starts everything and waits until it answers. When a part fails, what was started is stopped and the reason thrown. */
export async function servePlatform(options: PlatformOptions): Promise<Platform> {
  const variables = options.variables ?? process.env;
  const env = readEnv(variables, options.root);
  checkInngest(env);
  mkdirSync(env.dataDir, { recursive: true });
  const stage: Stage = { ...options, env, variables, stops: options.stops ?? [], children: new Map() };
  try {
    await options.report.step(
      "Database client",
      () => generate(options.root),
      (text) => text.replace(/^Prisma client (is )?|\.$/g, ""),
    );
    // The build and the database do not need each other: side by side they are sooner done.
    const build = () =>
      options.report.step(
        "Build",
        () => buildIfNeeded(options.root),
        (made) => (made ? "made" : "up to date"),
      );
    const ready = database(stage).then(async (url) => {
      await fill(stage, url);
      return url;
    });
    const [url] = await settled([ready, options.mode === "production" ? build() : Promise.resolve(false)]);
    return await servers(stage, url);
  } catch (thrown) {
    await stopAll(stage.stops);
    throw thrown;
  }
}

/** Like Promise.all, but waits for all to end before it throws the first error: nothing may go on behind a failure. */
async function settled<A, B>(work: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
