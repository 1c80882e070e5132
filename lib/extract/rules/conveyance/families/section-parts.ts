// A well through several units: the part of its production that an order or affidavit allocates to each section, and how large the unit of that section is.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { div, mul, parseRational, type Rational, rational, sum, toText, ZERO } from "@/lib/fraction/rational";

type Row = NonNullable<Conveyance["unit"]>["tracts"][number];

const SECTION = "\\b(Sec(?:tion|\\.) ?\\d{1,3})\\b(?! ?(?:and|&|through|to) \\d{1,3}(?![\\d%]|[.,/]\\d| ?per ?cent| ?feet| ?ft))";
const PART =
  "(\\d{1,3}(?:\\.\\d+)? ?(?:%|per ?cent)|(?<![\\d.])0?\\.\\d{2,8}\\b|(?<![\\d/.]|[NSEW] |[Nn]orth |[Ss]outh |[Ee]ast |[Ww]est )\\d{1,5}/\\d{1,5}(?:ths?|nds?|rds?)?\\b(?!/)(?! (?:(?:undivided|mineral|royalty|fee) )*(?:interest|(?:of|in) (?:(?:the|all|said|her|his|their) )*(?:minerals?|oil|gas|royalt|surface))))";
/** Words between a section and its part: no other section, no end of a sentence or item. */
const BETWEEN = "(?:(?!\\bSec(?:tion|\\.)|\\d ?(?:%|per ?cent)|\\. [A-Z]|[;\\n]).){0,90}?";
/** "Section 27: forty-seven per cent (47.00%)". */
const SECTION_FIRST = new RegExp(`${SECTION}${BETWEEN}${PART}`, "gi");
/** "46.13% to the unit of Section 19". */
const PART_FIRST = new RegExp(`${PART}${BETWEEN}${SECTION}`, "gi");
/** A well's lateral, and no lateral pipe line or ditch. */
const LATERAL = "laterals?\\b(?! (?:\\w+ )?(?:lines?|pipe\\w*|ditch\\w*|canals?|roads?)\\b)";
const ALLOCATES = new RegExp(`\\b(?:(?:allocat|apportion|allot|attribut|completion interval|perforat)\\w*|${LATERAL})`, "i");
/** "4,520 feet lie in Section 22", "in Section 22: 4,520 feet": how much of the well lies there, and not how far it stands from a line or how deep it is. */
const FEET = "(\\d[\\d,]*(?:\\.\\d+)?)(?: (?:linear|lineal|perforated|productive|horizontal))* ?(?:feet|ft)\\b\\.?";
const ALONG =
  "(?:(?!\\bSec(?:tion|\\.)|\\b(?:from|lines?|corner|depth|below|above|surface|deep|acres?|vertical)\\b|\\d ?(?:feet|ft)|\\. [A-Z]|[;\\n]).){0,70}?";
const FEET_FIRST = new RegExp(`${FEET}${ALONG}${SECTION}`, "gi");
const FEET_BEHIND = new RegExp(`${SECTION}${ALONG}${FEET}`, "gi");
const LENGTH = new RegExp(
  `\\b(?:completion interval|${LATERAL}|perforat\\w+|take points?|productive (?:length|interval)|well ?bore|horizontal (?:portion|section|leg|part))\\b`,
  "i",
);

const tractOf = (section: string): string => `Section ${section.replace(/\D/g, "")}`;

/** "46.13%" → 46.13; "0.4613" → 46.13. */
function percentOf(part: string): Rational {
  const [top, below] = part
    .replace(/[a-z]+$/i, "")
    .split("/")
    .map(parseRational);
  if (top && below && below.n !== 0n) return mul(div(top, below), rational(100));
  const value = parseRational(part.replace(/^\./, "0.").replace(/[^\d.]/g, "")) ?? ZERO;
  return PERCENT.test(part) ? value : mul(value, rational(100));
}
const PERCENT = /%|per ?cent/i;

type Told = Row & { percent: Rational };

function rowsBy(text: string, pattern: RegExp, section: 1 | 2): Told[] {
  const rows: Told[] = [];
  for (const m of text.matchAll(pattern)) {
    const tract = tractOf(m[section] ?? "");
    if (!rows.some((r) => r.tract === tract)) rows.push({ text: m[0].trim(), acres: acresOf(text, tract), tract, percent: percentOf(m[3 - section] ?? "") });
  }
  return rows;
}

const isWhole = (rows: readonly Told[]): boolean => rows.length > 1 && toText(sum(rows.map((r) => r.percent))) === "100";

/** Of two ways to pair sections with parts the nearer is meant. */
const lengthOf = (rows: readonly Told[]): number => rows.reduce((n, r) => n + r.text.length, 0);

/** "Section 19 (637.04 acres)", "Section 19, containing 637.04 acres", "the 637.04-acre unit of Section 19". */
function acresOf(text: string, tract: string): string | null {
  const number = tract.replace(/\D/g, "");
  const acres = "(\\d[\\d,]*(?:\\.\\d+)?)";
  const said = new RegExp(
    `\\bSec(?:tion|\\.) ?${number}\\b,?(?: \\(|(?: (?:contain|compris|be)ing| of| is| consisting of| contains| comprises)?(?: an?)? )${acres}[- ]acres?\\b|\\b${acres}[- ]acre (?:\\w+ ){0,4}unit (?:of|in|for|comprising|covering|being|at) (?:all of )?Sec(?:tion|\\.) ?${number}\\b`,
    "i",
  ).exec(text);
  return (said?.[1] ?? said?.[2])?.replace(/,/g, "") ?? null;
}

/** Sections by the feet of the well in each; none where fewer than two are told. */
function byFeet(text: string): Row[] {
  if (!LENGTH.test(text)) return [];
  const rows = [
    { pattern: FEET_FIRST, section: 2 },
    { pattern: FEET_BEHIND, section: 1 },
  ].map(({ pattern, section }) => {
    const told: Row[] = [];
    for (const m of text.matchAll(pattern)) {
      const tract = tractOf(m[section] ?? "");
      if (!told.some((r) => r.tract === tract)) told.push({ text: m[0].trim(), acres: acresOf(text, tract), tract });
    }
    return told;
  });
  return rows.filter((r) => r.length > 1).sort((a, b) => a.reduce((n, r) => n + r.text.length, 0) - b.reduce((n, r) => n + r.text.length, 0))[0] ?? [];
}

/** The sections among which an order divides what one well makes, each with its part in the row's text and the acres of its unit; empty where fewer than two are told. */
export function sectionParts(text: string): Row[] {
  if (!ALLOCATES.test(text)) return [];
  const bySection = rowsBy(text, SECTION_FIRST, 1);
  const byPart = rowsBy(text, PART_FIRST, 2);
  const whole = [bySection, byPart].filter(isWhole).sort((a, b) => lengthOf(a) - lengthOf(b));
  const rows = whole[0] ?? bySection.filter((r) => PERCENT.test(r.text));
  return rows.length > 1 ? rows.map(({ text: words, acres, tract }) => ({ text: words, acres, tract })) : byFeet(text);
}
