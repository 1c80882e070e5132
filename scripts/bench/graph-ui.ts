// npm run bench -- graph-ui [nodes]   A graph of some 5,000 estates in a real browser: time until it can be used, and frames a second while it is dragged
// about, with its lanes as it opens and with every lane open.
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { projectRoot } from "@/lib/platform/project-root";
import { getEstateGraph } from "@/lib/services/stored-graph";
import { rebuildEstateGraph } from "@/lib/services/title";
import { browserArgs, findBrowser } from "@/scripts/lib/browser";
import { storeGeneratedPackage } from "@/scripts/lib/generated-package";
import { silent } from "@/scripts/lib/report";
import { servePlatform } from "@/scripts/lib/serve-platform";

const wanted = Number(process.argv.slice(2).find((a) => /^\d+$/.test(a)) ?? 5000);
/** Generated packages hold about two estates an instrument. */
const instruments = Math.ceil(wanted / 2);
const dragMs = 4000;

/** Drags the pane for some seconds, frame by frame; answers frames a second, and the median and 95th percentile of a frame in ms. */
function drag(ms: number): Promise<{ fps: number; median: number; slow: number }> {
  const pane = document.querySelector(".react-flow__pane");
  if (!pane) throw new Error("There is no graph.");
  const room = pane.getBoundingClientRect();
  const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
  const event = (type: string, dx: number, dy: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x + dx, clientY: y + dy, button: 0, buttons: 1, view: window });
  pane.dispatchEvent(event("mousedown", 0, 0));
  const frames: number[] = [];
  const start = performance.now();
  let last = start;
  return new Promise((resolve) => {
    const step = (now: number) => {
      frames.push(now - last);
      last = now;
      const way = frames.length * 8;
      window.dispatchEvent(event("mousemove", -(way % 900), -(way % 600)));
      if (now - start < ms) return requestAnimationFrame(step);
      window.dispatchEvent(event("mouseup", 0, 0));
      frames.sort((a, b) => a - b);
      resolve({ fps: frames.length / (ms / 1000), median: frames[frames.length >> 1] ?? 0, slow: frames[Math.floor(frames.length * 0.95)] ?? 0 });
    };
    requestAnimationFrame(step);
  });
}

async function report(page: Page, what: string): Promise<void> {
  const { fps, median, slow } = await page.evaluate(drag, dragMs);
  const cards = await page.locator(".react-flow__node").count();
  console.log(`${what.padEnd(28)} ${fps.toFixed(0).padStart(4)} frames/s   median ${median.toFixed(1)} ms   95th ${slow.toFixed(1)} ms   ${cards} cards drawn`);
}

const root = projectRoot();
const packageId = await storeGeneratedPackage(instruments);
await rebuildEstateGraph(packageId, "1.0");
const graph = JSON.parse(new TextDecoder().decode((await getEstateGraph(packageId)).bytes)) as { dag: { nodes: unknown[]; edges: unknown[]; gaps: unknown[] } };
const variables = { ...process.env, PORT: "0", HOST: "127.0.0.1", MUNIMENT_DATA_DIR: join(root, ".muniment/bench") };
const platform = await servePlatform({ root, mode: "production", report: silent, variables, sample: false, onFatal: console.error });
const browser = await chromium.launch({ executablePath: await findBrowser(root), args: browserArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The loader of this file gives functions their names by a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (f) => f");
  await page.goto(platform.url);
  console.log(`${graph.dag.nodes.length} estates, ${graph.dag.edges.length} links, ${graph.dag.gaps.length} gaps`);
  for (const visit of ["first visit", "second visit"]) {
    const start = performance.now();
    await page.goto(`${platform.url}/packages/${packageId}/graph`);
    await page.locator(".react-flow__node-estate").first().click();
    await page.getByRole("complementary", { name: "Selected in the graph" }).waitFor();
    console.log(`${visit.padEnd(28)} ${(performance.now() - start).toFixed(0).padStart(5)} ms until an estate can be opened`);
    await page.keyboard.press("Escape");
  }
  await report(page, "dragged, as it opens");
  const start = performance.now();
  await page.getByRole("button", { name: "Open all lanes" }).click();
  await page.getByRole("button", { name: "Close all lanes" }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.react-flow__node-lane [aria-expanded="false"]').length === 0, null, { timeout: 120_000 });
  console.log(`${"every lane opened".padEnd(28)} ${(performance.now() - start).toFixed(0).padStart(5)} ms`);
  await report(page, "dragged, all open");
} finally {
  await browser.close();
  await platform.stop();
  await db().package.delete({ where: { id: packageId } });
  await db().$disconnect();
}
