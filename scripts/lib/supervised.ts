// A server process that is started again when it dies, until it is stopped. It ends with its starter (exit-with-parent.mjs).
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

export interface SupervisedOptions {
  name: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  root: string;
  /** File for everything it prints; null shows it on the terminal. */
  logFile: string | null;
  /** Called at each unexpected end, with what is done about it. */
  onEnd: (text: string) => void;
  /** Called when it has died so often that starting it again makes no sense. */
  onGiveUp: (text: string) => void;
}

const STOP_LIMIT_MS = 6_000;
const WINDOW_MS = 60_000;
const MAX_DEATHS = 8;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, "a");
}

export class Supervised {
  private child: ChildProcess | null = null;
  private stopping = false;
  private deaths: number[] = [];
  private again: NodeJS.Timeout | null = null;

  constructor(private readonly options: SupervisedOptions) {
    this.launch();
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  private launch(): void {
    const { args, env, root, logFile } = this.options;
    const log = logFile === null ? ("inherit" as const) : openLog(logFile);
    const preload = pathToFileURL(join(root, "scripts/lib/exit-with-parent.mjs")).href;
    // Its own process group: a Ctrl-C at the terminal reaches the starter alone, which stops everything in order.
    const stdio = ["pipe" as const, log, log];
    this.child = spawn(process.execPath, ["--import", preload, ...args], {
      cwd: root,
      env: { ...env, MUNIMENT_STARTER: String(process.pid) },
      stdio,
      detached: true,
    });
    if (typeof log === "number") closeSync(log);
    this.child.stdin?.on("error", () => undefined);
    this.child.once("error", () => this.ended("could not be started"));
    this.child.once("exit", (code, signal) => this.ended(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  }

  private ended(how: string): void {
    this.child = null;
    if (this.stopping) return;
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => at > now - WINDOW_MS), now];
    const text = `The ${this.options.name} ${how}`;
    if (this.deaths.length >= MAX_DEATHS) {
      this.options.onGiveUp(`${text}, ${MAX_DEATHS} times within a minute.`);
      return;
    }
    this.options.onEnd(`${text}; starting it again.`);
    this.again = setTimeout(() => this.launch(), Math.min(200 * 2 ** (this.deaths.length - 1), 10_000));
  }

  /** Ends the process and everything it started: politely, then by force. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.again) clearTimeout(this.again);
    const child = this.child;
    if (!child?.pid) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const send = (signal: NodeJS.Signals) => {
      try {
        process.kill(process.platform === "win32" ? (child.pid ?? 0) : -(child.pid ?? 0), signal);
      } catch {
        // gone already
      }
    };
    send("SIGTERM");
    const force = setTimeout(() => send("SIGKILL"), STOP_LIMIT_MS);
    await gone;
    clearTimeout(force);
    send("SIGKILL");
  }
}
