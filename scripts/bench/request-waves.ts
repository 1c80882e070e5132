// How many requests for data of a page wait for one another: every answer of the API is held back, so that what waits for it starts that much later.
import type { Browser } from "@playwright/test";

export type Waves = { name: string; waves: string[][] };

const heldMs = 800;
/** How long a page is watched: four answers one after the other. Other views are fetched ahead later than that. */
const watchedMs = 4.5 * heldMs;

/** The review and a document's page fetch the documents ahead that come next: the page does not wait for them. */
function fetchedAhead(pageUrl: string, path: string): boolean {
  const document = /^\/api\/documents\/(doc_[^/?]+)/.exec(path)?.[1];
  return document !== undefined && /\/(?:review|documents\/.*)$/.test(pageUrl) && !pageUrl.endsWith(document);
}

async function wavesOf(browser: Browser, name: string, url: string): Promise<Waves> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const started: { at: number; path: string }[] = [];
  await page.route(/\/api\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!fetchedAhead(url, pathname)) started.push({ at: performance.now(), path: pathname + search });
    setTimeout(() => void route.continue().catch(() => undefined), heldMs);
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForTimeout(watchedMs);
  await context.close();
  const waves: string[][] = [];
  let since = Number.NEGATIVE_INFINITY;
  for (const { at, path } of started) {
    if (at - since > heldMs * 0.9) {
      since = at;
      waves.push([]);
    }
    waves.at(-1)?.push(path);
  }
  return { name, waves };
}

/** The waves of each page, the first of them what nothing had to be waited for. */
export async function requestWaves(browser: Browser, pages: readonly (readonly [string, string])[]): Promise<Waves[]> {
  const found: Waves[] = [];
  for (const [name, url] of pages) found.push(await wavesOf(browser, name, url));
  return found;
}
