// "The 139 acres in Section 12": a part of a section told by its size alone is the one piece of that section that the package tells of.
import { compare, mul, type Rational, rational } from "@/lib/fraction/rational";
import { contains, type Region, sameRegion, union, WHOLE } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { acresOf, type LandMention } from "./land-mention";
import { frameOf, namedRegion, type SectionPart } from "./section-part";

const slack = rational(11, 10);
/** What is less than this of a piece is no wording of it, but a part within it. */
const least = rational(1, 2);

/** Whether the words give only a part of the section and do not say which. */
const unplaced = (p: SectionPart): boolean =>
  p.region === WHOLE && p.lots.length === 0 && p.mention.tract.warnings.some((w) => w.code === "partial" || w.code === "acreage_differs");

/** A strip or corner told by its section and acres alone, far smaller than the pieces that other papers tell of: land within one of them, and never the section. */
export function isSliver(part: SectionPart, all: readonly SectionPart[]): boolean {
  const size = acresOf(part.mention.tract.acres_stated);
  return unplaced(part) && size !== null && told(part, all).some((piece) => compare(size, mul(regionAcres(piece), least)) < 0);
}

/**
 * "560 acres of Section 29", of which one other paper says which: the one piece of that section with just so many acres. Null where none or several have them,
 * or the words say elsewhere in the section where the acres lie; a larger part that they name ("part of the NW/4, 56 acres") holds the piece.
 */
export function pieceOfSize(mention: LandMention, all: readonly SectionPart[], state: string | null): SectionPart | null {
  const { tract } = mention;
  const size = acresOf(tract.acres_stated);
  const frame = frameOf(tract, state);
  const named = namedRegion(tract);
  const placed = named === 0 ? mention.features.part !== null : SIDE.test(tract.text);
  if (!size || !frame || (tract.calls ?? []).length > 0 || placed) return null;
  const part = { mention, frame, region: WHOLE, lots: [] };
  const pieces = told(part, all);
  const [piece, ...more] = pieces.filter((r) => (named === 0 || contains(named, r)) && (compare(regionAcres(r), size) === 0 || statedSo(part, r, size, all)));
  return piece !== undefined && more.length === 0 ? { ...part, region: piece } : null;
}

/** "in the North part of the NE/4": where in the part that is named. */
const SIDE = /\b(?:north|south|east|west)\w*(?: \w+)? (?:part|side|end|portion|corner|line)\b|\b(?:off|beginning)\b/i;

/** Whether another document gives the piece just so many acres ("…, less four acres in the corner, 56 acres"). */
const statedSo = (part: SectionPart, piece: Region, size: Rational, all: readonly SectionPart[]): boolean =>
  all.some((p) => {
    const stated = acresOf(p.mention.tract.acres_stated);
    return (
      p.frame.key === part.frame.key &&
      p.mention.document !== part.mention.document &&
      sameRegion(p.region, piece) &&
      stated !== null &&
      compare(stated, size) === 0
    );
  });

/** Words that state far less than the part they name are of a piece of it, where another paper tells of a piece of just so many acres; of a whole section, what is less by a tenth. */
const far = rational(6, 10);
const farOfSection = rational(9, 10);

/** "Northwest Quarter Section 8, sixty-six acres bounded by the fork", where the package knows a piece of 66 acres of that section: the piece, and not the quarter. */
export function tellsKnownPiece(part: SectionPart, pieces: readonly LandMention[], state: string | null): boolean {
  const size = acresOf(part.mention.tract.acres_stated);
  if (!size || part.region === 0 || part.lots.length > 0 || compare(size, mul(regionAcres(part.region), part.region === WHOLE ? farOfSection : far)) >= 0)
    return false;
  return pieces.some(
    (m) =>
      m.document !== part.mention.document &&
      m.features.acres !== null &&
      compare(m.features.acres, size) === 0 &&
      frameOf(m.tract, state)?.key === part.frame.key,
  );
}

/** What each other document covers of the section, where it says so by parts. */
function told(part: SectionPart, all: readonly SectionPart[]): Region[] {
  const byDocument = new Map<string, Region>();
  for (const p of all) {
    if (p.frame.key !== part.frame.key || p.mention.document === part.mention.document || p.region === WHOLE || p.region === 0 || p.lots.length) continue;
    const id = p.mention.document.id;
    byDocument.set(id, union(byDocument.get(id) ?? 0, p.region));
  }
  const out: Region[] = [];
  for (const r of byDocument.values()) if (!out.some((o) => sameRegion(o, r))) out.push(r);
  return out;
}

/**
 * The one piece of its section that a part told by size alone must be; null where the package tells of several pieces, or of one that is smaller than the size or more than twice as large.
 * Errs toward null.
 */
export function knownPiece(part: SectionPart, all: readonly SectionPart[]): SectionPart | null {
  if (!unplaced(part)) return null;
  const pieces = told(part, all);
  const piece = pieces[0];
  if (pieces.length !== 1 || piece === undefined) return null;
  const size = acresOf(part.mention.tract.acres_stated);
  if (size && (compare(size, mul(regionAcres(piece), slack)) > 0 || compare(size, mul(regionAcres(piece), least)) < 0)) return null;
  return { ...part, region: piece };
}
