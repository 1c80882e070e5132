// Township and range with their numbers: "T154N", "Township One Hundred Fifty-four (154) North", "R. 11½ E.", "T 0060N", "T. l54 N.".

import { nearWord } from "./near-word";
import { readNumberWords } from "./number-words";
import { matchAt } from "./token";

export type LineLex = { kind: "TWP" | "RGE"; number: string; letter: string; end: number; damaged: boolean };

const TWP =
  /T(?:OWNSHIPS?|OWNSP|W?NSHP|WSHP|SHP|W?NSP|WSP|VVP|OWN|WP|WN|P|SP)?[.,:\s-]{0,3}(?:NO[.\s]{0,2}|NUMBER(?:ED)?\s|#)?(?=[0-9IOL]*[0-9]|[A-Z]+[\s(-])/y;
const RGE = /R(?:ANGES?|GE|NG|G)?[.,:\s-]{0,3}(?:NO[.\s]{0,2}|NUMBER(?:ED)?\s|#)?(?=[0-9IOL]*[0-9]|[A-Z]+[\s(-])/y;
const DIGITS = /[0-9IOLSBZ]*[0-9][0-9IOL]*/y;
const PART = /(?:[\s-]?(?:AND\s)?\s?(½|¼|¾|1\/2|1\/4|3\/4|ONE[\s-]HALF)(?:\s?\(\s?\d{1,3}(?:½|\s?1\/2|\.5)\s?\))?|(\.5|\.25|\.75))/y;
const PAREN = /\s?\(\s?([0-9]{1,3})\s?\)/y;
const NORTH_SOUTH = /[\s,.()-]{0,3}(NORTH|SOUTH|NO|SO|N|S)(?![A-QS-Z0-9½'%]|R(?![\d.])|\/(?!R))[.]?/y;
const EAST_WEST =
  /[\s,.()-]{0,3}(EAST|WEST|E|W)(?=(?:IM|CM|WM|NMPM|MD(?:B)?M|SL(?:B)?M|SBM|USM|BHM|MPM|PMM|GSRM|PM)(?![A-Z])|SEC|(?![A-Z½/'%]|\d+(?!\s?[:,;\d])))[.]?/y;
const NEAR = /[\s,.()-]{1,3}([A-Z][A-Z0-9]{3,6})(?![A-Z0-9])/y;
const WORD = /[A-Z][A-Z0-9]{3,9}/y;
/** "T0WNSHIP", "TOWN5HIP": a word with a figure in it, no number. */
const WITHIN_WORD = /[A-DF-MO-RT-VX-Z][A-Z]|[A-Z]{3}/y;
const LINE_AFTER = /(?:NORTH|SOUTH|EAST|WEST|[NSEW]?SEC|[NS]\.?,?\s?-?R\d|[NSEW](?:IM|CM|WM|NMPM|PM))/y;
const FRACTION: Record<string, string> = { "½": ".5", "ONE HALF": ".5", "ONE-HALF": ".5", "1/2": ".5", "¼": ".25", "1/4": ".25", "¾": ".75", "3/4": ".75" };
/** "the NE/4 of Section 21 in said township, 160 acres": a number that measures land is no line. */
const COUNTS_LAND = /(?:\.\d{1,3})?\s(?:ACRES?|AC|RODS?|CHAINS?)(?![A-Z])/y;
const AFTER_WORD = /[.,:\s-]{1,3}(?:NO[.\s]{0,2}|NUMBER(?:ED)?\s)?/y;

/** Reads a township or range with its number at `at` of upper-case text; null where none stands there. */
export function lexSurveyLine(text: string, at: number): LineLex | null {
  const first = text[at];
  if (first !== "T" && first !== "R") return null;
  const kind = first === "T" ? "TWP" : "RGE";
  const re = first === "T" ? TWP : RGE;
  const head = matchAt(re, text, at);
  const plain = head ? readLine(text, re.lastIndex, kind, head[0].length === 1 || /^(?:[TR]|TOWN)$/.test(head[0])) : null;
  return plain ?? misspelt(text, at, kind);
}

function misspelt(text: string, at: number, kind: "TWP" | "RGE"): LineLex | null {
  const word = matchAt(WORD, text, at)?.[0];
  if (!word || !nearWord(word, kind === "TWP" ? ["TOWNSHIP"] : ["RANGE"], kind === "TWP" ? 2 : 1)) return null;
  const gap = matchAt(AFTER_WORD, text, at + word.length);
  const line = gap ? readLine(text, AFTER_WORD.lastIndex, kind, false) : null;
  return line && { ...line, damaged: true };
}

function readLine(text: string, at: number, kind: "TWP" | "RGE", glued: boolean): LineLex | null {
  const read = readNumber(text, at, glued);
  if (!read || matchAt(COUNTS_LAND, text, read.end)) return null;
  let { number, end } = read;
  const part = matchAt(PART, text, end);
  if (part) [number, end] = [number + (part[2] ?? FRACTION[part[1] ?? ""] ?? ""), PART.lastIndex];
  const numberEnd = end;
  const way = matchAt(kind === "TWP" ? NORTH_SOUTH : EAST_WEST, text, end);
  if (way) return { kind, number, letter: way[1]?.[0] ?? "", end: (kind === "TWP" ? NORTH_SOUTH : EAST_WEST).lastIndex, damaged: read.damaged };
  const near = matchAt(NEAR, text, end)?.[1];
  const letter = near ? nearWord(near, kind === "TWP" ? ["NORTH", "SOUTH"] : ["EAST", "WEST"], 1) : null;
  return { kind, number, letter: letter?.[0] ?? "", end: letter ? NEAR.lastIndex : numberEnd, damaged: read.damaged || letter !== null };
}

function readNumber(text: string, at: number, glued: boolean): { number: string; end: number; damaged: boolean } | null {
  const digits = matchAt(DIGITS, text, at)?.[0];
  if (digits) {
    const clean = cleanDigits(digits);
    if (glued && matchAt(WITHIN_WORD, text, at + digits.length) && !matchAt(LINE_AFTER, text, at + digits.length)) return null;
    return clean.length > 4 ? null : { number: wholeOrFraction(clean), end: at + digits.length, damaged: clean !== digits };
  }
  if (glued) return null;
  const words = readNumberWords(text, at);
  if (!words || words.value === 0 || words.value > 400) return null;
  const paren = matchAt(PAREN, text, words.end);
  return { number: String(words.value), end: paren ? PAREN.lastIndex : words.end, damaged: false };
}

/** "l4" → "14", "O9" → "09". */
export const cleanDigits = (raw: string): string => raw.replace(/[IL]/g, "1").replace(/O/g, "0").replace(/S/g, "5").replace(/B/g, "8").replace(/Z/g, "2");

/** Four digits with a leading zero are the land office's form: three digits and a fraction ("0125" = 12½). */
function wholeOrFraction(digits: string): string {
  if (digits.length === 4 && digits.startsWith("0")) {
    const fraction = { "1": ".25", "2": ".5", "3": ".75", "5": ".5" }[digits[3] ?? ""] ?? "";
    return String(Number(digits.slice(0, 3))) + fraction;
  }
  return String(Number(digits));
}
