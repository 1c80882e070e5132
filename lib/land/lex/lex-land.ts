// The lexer of land descriptions: one pass, linear in the length of the text.
import { FILLERS, KEYWORDS } from "./keywords";
import { lexAliquot } from "./lex-aliquot";
import { lexMeridian, lexNumberedMeridian } from "./lex-meridian";
import { lexSection } from "./lex-section";
import { lexStrip } from "./lex-strip";
import { cleanDigits, lexSurveyLine } from "./lex-survey-lines";
import { lexTownshipList } from "./lex-township-list";
import { acreShare, mixedAcres } from "./mixed-acres";
import { nearWord } from "./near-word";
import { isNumberWord, readNumberWords } from "./number-words";
import { matchAt, type Token, type TokenKind } from "./token";

const WORD = /[A-Z][A-Z'0-9]*/y;
const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[½¼¾]?/y;
const PAREN_NUMBER = /\s?\(\s?[0-9]{1,3}\s?\)/y;
const LOT =
  /(?:(?:GOV(?:ERNMENT|'T|T|ERN'T)?|U\.?\s?S\.?)[.\s]{0,2})?L(?:OTS?|TS?)(?:[.\s:]{0,2}(?:NOS?\.|NUMBER(?:ED|S)?|#))?(?![A-Z])|L(?=\d{1,2}(?![\d.]))/y;
const TRACT = /TR(?:ACTS?|S)?[.\s]{1,2}(?:NO[.\s]{0,2})?(?=\d)|PARCEL\s(?=\d)/y;
const MARKS: Record<string, TokenKind> = {
  ",": "COMMA",
  ";": "SEMI",
  ".": "DOT",
  ":": "COLON",
  "-": "DASH",
  "/": "SLASH",
  "(": "LP",
  "[": "LP",
  "{": "LP",
  ")": "RP",
  "]": "RP",
  "}": "RP",
  "&": "AND",
  "+": "AND",
};

/** `lexLand(plainText("N/2 of Sec. 3"))` → AL, OF, SEC, NUM. Unknown characters are passed over. */
export function lexLand(text: string, from = 0, to = text.length): Token[] {
  const out: Token[] = [];
  let at = from;
  let gap: 0 | 1 | 2 = 2;
  while (at < to) {
    const c = text.charCodeAt(at);
    if (c === 32 || c === 10) {
      if (c === 10) gap = 2;
      else if (gap === 0) gap = 1;
      at++;
      continue;
    }
    const token = lexOne(text, at, c, gap, out);
    if (token) {
      if (token.kind !== "WORD" || !FILLERS.has(token.text) || (token.text === "A" && out.at(-1)?.kind === "LOT")) {
        out.push(token);
        gap = 0;
      } else if (gap === 0) gap = 1;
      at = token.end;
    } else {
      at++;
      if (gap === 0) gap = 1;
    }
  }
  return out;
}

function lexOne(text: string, at: number, c: number, gap: 0 | 1 | 2, before: readonly Token[]): Token | null {
  if (c >= 48 && c <= 57) return lexNumber(text, at, gap, before);
  if (c < 65 || c > 90) {
    const kind = MARKS[text[at] ?? ""];
    return kind ? { kind, start: at, end: at + 1, gap, text: text[at] ?? "" } : null;
  }
  return lexLetters(text, at, gap, before);
}

const TOWNSHIP_RANGE = /(\d{1,3}(?:\.5|½)?)\s?([NS])(?:ORTH|OUTH)?\.?[\s,-]{1,3}(?=(?:R(?:ANGE|GE|\.)?\s?)?\d{1,3}\s?[EW](?:AST|EST)?(?![A-Z0-9/½¼]))/y;
const TRIPLE = /(\d{1,3})([NS])?(?=\s?-\s?\d{1,3}[EW]?(?![\d-]))/y;
const TOWNSHIP_FIRST = /(\d{2,3})([NS])?(?=-\d{1,3}[EW]?-\d{1,2}(?![\d-]))/y;
const RANGE = /(\d{1,3}(?:\.5|½)?)\s?([EW])?(?:AST|EST)?(?![A-Z0-9/½¼])\.?/y;

function lexNumber(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token | null {
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
  if (twp) return line("TWP", twp, at + twp[0].replace(/[\s,-]+$/, "").length);
  const trs = matchAt(TOWNSHIP_FIRST, text, at);
  if (trs && Number(trs[1]) > 36) return line("TWP", trs, TOWNSHIP_FIRST.lastIndex);
  if (dash && before.at(-2)?.kind === "NUM" && headsTriple(before)) {
    const triple = matchAt(TRIPLE, text, at);
    if (triple) return line("TWP", triple, TRIPLE.lastIndex);
  }
  if (last?.kind === "TWP" || ((dash || last?.kind === "COMMA") && before.at(-2)?.kind === "TWP" && before.at(-2)?.pieces?.[2] === "short")) {
    const range = matchAt(RANGE, text, at);
    if (range && (range[2] || dash)) return line("RGE", range, RANGE.lastIndex);
  }
  const meridian = lexNumberedMeridian(text, at);
  if (meridian) return { kind: "MER", start: at, end: meridian.end, gap, text: meridian.name };
  const m = matchAt(NUMBER, text, at);
  const acres =
    m && !m[0].includes(".") ? (mixedAcres(text, Number(m[0].replace(/[,½¼¾]/g, "")), at + m[0].replace(/[½¼¾]/, "").length) ?? acreShare(text, at)) : null;
  if (acres) return { kind: "NUM", start: at, end: acres.end, gap, text: acres.text };
  return m && { kind: "NUM", start: at, end: NUMBER.lastIndex, gap, text: m[0].replace(/,/g, "") };
}

/** "NE/4 8-22-15" and "NE/4 LESS 3 AC 8-22-15" end with section, township and range; other numbers so written may be a date. */
function headsTriple(before: readonly Token[]): boolean {
  const kind = before.at(-3)?.kind;
  if (kind === "SEC" || kind === "AL") return true;
  if (!/^(?:ACRES|RP|THEREOF)$/.test(kind ?? "")) return false;
  const near = before.slice(-14, -3);
  return near.some((t) => t.kind === "AL" || t.kind === "ALL") && !near.some((t) => /^(?:SEC|TWP|CONTAIN)$/.test(t.kind));
}

const MISREAD = /[ILO]\d(?![A-Z0-9])/y;
const START_OF: Record<string, true> = { N: true, S: true, E: true, W: true, F: true };

function lexLetters(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token {
  const first = text[at] ?? "";
  if (before.at(-1)?.kind === "SEC") {
    const misread = matchAt(MISREAD, text, at)?.[0];
    if (misread) return { kind: "NUM", start: at, end: MISREAD.lastIndex, gap, text: cleanDigits(misread) };
  }
  if (START_OF[first]) {
    const al = lexAliquot(text, at);
    const strip = al ? null : lexStrip(text, at, before.at(-1)?.kind === "EXC");
    if (strip) return { kind: "STRIP", start: at, end: strip.end, gap, text: strip.side, share: { n: strip.n, d: strip.d } };
    if (al && !(first === "S" && sectionCode(text, al.end, before)))
      return { kind: "AL", start: at, end: al.end, gap, text: "", pieces: al.pieces, bare: al.bare, code: al.code };
  }
  const lines = lexTownshipList(text, at);
  if (lines) {
    const also = lines.numbers.slice(1).map((n, k) => `${n}${lines.letters[k + 1] ?? ""}`);
    return { kind: lines.kind, start: at, end: lines.end, gap, text: lines.numbers[0] ?? "", pieces: [lines.letters[0] ?? "", ""], also };
  }
  const line = lexSurveyLine(text, at);
  if (line) return { kind: line.kind, start: at, end: line.end, gap, text: line.number, pieces: [line.letter, line.damaged ? "damaged" : ""] };
  const section = lexSection(text, at, before);
  if (section) return { kind: "SEC", start: at, end: section.end, gap, text: "", plural: section.plural };
  const meridian = lexMeridian(text, at);
  if (meridian) return { kind: "MER", start: at, end: meridian.end, gap, text: meridian.name };
  if (first === "L" || first === "G" || first === "U") {
    const lot = matchAt(LOT, text, at);
    if (lot) return { kind: "LOT", start: at, end: LOT.lastIndex, gap, text: "", plural: /LOTS|LTS/.test(lot[0]) };
  }
  if ((first === "T" || first === "P") && matchAt(TRACT, text, at)) return { kind: "TRACT", start: at, end: TRACT.lastIndex, gap, text: "" };
  return lexWord(text, at, gap, before);
}

/** "S2:" right after a range is Section 2, not the south half. */
const sectionCode = (text: string, end: number, before: readonly Token[]): boolean => text[end] === ":" && before.at(-1)?.kind === "RGE";

/** "More or less" excepts nothing; "a" is acres only after a number. */
function steering(word: string, before: readonly Token[]): TokenKind | undefined {
  const last = before.at(-1);
  if (word === "A" && last?.kind !== "NUM") return undefined;
  if (word === "LESS" && last?.kind === "WORD" && (last.text === "OR" || last.text === "NOT" || last.text === "NO")) return undefined;
  return KEYWORDS.get(word);
}

function lexWord(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token {
  const word = matchAt(WORD, text, at)?.[0] ?? text[at] ?? "";
  if (isNumberWord(word)) {
    const n = readNumberWords(text, at);
    const acres = n ? (mixedAcres(text, n.value, n.end) ?? acreShare(text, at)) : null;
    if (acres) return { kind: "NUM", start: at, end: acres.end, gap, text: acres.text };
    if (n) return { kind: "NUM", start: at, end: matchAt(PAREN_NUMBER, text, n.end) ? PAREN_NUMBER.lastIndex : n.end, gap, text: String(n.value) };
  }
  const kind = steering(word, before);
  if (kind) return { kind, start: at, end: at + word.length, gap, text: word };
  const aliquotWord = word.length > 7 ? nearWord(word, ["NORTHEAST", "NORTHWEST", "SOUTHEAST", "SOUTHWEST"], 2) : null;
  if (aliquotWord) {
    const mended = lexAliquot(`${aliquotWord}${text.slice(at + word.length, at + word.length + 14)}`, 0);
    if (mended && !mended.bare) return { kind: "AL", start: at, end: at + word.length + mended.end - aliquotWord.length, gap, text: "", pieces: mended.pieces };
  }
  return { kind: "WORD", start: at, end: at + word.length, gap, text: word };
}
