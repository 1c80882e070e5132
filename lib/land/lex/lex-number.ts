// Tokens that start with a digit: numbers, "9N" and "4W" of the short forms, acreages with fractions, numbered meridians.
import { lexNumberedMeridian } from "./lex-meridian";
import { acreShare, mixedAcres } from "./mixed-acres";
import { matchAt, type Token } from "./token";

const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[½¼¾]?/y;
/** A range may run into its meridian: "4WIM". */
const AFTER_WAY = `(?:(?=(?:IM|CM|WM|NMPM|MDB?M|SLB?M|SBM|USM|BHM|MPM|PMM|GSRM|PM)(?![A-Z]))|(?![A-Z0-9/½¼]))`;
const TOWNSHIP_RANGE = new RegExp(
  String.raw`(\d{1,3}(?:\.5|½)?)\s?([NS])(?:ORTH|OUTH)?\.?[\s,/-]{1,3}(?=(?:R(?:ANGE|GE|NG|\.)?[\s.:]{0,2})?\d{1,3}(?:\.5|½)?\s?[EW](?:AST|EST)?${AFTER_WAY})`,
  "y",
);
const TRIPLE = new RegExp(String.raw`(\d{1,3})([NS])?(?=\s?-\s?\d{1,3}(?:[EW]${AFTER_WAY}|(?![EW\d-])|-(?!\d)))`, "y");
const TOWNSHIP_FIRST = /(\d{2,3})([NS])?(?=-\d{1,3}[EW]?-\d{1,2}(?![\d-]))/y;
/** "158-91" behind a list of sections: no number of a section, or no rising pair of them. */
const PAIR = /(\d{1,3})([NS])?(?=\s?-\s?(\d{1,3})(?:[EW](?![A-Z])|(?![\dEW/½¼]))(?!-\d(?!TH|ND|RD|ST)))/y;
/** "…, 20-18, in T11N": the pair before a township of its own is one of sections. */
const TOWNSHIP_BEHIND = /^\s?-\s?\d{1,3}[EW]?[\s,;]*(?:(?:ALL|IN|OF|SAID|THE|AND)[\s,]+){0,3}T(?:WP|OWNSHIP|SHP|P)?\.?\s?\d/;
const RANGE = new RegExp(String.raw`(\d{1,3}(?:\.5|½)?)\s?([EW])?(?:AST|EST)?${AFTER_WAY}\.?`, "y");
/** What follows "8-22-15" at the head of an index line: a part of the section, so that it is no date. */
const HEADS_LINE = /\d{1,2}-\d{1,3}-\d{1,3}[\s,:]{1,3}(?=[NSEW]{1,2}[\s.]?(?:[24/½¼]|[NSEW])|[NS][EW](?![A-Z])|ALL(?![A-Z])|LO?TS?(?![A-Z])|L\d)/y;

