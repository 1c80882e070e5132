// npm start and npm run dev: starts everything, says where it is, and runs until it is told to stop.
import { readEnv } from "@/lib/platform/env";
import { isLoopback } from "./addresses";
import { printing } from "./report";
import { findRunning, forgetRunning, noteRunning } from "./running";
import { type Platform, type Stop, servePlatform, stopAll } from "./serve-platform";
import { npmProcess, whenGone } from "./when-orphaned";

const report = printing();
const BROKEN_OFF_MS = 3_000;

function warnings(host: string): void {
  if (isLoopback(host)) return;
  report.line(`Warning: HOST=${host} lets other machines in, and there are no accounts yet: whoever reaches this address can read and change everything.`);
}

/** Runs until SIGINT, SIGTERM or SIGHUP, or until the npm that runs it is gone; then stops everything in order and ends with code 0. A second signal changes nothing. */
export async function runServer(root: string, mode: "production" | "development"): Promise<void> {
  const { dataDir } = readEnv(process.env, root);
  const other = findRunning(dataDir);
  if (other) throw new Error(`Muniment already runs here${other.url ? ` at ${other.url}` : ""} (process ${other.pid}). Stop it first.`);
  noteRunning(dataDir, null);
  const stops: Stop[] = [];
  let starting: Promise<Platform> | null = null;
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    report.line("Stopping …");
    await stopAll(stops);
    // A start that was broken off may have begun one more part meanwhile.
    await Promise.race([starting?.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, BROKEN_OFF_MS))]);
    await stopAll(stops);
    forgetRunning(dataDir);
    report.line("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  const npm = process.env.npm_lifecycle_event ? npmProcess() : null;
  if (npm !== null) whenGone(npm, () => void end(0));
  const onFatal = (text: string) => {
    report.line(text);
    void end(1);
  };
  starting = servePlatform({ root, mode, report, sample: true, stops, onFatal });
  const platform = await starting.catch(async (thrown: unknown) => {
    if (ending) return null;
    forgetRunning(dataDir);
    throw thrown;
  });
  if (!platform || ending) return;
  noteRunning(dataDir, platform.url);
  warnings(platform.host);
  report.line(`\nMuniment is at ${platform.url}\nCtrl-C stops it.`);
}
