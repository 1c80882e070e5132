// npm run bench -- ui [instruments]   A package of 300 instruments reviewed by keyboard alone on the production build: from key to paint, step by step;
// the JavaScript that each page loads, compressed; and how deep its requests wait for one another. Builds if needed; starts a server with a database of its own and removes it.
import { type Browser, chromium } from "@playwright/test";
import { type KeyTime, median, type ReviewRun, reviewByKeyboard } from "@/e2e/keyboard-review";
import { browserArgs, findBrowser } from "@/scripts/lib/browser";
import { fillPackage } from "./fill-package";
import { pageAddresses, pageScripts } from "./page-scripts";
import { requestWaves } from "./request-waves";
import { withPlatform } from "./with-platform";

const asked = process.argv.slice(2).find((a) => /^\d+$/.test(a));
const instruments = asked ? Number(asked) : 300;
const targetMs = 150;
const budgetKb = 200;
const deepest = 2;

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

async function main(base: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(process.cwd()), args: browserArgs });
  try {
    await pages(browser, base, await review(browser, base));
  } finally {
    await browser.close();
  }
}

await withPlatform("ui", main);
