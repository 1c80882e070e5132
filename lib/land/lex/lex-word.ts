// Tokens of letters that are no part of the grid: words that steer the reading, numbers in words, misspelt quarters.

import { acresText } from "@/lib/fraction/net-acres";
import { readDecimalAcres } from "./decimal-words";
import { KEYWORDS } from "./keywords";
import { lexAliquot } from "./lex-aliquot";
import { acreShare, mixedAcres } from "./mixed-acres";
import { editDistance, nearWord } from "./near-word";
import { isNumberWord, readNumberWords } from "./number-words";
import { matchAt, type Token, type TokenKind } from "./token";

const WORD = /[A-Z][A-Z'0-9]*/y;
const PAREN_NUMBER = /\s?\(\s?[0-9]{1,3}\s?\)/y;
/** "TWENTY-F!VE (25)": the figures tell the unit that a scan has spoilt. */
const SPOILT_UNIT = /[\s-]{1,2}(?=[A-Z0-9]*[A-Z])[A-Z0-9!|'$]{2,6}\s?\(\s?(\d\d)\s?\)/y;
/** Words that except, and words that say the same land again. */
const PHRASES: [RegExp, TokenKind][] = [
  [
    /(?:BUT\s)?NOT\s(?:TO\s)?INCLUD(?:ING|E)|BUT\sNOT(?!\s(?:LIMITED|LESS|MORE|BY|AS))|BUT(?=\s(?:FOR\s)?(?:THE\s(?:[NSEW]\w*\s)?)?\d[\d.]*\sAC(?:RES?|\.))|OTHER\sTHAN|WITH\sTHE\sEXCEPTION(?=\sOF)/y,
    "EXC",
  ],
  [
    /(?:OUTSIDE(?:\sOF)?|LACKING|WITHOUT|WANTING|BARRING|NOT\sCOUNTING)(?=\s(?:THE\s)?(?:[NSEW]{1,2}\s?(?:\/|½|¼)|(?:NORTH|SOUTH|EAST|WEST)\w*\s(?:ONE-)?(?:QUARTER|HALF|FOURTH|\d)))/y,
    "EXC",
  ],
  [/A\s?\/\s?[KD]\s?\/\s?A\.?|I\.\s?E\.|(?:ALSO|SOMETIMES|OTHERWISE)\s(?:KNOWN|DESCRIBED)\sAS/y, "AKA"],
];
const STARTS = new Set("BNOWAISL");

/** Reads the word at a letter of upper-case text. */
export function lexWord(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token {
  if (STARTS.has(text[at] ?? ""))
    for (const [re, kind] of PHRASES) {
      const m = matchAt(re, text, at);
      if (m) return { kind, start: at, end: re.lastIndex, gap, text: m[0] };
    }
  const word = matchAt(WORD, text, at)?.[0] ?? text[at] ?? "";
  return (isNumberWord(word) ? numberInWords(text, at, gap) : null) ?? plainWord(text, at, gap, word, before);
}

function numberInWords(text: string, at: number, gap: 0 | 1 | 2): Token | null {
  const decimal = readDecimalAcres(text, at);
  if (decimal) return { kind: "NUM", start: at, end: decimal.end, gap, text: acresText(decimal.value) };
  const n = readNumberWords(text, at);
  const acres = n ? (mixedAcres(text, n.value, n.end) ?? acreShare(text, at)) : null;
  if (acres) return { kind: "NUM", start: at, end: acres.end, gap, text: acres.text };
  const spoilt = n && matchAt(SPOILT_UNIT, text, n.end);
  if (spoilt && n.value % 10 === 0 && n.value < 100 && Math.floor(Number(spoilt[1]) / 10) * 10 === n.value)
    return { kind: "NUM", start: at, end: n.end + spoilt[0].length, gap, text: spoilt[1] ?? "" };
  return n && { kind: "NUM", start: at, end: matchAt(PAREN_NUMBER, text, n.end) ? PAREN_NUMBER.lastIndex : n.end, gap, text: String(n.value) };
}

const CORNERS = ["NORTHEAST", "NORTHWEST", "SOUTHEAST", "SOUTHWEST"] as const;

function plainWord(text: string, at: number, gap: 0 | 1 | 2, word: string, before: readonly Token[]): Token {
  if (word === "LESS" && THAN.test(text.slice(at + 4, at + 10))) return { kind: "WORD", start: at, end: at + 4, gap, text: word };
  if (word === "ALL" && CLOSES.test(text.slice(at + 3, at + 5)) && endsOtherThings(before)) return { kind: "WORD", start: at, end: at + 3, gap, text: word };
  const kind = word === "A" && BEFORE_NOON.test(text.slice(at + 1, at + 6)) ? undefined : steering(word, gap, before);
  if (
    kind === "EXC" &&
    (closesOwnClause(text, at, word) ||
      OF_INTEREST.test(text.slice(at + word.length, at + word.length + 80)) ||
      KEPT_FOR_ONESELF.test(text.slice(at + word.length, at + word.length + 200)))
  )
    return { kind: "WORD", start: at, end: at + word.length, gap, text: word };
  if (kind)
    return { kind, start: at, end: at + word.length + (kind === "ACRES" && SHORT_ACRES.test(text.slice(at, at + word.length + 8)) ? 1 : 0), gap, text: word };
  return misspelt(text, at, gap, word) ?? { kind: "WORD", start: at, end: at + word.length, gap, text: word };
}

const CLOSES = /^\s?(?:[,;.)]|$)/;
/** "surface, minerals and all;", "house, barns and all.", "160 acres in all": the end of a list of things or of a count, and not all of a section. */
const endsOtherThings = (before: readonly Token[]): boolean => {
  const [first, last] = before.slice(-2);
  return last?.kind === "AND" ? first?.kind === "WORD" : last?.kind === "WORD" && /^(?:FOR|IN|TO|ABOVE)$/.test(last.text);
};

/** "not to be less than": a measure, no exception. */
const THAN = /^\sTHAN(?![A-Z])/;

/** "S 16 ac. of", "16 A. NE/4": the point of a short form, no end of a sentence. */
const SHORT_ACRES = /^(?:ACS?|A)\.(?=\s(?:OF|IN|OFF|OUT|MORE|[NSEW][NSEW]?\s?(?:\/|1\/|½|¼)|[NSEW][NSEW]?\s?\d))/;

/** "9:15 A. M.": an hour of the day, no acres. */
const BEFORE_NOON = /^\.?\s?M(?![A-Z])/;

/** "except a 12½ per cent interest", "less an undivided one-half of the minerals", "less all the coal": what is left out is an interest, no land. */
const OF_INTEREST =
  /^(?:\s(?:AND|OR|&)\s(?:RESERV|RETAIN|WITHH|KEEP|EXCEPT|SAV)[A-Z]*(?:\s(?:BACK|OUT))?)?\s{1,2}(?:(?:AN?|THE|ALL|ANY|OF|HALF|UNDIVIDED|ITS|HIS|HER|THEIR)\s){0,5}(?:OIL|GAS|MINERALS?|COAL|ROYALT(?:Y|IES))(?![A-Z])(?!\s(?:(?:AND|OR)\s(?:GAS|MINERAL)\s)?(?:WELL|LEASE|LANDS?|SITE|RAIL|PLANT|PIPE|LINE|COMPAN|CO(?![A-Z])|TRACT|YARD|TANK|STATION|COMPRESSOR|MINES?(?![A-Z])|PIT|CAMP|STORAGE|METER|REFINER|BANK))|^(?:\s(?:AND|OR|&)\s(?:RESERV|RETAIN|WITHH|KEEP|EXCEPT|SAV)[A-Z]*(?:\s(?:BACK|OUT))?)?\s{1,2}(?:AN?\s|THE\s)?(?:UNDIVIDED\s|\d|(?:ONE|TWO|THREE|FIVE|SEVEN)[\s-])(?![^,;.]{0,24}\bACRES?\b)[\d.½¼¾⅛⅜⅝⅞\s/()%A-Z-]{0,50}?(?:INTEREST|ROYALTY|OF\s(?:ALL\s)?(?:OF\s)?(?:THE\s)?(?:OIL|GAS|MINERALS|COAL))(?![A-Z])/;

/** "saving to myself, my heirs and assigns, one equal half of whatever oil": kept for oneself, an interest. */
const KEPT_FOR_ONESELF =
  /^[\s,]{1,3}(?:AND\sRESERVING\s)?(?:UN)?(?:TO|FOR)\s(?:MYSELF|HIMSELF|HERSELF|ITSELF|THEMSELVES|OURSELVES|(?:THE\s|SAID\s)*(?:GRANTOR|SELLER|VENDOR)S?)(?![A-Z])[^;.]{0,120}?(?<![A-Z])(?:OIL|GAS|MINERALS?|ROYALT(?:Y|IES)|COAL)(?![A-Z])/;

const SENTENCE_ENDS = /^\s?(?:[.;)]\s|[.;)]?$)/;
const PHRASE_ENDS = /^\s?[,:]\s/;
const NONE_OF_IT = /(?<![A-Z])(?:NO|NOT|NONE|NOTHING|NEITHER|NOR|WITHOUT)(?![A-Z])[^.;:,]{0,60}$/;
/** "No override is excepted. Assignee shall drill on the SW/4", "without exception; a well on the NW/4": what stands at the end of its clause leaves out nothing that comes behind it. */
function closesOwnClause(text: string, at: number, word: string): boolean {
  const behind = text.slice(at + word.length, at + word.length + 4);
  if (!SENTENCE_ENDS.test(behind) && !PHRASE_ENDS.test(behind)) return false;
  if (/^EXC(?:EPT|LUD)ED$/.test(word) && SENTENCE_ENDS.test(behind)) return true;
  return /^EXC(?:EPTED|LUDED|EPTION)$/.test(word) && NONE_OF_IT.test(text.slice(Math.max(0, at - 80), at));
}

