// Land told by a section: of the rectangular system, or of a numbered block of Texas surveys. Both are divided by aliquot parts.
import type { Tract } from "@/lib/contracts/aspects/land";
import { compare, mul, type Rational, rational, sum } from "@/lib/fraction/rational";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { difference, type Region, WHOLE } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { acresOf, type LandMention, plainWords } from "./land-mention";

/** A section, by a key that all wordings of it share, with the words for it. */
export type Frame = {
  key: string;
  where: string;
  section: string;
  kind: "plss" | "texas_survey";
  /** The key with the letters that the reader assumed for a township or range written without any. */
  assumedKey?: string;
};
export type SectionPart = {
  mention: LandMention;
  frame: Frame;
  region: Region;
  lots: string[];
  /** Lots left out of the region, which names none: "the SW/4, less Lot 3". */
  lotsOut?: string[];
};

const dir = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9NSEW]/g, "")
    .replace(/^0+/, "");

function plssFrame(t: Tract, state: string | null): Frame | null {
  const p = t.plss;
  if (!p || p.section === null || !p.township || !p.range) return null;
  const keyOf = (township: string, range: string) => ["plss", state ?? "", township, range, p.section].join("|");
  const written = (text: string, field: string) => (t.assumed?.includes(field) ? dir(text).replace(/[NSEW]/g, "") : dir(text));
  const [key, assumedKey] = [keyOf(written(p.township, "township_direction"), written(p.range, "range_direction")), keyOf(dir(p.township), dir(p.range))];
  return {
    key,
    ...(key === assumedKey ? {} : { assumedKey }),
    where: `Section ${p.section}, T${dir(p.township)}-R${dir(p.range)}`,
    section: `${dir(p.township)}-${dir(p.range)}-${p.section}`,
    kind: "plss",
  };
}

function surveyFrame(t: Tract): Frame | null {
  const s = t.survey;
  if (!s?.section || !(s.block || s.name)) return null;
  const name = s.name ? (/survey|grant/i.test(s.name) ? s.name : `${s.name} Survey`) : null;
  const where = [`Section ${s.section}`, s.block && `Block ${s.block}`, s.township && `T-${s.township.replace(/^T-?/i, "")}`, name].filter(Boolean).join(", ");
  const home = s.block ? `b:${plainWords(s.block)}` : `n:${plainWords(s.name)}`;
  return { key: ["survey", home, plainWords(s.township), plainWords(s.section)].join("|"), where, section: where, kind: "texas_survey" };
}

function safeRegion(codes: readonly string[]): Region {
  try {
    return codesRegion(codes);
  } catch {
    return 0;
  }
}

const partly =
  /\b(?:part|portion) of|\bout of\b|\boff (?:of )?the\b|\bacres?,? (?:of land,? )?(?:more or less,? )?(?:in|off|lying in|situated in|located in|being in)\b|\bbeginning at\b|\bacres? (?:out )?of (?:his|her|our|my|their|its|said|that)\b|\blying (?:to the )?(?:north|south|east|west)\w* of\b/i;
const nine = rational(9, 10);
const ten = rational(10, 9);

/** Whether the text means a piece inside the aliquot part that it names: "10 acres in the NE/4 NE/4", or calls run round it. */
function isPiece(t: Tract, region: Region): boolean {
  const stated = acresOf(t.acres_stated) ?? acresOf(t.acres_computed);
  const fills = stated && region !== 0 && compare(stated, mul(regionAcres(region), nine)) >= 0;
  if ((t.calls ?? []).length > 2) return !fills;
  const part = t.warnings.some((w) => w.code === "strip" || (w.code === "partial" && region !== WHOLE));
  if (!stated || region === 0 || !(part || partly.test(t.text))) return false;
  return !fills;
}

/** A section of a survey is meant whole where no acreage is given, or about that of a section, or that of all the sections listed together. */
function wholeSection(t: Tract, listed: number): boolean {
  const stated: Rational | null = acresOf(t.acres_stated);
  if (!stated) return true;
  const near = (whole: Rational) => compare(stated, mul(whole, nine)) >= 0 && compare(stated, mul(whole, ten)) <= 0;
  return near(rational(640)) || near(rational(640 * listed));
}

