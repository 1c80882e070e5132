// One run of land text → its tracts: which kind of description it is, and the parts that go together.
import type { Tract, Warning } from "@/lib/contracts/aspects/land";
import type { Span } from "@/lib/text/view";
import { attachFigures } from "./attach-figures";
import { findAcres, isLeftOut, type StatedAcres } from "./attributes/acreage";
import { findDepths } from "./attributes/depths";
import { findLandReferences, findLeaseReference, isOfAnother } from "./attributes/references";
import { isOfTheRest } from "./attributes/rest-acres";
import { restOfTotal } from "./attributes/rest-of-total";
import { withoutTotal } from "./attributes/total-acres";
import { emptyTract } from "./empty-tract";
import { withoutKeptClauses } from "./kept-clauses";
import { citedPart, landByAcres } from "./land-by-acres";
import { withLandLeftOut } from "./left-out-behind";
import { withoutSums } from "./lex/told-less";
import { type FigureRead, readFigures } from "./metes/read-figures";
import { regionOf } from "./plss/distribute";
import type { SectionGroup, TownshipRange } from "./plss/items";
import { looseParts } from "./plss/loose-parts";
import { readPlss } from "./plss/read-plss";
import { type PlaceContext, plssTracts } from "./plss/to-tracts";
import { regionCodes } from "./set/aliquot-codes";
import { union } from "./set/region";
import { readSubdivisions, speaksOfPlat } from "./subdivision/read-subdivision";
import { surfaceClauses, surfacePieces, withoutSurfaceClauses } from "./surface-pieces";
import { numbersInFigures } from "./survey/numbers-in-figures";
import { readSurvey, speaksOfSurvey } from "./survey/read-survey";
import { surveyParts } from "./survey/survey-parts";
import { surveyPart } from "./survey/survey-tracts";

/** `named`: the segment stands under the heading of a tract. */
export type SegmentContext = PlaceContext & { place?: TownshipRange | null; state?: string | null; named?: boolean };
export type SegmentRead = {
  tracts: Tract[];
  warnings: Warning[];
  place: TownshipRange | null;
  /** The tracts were read with their own acres. */
  settled: boolean;
};

