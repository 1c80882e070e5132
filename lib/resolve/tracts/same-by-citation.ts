// Land told in one deed by acreage alone and in another, which cites it as "the same land", by its sections: the one is the sum of the others.
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import type { Coverage } from "./coverage";
import type { LandMention } from "./land-mention";

/** Elements that the citing deed covers by sections, and the parcel of the cited deed that they make up. */
function sums(coverage: Coverage, mentions: readonly LandMention[], index: DocumentIndex): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  const ofDocument = new Map<string, LandMention[]>();
  for (const m of mentions) ofDocument.set(m.document.id, [...(ofDocument.get(m.document.id) ?? []), m]);
  for (const m of mentions) {
    const r = m.tract.reference;
    const own = coverage.covered.get(m.key);
    if (r?.relation !== "same" || !own || [...own].some((id) => id.startsWith("parcel#"))) continue;
    const found = index.find({ book: r.book, page: r.page, instrument_no: r.instrument_no, county: null }, m.document);
    const cited = "none" in found ? [] : (ofDocument.get(found.document.id) ?? []);
    const only = cited.length === 1 && cited[0] ? [...(coverage.covered.get(cited[0].key) ?? [])] : [];
    const parcel = only.length === 1 ? only[0] : undefined;
    if (parcel?.startsWith("parcel#")) out.set(parcel, new Set([...(out.get(parcel) ?? []), ...own]));
  }
  return out;
}

/** Puts the sections in place of the parcel, for every description that covers it. Only a parcel that was never divided is replaced. */
export function joinByCitation(coverage: Coverage, mentions: readonly LandMention[], index: DocumentIndex): void {
  for (const [parcel, parts] of sums(coverage, mentions, index)) {
    for (const set of coverage.covered.values()) {
      if (!set.delete(parcel)) continue;
      for (const part of parts) set.add(part);
    }
    coverage.elements.delete(parcel);
  }
}
