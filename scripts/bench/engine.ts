// npm run bench -- engine [instruments…]   engine and graph together over generated packages of up to 200 tracts, in Oklahoma and in Ohio, whose statutes end severed interests.
import type { PackageId } from "@/lib/contracts/ids";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { buildEstateGraph } from "@/lib/estate-graph/build-estate-graph";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { generatePackage } from "@/lib/testing/generate-package";
import { runTitle } from "@/lib/title/run-title";

const sizes = process.argv
  .slice(2)
  .filter((a) => /^\d+$/.test(a))
  .map(Number);
const limitMs = 5000;

function inState(d: ResolvedDocument, state: string): ResolvedDocument {
  const recording = { ...d.doc_type.resolved.recording, state };
  const tracts = d.land.resolved.tracts.map((t) => ({ ...t, state }));
  return {
    ...d,
    doc_type: { ...d.doc_type, resolved: { ...d.doc_type.resolved, recording } },
    land: { ...d.land, resolved: { ...d.land.resolved, tracts } },
  };
}

/** Milliseconds of engine and graph: on the clock, and of all processors. */
function measure(documents: ResolvedDocument[]): { clock: number; processor: number; effects: number } {
  const resolution = resolvePackage(documents, []);
  const started = performance.now();
  const before = process.cpuUsage();
  const result = runTitle({ documents, resolution, as_of: "2020-01-01" });
  buildEstateGraph({ package_id: "pkg_bench" as PackageId, built_at: new Date(0).toISOString(), version: "1.1", result, resolution, documents });
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - started, processor: (user + system) / 1000, effects: result.effects.length };
}

let late = false;
console.log("state   instruments   effects   engine and graph ms   processor ms   ms per 1,000");
for (const state of ["OK", "OH"])
  for (const size of sizes.length ? sizes : [1000, 10_000]) {
    const { clock, processor, effects } = measure(generatePackage(size).map((d) => inState(d, state)));
    const cells = [String(size).padStart(11), String(effects).padStart(7), clock.toFixed(0).padStart(19), processor.toFixed(0).padStart(12)];
    console.log(`${state.padEnd(5)}   ${cells.join("   ")}   ${((clock / size) * 1000).toFixed(0).padStart(12)}`);
    late ||= size <= 10_000 && clock > limitMs;
  }
if (late) {
  console.error(`More than ${limitMs} ms for 10,000 instruments.`);
  process.exit(1);
}