const SIDES = ["NORTH", "SOUTH", "EAST", "WEST"] as const;
const MARKED = /^\s{1,2}(?:ONE[\s-])?(?:Q[A-Z]{3,7}|H[A-Z0-9]{2,4}|1\/[24]|[½¼])(?![A-Z])/;

/** "Northaest Quarter", "Nroth half"; where the word may be one of two corners it is some part of what follows, and no more. */
function misspelt(text: string, at: number, gap: 0 | 1 | 2, word: string): Token | null {
  const corner = word.length > 7;
  if (!/^[NSEW]/.test(word) || word.length < 4) return null;
  const rest = text.slice(at + word.length, at + word.length + 24);
  if (!MARKED.test(rest)) return null;
  const near = corner ? nearWord(word, CORNERS, 2) : nearWord(word, SIDES, 1);
  const mended = near ? lexAliquot(`${near}${rest}`, 0) : null;
  if (near && mended && !mended.bare)
    return { kind: "AL", start: at, end: at + word.length + mended.end - near.length, gap, text: "", pieces: mended.pieces, damaged: true };
  const unclear = corner && CORNERS.some((c) => editDistance(word, c, 2) <= 2);
  return unclear ? { kind: "PART", start: at, end: at + word.length + (MARKED.exec(rest)?.[0].length ?? 0), gap, text: "PART", damaged: true } : null;
}

/** "Party of the second part": a side of the paper, no part of land. */
const OF_A_SIDE = /^(?:FIRST|SECOND|THIRD|FOURTH)$/;

/** "More or less" excepts nothing; "a" is acres only after a number, and in "Lots 1A, 2B" a part of it. */
function steering(word: string, gap: 0 | 1 | 2, before: readonly Token[]): TokenKind | undefined {
  const last = before.at(-1);
  if (word === "A" && (last?.kind !== "NUM" || (gap === 0 && lettered(before)))) return undefined;
  if (word === "PART" && last?.kind === "WORD" && OF_A_SIDE.test(last.text)) return undefined;
  if (word === "LESS" && last?.kind === "WORD" && (last.text === "OR" || last.text === "NOT" || last.text === "NO")) return undefined;
  return KEYWORDS.get(word);
}

function lettered(before: readonly Token[]): boolean {
  for (let k = before.length - 2; k >= 0 && k > before.length - 24; k--) {
    const t = before[k];
    if (t?.kind === "LOT") return true;
    if (!t || !(/^(?:COMMA|AND|DASH|THRU|NUM)$/.test(t.kind) || (t.kind === "WORD" && t.text.length === 1))) return false;
  }
  return false;
}
