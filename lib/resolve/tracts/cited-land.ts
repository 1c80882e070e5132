// Land told by the paper that describes it, "less Section 8", or "so many acres in Sections 3 and 4, described in Book 9": what the cited paper covers, without what is named.
import type { Tract } from "@/lib/contracts/aspects/land";
import { sum, ZERO } from "@/lib/fraction/rational";
import { contains, EMPTY, type Region, union, WHOLE } from "@/lib/land/set/region";
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import type { Coverage } from "./coverage";
import { type LandMention, landFeatures } from "./land-mention";
import { sameAcres } from "./parcel";
import { frameOf, looseSection, namedRegion, type SectionPart, sectionPart } from "./section-part";

/** A description by citation (its acres, where it tells them, are those of the cited land), the descriptions of the cited paper, and what is left out as parts of sections of their own. */
export type CitedLand = { mention: LandMention; cited: readonly LandMention[]; less: readonly SectionPart[] };

const tellsNothing = ({ tract, features: f }: LandMention): boolean =>
  tract.kind === "other" && !f.survey && !f.subdivision && !f.names.length && !f.calls && tract.reference?.relation === "same";

/** "461.5 acres in Sections 14 and 15, described in Book 216, page 350": sections that only say where the cited land lies. */
const tellsRoundly = ({ tract }: LandMention): boolean =>
  tract.reference?.relation === "same" && namedRegion(tract) === WHOLE && tract.exceptions.length === 0 && tract.warnings.some((w) => w.code === "partial");

/** What the cited paper tells of in that section by parts or pieces; nothing where it names the section as roundly. */
function citedInSection(mention: LandMention, cited: readonly LandMention[], state: string | null): LandMention[] {
  const frame = frameOf(mention.tract, state);
  const here = cited.filter((m) => frame && frameOf(m.tract, state)?.key === frame.key);
  return here.some(tellsRoundly) ? [] : here;
}

function leftOut(mention: LandMention, told: readonly SectionPart[], state: string | null): SectionPart[] {
  return mention.tract.exceptions.flatMap((e, i) => {
    const tract = { ...mention.tract, ...e, id: `${mention.tract.id}#${i}`, exceptions: [], warnings: [], reference: null } as Tract;
    const part = { ...mention, key: `${mention.key}#less${i}`, tract, features: landFeatures(tract) };
    const found = sectionPart(part, state) ?? looseSection(part, told);
    return found ? [found] : [];
  });
}

/** Mentions that only cite a paper of the package whose land is told by sections. Errs toward none: where an exception cannot be placed, the mention is left to others. */
export function citedLands(
  mentions: readonly LandMention[],
  parts: ReadonlyMap<string, SectionPart | null>,
  index: DocumentIndex,
  state: string | null,
): CitedLand[] {
  const told = [...parts.values()].filter((p): p is SectionPart => p !== null);
  return mentions.flatMap((mention) => {
    const roundly = tellsRoundly(mention);
    if (!roundly && !tellsNothing(mention)) return [];
    const r = mention.tract.reference;
    const found = r ? index.find({ book: r.book, page: r.page, instrument_no: r.instrument_no, county: null }, mention.document) : null;
    if (!found || "none" in found) return [];
    const cited = mentions.filter((m) => m.document === found.document);
    const acres = mention.features.acres;
    const areOf = (land: readonly LandMention[]): boolean => !acres || sameAcres(acres, sum(land.map((m) => m.features.acres ?? ZERO)));
    if (roundly) {
      const here = citedInSection(mention, cited, state);
      return here.length && areOf(here) ? [{ mention, cited: here, less: [] }] : [];
    }
    const less = leftOut(mention, told, state);
    const isTold = (m: LandMention): boolean => Boolean(parts.get(m.key)) || (less.length === 0 && frameOf(m.tract, state) !== null);
    const fits = areOf(cited) && cited.length > 0 && cited.every(isTold) && less.length === mention.tract.exceptions.length;
    return fits ? [{ mention, cited, less }] : [];
  });
}

/**
 * "the North Half of said section" in a paper that cites its lease: that part of the one section that the cited papers tell of, or that the package tells of.
 * Null where there are several, or where the part does not lie in the cited land.
 */
export function partOfCited(mention: LandMention, told: readonly SectionPart[], index: DocumentIndex): SectionPart | null {
  const { tract, document } = mention;
  const region = namedRegion(tract);
  if (tract.plss?.section !== null || region === EMPTY) return null;
  const cited = new Set(
    document.conveyance.resolved.references.flatMap((r) => {
      const found = index.find(r, document);
      return "none" in found ? [] : [found.document];
    }),
  );
  const near = told.filter((p) => cited.has(p.mention.document));
  const parts = near.length ? near : told;
  const only = new Map(parts.map((p) => [p.frame.key, p.frame]));
  const frame = only.size === 1 ? [...only.values()][0] : undefined;
  const land = parts.reduce<Region>((r, p) => union(r, p.region), EMPTY);
  return frame && contains(land, region) ? { mention, frame, region, lots: [] } : null;
}

/** Adds what descriptions by citation cover, once the cited ones are covered; elements that only an exception told are taken out again. */
export function coverCited(coverage: Coverage, lands: readonly CitedLand[]): void {
  for (const { mention, cited, less } of lands) {
    const all = cited.flatMap((m) => [...(coverage.covered.get(m.key) ?? [])]);
    const out = new Set(less.flatMap((p) => [...(coverage.covered.get(p.mention.key) ?? [])]));
    coverage.covered.set(mention.key, new Set(all.filter((id) => !out.has(id))));
  }
  for (const { less } of lands) for (const p of less) coverage.covered.delete(p.mention.key);
  const kept = new Set([...coverage.covered.values()].flatMap((set) => [...set]));
  if (lands.length) for (const id of coverage.elements.keys()) if (!kept.has(id)) coverage.elements.delete(id);
}
