// The stored graph as bytes. Its tag is asked of the database on every read; the bytes are kept in memory by their tag, so an unchanged graph is not fetched again.
import { findGraph, findGraphTag } from "@/lib/db/title";
import { AppError } from "@/lib/platform/errors";
import { assertPackage } from "./packages";

type Kept = { bytes: Uint8Array<ArrayBuffer>; etag: string };
const keptBytes = 128 * 1024 * 1024;
const kept = new Map<string, Kept>();
let size = 0;

/** 404 `not_built` before the first build. */
export async function getEstateGraph(packageId: string): Promise<Kept> {
  const etag = await findGraphTag(packageId);
  const have = kept.get(packageId);
  if (etag !== null && have?.etag === etag) return have;
  const row = etag === null ? null : await findGraph(packageId);
  if (row) return keep(packageId, { bytes: new TextEncoder().encode(row.body), etag: row.etag });
  await assertPackage(packageId);
  throw new AppError("not_built", "Process the package, or POST to this address, to build the graph.");
}

/** The least lately built go first when the room is used up; a graph larger than the room is not kept. */
function keep(packageId: string, graph: Kept): Kept {
  drop(packageId);
  if (graph.bytes.byteLength > keptBytes) return graph;
  for (const id of kept.keys()) {
    if (size + graph.bytes.byteLength <= keptBytes) break;
    drop(id);
  }
  kept.set(packageId, graph);
  size += graph.bytes.byteLength;
  return graph;
}

function drop(packageId: string): void {
  size -= kept.get(packageId)?.bytes.byteLength ?? 0;
  kept.delete(packageId);
}
