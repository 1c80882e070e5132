// Texas land: survey, abstract, block, section, league, labor, certificate, railroad township.
import type { Survey } from "@/lib/contracts/aspects/land";
import { readNumberWords } from "@/lib/land/lex/number-words";
import { sectionsTold } from "./sections-told";
import { surveyName } from "./survey-name";

export type SurveyRead = { survey: Survey; sections: string[]; start: number; end: number };

const ABSTRACT = /(?<![A-Z])(?:ABSTRACT|ABSTR|ABST|ABS|AB)[.:,'\s]{0,3}(?:NOS?\.?|NUMBER|#)?[.:\s#]{0,3}(?:A\s?-?\s?)?0*(\d{1,5})(?!\d)/;
const SHORT_ABSTRACT =
  /(?<![A-Z0-9-])(?<!(?:BLOCK|BLK\.?|EXHIBIT|NO\.|BOOK|BK\.?|VOL\.?|VOLUME|RECORD)\s["']?)A-?\s?0*(\d{1,5})(?![\d/'°-]|\.\d|\s(?:ACRES?|FOOT|FEET|FT|VARAS?|ROD|MILE|PER|YEARS?|DAYS?)(?![A-Z]))/;
const BLOCK =
  /(?<![A-Z])(?:BLOCKS?|BLKS?)(?![A-Z])[.\s:]{0,3}(?:NOS?\.?\s?)?((?:[A-Z]{1,2}-?)?\d{1,3}(?:½|\s1\/2)?(?:-?[A-Z](?![A-Z]))?|["'(]?(?!(?:OR|OF|IN|NO|AT|AS|TO|IS|BY|ON|AN)(?![A-Z]))[A-Z]{1,2}(?:-\d{1,3})?(?![A-Z]))/;
const WORD = "(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|[A-Z]+TEEN|(?:TWEN|THIR|FOU?R|FIF|SIX|SEVEN|EIGH|NINE)TY|HUNDRED)(?![A-Z])";
/** "ONE HUNDRED AND ELEVEN (111)", "THIRTY-TWO". */
const IN_WORDS = `${WORD}(?:[\\s-]${WORD}|(?<=HUNDRED)\\sAND\\s${WORD}){0,4}(?:\\s?\\(\\d+\\))?`;
const SECTIONS = new RegExp(
  `(?<![A-Z])(?<!(?:CODE|STATUTES?|ACT),?\\s)SEC(?:TIONS?|S|T)?(?![A-Z])[.\\s:]{0,3}(?:(?:IS|BEING|NUMBERED|CALLED)\\s)?(?:NOS?\\.?\\s?)?(\\d{1,4}(?!\\d|\\.\\d)[A-Z]?(?![A-Z])|${IN_WORDS}|[A-Z]+(?:[\\s-][A-Z]+){0,3}?(?:\\s?\\(\\d+\\)|(?=[,.;\\s])))((?:(?:\\s?,\\s?|\\s?&\\s?|,?\\sAND\\s|\\s?-\\s?|\\s(?:TO|THRU|THROUGH)\\s)(?:INCLUSIVE\\s)?\\d{1,4}(?![\\d.,]*\\sACRES))*)`,
);
/** "Survey No. 6, Block A": a survey numbered within a block is what others call its section. */
const NUMBERED =
  /(?<![A-Z])SUR(?:VEYS?|V?S?\.)\s(?:NOS?\.?\s?|NUMBERS?\s)?(\d{1,4})(?=((?:(?:,\s?(?:AND\s)?|\sAND\s|\s?&\s?|\s?-\s?|\s(?:TO|THROUGH|THRU)\s)\d{1,4})*)(?:,?\s(?:BOTH\s)?INCLUSIVE)?\s*,?\s+(?:(?:ALL\s)?(?:IN|OF)\s)?(?:BLOCK|BLK)(?![A-Z]))/;
/** The same text with such a survey's number written as that of a section, offsets as they were. */
export function surveysAsSections(text: string): string {
  const asSection = (m: string): string => m.replace(/^SUR(?:VEYS?|V?S?\.)/, (w) => (/S\.?$/.test(w) ? "SECS" : "SEC").padEnd(w.length));
  const numbered = text.replace(new RegExp(NUMBERED.source, "g"), asSection);
  return numbered === text ? text : numbered.replace(BESIDE, asSection);
}
/** "Survey 12 and the north half of Survey 14, Block 3": one of a list of such surveys, whose block is told behind the last. */
const BESIDE =
  /(?<![A-Z])SUR(?:VEY|V?\.)\s(?:NO\.?\s?|NUMBER\s)?\d{1,4}(?=(?:\s?\([^()]{1,30}\))?(?:,?\s(?:AND|&)\s|[,;]\s)[^;\n]{0,60}?(?<![A-Z])SEC\s{4}\s?(?:NO|NUMBER|\d))/g;
const TOWNSHIP = /(?<![A-Z])T(?:(?:OWNSHIP|WNSHP|WP|SP|P)?[-.\s]{1,2}(\d)[-.\s]{0,12}|(\d)[-.\s]{0,2})(N(?:ORTH)?|S(?:OUTH)?)(?![A-Z])/;
const CERTIFICATE = /(?<![A-Z])CERT(?:IFICATE|\.)?[.\s]{0,2}(?:NO\.?\s?|NUMBER\s)?(\d[\d/-]*)/;
/** "No. 7", "7", "Seven (7)". */
const COUNTED = `[.\\s]{0,2}(?:NOS?\\.?\\s?|NUMBERS?\\s|#)?(?:(\\d{1,4})|(${IN_WORDS}))`;
const LEAGUE = new RegExp(`(?<![A-Z])(?:LEAGUES?|LGE)${COUNTED}`);
const LABOR = new RegExp(`(?<![A-Z])(?:LABORS?|LAB)${COUNTED}`);
/** "15 and 16", "Fifteen (15), Sixteen (16) and Seventeen (17)": further labors of a list. */
const NEXT_LABOR = new RegExp(
  `^(?:\\s?[,&]\\s?|,?\\sAND\\s)(?:(?:ALL\\s(?:OF\\s)?)?(?:THE\\s)?(?:LABOR\\s)?(?:NO\\.?\\s?|NUMBER\\s)?)(?:(\\d{1,4})(?![\\d.,]*\\sACRES)|(${IN_WORDS}(?:(?<=\\))|(?=,|\\s(?:IN|OF|AND)\\s|\\s\\())))`,
);
const CUES = [
  /(?<![A-Z])(?:ABSTRACT|ABSTR|ABST|ABS)[.:,\s]|^\s*AB\s\d{1,5}\s|(?<![A-Z])PORCION(?:ES)?\s(?:NO\.?\s)?\d/,
  /(?<!(?:^|\s)(?:GOVERNMENT|GOV'?T\.?|STATES|U\.\s?S\.|CERTIFIED|MINERAL|BOUNDARY|LAND|A|THE|OFFICIAL|FIELD)\s)(?<![A-Z])SURVEYS?(?!\sMAP|OR|ED|\sMADE|\sBY|\sOF\s|\sDATED|\sPLAT)(?![A-Z])|(?<![A-Z])SUR(?:V?\.)?(?=[\s,])/,
  /(?<![A-Z])(?:LEAGUE|LGE)(?![A-Z])|HEADRIGHT(?![A-Z])/,
  /(?<!(?:HEREBY|DO|DOES|PRESENTS|AND|WE|I|TO|HAVE|THE|THIS|SAID)\s)(?<=[A-Z]\s)GRANT,(?!\s(?:BARGAIN|SELL|CONVEY|LEASE|DEMISE|ASSIGN|GIVE|TRANSFER|QUIT|RELEASE|LET|ALIEN|AND))/,
  /(?<![A-Z])(?:RY|R\.?\s?R|RAILWAY|RAILROAD)\.?[\s,]{1,2}CO(?:MPANY|\.|\b)/,
];

/** Does upper-case text speak of a Texas survey? One strong cue, or a block of a railroad company. */
export function speaksOfSurvey(text: string): boolean {
  if (/GRANTORS?,/.test(text) && !CUES[0]?.test(text) && !CUES[3]?.test(text) && !/SURVEY|LEAGUE/.test(text)) return false;
  const found = CUES.map((re) => re.test(text));
  const short = SHORT_ABSTRACT.test(text);
  return Boolean(
    found[0] ||
      found[2] ||
      (found[1] && (short || found[4] || BLOCK.test(text) || /SURVEY|SUR\sNOS?\.?\s\d/.test(text))) ||
      (short && (found[1] || found[3] || (/(?<![A-Z0-9-])A-\d/.test(text) && /\d\sACRES?(?![A-Z])/.test(text)) || /^\s*A\d{4}/.test(text))) ||
      (BLOCK.test(text) && SECTIONS.test(text) && (found[4] || !/(?<![A-Z])LOTS?(?![A-Z])|ADDITION|SUBDIVISION|TOWNSITE/.test(text))),
  );
}

/** "T. & P. Ry. Co. Survey 21" of a railway's block: the number is that of the section. */
const SURVEY_NUMBER = /(?<=&.*|\b(?:Co|Company|Ry|R\.? ?R|Railway|Railroad)\b.*)\sSurvey\s(?:No\.\s)?\d+$/i;

/** Reads the parts that are named; null where no name, abstract, block or league is. `raw` is the text as written. */
export function readSurvey(text: string, raw: string): SurveyRead | null {
  const abstract = ABSTRACT.exec(text) ?? SHORT_ABSTRACT.exec(text);
  const block = BLOCK.exec(text);
  const sections = SECTIONS.exec(text) ?? NUMBERED.exec(text);
  const township = TOWNSHIP.exec(text);
  const name = surveyName(text, raw);
  const league = LEAGUE.exec(text);
  if (!abstract && !name && !league && !block) return null;
  const told = sectionsTold(text);
  const named = sections ? sectionList(sections[1] ?? "", sections[2] ?? "") : [];
  const list = named.length < 2 && told.length > named.length ? told : named;
  const survey: Survey = {
    name: name ? (block && list.length > 0 ? name.name.replace(SURVEY_NUMBER, "") : name.name) : null,
    abstract: abstract ? `A-${abstract[1]}` : null,
    block: block ? (block[1] ?? "").replace(/½|\s1\/2/, ".5").replace(/["'(]/, "") : null,
    section: list.length === 1 ? (list[0] ?? null) : null,
    league: counted(league),
    labor: laborsOf(text),
    certificate: CERTIFICATE.exec(text)?.[1]?.replace(/[-/]$/, "") ?? null,
    township: township ? `T-${township[1] ?? township[2]}-${township[3]?.[0]}` : null,
  };
  const marks = [abstract, block, sections, league, township].filter((m) => m !== null).map((m) => ({ start: m.index, end: m.index + m[0].length }));
  if (name) marks.push(name);
  return { survey, sections: list, start: Math.min(...marks.map((m) => m.start)), end: Math.max(...marks.map((m) => m.end)) };
}

/** The number of a league or labor, in figures or words. */
const counted = (m: RegExpExecArray | null): string | null => m?.[1] ?? (m?.[2] ? (sectionList(m[2], "")[0] ?? null) : null);

/** "Labor 15" → "15"; "Labors Nos. 15 and 16", "Labor 15 and Labor 16" → "15, 16". */
function laborsOf(text: string): string | null {
  const first = LABOR.exec(text);
  const out = counted(first);
  if (!first || !out) return out;
  const plural = /^LABORS/.test(first[0]);
  const list = [out];
  for (let at = first.index + first[0].length; list.length < LABORS_MAX; ) {
    const next = NEXT_LABOR.exec(text.slice(at, at + 60));
    const number = counted(next);
    if (!next || !number || !(plural || /LABOR\s/.test(next[0]))) break;
    list.push(number);
    at += next[0].length;
  }
  return list.join(", ");
}

const LABORS_MAX = 40;
const SECTIONS_MAX = 200;

/** "11" with " and 12" → 11, 12; "41" with " to 54" → all between; "THIRTY-TWO (32)" → 32. */
function sectionList(first: string, rest: string): string[] {
  const paren = /\((\d+)\)/.exec(first)?.[1];
  const words = /^[A-Z]{3}/.test(first) ? readNumberWords(first, 0)?.value : undefined;
  const head = paren ?? (words === undefined ? /^\d{1,4}[A-Z]?/.exec(first)?.[0] : String(words));
  if (head === undefined) return [];
  const out = [head];
  for (const m of rest.matchAll(/(-|TO|THRU|THROUGH)?\s?(\d{1,4})/g)) {
    const to = Number(m[2]);
    const from = Number(out.at(-1));
    if (m[1] && to > from && to - from < SECTIONS_MAX) for (let n = from + 1; n < to; n++) out.push(String(n));
    out.push(String(to));
  }
  return out;
}
