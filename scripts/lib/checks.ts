// The checks of the house, each a function that answers how many passed and failed. Nothing is hidden: a check that cannot run has failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./run-command";

export interface CheckResult {
  passed: number;
  failed: number;
  skipped: number;
  /** What to show when something failed. */
  output: string;
}

/** No check may take longer: one that hangs is a failure, not a wait. */
const LIMIT_MS = 12 * 60_000;

/** Variables added to those of this process. */
export type Variables = Readonly<Record<string, string | undefined>>;

const bins = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

export const plainEnv = (more: Variables = {}): NodeJS.ProcessEnv => {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: "1", CI: "1", ...more };
  delete env.FORCE_COLOR;
  return env;
};

/** One command that passes or fails as a whole. */
async function whole(args: string[]): Promise<CheckResult> {
  const { code, output } = await runNode(args, plainEnv(), LIMIT_MS);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

export const lint = (root: string) => whole([join(root, bins.biome), "check", "--colors=off"]);
export const importRules = (root: string) => whole([join(root, "scripts/import-rules.mjs"), "--check"]);
export const types = (root: string) => whole([join(root, bins.tsc), "--noEmit", "--pretty", "false"]);

function resultFile(root: string, name: string): string {
  const folder = join(root, ".muniment/test/results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

/** The tests of one Vitest project. A file that cannot be loaded counts as one failure. */
export async function vitest(root: string, project: string, env: Variables = {}): Promise<CheckResult> {
  const file = resultFile(root, project);
  const args = [join(root, bins.vitest), "run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runNode(args, plainEnv(env), LIMIT_MS);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output };
  const found = JSON.parse(readFileSync(file, "utf8")) as VitestResults;
  const failed = Math.max(found.numFailedTests, found.numFailedTestSuites > 0 ? 1 : 0, code === 0 ? 0 : 1);
  return { passed: found.numPassedTests, failed, skipped: found.numPendingTests, output };
}

/** The journeys in a browser against a running server. */
export async function journeys(root: string, env: Variables): Promise<CheckResult> {
  const file = resultFile(root, "journeys");
  const args = [join(root, bins.playwright), "test", "--reporter=line,json"];
  const { code, output } = await runNode(args, plainEnv({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }), LIMIT_MS);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output };
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, output };
}
