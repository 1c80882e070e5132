// Several surveys in one run of text: "320 acres in the Doe Survey, A-12, and 200 acres out of the Roe Survey, A-345".
import { surveysOfOneName } from "./shared-name";
import { NO_MEASURE } from "./survey-name";

export type SurveyPart = { start: number; end: number /** The survey's name, where it is told behind the list only. */; name?: string };

const ABSTRACT =
  /(?<![A-Z0-9-])(?<!(?:BOOK|BK\.?|VOL\.?|VOLUME|RECORD)\s)(?:(?:ABSTRACT|ABSTR|ABST|ABS)[.:,\s]{0,3}(?:NO\.?|NUMBER|#)?[.:\s]{0,2}(?:A-?\s?)?|A-\s?)0*(\d{1,5})(?![\d/'°-]|\.\d)/g;
/** "the Southeast fourth", "W/2", "one-half": a part of a survey that begins another tract. */
const PART =
  "(?:THE\\s|AN?\\s)?(?:(?:NORTH|SOUTH|EAST|WEST)(?:[\\s-]?(?:EAST|WEST))?\\s(?:(?:ONE|TWO|THREE)-)?(?:HALF|THIRDS?|QUARTERS?|FOURTHS?|\\d\\/\\d|½|¼)|[NSEW]{1,2}\\s?(?:\\/\\s?\\d|½|¼|1\\/[24]))";
/** ". Second: the East half": the next of tracts counted by a word alone. */
const ORDINAL = "[.,;]\\s{1,3}(?:AND\\s)?(?=(?:SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|2N?D|3R?D|[4-8]TH)(?:LY)?\\.?\\s?(?:[:;,–—]|-(?!\\w)))";
const PARTED = new RegExp(
  `;|\\n|,?\\sAND\\s(?:ALSO\\s)?(?=\\d[\\d,.]*\\sACRES|ALL\\s|SECTION\\s|SEC\\.|${PART}(?![A-Z]))|(?<=\\d\\sACRES)[,.]?\\s(?:AND\\s)?(?:ALSO\\s)?(?=THE\\s|ALL\\s|${PART}(?![A-Z]))|${ORDINAL}|[,;]?\\s(?:AND\\s)?(?=\\((?:[IVX]{1,4}|[A-H]|\\d{1,2})\\)\\s)`,
  "g",
);
/** "8 acres, Doe Survey, A-3, 20 acres, Roe Survey, A-4": where each survey stands behind its acres, acres begin a part. */
const BY_ACRES = /[;\n]|[,;]?\s(?:AND\s)?(?:ALSO\s)?(?=\d[\d,.]*\sACRES)/g;
const ACRES = /\d\sACRES?(?![A-Z])/;
const NEIGHBOUR = /CORNER|LINE|ADJOIN|BOUNDED|ADJACENT/;

/** Parts of upper-case text that tell of a survey each, by abstract, by number or by "also"; one part where they are not plainly parted. Not for calls, which name neighbours. */
export function surveyParts(text: string, raw: string): SurveyPart[] {
  const parts = byAbstract(text);
  if (parts.length > 1) return parts;
  const items = byNumber(text);
  if (items.length > 1) return items;
  const also = byAlso(text);
  if (also.length > 1) return also;
  const acres = byAcresOf(text);
  if (acres.length > 1) return acres;
  const named = surveysOfOneName(text, raw);
  return named.length > 1 ? named : byNumberedSurvey(text);
}

/** Acres or a part told ahead of the surveys: one body of land that lies in them all. */
const BODY_AHEAD = new RegExp(`(?<![A-Z])(?:ACRES?|(?:PARTS?|OUT|PORTION)\\sOF|TRACT\\sOF\\sLAND|OF\\sLAND|INTERESTS?|LYING|IN\\sTHE|${PART})(?![A-Z])`);
/** ", and the Roe Survey No. 13, ": what stands between one whole survey and the number of the next. */
const NEXT_WHOLE =
  /^[A-Z\s]{0,8}[,;]?\s(?:AND\s)?(?:ALSO\s)?(?=THE\s(?:[A-Z][A-Z.'&-]*\s){1,6}?(?:SURVEY|LEAGUE|LABOR|GRANT)?(?:\sNO\.?)?(?:\s\d{1,5})?[,\s(]*$)/;

/** Where the next of whole surveys begins between their marks: "the Doe Survey, A-12, and the Roe Survey, A-345". Null where a body of land is told ahead of them. */
function nextWhole(ahead: string, between: string): RegExpExecArray | null {
  return BODY_AHEAD.test(ahead.split(/:\s/).at(-1) ?? "") ? null : NEXT_WHOLE.exec(between);
}

const NUMBERED = new RegExp(`(?<![A-Z])SUR(?:VEY)?\\s(?:NO\\.?\\s|NUMBER\\s)?(\\d{1,5})${NO_MEASURE}`, "g");
const OF_ACRES = "(?:THE\\sSURFACE(?:\\s(?:ONLY|ESTATE))?\\sOF\\s)?(?:THE\\s)?\\d[\\d,.]*\\sACRES(?:\\sOF\\sLAND)?\\s(?:OUT\\sOF|OFF|OF|IN)\\s";
/** A chain of parts is one beginning: "the north half of the southeast quarter of". */
const CHAIN = `(?:${PART}\\s(?:\\([^()]{1,14}\\)\\s)?OF\\s){1,4}`;
const BEGINS = new RegExp(`(?<![A-Z.\\d-])(?:ALL\\sOF\\s|ALL\\s|THE\\sWHOLE\\sOF\\s|${OF_ACRES}|${CHAIN})(?:THE\\s|SAID\\s)?(?=[A-Z\\d])`, "g");

/** "all of Roe Co. Survey 12, …, and to my son all of Roe Co. Survey 13": surveys of other numbers, each with words that begin a tract. */
function byNumberedSurvey(text: string): SurveyPart[] {
  const marks = [...text.matchAll(NUMBERED)];
  const whole = [{ start: 0, end: text.length }];
  if (new Set(marks.map((m) => m[1])).size !== marks.length) return whole;
  const cuts: number[] = [];
  for (const [i, m] of marks.slice(1).entries()) {
    const before = marks[i];
    const from = before ? before.index + before[0].length : 0;
    const between = text.slice(from, m.index);
    const begins = NEIGHBOUR.test(between) ? undefined : [...`${between}S`.matchAll(BEGINS)].at(-1);
    const next = begins || NEIGHBOUR.test(between) ? null : nextWhole(text.slice(0, marks[0]?.index ?? 0), between);
    if (!begins && !next) return whole;
    cuts.push(from + (begins?.index ?? (next ? next[0].length : 0)));
  }
  return [0, ...cuts].map((start, i) => ({ start, end: cuts[i] ?? text.length }));
}

const ITEM = /(?:^|[\s:;.])\(?(\d{1,2})[.)]\s(?=(?:AN?\s|ALL\s|THE\s|THAT\s)?[A-Z\d])/g;

/** "1. 18 acres out of the Doe Survey. 2. 53 acres out of the Roe Survey.": items numbered from one, each with a survey and its acres. */
function byNumber(text: string): SurveyPart[] {
  const marks: number[] = [];
  for (const m of text.matchAll(ITEM)) if (Number(m[1]) === marks.length + 1) marks.push(m.index + 1);
  const [first = 0] = marks;
  const cuts = [...(isFull(text, { start: 0, end: first }) ? [0] : []), ...marks, text.length];
  const parts = cuts.slice(0, -1).map((start, i) => ({ start, end: cuts[i + 1] ?? text.length }));
  return marks.length > 1 && parts.every((p) => isFull(text, p)) ? parts : [];
}

const ALSO = /[.;][\s-]{1,3}(?:AND\s)?ALSO[,\s]{1,2}(?=A\s|AN\s|ALL\s|\d|THAT\s)/g;
const NAMED = /(?:SURVEY|LEAGUE|GRANT|LABOR)(?![A-Z])|ABST/;

/** "200 acres in the Doe League. Also a tract of 120 acres out of the Roe League": each part names a survey and its acres. */
function byAlso(text: string): SurveyPart[] {
  const cuts = [0, ...[...text.matchAll(ALSO)].map((m) => m.index + 1), text.length];
  const parts = cuts.slice(0, -1).map((start, i) => ({ start, end: cuts[i + 1] ?? text.length }));
  return parts.every((p) => isFull(text, p)) ? parts : [{ start: 0, end: text.length }];
}

const isFull = (text: string, p: SurveyPart): boolean => NAMED.test(text.slice(p.start, p.end)) && /ACRE/.test(text.slice(p.start, p.end));

function byAbstract(text: string): SurveyPart[] {
  const marks = [...text.matchAll(ABSTRACT)].map((m) => ({ no: m[1] ?? "", start: m.index, end: m.index + m[0].length }));
  const cuts: number[] = [];
  let last = marks[0];
  const leads = ACRES.test(text.slice(0, last?.start ?? 0)) && !ACRES.test(text.slice(marks.at(-1)?.end ?? 0).split(/[.;]\s/)[0] ?? "");
  for (const m of marks.slice(1)) {
    if (!last || m.no === last.no) continue;
    const between = text.slice(last.end, m.start);
    const at = NEIGHBOUR.test(between)
      ? null
      : ([...between.matchAll(PARTED)].at(0) ?? (leads ? [...between.matchAll(BY_ACRES)].at(0) : nextWhole(text.slice(0, marks[0]?.start ?? 0), between)));
    if (!at) return [{ start: 0, end: text.length }];
    cuts.push(last.end + at.index + at[0].length);
    last = m;
  }
  return [0, ...cuts].map((start, i) => ({ start, end: cuts[i] ?? text.length }));
}

const OUT_OF = "(?:(?:ARE|LIES?|LYING|BEING|IS|SITUATED?)\\s)?(?:(?:A\\s)?PART\\sOF|OUT\\sOF|OFF(?:\\sOF)?|OF|IN|ON|FROM)";
const ACRES_OF_SURVEY = new RegExp(
  `(?<![A-Z.\\d-])\\d[\\d,.]*\\sACRES(?:\\sOF\\sLAND)?,?\\s(?:MORE\\sOR\\sLESS,?\\s)?(?:(?:OF\\sWHICH|THEREOF)\\s)?${OUT_OF}\\s(?:THE\\s|SAID\\s){0,2}([A-Z][A-Z.'&-]*(?:\\s[A-Z.'&-]+){0,5}?)\\s(?:SURVEY|LEAGUE|GRANT)(?![A-Z])`,
  "g",
);

/** "100 acres out of the Doe Survey and 60 acres out of the Roe Survey": acres of several surveys without abstracts. */
function byAcresOf(text: string): SurveyPart[] {
  const marks = [...text.matchAll(ACRES_OF_SURVEY)];
  const names = new Set(marks.map((m) => m[1]));
  const joined = marks.slice(1).every((m, i) => {
    const before = marks[i];
    return (
      before !== undefined &&
      /^(?:[^.;]|\.(?=\S)){0,60}$/.test(text.slice(before.index + before[0].length, m.index)) &&
      !NEIGHBOUR.test(text.slice(before.index, m.index))
    );
  });
  if (marks.length < 2 || names.size < marks.length || !joined) return [];
  return marks.map((m, i) => ({ start: i === 0 && !/OF\sWHICH\s$/.test(text.slice(0, m.index)) ? 0 : m.index, end: marks[i + 1]?.index ?? text.length }));
}
