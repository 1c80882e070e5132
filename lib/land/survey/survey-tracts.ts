// Sections of a survey's block → a tract each, with their parts: "NE/4 Section 201; W/2 Section 202, Block D", "E/2 of 12 and W/2 of 13".
import type { Subdivision, Survey, Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { regionOf } from "@/lib/land/plss/distribute";
import { isPiece } from "@/lib/land/plss/is-partial";
import type { SectionGroup } from "@/lib/land/plss/items";
import { readPlss } from "@/lib/land/plss/read-plss";
import { plssTracts } from "@/lib/land/plss/to-tracts";
import { codesRegion, regionCodes } from "@/lib/land/set/aliquot-codes";
import { meets, union } from "@/lib/land/set/region";
import { type BlockList, blockList } from "./block-list";
import { leaveOutPieces } from "./left-out";
import { readSurvey, surveysAsSections } from "./read-survey";
import type { SurveyPart } from "./survey-parts";

export type SurveyTracts = { tracts: Tract[] /** Each was read with its own acres: none is to be looked for. */; settled: boolean };

/** "Tract No. 14 of the Fern Ranch Subdivision", "Tract 3, Elm Subdivision": land of a survey that is laid out in numbered tracts. */
const NUMBERED_TRACT =
  /(?<![A-Z])TRACT\s(?:NO\.?\s|NUMBER\s)?(\d{1,4}),?\s(?:(?:OF|IN)\s)?(?:THE\s|SAID\s)?((?:[A-Z][A-Z'.&-]+\s){1,4}SUBD(?:IVISION|\.)?)(?![A-Z])/;

/** The first tract of a subdivision that the words number; null where none does. */
function tractOfSubdivision(plain: string, raw: string): Subdivision | null {
  const m = NUMBERED_TRACT.exec(plain);
  if (!m) return null;
  const at = m.index + m[0].length - (m[2] ?? "").length;
  return { name: raw.slice(at, m.index + m[0].length).replace(/\s+/g, " "), block: null, lots: [m[1] ?? ""], plat_book: null, plat_page: null };
}

const NOT_HERE = new Set(["no_township", "assumed", "section_out_of_range", "several_townships"]);

/** Tracts of one part of a text of surveys, in offsets of the part, with the pieces that it leaves out; see `surveyTracts`. */
export function surveyPart(plain: string, raw: string, part: SurveyPart, bounded: boolean): SurveyTracts {
  const [words, own] = [plain.slice(part.start, part.end), raw.slice(part.start, part.end)];
  const name = part.name ?? "";
  const read = surveyTracts(words + name.toUpperCase(), own + name, bounded);
  if (name) for (const t of read.tracts) Object.assign(t, { text: own.trim(), span: { start: 0, end: own.length } });
  for (const t of read.tracts) leaveOutPieces(t, words, own);
  return read;
}

/** Tracts of one survey in upper-case text (`raw`: as written). `bounded`: the text has calls, which name neighbours, so that it is one tract. */
export function surveyTracts(plain: string, raw: string, bounded: boolean): SurveyTracts {
  const read = readSurvey(plain, raw);
  if (!read) return { tracts: [], settled: false };
  const parted = bounded ? [] : bySection(plain, raw, read.survey);
  if (parted.length > 1 && parted.length >= read.sections.length) return { tracts: parted, settled: true };
  const blocks = bounded || read.sections.length > 0 ? null : blockList(plain);
  if (blocks) return { tracts: byBlock(blocks, raw, read.survey), settled: false };
  const several = bounded || read.sections.length > 0 ? [] : numberedSurveys(plain, raw, read.survey);
  if (several.length) return { tracts: several, settled: false };
  const reading = readPlss(surveysAsSections(plain), 0, plain.length, { surveyed: true });
  const { groups } = reading;
  const list = read.sections.length > 1 ? read.sections : [read.survey.section];
  const tracts = list.map((section) => {
    const t = emptyTract("texas_survey", raw.trim(), 0, raw.length);
    t.survey = { ...read.survey, section };
    if (section === null && list.length === 1) t.subdivision = tractOfSubdivision(plain, raw);
    const own = groups.find((g) => g.sections.includes(Number(section)));
    const codes = own ? regionCodes(regionOf(isPiece(own) ? own.items.filter((i) => !i.partial) : own.items, union)) : [];
    const listed = own !== undefined && listsParts(own);
    if (codes.length > 0 && (codes.length < 16 || listed)) t.survey.aliquots = codes;
    // Parts told each by its acres make up the tract, and not the first of them alone.
    if (own && own.items.length > 1 && own.items.every((i) => i.acres !== null))
      t.acres_stated = plssTracts({ ...reading, groups: [own] }, raw, {})[0]?.acres_stated ?? null;
    if (own && own.exceptions.length > 0) leaveOut(t, plssTracts({ ...reading, groups: [own] }, raw, {}));
    if (own && isPiece(own)) t.warnings.push({ code: "partial", message: "Only a part of the land named.", start: own.start, end: own.end });
    return t;
  });
  return { tracts, settled: false };
}

/** "Section 14, Block 3, …, save and except the NE/4 thereof": the parts that are left, and what is left out. */
function leaveOut(t: Tract, read: readonly Tract[]): void {
  const codes = read[0]?.plss?.aliquots ?? [];
  if (read.length !== 1 || codes.length === 0 || !t.survey) return;
  if (codes.length < 16) t.survey.aliquots = codes;
  t.exceptions = read[0]?.exceptions ?? [];
  t.warnings.push(...(read[0]?.warnings ?? []).filter((w) => w.code === "exception_carried" || w.code === "exception_strip"));
}

const LIST = "(\\d{1,5}(?:(?:,\\s|,?\\sAND\\s|\\s?&\\s?)(?:NO\\.?\\s?)?\\d{1,5})+)(?!\\d|,\\d{3}|\\sACRES?)";
const SURVEYS = new RegExp(`(?<![A-Z])SURVEYS\\s(?:NOS?\\.?\\s?|NUMBERS?\\s|NUMBERED\\s)?${LIST}`);
const ABSTRACTS = new RegExp(`(?<![A-Z])(?:ABSTRACTS|ABSTS|ABS)[.,\\s]{1,2}(?:NOS?\\.?\\s?|NUMBERS?\\s)?${LIST}`);
const numbersOf = (list: string | undefined): string[] => (list ?? "").match(/\d+/g) ?? [];

/** "the Elm Ranch, 1,082 acres, in Roe Co. Surveys Nos. 7, 8 and 9": one body of land that lies in several. */
const BODY = /\d\)?\sACRES?(?![A-Z])/;

/** "Roe Co. Surveys Nos. 12 and 13, Abstracts 611 and 612": a tract each survey, with its abstract where there are as many. */
function numberedSurveys(plain: string, raw: string, survey: Survey): Tract[] {
  const list = SURVEYS.exec(plain);
  if (list && BODY.test(plain.slice(0, list.index))) return [];
  const numbers = numbersOf(list?.[1]);
  const base = survey.name?.replace(/ Surveys? (?:No\. )?\d+$/, "");
  if (numbers.length < 2 || !base) return [];
  const abstracts = numbersOf(ABSTRACTS.exec(plain)?.[1]);
  return numbers.map((no, i) => {
    const t = emptyTract("texas_survey", raw.trim(), 0, raw.length);
    t.survey = { ...survey, name: `${base} Survey No. ${no}`, abstract: abstracts.length === numbers.length ? `A-${abstracts[i]}` : null };
    return t;
  });
}

/** A tract each block: what is said before the list is said of them together. */
function byBlock({ start, blocks }: BlockList, raw: string, survey: Survey): Tract[] {
  return blocks.map(({ block, acres }) => {
    const t = emptyTract("texas_survey", raw.slice(start).trim(), start, raw.length);
    t.survey = { ...survey, block };
    t.acres_stated = acres;
    return t;
  });
}

const LIST_MAX = 120;

/** "the N/2 and the S/2 of Section 9": parts listed together, which make the whole section only by being added. */
function listsParts(group: SectionGroup): boolean {
  const [first, last] = [group.items[0], group.items.at(-1)];
  return first !== undefined && last !== undefined && first !== last && group.items.every((i) => i.pieces.length > 0) && last.end - first.start < LIST_MAX;
}

/** A section begins its row: of a table, or of a list parted by semicolons. */
const ROW = /(?:^|[\n;:]|\s\d{1,3}[.)]?|\((?:\d{1,2}|[A-H])\)|\s(?:AND|ALSO))\s*$/;

/** What the row of a section says of its survey itself: block, name, abstract. */
function ownSurvey(plain: string, raw: string, t: Tract): Partial<Survey> {
  const { start, end } = t.span ?? { start: 0, end: 0 };
  const stop = plain.slice(end, end + 160).search(/[\n;]|(?<![A-Z])SEC/);
  const to = stop < 0 ? end + 160 : end + stop;
  const read = readSurvey(plain.slice(start, to), raw.slice(start, to))?.survey;
  return Object.fromEntries(Object.entries(read ?? {}).filter(([k, v]) => v !== null && k !== "section"));
}

const SAME_SECTION = /(?:SAID|SAME)\sSEC/;

/** Parts of one section told apart ("on the E/2 of Section 9 …; on the W/2 of said section …"), with no part of it named twice. */
function apart(parts: readonly Tract[]): boolean {
  const regions = parts.map((t) => (t.plss?.label === "ALL" ? 0 : codesRegion(t.plss?.aliquots ?? [])));
  return parts.length > 1 && regions.every((r, i) => r !== 0 && !regions.some((o, j) => j < i && meets(r, o)));
}

/** The parts without those told again word for word of the grid: "the unit well is on the NE/4". */
function onceEach(parts: readonly Tract[]): Tract[] {
  const codesOf = (t: Tract) => `${t.plss?.section} ${(t.plss?.aliquots ?? []).join(" ")} ${(t.plss?.lots ?? []).join(" ")}`;
  return parts.filter((t, i) => t.plss?.label === "ALL" || parts.findIndex((o) => codesOf(o) === codesOf(t)) === i);
}

/** A tract each section, where several are named; a section named again with no parts is one mention. */
function bySection(plain: string, raw: string, survey: Survey): Tract[] {
  const reading = readPlss(surveysAsSections(plain), 0, plain.length, { surveyed: true });
  const all = plssTracts(reading, raw, {});
  const parts = onceEach(all);
  const twice = reading.groups.length > 1 && reading.groups.every((g) => g.sections.length === 1 && g.items.length > 0);
  const sections = new Set(parts.map((t) => t.plss?.section));
  const rows = parts.every((t) => ROW.test(plain.slice(Math.max(0, (t.span?.start ?? 0) - 12), t.span?.start ?? 0)));
  if (sections.size < 2 && !((SAME_SECTION.test(plain) || twice) && !/INSOFAR/.test(plain) && apart(parts))) return [];
  // "known as Sections Three, Four and Ten": one list.
  const listed = parts.every((t) => t.span?.start === parts[0]?.span?.start);
  if (!(rows || listed || parts.some((t) => t.plss?.label !== "ALL" || t.acres_stated !== null))) return [];
  return parts
    .filter((t) => t.plss?.label !== "ALL" || !parts.some((o) => o !== t && o.plss?.section === t.plss?.section && o.plss?.label !== "ALL"))
    .map((t) => {
      const codes = t.plss?.aliquots ?? [];
      const said = rows ? ownSurvey(plain, raw, t) : {};
      const own: Survey = { ...survey, ...said, section: String(t.plss?.section ?? ""), ...(codes.length > 0 && codes.length < 16 ? { aliquots: codes } : {}) };
      const words = t.warnings.filter((w) => !NOT_HERE.has(w.code));
      return { ...t, kind: "texas_survey" as const, plss: null, survey: own, warnings: words, acres_computed: t.acres_stated };
    });
}