/** Whether the sections read in a document make up far less than the acreage that it states: some of its land was not read. */
function readInPart(mention: LandMention): boolean {
  const stated = acresOf(mention.tract.acres_stated);
  if (!stated || !mention.tract.survey || !mention.tract.reference) return false;
  const tracts = mention.document.land.resolved.tracts.filter((t) => t.plss?.section || t.survey?.section);
  if (tracts.some((t) => t.plss?.lots.length || namedRegion(t) === 0)) return false;
  const read = sum(tracts.map((t) => regionAcres(namedRegion(t))));
  return compare(read, mul(stated, nine)) < 0;
}

export const frameOf = (t: Tract, state: string | null): Frame | null => plssFrame(t, t.state ?? state) ?? surveyFrame(t);

/** The aliquot region that a description names within its section; 0 where it names none. */
export function namedRegion(t: Tract): Region {
  const codes = t.plss?.aliquots.length ? t.plss.aliquots : (t.survey?.aliquots ?? []);
  return safeRegion(codes);
}

/** A description as a part of a section; null where it is told otherwise (a piece with its own bounds, a survey without sections). */
export function sectionPart(mention: LandMention, state: string | null): SectionPart | null {
  const { tract } = mention;
  const frame = frameOf(tract, state);
  if (!frame) return null;
  let region = namedRegion(tract);
  let lots = (tract.plss?.lots ?? []).map(String);
  const bounded = frame.kind === "texas_survey" && region === 0 && acresOf(tract.acres_stated) !== null && wholeSection(tract, 1);
  if (isPiece(tract, bounded ? WHOLE : region) || readInPart(mention)) return null;
  if (frame.kind === "texas_survey" && region === 0) {
    const listed = mention.document.land.resolved.tracts.filter((t) => t.survey?.section).length;
    if (!wholeSection(tract, listed)) return null;
    region = 1;
  }
  const lotsOut: string[] = [];
  for (const e of tract.exceptions) {
    if (e.plss?.aliquots.length === 0) lotsOut.push(...e.plss.lots.map(String).filter((l) => !lots.includes(l)));
    if (e.subtracted || !e.plss) continue;
    region = difference(region, safeRegion(e.plss.aliquots));
    const out = new Set(e.plss.lots.map(String));
    lots = lots.filter((l) => !out.has(l));
  }
  return region === 0 && lots.length === 0 ? null : { mention, frame, region, lots, ...(lotsOut.length && region !== 0 ? { lotsOut } : {}) };
}

/** The one section of the rectangular system in the package that bears this number and lies in the same county. */
function onlyFrame({ tract }: LandMention, known: readonly SectionPart[]): Frame | null {
  const county = (t: Tract) => (t.county ?? "").toLowerCase();
  const near = known.filter((k) => k.frame.kind === "plss" && k.mention.tract.plss?.section === tract.plss?.section);
  // "T10-R15" and "T10N-R15W" are one section.
  const frames = new Map(near.map((k) => [k.frame.key.replace(/(\d)[NSEW](?=\|)/g, "$1"), k]));
  const only = frames.size === 1 ? [...frames.values()][0] : undefined;
  return only && (!tract.county || !only.mention.tract.county || county(tract) === county(only.mention.tract)) ? only.frame : null;
}

/**
 * A section named without range ("Sections 7 and 8, Township 2 South, in Ward County") is that of the one survey section of that number in the package:
 * Texas blocks have townships, too. Null where none or several fit.
 */
export function looseSection(mention: LandMention, known: readonly SectionPart[]): SectionPart | null {
  const p = mention.tract.plss;
  if (!p || p.section === null) return null;
  if (!p.township && !p.range && namedRegion(mention.tract) !== 0) {
    const alone = onlyFrame(mention, known);
    if (alone) return { mention, frame: alone, region: namedRegion(mention.tract), lots: p.lots.map(String) };
  }
  if (p.range && mention.tract.state !== "TX") return null;
  const frames = new Map(known.filter((k) => k.frame.kind === "texas_survey" && k.frame.key.endsWith(`|${p.section}`)).map((k) => [k.frame.key, k.frame]));
  const frame = frames.size === 1 ? [...frames.values()][0] : undefined;
  const region = namedRegion(mention.tract);
  return frame ? { mention, frame, region: region === 0 ? 1 : region, lots: [] } : null;
}
