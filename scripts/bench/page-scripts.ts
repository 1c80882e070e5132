// The compressed JavaScript that each page loads: what its HTML names, and all that came until the network was quiet.
import type { Browser } from "@playwright/test";

export type PageScripts = { name: string; first: number; all: number /** The part of `all` that is the graph library. */; graph: number };

const views = ["", "/review", "/graph", "/ownership", "/issues", "/runsheet", "/effects", "/parties", "/land", "/references", "/jobs"];
const graphLibrary = /react-flow__/;

async function scriptsOf(browser: Browser, name: string, url: string): Promise<PageScripts> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/\.js(?:\?|$)/.test(response.url)) scripts.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) sizes.set(script, encodedDataLength / 1024);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const html = await (await fetch(url)).text();
  const named = new Set([...html.matchAll(/<script[^>]+src="([^"]+\.js[^"]*)"/g)].map((m) => new URL(m[1] ?? "", url).href));
  let [first, all, graph] = [0, 0, 0];
  for (const [script, size] of sizes) {
    all += size;
    if (named.has(script)) first += size;
    if (graphLibrary.test(await (await fetch(script)).text())) graph += size;
  }
  await context.close();
  return { name, first, all, graph };
}

/** Every page with its address, with the package's first document for the document page. */
export async function pageAddresses(base: string, packageId: string): Promise<[string, string][]> {
  const { documents } = (await (await fetch(`${base}/api/packages/${packageId}/documents`)).json()) as { documents: { id: string }[] };
  const at = `${base}/packages/${packageId}`;
  return [
    ["/", `${base}/`],
    ...views.map((v): [string, string] => [v || "/overview", `${at}${v}`]),
    ["/documents/…", `${at}/documents/${documents[0]?.id ?? ""}`],
    ["/jobs (all)", `${base}/jobs`],
  ];
}

/** One line for each page. */
export async function pageScripts(browser: Browser, pages: readonly (readonly [string, string])[]): Promise<PageScripts[]> {
  const found: PageScripts[] = [];
  for (const [name, url] of pages) found.push(await scriptsOf(browser, name, url));
  return found;
}
