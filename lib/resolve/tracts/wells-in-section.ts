// "the Mott No. 1, in the NE/4 NE/4 of Section 8": where a well stands divides no land. The paper speaks of the land around it that deeds and leases know.
import { EMPTY, meets, type Region, sameRegion, union, WHOLE } from "@/lib/land/set/region";
import { partitionSection } from "@/lib/land/set/section-partition";
import type { SectionPart } from "./section-part";

/** Papers on wells and what they produce. */
const OF_A_WELL = /production|shut_in|completion|well/;

const onWell = (p: SectionPart): boolean => {
  const { conveyance, doc_type } = p.mention.document;
  return conveyance.resolved.action === "affirm" && OF_A_WELL.test(doc_type.resolved.doc_type);
};

/** A lease of which production keeps only the part of the land where it is. */
const heldInParts = (p: SectionPart): boolean => {
  const lease = p.mention.document.conveyance.resolved.lease;
  return lease?.pugh === true || (lease?.clauses ?? []).some((c) => c.kind === "retained_acreage");
};

/** A quarter of the section or more: what such a clause counts by. A well's own forty is only its place. */
const quarterOrMore = (r: Region): boolean => (typeof r === "number" ? r === WHOLE : [r.nw, r.ne, r.sw, r.se].some((q) => q === WHOLE));

/**
 * Parts told by papers on wells, widened to the pieces of their section that other papers tell of; a part that lies in none stays as it is, and so does a quarter or more of land under
 * a lease that production holds only in part: there the place of the well divides.
 */
export function aroundWells(parts: readonly SectionPart[]): SectionPart[] {
  const bySection = new Map<string, Region[]>();
  const inParts = new Set(parts.filter(heldInParts).map((p) => p.frame.key));
  const divides = (p: SectionPart): boolean => inParts.has(p.frame.key) && quarterOrMore(p.region);
  for (const p of parts) if ((!onWell(p) || divides(p)) && p.region !== EMPTY) bySection.set(p.frame.key, [...(bySection.get(p.frame.key) ?? []), p.region]);
  const pieces = new Map([...bySection].map(([key, regions]) => [key, partitionSection(regions).map((a) => a.region)]));
  return parts.map((p) => {
    if (divides(p)) return p;
    if (!onWell(p) || p.region === EMPTY) return p;
    const wide = (pieces.get(p.frame.key) ?? []).filter((r) => meets(r, p.region)).reduce<Region>(union, EMPTY);
    return wide === EMPTY || sameRegion(wide, p.region) ? p : { ...p, region: wide };
  });
}
