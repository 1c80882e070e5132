// A parcel: land outside the rectangular system, known by survey, lots, name, acreage and the deeds that describe it.
import { compare, mul, type Rational, rational, sub } from "@/lib/fraction/rational";
import { fixedPart, type LandFeatures } from "./land-mention";
import { samePlace } from "./place-words";
import { surveyLikeness } from "./survey-likeness";

export type Parcel = {
  index: number;
  features: LandFeatures;
  parent: Parcel | null;
  children: Parcel[];
  label: string;
  assumed: string[];
  /** By document, the number or letter under which it tells of the parcel ("2", "b"). */
  calledIn: Map<string, string>;
  /** Corners in feet, from the first description with calls that close. */
  ring?: { x: number; y: number }[];
  /** The same laid into its section, where a description ties it to a corner. */
  placed?: { section: string; points: { x: number; y: number }[] };
};

const tolerance = rational(1, 1000);

/** Whether two acreages are the same measure: equal, or within a thousandth. */
export function sameAcres(a: Rational | null, b: Rational | null): boolean {
  if (!a || !b) return false;
  const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
  return compare(sub(high, low), mul(high, tolerance)) <= 0;
}

/** Whole acres of a measure: "163 acres and 110 perches" → 163. */
export const wholeAcres = (acres: Rational): bigint => acres.n / acres.d;

/** "163 acres" for land of 163 acres and 110 perches: the odd perches left out. */
const butForPerches = (a: Rational | null, b: Rational | null): boolean =>
  a !== null && b !== null && (a.d === 1n) !== (b.d === 1n) && wholeAcres(a) === wholeAcres(b) && wholeAcres(a) > 9n;

const opposite: Record<string, string> = { N: "S", S: "N", E: "W", W: "E" };
/** "N2" against "S2", "N" against "S": parts that cannot meet. */
export const partsApart = (a: string | null, b: string | null): boolean => {
  if (!a || !b || a === b) return false;
  if (a === "M" || b === "M") return true;
  return [...a].some((c) => opposite[c] !== undefined && b.includes(opposite[c] ?? ""));
};

const subset = (few: readonly string[], many: readonly string[]): boolean => few.length > 0 && few.every((x) => many.includes(x));

/** Lots of one plat: "equal", "within", "contains", "apart"; null where they do not compare. */
export function lotsLikeness(a: LandFeatures, b: LandFeatures): "equal" | "within" | "contains" | "apart" | null {
  if (!a.subdivision || !b.subdivision || !a.lots.length || !b.lots.length) return null;
  if (a.subdivision !== b.subdivision) return "apart";
  if (subset(a.lots, b.lots)) return subset(b.lots, a.lots) ? "equal" : "within";
  return subset(b.lots, a.lots) ? "contains" : "apart";
}

export type Relation = { relation: "equal" | "within" | "contains"; why: string };

const contradicts = (a: LandFeatures, b: LandFeatures): boolean =>
  surveyLikeness(a.survey, b.survey) === "unlike" ||
  partsApart(a.part, b.part) ||
  (a.names.length > 0 && b.names.length > 0 && !a.names.some((n) => b.names.includes(n))) ||
  (a.calls !== null && b.calls !== null && a.calls !== b.calls && !sameAcres(a.acres, b.acres)) ||
  (a.state !== null && b.state !== null && a.state !== b.state);

/** An acreage that hardly two tracts of a package share: with a part of an acre, or four figures that are not all noughts. */
export const precise = (acres: Rational | null): boolean => acres !== null && (acres.d !== 1n || (acres.n > 1000n && acres.n % 10n !== 0n));
const sameCounty = (a: LandFeatures, b: LandFeatures): boolean => !a.county || !b.county || a.county.toLowerCase() === b.county.toLowerCase();

const isHalf = (half: LandFeatures, whole: LandFeatures): boolean =>
  /2$/.test(half.part ?? "") && half.acres !== null && sameAcres(mul(half.acres, rational(2)), whole.acres);

/** The labor, the section, or where the survey is divided into blocks alone the block, that a description names; null where it names neither. */
function unitOf(f: LandFeatures): string | null {
  const [, , block, section, league, labor] = f.survey?.split("|") ?? [];
  if (league && labor) return `league ${league} labor ${labor}`;
  return section ? `section ${section}` : block ? `block ${block}` : null;
}

