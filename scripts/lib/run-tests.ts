// npm test: lint, import rules, build, types, unit tests, the contract on a real Postgres, and the journeys on the production server.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser";
import { buildIfNeeded } from "./build";
import { type CheckResult, importRules, journeys, lint, types, vitest } from "./checks";
import { generate, migrate } from "./prepare-database";
import { silent } from "./report";
import { servePlatform } from "./serve-platform";
import { Tally } from "./tally";
import { withTestDatabase } from "./test-database";

const onePassed: CheckResult = { passed: 1, failed: 0, skipped: 0, output: "" };

async function contract(root: string): Promise<CheckResult> {
  return withTestDatabase(root, async (url) => {
    const env = { DATABASE_URL: url, MUNIMENT_DATA_DIR: join(root, ".muniment/test/contract") };
    await migrate(root, { ...process.env, ...env });
    return vitest(root, "contract", env);
  });
}

/** The same server as npm start, with a database of its own, on free ports. */
async function onServer(root: string): Promise<CheckResult> {
  const dataDir = join(root, ".muniment/test/journeys");
  rmSync(dataDir, { recursive: true, force: true });
  const variables: NodeJS.ProcessEnv = { ...process.env, MUNIMENT_DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" };
  for (const name of ["DATABASE_URL", "INNGEST_BASE_URL", "OPENAI_API_KEY"]) delete variables[name];
  const browser = await findBrowser(root);
  let fatal = "";
  const onFatal = (text: string) => {
    fatal = text;
  };
  const platform = await servePlatform({ root, mode: "production", report: silent, variables, sample: true, throwaway: true, onFatal });
  try {
    const result = await journeys(root, { MUNIMENT_URL: platform.url, MUNIMENT_CHROMIUM: browser });
    return fatal ? { ...result, failed: result.failed + 1, output: `${result.output}\n${fatal}` } : result;
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The quick part: no database, no browser. */
export async function runChecks(root: string, tally = new Tally()): Promise<Tally> {
  await generate(root);
  await tally.run("Lint", () => lint(root));
  await tally.run("Import rules", () => importRules(root));
  return tally;
}

export async function runCheckCommand(root: string): Promise<number> {
  const tally = await runChecks(root);
  await tally.run("Types", () => types(root));
  await tally.run("Unit tests", () => vitest(root, "unit"));
  return tally.finish();
}

export async function runTestCommand(root: string): Promise<number> {
  const tally = await runChecks(root);
  const built = await tally.run("Build", async () => {
    await buildIfNeeded(root);
    return onePassed;
  });
  await tally.run("Types", () => types(root));
  await tally.run("Unit tests", () => vitest(root, "unit"));
  await tally.run("Contract tests", () => contract(root));
  if (built) await tally.run("Journeys", () => onServer(root));
  else await tally.run("Journeys", () => Promise.reject(new Error("Not run: there is no build to serve.")));
  return tally.finish();
}
