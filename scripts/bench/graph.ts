// npm run bench -- graph [sizes…]   Rebuild of the graph beside the reading of its rows, and the stored graph beside a bare route with the same bytes.
// "rebuild": nothing has changed since the last run, so its effects are taken as they stand; "after a change": a document was read anew, so the engine runs.
// Works on packages of its own, in the database that DATABASE_URL names, and removes them.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { db } from "@/lib/db/client";
import { storedResponse } from "@/lib/http/stored";
import { loadResolvedDocuments } from "@/lib/services/package-inputs";
import { getEstateGraph } from "@/lib/services/stored-graph";
import { rebuildEstateGraph } from "@/lib/services/title";
import { storeGeneratedPackage } from "@/scripts/lib/generated-package";

const sizes = process.argv
  .slice(2)
  .filter((a) => /^\d+$/.test(a))
  .map(Number);
const runs = 3;
const requestMs = 3000;

/** As if one document had been read anew. */
async function touch(packageId: string): Promise<void> {
  const first = await db().document.findFirstOrThrow({ where: { packageId }, orderBy: { id: "asc" } });
  await db().extraction.updateMany({ where: { documentId: first.id, aspect: "land" }, data: { at: new Date() } });
}

const median = (xs: number[]): number => [...xs].sort((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

function serve(answer: () => Promise<Response>): Promise<{ server: Server; url: string }> {
  const server = createServer(async (_, out) => {
    const response = await answer();
    out.writeHead(response.status, Object.fromEntries(response.headers));
    out.end(Buffer.from(await response.arrayBuffer()));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })));
}

async function requestsPerSecond(answer: () => Promise<Response>): Promise<number> {
  const { server, url } = await serve(answer);
  const until = performance.now() + requestMs;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await (await fetch(url)).arrayBuffer();
      done++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  server.closeAllConnections();
  server.close();
  return Math.round(done / (requestMs / 1000));
}

async function main(): Promise<void> {
  console.log("instruments   read rows ms   rebuild ms   rebuild/read   after a change ms   change/read   graph KB   stored req/s   bare req/s   stored/bare");
  for (const size of sizes.length ? sizes : [100, 1000, 10_000]) {
    const id = await storeGeneratedPackage(size);
    const read = await timed(() => loadResolvedDocuments(id));
    await rebuildEstateGraph(id, "1.0");
    const rebuild = await timed(() => rebuildEstateGraph(id, "1.0"));
    const changed = await timed(async () => {
      await touch(id);
      await rebuildEstateGraph(id, "1.0");
    });
    const { bytes } = await getEstateGraph(id);
    const request = new Request("http://127.0.0.1/");
    const stored = await requestsPerSecond(async () => {
      const graph = await getEstateGraph(id);
      return storedResponse(request, graph.bytes, { etag: graph.etag });
    });
    const bare = await requestsPerSecond(async () => new Response(bytes, { headers: { "content-type": "application/json" } }));
    const cells = [
      String(size).padStart(11),
      read.toFixed(0).padStart(14),
      rebuild.toFixed(0).padStart(12),
      (rebuild / read).toFixed(2).padStart(14),
      changed.toFixed(0).padStart(19),
      (changed / read).toFixed(2).padStart(13),
      (bytes.byteLength / 1024).toFixed(0).padStart(10),
      String(stored).padStart(14),
      String(bare).padStart(12),
      (stored / bare).toFixed(2).padStart(13),
    ];
    console.log(cells.join(" "));
    await db().package.delete({ where: { id } });
  }
  await db().$disconnect();
}

await main();