const TOWNSHIP =
  /(?<![A-Z])(?:TOWNSHIPS?|TWNSHP|TWPS?|TP|T)[.,:\s-]{0,3}(?:NO\.?\s?|NUMBER(?:ED)?\s)?(?:\d{1,3}[½]?(?:\.\d)?\s?,?\s?[NS](?![A-Z0-9])|\d{1,3}\s?,?\s?(?:NORTH|SOUTH)|\d{1,3}[^;]{0,24}(?<![A-Z])(?:RANGE|RGE|R[.\s-]))|(?<![A-Z])(?:TOWNSHIP|TWP)[.\s]{1,2}(?:NO\.?\s|NUMBER(?:ED)?\s)?[A-Z]+[\s(-][^.;]{0,60}(?<![A-Z])(?:RANGE|RGE)(?![A-Z])/;
/** "the SW/4 of 7-9S-20W": section, township and range in figures. */
const NUMBERS =
  /(?:[NSEW]\s?(?:\/\s?[24]|[½¼])|QUARTER|HALF|SEC(?:TION)?\.?)\.?,?\s(?:OF\s)?\d{1,2}-\d{1,3}[NS]?-\d{1,3}(?:[EW](?![A-Z])|\s(?:EAST|WEST|[EW])(?![A-Z]))/;
const TEXAS_TAG = /T[-.\s]{1,2}\d[-.\s]{0,2}[NS](?:ORTH|OUTH)?(?![A-Z])(?![\s,.-]{0,3}R)/;

const BLOCK = /(?<![A-Z])(?:BLOCK|BLK)(?![A-Z])/;
const RANGE = /(?<![A-Z])(?:RANGE|RGE|R(?:NG)?[-.\s]{0,2}\d)/;
const RAILWAY = /(?<![A-Z])(?:RY|R\.?\s?R|RAILWAY|RAILROAD)\.?[\s,]{1,2}CO(?:MPANY|\.|\b)|(?<![A-Z])SURVEYS?(?![A-Z])/;

/** "Section 21, Block 39, Township 2 South, T. & P. Ry. Co.": a township of a railway's block, which has no range. */
const ofBlock = (plain: string, state: string | null): boolean => BLOCK.test(plain) && !RANGE.test(plain) && (state === "TX" || RAILWAY.test(plain));

/** "Survey 22, Block 7, Elm Subdivision": a survey numbered in its block is no block of a plat. */
const NUMBERED_SURVEY =
  /(?<![A-Z])(?:SURVEYS?|SUR\.?|SECTIONS?|SECS?\.?)\s(?:NOS?\.?\s?|NUMBERS?\s)?\d{1,4}(?:(?:,|,?\sAND|\s?&)\s\d{1,4}){0,20},?\s(?:IN\s|OF\s)?(?:BLOCK|BLK)/;

/** Reads a segment of upper-case text `plain` (`raw`: as written), both sliced to the segment; offsets are shifted by `base`. */
export function readSegment(plain: string, raw: string, base: number, context: SegmentContext): SegmentRead {
  const less = citedLess(plain, raw, base, context);
  if (less) return less;
  const clauses = surfaceClauses(plain);
  const words = withoutSurfaceClauses(plain, clauses);
  const bare = withoutKeptClauses(words);
  const first = bare === plain ? null : readWords(bare, raw, base, context);
  const read = first?.tracts.length ? first : readWords(plain, raw, base, context);
  if (clauses.length) withSurfacePieces(read, plain, raw, base, clauses);
  return read;
}

/** Adds the pieces of which only the surface is left out, each behind the land it lies in. */
function withSurfacePieces(read: SegmentRead, plain: string, raw: string, base: number, clauses: readonly Span[]): void {
  const here = read.tracts.map((t) => ({ ...t, span: t.span && { start: t.span.start - base, end: t.span.end - base } }));
  for (const piece of surfacePieces(plain, raw, clauses, here)) {
    shift(piece, base);
    read.tracts.push(piece);
  }
}

const LEFT_OUT = /[,;]?\s(?:SAVE\sAND\sEXCEPT|LESS\sAND\sEXCEPT|EXCEPT(?:ING)?(?:\sTHEREFROM)?|LESS|SAVE)(?:\sAS\sTO|\sINSOFAR\sAS\sIT\sCOVERS)?(?![A-Z])/;
const OWN_LAND =
  /(?<![A-Z])(?:SEC(?:TIONS?|S)?[.\s]{1,2}\d|TOWNSHIP|TWP|SURVEY|ABSTRACT|A-\d|LEAGUE|LOTS?\s\d|BLOCK\s\d|[NS][EW]\s?(?:\/4|¼|1\/4)|[NSEW]\s?(?:\/2|½)|QUARTER|\d\s?ACRES?|BEGINNING)/;

/** "all the lands conveyed to me in Vol. 14, page 330, except Section 8": the land of the cited paper, less what is named here. Null for other words. */
function citedLess(plain: string, raw: string, base: number, context: SegmentContext): SegmentRead | null {
  const turn = LEFT_OUT.exec(plain);
  const head = turn ? plain.slice(0, turn.index) : "";
  const reference = turn && !OWN_LAND.test(head) ? (findLandReferences(head, raw, 0, head.length)[0] ?? findLeaseReference(head, raw)) : undefined;
  if (!turn || !reference) return null;
  const from = turn.index + turn[0].length;
  const out = readWords(plain.slice(from), raw.slice(from), base + from, context);
  if (!out.tracts.some((t) => t.plss || t.survey?.section)) return null;
  const t = emptyTract("other", raw.slice(0, turn.index).trim(), 0, turn.index);
  const { start: _s, end: _e, ...cited } = reference;
  t.reference = cited;
  t.exceptions = out.tracts.map(({ id: _id, exceptions: _x, ...e }) => e);
  t.warnings.push({ code: "by_reference", message: "Described by another instrument; read from that instrument." });
  shift(t, base);
  for (const e of t.exceptions) if (e.span) e.span = { start: e.span.start - base, end: e.span.end - base };
  return { ...out, tracts: [t], settled: true };
}

function readWords(words: string, raw: string, base: number, context: SegmentContext): SegmentRead {
  const told = withLandLeftOut(withoutSums(words));
  const federal = (TOWNSHIP.test(told) && !ofBlock(told, context.state ?? null)) || /(?<![A-Z])(?:RANGE|MERIDIAN)(?![A-Z])/.test(told);
  const plain = federal ? told : numbersInFigures(told);
  const figures = readFigures(plain, raw);
  const head = figures[0] ? plain.slice(0, figures[0].start) : plain;
  const public_ = (TOWNSHIP.test(plain) || NUMBERS.test(plain)) && !TEXAS_TAG.test(plain.replace(/RANGE/g, "R")) && !ofBlock(plain, context.state ?? null);
  const reading: SegmentRead = { tracts: [], warnings: [], place: null, settled: false };
  const surveyed = !public_ && speaksOfSurvey(plain);
  if (
    speaksOfPlat(head) &&
    !(surveyed && NUMBERED_SURVEY.test(plain) && !/(?<![A-Z])LOTS?(?![A-Z])/.test(plain)) &&
    !(public_ && !/BLOCK|BLK|ADD(?:ITION|N)|SUBD|PLAN\sOF|PLAN\sBOOK|CERTIFIED\sSURVEY|TOWNSITE|PLAT\sBOOK/.test(head)) &&
    !(surveyed && !/ADDITION|SUBD|TOWNSITE|(?:OUT|IN)-?LOTS?\s|LOTS?\s\d[^.]{0,30}BLOCK/.test(plain))
  )
    platted(reading, plain, head, raw);
  if (reading.tracts.length === 0 && surveyed) allSurveys(reading, plain, raw, figures);
  if (reading.tracts.length === 0) publicLand(reading, plain, raw, figures, context);
  if (figures.length > 0) attachFigures(reading.tracts, figures, plain, raw);
  if (reading.tracts.length === 0) reading.tracts.push(...landByAcres(plain, raw, context.named === true));
  finish(reading, plain, raw, figures);
  for (const t of reading.tracts) shift(t, base);
  for (const w of reading.warnings) shiftWarning(w, base);
  return reading;
}

function platted(r: SegmentRead, plain: string, head: string, raw: string): void {
  for (const p of readSubdivisions(head, raw)) {
    if (p.subdivision.name === null && p.subdivision.block === null && p.subdivision.plat_book === null) continue;
    const t = emptyTract("lot_block", raw.slice(p.start, p.end), p.start, p.end);
    t.subdivision = p.subdivision;
    if (p.partial) t.warnings.push({ code: "partial", message: "Only a part of the lots named.", start: p.start, end: p.end });
    r.tracts.push(t);
  }
  const first = r.tracts[0];
  if (first && speaksOfSurvey(plain) && !TOWNSHIP.test(plain)) first.survey = readSurvey(plain, raw)?.survey ?? null;
  if (first && r.tracts.length === 1) Object.assign(first, { text: raw.trim(), span: { start: 0, end: raw.length } });
  if (!first || !TOWNSHIP.test(plain)) return;
  const within = readPlss(plain).groups.find((g) => g.place?.township);
  if (within)
    first.plss = {
      meridian: within.place?.meridian ?? null,
      township: within.place?.township ?? null,
      range: within.place?.range ?? null,
      section: within.sections[0] ?? null,
      aliquots: regionCodes(regionOf(within.items, union)),
      lots: [],
      label: "",
    };
}

/** Surveys parted in the words are tracts each; calls name neighbours, so that a text with calls is one. */
function allSurveys(r: SegmentRead, plain: string, raw: string, figures: readonly FigureRead[]): void {
  const parts = figures.length > 0 ? [] : surveyParts(plain, raw).filter((p) => speaksOfSurvey(plain.slice(p.start, p.end)));
  for (const p of parts.length < 2 ? [{ start: 0, end: plain.length }] : parts) {
    const read = surveyPart(plain, raw, p, figures.length > 0);
    const found = read.tracts.length || parts.length < 2 ? read.tracts : citedPart(plain.slice(p.start, p.end), raw.slice(p.start, p.end));
    for (const t of found) shift(t, p.start);
    r.tracts.push(...found);
    r.settled ||= read.settled;
  }
}

function publicLand(r: SegmentRead, plain: string, raw: string, figures: readonly FigureRead[], context: SegmentContext): void {
  const end = figures[0] ? (figures[0].calls[0]?.start ?? figures[0].start) : plain.length;
  const reading = readPlss(plain, 0, Math.min(end, figures[0]?.start ?? end));
  let groups = reading.groups;
  if (groups.length === 0 && figures.length > 0) groups = locators(readPlss(plain).groups);
  if (groups.length === 0) r.tracts.push(...looseParts(reading.loose, plain, raw));
  if (groups.length === 0) return;
  const place = reading.place ?? groups.find((g) => g.place?.township)?.place ?? context.place ?? null;
  for (const g of groups) if (!g.place) g.place = place;
  if (!groups.some((g) => g.place?.township) && !context.township && figures.length > 0) return;
  r.place = place;
  bareAfterAcres(groups, reading.totalAcres);
  const tracts = plssTracts({ ...reading, groups }, raw, context);
  r.warnings.push(...reading.warnings);
  if (reading.totalAcres !== null && tracts.length === 1 && tracts[0] && tracts[0].acres_stated === null) tracts[0].acres_stated = reading.totalAcres;
  r.tracts.push(...tracts);
}

/** "80 acres, Section 29, …": acres said before a section named alone are what is meant of it. */
function bareAfterAcres(groups: readonly SectionGroup[], acres: string | null): void {
  const [only] = groups;
  if (only && groups.length === 1 && only.items.length === 0 && only.sections.length === 1) only.acres ??= acres;
}

/** A section named only to place the figure ("Beginning at the NE corner of Section 14, …"). */
function locators(groups: readonly SectionGroup[]): SectionGroup[] {
  const first = groups.find((g) => g.place?.township);
  return first ? [{ ...first, items: first.items.slice(0, 1), exceptions: [], partial: true, acres: null }] : [];
}

function finish(r: SegmentRead, plain: string, raw: string, figures: readonly FigureRead[]): void {
  const excepted = r.tracts.flatMap((t) => t.exceptions.flatMap((e) => (e.span ? [e.span] : [])));
  const told = findAcres(plain)
    .filter((a) => a.contained || isOfTheRest(plain, a, r.tracts) || !(isLeftOut(plain, a) || excepted.some((e) => a.start >= e.start && a.start < e.end)))
    .filter((a) => r.tracts.length > 1 || !/^,?\s(?:MORE\sOR\sLESS,?\s)?(?:IN\s)?EACH(?![A-Z])/.test(plain.slice(a.end, a.end + 24)));
  const acres = withoutTotal(told, r.tracts, plain);
  const cited = r.tracts.flatMap((t) => (t.reference && t.span ? [t.span] : []));
  const references = findLandReferences(plain, raw, 0, plain.length).filter((f) => ![...excepted, ...cited].some((e) => f.start >= e.start && f.start < e.end));
  const depths = findDepths(plain, raw, 0, plain.length);
  const limited = depths?.text ? limitedTract(r.tracts, raw, raw.indexOf(depths.text)) : null;
  for (const [i, t] of r.tracts.entries()) {
    if (depths && !t.depths && (limited === null || limited === t)) t.depths = depths;
    const reference = references.find((f) => !isOfAnother(plain, f.start, t, r.tracts));
    if (reference && !t.reference) {
      const { start: _s, end: _e, ...rest } = reference;
      t.reference = rest;
    }
    citeExceptions(t, plain, raw);
    const part = t.calls !== null || t.warnings.some((w) => w.code === "partial");
    if (part && t.kind === "plss" && t.acres_stated !== null && r.tracts.length === 1)
      t.acres_stated = acres.find((a) => a.contained && a.start > (t.span?.start ?? 0))?.acres ?? t.acres_stated;
    const listed = t.kind === "texas_survey" && r.tracts.length > 1 && !/ACRES\sEACH/.test(plain) && r.tracts.every((o) => o.span?.start === t.span?.start);
    if (t.acres_stated === null && !listed && !r.settled && (t.kind !== "plss" || t.calls || t.warnings.some((w) => w.code === "partial")))
      t.acres_stated = acresOf(t, acres, figures, r.tracts, i, plain);
    decimalComma(t);
    if (t.acres_computed === null && t.calls === null && (t.kind !== "plss" || t.warnings.some((w) => w.code === "partial"))) t.acres_computed = t.acres_stated;
  }
  restOfTotal(r.tracts, told, plain);
}

/** Words that turn from what is left out back to the land itself. */
const OF_THE_WHOLE = /,?\s(?:CONTAINING|LEAVING|TOGETHER|BEING\s(?:ALL|THE\sSAME|THE\sLANDS?))(?![A-Z])/;

/** "less the strip deeded in Book 17, page 366": what is left out, with the paper that tells of it. */
function citeExceptions(t: Tract, plain: string, raw: string): void {
  for (const e of t.exceptions) {
    if (e.reference || !e.span) continue;
    const own = plain.slice(e.span.start, e.span.end).search(OF_THE_WHOLE);
    const cited = findLandReferences(plain, raw, e.span.start, own < 0 ? e.span.end : e.span.start + own)[0];
    if (cited) e.reference = { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: cited.text, relation: "part" };
  }
}

/** "50,046 acres" around 50 acres of calls is 50.046: a point read as a comma. */
function decimalComma(t: Tract): void {
  const [stated, computed] = [Number(t.acres_stated), Number(t.acres_computed)];
  if (!t.calls || !Number.isInteger(stated) || !(stated >= 1000 && computed > 0) || Math.abs(stated / 1000 / computed - 1) > 0.03) return;
  t.acres_stated = String(stated / 1000);
  t.warnings.push({ code: "damaged_text", message: "The acreage was read with a point for a comma, as the calls require." });
}

/** The one tract of a list that a depth limit on its own line belongs to; null where the limit governs them all. */
function limitedTract(tracts: readonly Tract[], raw: string, at: number): Tract | null {
  const i = tracts.findLastIndex((t) => (t.span?.end ?? 0) <= at);
  const own = tracts[i];
  const before = tracts[i - 1];
  if (!own?.span || !before?.span || /[\n;.]/.test(raw.slice(own.span.end, at))) return null;
  return /[\n;]/.test(raw.slice(before.span.end, own.span.start)) ? own : null;
}

/** Acres of another tract, named before the calls: "the tract conveyed to John Doe containing an area of 2.5 acres". */
const others = (plain: string, a: StatedAcres): boolean =>
  /(?:CONVEYED|DEEDED|SOLD)\s(?:BY|TO|FROM)[^;]{0,140}$/.test(plain.slice(Math.max(0, a.start - 170), a.start));

/** The acreage a tract is said to contain: after its calls, else what it is said to contain, else the first named. */
function acresOf(t: Tract, list: readonly StatedAcres[], figures: readonly FigureRead[], tracts: readonly Tract[], i: number, plain: string): string | null {
  const taken = (a: StatedAcres): boolean => tracts.some((o) => o !== t && o.acres_stated === a.acres && o.span?.start !== t.span?.start);
  const from = t.calls
    ? (figures.find((f) => !f.excepted && f.end <= (t.span?.end ?? 0) && f.start >= (t.span?.start ?? 0))?.end ?? t.span?.end ?? 0)
    : (t.span?.start ?? 0);
  const to = tracts[i + 1]?.span?.start ?? Number.POSITIVE_INFINITY;
  const limit = to > from ? to : Number.POSITIVE_INFINITY;
  const after = list.find((a) => a.contained && a.start >= from - 2 && a.start < limit && !taken(a));
  if (after) return after.acres;
  if (t.calls && figures.length > 0)
    return (
      list.find((a) => a.start < (figures[0]?.start ?? 0) && !taken(a) && !others(plain, a))?.acres ??
      list.find((a) => a.start >= from && a.start < limit)?.acres ??
      null
    );
  return list.find((a) => a.start >= (tracts.length > 1 ? (t.span?.start ?? 0) : 0) && a.start < limit)?.acres ?? null;
}

function shift(t: Tract, by: number): void {
  if (t.span) t.span = { start: t.span.start + by, end: t.span.end + by };
  for (const w of t.warnings) shiftWarning(w, by);
  for (const e of t.exceptions) {
    if (e.span) e.span = { start: e.span.start + by, end: e.span.end + by };
    for (const w of e.warnings ?? []) shiftWarning(w, by);
  }
}

function shiftWarning(w: Warning, by: number): void {
  if (w.start !== undefined) w.start += by;
  if (w.end !== undefined) w.end += by;
}
