// npm run bench -- ui [instruments]   A package of 300 instruments reviewed by keyboard alone on the production build: from key to paint, step by step;
// the JavaScript that each page loads, compressed; and how deep its requests wait for one another. Builds if needed; starts a server with a database of its own and removes it.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type KeyTime, median, type ReviewRun, reviewByKeyboard } from "@/e2e/keyboard-review";
import { instrumentTexts } from "@/lib/testing/instrument-texts";
import { browserArgs, findBrowser } from "@/scripts/lib/browser";
import { buildIfNeeded } from "@/scripts/lib/build";
import { silent } from "@/scripts/lib/report";
import { servePlatform } from "@/scripts/lib/serve-platform";
import { pageAddresses, pageScripts } from "./page-scripts";
import { requestWaves } from "./request-waves";

const root = process.cwd();
const asked = process.argv.slice(2).find((a) => /^\d+$/.test(a));
const instruments = asked ? Number(asked) : 300;
const targetMs = 150;
const budgetKb = 200;
const deepest = 2;

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** A package of texts, read to the end. */
async function fillPackage(base: string, count: number): Promise<string> {
  const { id } = await post<{ id: string }>(`${base}/api/packages`, { name: `${count} instruments`, county: "Blaine", state: "OK", as_of: "1985-01-01" });
  for (const { filename, text } of instrumentTexts(count)) await post(`${base}/api/documents`, { filename, text, package_id: id, process: false });
  const { job_id } = await post<{ job_id: string }>(`${base}/api/packages/${id}/process`, {});
  for (;;) {
    const job = (await (await fetch(`${base}/api/jobs/${job_id}`)).json()) as { status: string; error: { message: string } | null };
    if (job.status === "completed") return id;
    if (job.status === "failed") throw new Error(`The package could not be read: ${job.error?.message ?? "no reason given"}`);
    await new Promise((done) => setTimeout(done, 1000));
  }
}

const share = (list: readonly number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
const ms = (n: number) => n.toFixed(0).padStart(7);

function printRun(run: ReviewRun, seconds: number): void {
  console.log(
    `${run.documents} documents, ${run.confirmed} values confirmed, ${run.corrected} corrected, ${run.diffs} with shares that moved, in ${seconds.toFixed(0)} s`,
  );
  console.log("step        count  median     p95   (ms from key to paint)");
  const line = (name: string, times: readonly KeyTime[]) => {
    const list = times.map((t) => t.ms);
    if (list.length > 0) console.log(`${name.padEnd(10)} ${String(list.length).padStart(6)} ${ms(median(list))} ${ms(share(list, 0.95))}`);
  };
  for (const step of ["open", "confirm", "edit", "save", "next"] as const)
    line(
      step,
      run.times.filter((t) => t.step === step),
    );
  line("all", run.times);
  const middle = median(run.times.map((t) => t.ms));
  console.log(`median ${middle.toFixed(0)} ms, aim under ${targetMs} ms: ${middle < targetMs ? "kept" : "MISSED"}`);
}

async function review(browser: Browser, base: string): Promise<string> {
  const started = performance.now();
  const id = await fillPackage(base, instruments);
  console.log(`${instruments} instruments read in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const page = await browser.newPage({ baseURL: base, viewport: { width: 1440, height: 900 } });
  const begun = performance.now();
  // Every fifth failed share is corrected, so that the run sees what a correction moves among many confirmations.
  const run = await reviewByKeyboard(page, id, { correction: (n) => (n % 5 === 0 ? "1/32" : null), most: 20 * instruments });
  printRun(run, (performance.now() - begun) / 1000);
  await page.close();
  return id;
}

async function pages(browser: Browser, base: string, packageId: string): Promise<void> {
  const addresses = await pageAddresses(base, packageId);
  console.log("\nJavaScript of a page's first load, compressed kB (before the address is touched / with what is fetched ahead)");
  for (const { name, first, all, graph } of await pageScripts(browser, addresses)) {
    const own = all - graph;
    const kept = own < budgetKb ? "" : `   over ${budgetKb}`;
    console.log(
      `${name.padEnd(16)} ${first.toFixed(0).padStart(5)} / ${all.toFixed(0).padStart(4)}${graph > 0 ? `  of which the graph library ${graph.toFixed(0)}` : ""}${kept}`,
    );
  }
  console.log("\nRequests for data that wait for one another (all answers held back; the last wave)");
  for (const { name, waves } of await requestWaves(browser, addresses)) {
    const kept = waves.length <= deepest ? "" : `   over ${deepest}`;
    console.log(`${name.padEnd(16)} ${waves.length}${kept}   ${waves.length > 1 ? (waves.at(-1) ?? []).join(" ") : ""}`);
  }
}

async function main(): Promise<void> {
  await buildIfNeeded(root);
  const dataDir = join(root, ".muniment/bench-ui");
  rmSync(dataDir, { recursive: true, force: true });
  const variables: NodeJS.ProcessEnv = { ...process.env, MUNIMENT_DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" };
  for (const name of ["DATABASE_URL", "INNGEST_BASE_URL", "OPENAI_API_KEY"]) delete variables[name];
  const platform = await servePlatform({
    root,
    mode: "production",
    report: silent,
    variables,
    sample: false,
    throwaway: true,
    onFatal: (text) => console.error(text),
  });
  const browser = await chromium.launch({ executablePath: await findBrowser(root), args: browserArgs });
  try {
    await pages(browser, platform.url, await review(browser, platform.url));
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
