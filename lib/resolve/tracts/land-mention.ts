// One description of land in one instrument, with what tells it apart from others, in comparable form.

import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { parseRational, type Rational } from "@/lib/fraction/rational";
import { writtenOut } from "@/lib/names/person-words";
import { numberFromWords, numberWord } from "@/lib/text/number-words";
import { type PlaceWord, placeWords } from "./place-words";

export type LandFeatures = {
  /** "bradbury|26|…": survey by name, abstract, block, section; null for land outside a survey. */
  survey: string | null;
  subdivision: string | null;
  lots: readonly string[];
  names: readonly string[];
  acres: Rational | null;
  /** The acreage stands in the text; else it was computed. */
  stated: boolean;
  /** Acreages of larger tracts that the text says this is a part of. */
  parentAcres: readonly Rational[];
  /** "N", "S2", "M" (the middle), …: the side or half of the larger tract, where the text says one. */
  part: string | null;
  calls: string | null;
  /** Warrant, tax map, waters and district that the text names. */
  places: readonly PlaceWord[];
  text: string;
  state: string | null;
  county: string | null;
};
export type LandMention = { key: string; document: ResolvedDocument; tract: Tract; features: LandFeatures; text: string };

/** A name without the words that every survey, block or lot carries: "H. & G. N. Ry. Co. Survey" → "handgnry". */
export const plainWords = (text: string | null | undefined): string =>
  (text ?? "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/\br\.?\s?r\b\.?/g, "")
    .replace(/\b(?:survey|sur|grant|co|company|ry|railway|railroad|county|original|abstract|abst|no|number|the|block|blk|section|sec)\b\.?/g, "")
    .replace(/[^a-z0-9]/g, "");

/** "1,240" or "212.5" → exact; null where it is no acreage. */
export const acresOf = (text: string | null | undefined): Rational | null => {
  const value = parseRational((text ?? "").replace(/,/g, ""));
  return value && value.n > 0n ? value : null;
};

function surveyKey(t: Pick<LandException, "survey">): string | null {
  const s = t.survey;
  if (!s || !(s.name || s.abstract || s.block || s.section)) return null;
  const name = s.name?.replace(/\bC\.? ?S\.? ?L\b\.?/i, "County School").replace(/\b(School) lands?\b/i, "$1");
  return [
    name?.replace(/\b[A-Z][a-z]{1,5}\b\.?/g, (w) => writtenOut(w) ?? w),
    s.abstract?.replace(/^A-?/i, ""),
    s.block,
    s.section,
    s.league,
    s.labor,
    s.township,
  ]
    .map(plainWords)
    .join("|");
}

/** A piece of a section of the rectangular system: the township stands for the survey, the aliquot part for the labor. */
function sectionKey(t: Pick<LandException, "plss">): string | null {
  const p = t.plss;
  if (!p?.township || !p.range || p.section === null) return null;
  return [`${p.township}${p.range}`.toLowerCase(), "", "", p.section, p.label === "ALL" ? "" : p.label.toLowerCase().replace(/[^a-z0-9]/g, ""), "", ""].join(
    "|",
  );
}

const larger =
  /\b(?:of|out of|off|from|in|part of|portion of|side of|end of)\s+(?:a|an|the|said|my|our|that|certain|that certain|his|her|their)?\s*(?:[A-Z][\w.'-]*\s+){0,3}([\d,]{1,9}(?:\.\d{1,4})?)[\s-]+acres?\b/g;
const whole =
  "(?:an?|the|said|my|our|his|her|that)\\s+(?:[\\w.,'-]+\\s+){0,4}(?:tract|survey|section|acres?|grant|lot|block|league|share|pasture|farm|ranch)\\b";
/** "on the East side of the public road, containing 640 acres": a side of a way or water, and of no tract. */
const way =
  "(?!(?:the|said|an?|that)\\s+(?:[\\w.'-]+\\s+){0,3}(?:roads?|highway|street|lane|rail(?:road|way)|tracks?|river|creek|bayou|branch|canal|fence)\\b)";
/** "the north half", "the East 60 acres", "the South part of the survey", "the NORTH TRACT". */
const side = new RegExp(
  `\\b(?:(north|south|east|west)(?:[ -]?(east|west))?(?:ern|erly)?|(middle|cent(?:er|ral)))\\s+(?:(one-half|half|1\\/2|½|(?:one|two)-thirds?|third|[12]\\/3|quarter|fourth|(?:one|three)-(?:quarter|fourth)s?|[13]\\/4|[¼¾⅓⅔])|[\\d,.]+\\s+acres|(?:side|end|part|portion)\\s+of\\s+${way}${whole}|(?:tract|part|share|portion)\\b(?!\\s+of))`,
  "i",
);

/** "that part of Section 9 lying North of the railroad". */
const lying = /\blying (?:to the )?(north|south|east|west)(east|west)?(?:ern|erly|ward)? of\b/i;
const shortPart = /(?:^|[\s(])([NS]\.?\s?[EW]|[NSEW])\.?\s?(\/\s?[234]|[½¼¾⅓⅔]|1\/[234]|2\/3|3\/4)/;

/** "the town tract of Elm Heights", "the outlots of Elm Heights": what is called Elm Heights. */
const OF_THE_TOWN = /^(?:the )?(?:town ?(?:tract|site)|out-?lots?|plat|map) of /i;

/** "all but the Southeast 80 acres", "save the North strip of 6 acres": a side that is left out is not the side that is meant. */
const LEFT_OUT =
  /\b(?:all but|all except|but not|sav(?:e|ing)(?: and except)?|except(?:ing)?|(?<!or )less|excluding|exclusive of|without|omitting|(?:left|leaving|taken) out)\b(?: from it| therefrom)?(?:[^.;]|\.\d){0,80}?\bacres?\b(?: (?:off|out|from|along|on|at|in)(?: of| from)? (?:the|its|said) (?:[\w.]+[ -]){0,3}(?:end|side|part|corner|line|portion)\b)?/gi;
/** A description without the acres that it leaves out: "all of the survey, less 4 acres" → "all of the survey,  ". */
export const withoutLeftOut = (text: string): string => text.replace(LEFT_OUT, " ");

function partOf(words: string): string | null {
  const text = withoutLeftOut(words);
  const found = side.exec(text);
  if (!found) {
    const beyond = lying.exec(text);
    if (beyond) return `${beyond[1]?.[0] ?? ""}${beyond[2]?.[0] ?? ""}`.toUpperCase();
    const short = shortPart.exec(text);
    return short ? `${(short[1] ?? "").replace(/\W/g, "")}${/\/\s?2|½/.test(short[2] ?? "") ? "2" : ""}` : null;
  }
  const letters = found[3] ? "M" : `${found[1]?.[0] ?? ""}${found[2]?.[0] ?? ""}`.toUpperCase();
  return /half|1\/2|½/i.test(found[4] ?? "") ? `${letters}2` : letters;
}

const SIZES: readonly [RegExp, string][] = [
  [/half|1\/2|½/i, "1/2"],
  [/two-thirds|2\/3|⅔/i, "2/3"],
  [/third|1\/3|⅓/i, "1/3"],
  [/three-|3\/4|¾/i, "3/4"],
  [/quarter|fourth|1\/4|¼/i, "1/4"],
];

/** "the East one-third" → "E 1/3", "NE/4" → "NE 1/4": a part by side and fraction, which fixes what it is; null for "the East 80 acres" and "the East part". */
export function fixedPart(words: string): string | null {
  const text = withoutLeftOut(words);
  const found = side.exec(text);
  const size = found ? (found[4] ?? "") : (shortPart.exec(text)?.[2]?.replace(/^\/\s?/, "1/") ?? "");
  const fraction = SIZES.find(([re]) => re.test(size))?.[1];
  const part = partOf(words)?.replace(/2$/, "");
  return part && fraction ? `${part} ${fraction}` : null;
}

const WORDED_ACRES = new RegExp(`\\b(${numberWord}(?:[ -](?:and )?${numberWord}){0,4})(?: \\(([\\d.,]+)\\))?(?=[ -]acres?\\b)`, "gi");
/** "the North five (5) acres of the fifteen acres" → "the North 5 acres of the 15 acres". */
const inFigures = (text: string): string =>
  text.replace(WORDED_ACRES, (words, number: string, figure?: string) => figure ?? String(numberFromWords(number) ?? words));

/** "E/2 NE/4 and the West 26 acres of the SE/4": several parts of a section, all of them told; the side of one is not that of all. */
const isList = (t: LandException | Tract): boolean =>
  (t.plss?.label ?? "").includes(",") && !("warnings" in t && t.warnings?.some((w) => w.code === "partial"));

/** What the text and the parsed parts of a tract tell of its identity. */
export function landFeatures(tract: LandException | Tract): LandFeatures {
  const text = inFigures(tract.text);
  const acres = acresOf(tract.acres_stated) ?? acresOf(tract.acres_computed);
  const parents: Rational[] = [];
  for (const m of withoutLeftOut(text).matchAll(larger)) {
    const value = acresOf(m[1]);
    if (value && (!acres || value.n * acres.d > acres.n * value.d)) parents.push(value);
  }
  const sub = tract.subdivision;
  const calls = (tract.calls ?? []).filter((c) => c.bearing && c.distance).map((c) => `${c.bearing}/${c.distance}`);
  return {
    survey: surveyKey(tract) ?? sectionKey(tract),
    subdivision: sub?.name ? `${plainWords(sub.name.replace(OF_THE_TOWN, ""))}|${plainWords(sub.block)}` : null,
    lots: (sub?.lots ?? []).map((l) => l.toLowerCase()).sort(),
    names: tract.name && !/^(?:tract|parcel|first|second|third|fourth|fifth)\b/i.test(tract.name) ? [plainWords(tract.name)] : [],
    acres,
    stated: acresOf(tract.acres_stated) !== null,
    parentAcres: parents,
    part: isList(tract) ? null : partOf(text),
    calls: calls.length > 2 ? calls.join(";") : null,
    places: placeWords(text),
    text,
    state: tract.state ?? null,
    county: tract.county ?? null,
  };
}

/** Acreages of the land that a paper divides, for a part of it: "Share One (204 acres)" of a paper on the partition of 612 acres. */
function dividedAcres(part: Tract, all: readonly Tract[]): Rational[] {
  if (part.kind !== "texas_survey" || part.survey?.section || !part.warnings.some((w) => w.code === "partial")) return [];
  const own = acresOf(part.acres_stated);
  return all.flatMap((t) => {
    const value = surveyKey(t) === surveyKey(part) ? acresOf(t.acres_stated) : null;
    return own && value && value.n * own.d > own.n * value.d ? [value] : [];
  });
}

/** Every tract that a document describes. */
export function landMentionsOf(document: ResolvedDocument): LandMention[] {
  const { tracts } = document.land.resolved;
  return tracts.map((tract) => {
    const features = landFeatures(tract);
    const parents = dividedAcres(tract, tracts);
    return {
      key: `${document.id}/${tract.id}`,
      document,
      tract,
      features: parents.length ? { ...features, parentAcres: [...features.parentAcres, ...parents] } : features,
      text: tract.text,
    };
  });
}