/** "the West two-thirds of Labor 3, League 7": a side of a labor that is known whole. */
const sideOfUnit = (part: LandFeatures, whole: LandFeatures): boolean =>
  part.part !== null &&
  whole.part === null &&
  unitOf(part) === unitOf(whole) &&
  (unitOf(part) ?? "").startsWith("league") &&
  part.acres !== null &&
  whole.acres !== null &&
  compare(part.acres, whole.acres) < 0;

/** "the West half" twice, "NE/4" and "the Northeast quarter"; no side of a size that is not told. */
const samePart = (m: LandFeatures, p: LandFeatures): boolean => m.part === p.part && fixedPart(m.text) !== null && fixedPart(m.text) === fixedPart(p.text);

function byAcres(m: LandFeatures, p: LandFeatures): Relation | null {
  const survey = surveyLikeness(m.survey, p.survey);
  if (survey === "silent" && sameAcres(m.acres, p.acres) && precise(m.acres) && sameCounty(m, p))
    return { relation: "equal", why: "the same acreage to the last figure" };
  if (survey === "silent" && sameAcres(m.acres, p.acres) && sameCounty(m, p) && samePlace(m.places, p.places))
    return { relation: "equal", why: "the same acreage on the same waters, warrant, map or district" };
  if (survey === "silent" && butForPerches(m.acres, p.acres) && sameCounty(m, p) && samePlace(m.places, p.places))
    return { relation: "equal", why: "the same acreage but for its odd perches, in the same place" };
  if (survey !== "same") return null;
  if (sameAcres(m.acres, p.acres)) return { relation: "equal", why: "the same survey and acreage" };
  if (isHalf(m, p)) return { relation: "within", why: "the half of the land, by its side and acreage" };
  if (isHalf(p, m)) return { relation: "contains", why: "the land of which the half is known" };
  if (m.parentAcres.some((a) => sameAcres(a, p.acres))) return { relation: "within", why: "a part of the larger acreage the text names" };
  if (p.parentAcres.some((a) => sameAcres(a, m.acres))) return { relation: "contains", why: "the larger acreage that the part names" };
  if (sideOfUnit(m, p)) return { relation: "within", why: "a side of the labor" };
  if (sideOfUnit(p, m)) return { relation: "contains", why: "the labor of which a side is known" };
  if ((!m.acres || !p.acres) && unitOf(m) && unitOf(m) === unitOf(p) && !m.part && !p.part)
    return { relation: "equal", why: "the same section or block of the same survey" };
  if ((!m.acres || !p.acres) && samePart(m, p) && !m.parentAcres.length && !p.parentAcres.length)
    return { relation: "equal", why: "the same side or quarter of the same survey" };
  return null;
}

/** "6 acres out of Tract 4": of two such pieces none is told to hold the other. */
const PIECE = /\b(?:acres (?:of|in|off)|out of|(?:part|portion|side|end) of)(?: (?:said|such|the|that|a)){0,2} (?:lots?|tracts?)\b/i;

/** How a description stands to a known parcel, by what both say; null where nothing shows a relation. Never guesses from likeness alone. */
export function relate(m: LandFeatures, p: LandFeatures): Relation | null {
  const lots = lotsLikeness(m, p);
  if (lots === "equal" && !partsApart(m.part, p.part) && (!m.acres || !p.acres || sameAcres(m.acres, p.acres)))
    return { relation: "equal", why: "the same lots" };
  if (lots === "apart" || contradicts(m, p)) return null;
  if (lots === "equal" && m.acres && p.acres && !sameAcres(m.acres, p.acres) && PIECE.test(m.text) && PIECE.test(p.text)) return null;
  if (lots === "equal" && m.acres && p.acres && !sameAcres(m.acres, p.acres))
    return compare(m.acres, p.acres) < 0
      ? { relation: "within", why: "a part of the same lots" }
      : { relation: "contains", why: "the same lots, and more of them" };
  if (lots === "within" || lots === "contains") return { relation: lots, why: "lots of the same plat" };
  if (m.calls && m.calls === p.calls) return { relation: "equal", why: "the same calls" };
  const named = m.names.some((n) => p.names.includes(n));
  if (named && (!m.acres || !p.acres || sameAcres(m.acres, p.acres))) return { relation: "equal", why: "the same name" };
  if (named && m.acres && p.acres)
    return compare(m.acres, p.acres) < 0
      ? { relation: "within", why: "a part of the land so named" }
      : { relation: "contains", why: "the land so named, and more" };
  return byAcres(m, p);
}
