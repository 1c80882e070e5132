// The pure pipeline in one call: texts → resolved documents → resolution → title result → ownership. What the jobs do, without a database.
import type { PackageId } from "@/lib/contracts/ids";
import { type Aspect, aspects } from "@/lib/contracts/pipeline";
import type { Ownership } from "@/lib/contracts/reports";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";
import { enrichAspects } from "@/lib/enrich";
import { extractAspect } from "@/lib/extract";
import { buildOwnership } from "@/lib/report/build-ownership";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { runTitle } from "@/lib/title/run-title";

export type TextInstrument = { name: string; text: string };
export type Chain = { documents: ResolvedDocument[]; resolution: Resolution; result: TitleResult; ownership: Ownership };

/** One text → its merged aspects, as the stages `extract_*` and `enrich` make them. */
export function readInstrument({ name, text }: TextInstrument): ResolvedDocument {
  const input = { markdown: text, pages: [{ page: 1, start: 0, end: text.length }] };
  const l0 = Object.fromEntries(aspects.map((aspect: Aspect) => [aspect, extractAspect(aspect, input)])) as Parameters<typeof enrichAspects>[0];
  return { id: `doc_${name.replaceAll(/\W+/g, "-")}`, filename: name, title: null, ...enrichAspects(l0) } as ResolvedDocument;
}

/** Texts → everything a package's job makes of them, in order of effective date. */
export function readChain(instruments: TextInstrument[], asOf: string): Chain {
  const day = (d: ResolvedDocument) => d.dates.resolved.effective ?? d.dates.resolved.executed ?? d.dates.resolved.recorded ?? "9999";
  const documents = instruments.map(readInstrument).sort((a, b) => day(a).localeCompare(day(b)) || a.id.localeCompare(b.id));
  const resolution = resolvePackage(documents, []);
  const result = runTitle({ documents, resolution, as_of: asOf });
  return { documents, resolution, result, ownership: buildOwnership({ package_id: "pkg_chain" as PackageId, as_of: asOf, result, resolution }) };
}