/** Reads the token at a digit of upper-case text: "9N" before a range is a township, "22-11-4" after a part is section, township and range. */
export function lexNumber(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token | null {
  const line = surveyLine(text, at, gap, before);
  if (line) return line;
  const meridian = lexNumberedMeridian(text, at);
  if (meridian) return { kind: "MER", start: at, end: meridian.end, gap, text: meridian.name };
  const m = matchAt(NUMBER, text, at);
  const acres =
    m && !m[0].includes(".") ? (mixedAcres(text, Number(m[0].replace(/[,½¼¾]/g, "")), at + m[0].replace(/[½¼¾]/, "").length) ?? acreShare(text, at)) : null;
  if (acres) return { kind: "NUM", start: at, end: acres.end, gap, text: acres.text };
  return m && { kind: "NUM", start: at, end: NUMBER.lastIndex, gap, text: m[0].replace(/,/g, "") };
}

/** A township or range written as a number with its letter, or with none in section-township-range. */
function surveyLine(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token | null {
  const last = before.at(-1);
  const dash = last?.kind === "DASH";
  const line = (kind: "TWP" | "RGE", m: RegExpExecArray, end: number): Token => ({
    kind,
    start: at,
    end,
    gap,
    text: (m[1] ?? "").replace("½", ".5").replace(/^0+(?=\d)/, ""),
    pieces: [m[2] ?? "", "", "short"],
  });
  const twp = matchAt(TOWNSHIP_RANGE, text, at);
  if (twp) return line("TWP", twp, at + twp[0].replace(/[\s,/-]+$/, "").length);
  const trs = matchAt(TOWNSHIP_FIRST, text, at);
  if (trs && Number(trs[1]) > 36) return line("TWP", trs, TOWNSHIP_FIRST.lastIndex);
  if (dash && before.at(-2)?.kind === "NUM" && headsTriple(text, before)) {
    const triple = matchAt(TRIPLE, text, at);
    if (triple) return line("TWP", triple, TRIPLE.lastIndex);
  }
  const pair = last?.kind === "COMMA" || dash ? matchAt(PAIR, text, at) : null;
  if (pair && !TOWNSHIP_BEHIND.test(text.slice(PAIR.lastIndex, PAIR.lastIndex + 40)) && isPlacePair(Number(pair[1]), Number(pair[3])) && endsSections(before))
    return line("TWP", pair, PAIR.lastIndex);
  const town = before.at(-2)?.kind === "TWP" ? before.at(-2) : undefined;
  if (last?.kind !== "TWP" && !(town && (dash || last?.kind === "COMMA" || last?.kind === "SLASH"))) return null;
  const range = matchAt(RANGE, text, at);
  return range && (range[2] || (dash && town?.pieces?.[2] === "short")) ? line("RGE", range, RANGE.lastIndex) : null;
}

/** "NE/4 8-22-15", "ALL 8-22-15" and "NE/4 LESS 3 AC 8-22-15" end with section, township and range, "8-22-15 NE/4" begins with them; other numbers so written may be a date. */
function headsTriple(text: string, before: readonly Token[]): boolean {
  const kind = before.at(-3)?.kind;
  if (kind === "SEC" || kind === "AL" || kind === "ALL") return true;
  // "the NW/4 of 20-153-95"
  if (kind === "OF" && /^(?:AL|ALL)$/.test(before.at(-4)?.kind ?? "")) return true;
  const number = before.at(-2);
  if (number && (kind === undefined || kind === "SEMI" || number.gap === 2) && matchAt(HEADS_LINE, text, number.start)) return true;
  if (!/^(?:ACRES|RP|THEREOF|NUM|WORD)$/.test(kind ?? "")) return false;
  const near = before.slice(-14, -3);
  if (near.some((t) => /^(?:SEC|TWP|CONTAIN)$/.test(t.kind))) return false;
  if (kind === "NUM" || kind === "WORD") return near.some((t) => t.kind === "LOT" || t.kind === "EXC");
  return near.some((t) => t.kind === "AL" || t.kind === "ALL");
}

const SECTION_MAX = 36;
const TOWNSHIP_MAX = 170;
const RANGE_MAX = 110;

/** "158-91" and "21-8" can be no sections in their order; "5-8" may be sections 5 to 8. */
const isPlacePair = (township: number, range: number): boolean =>
  range > 0 && range <= RANGE_MAX && township <= TOWNSHIP_MAX && (township > SECTION_MAX || township > range);

const IN_LIST = new Set(["NUM", "COMMA", "AND", "DASH", "THRU"]);
const LIST_MAX = 80;

/** Whether the tokens before the comma or dash are the numbers of sections: "Sections 23, 24 and 26,". */
function endsSections(before: readonly Token[]): boolean {
  if (before.at(-2)?.kind !== "NUM") return false;
  for (let at = before.length - 3; at >= 0 && at > before.length - LIST_MAX; at--) {
    const kind = before[at]?.kind ?? "";
    if (kind === "SEC") return true;
    if (!IN_LIST.has(kind)) return false;
  }
  return false;
}
