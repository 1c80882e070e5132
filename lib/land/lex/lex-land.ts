// The lexer of land descriptions: one pass, linear in the length of the text.
import { FILLERS } from "./keywords";
import { lexAliquot } from "./lex-aliquot";
import { lexMeridian } from "./lex-meridian";
import { lexNumber } from "./lex-number";
import { lexSection } from "./lex-section";
import { lexStrip } from "./lex-strip";
import { cleanDigits, lexSurveyLine } from "./lex-survey-lines";
import { lexTownshipList } from "./lex-township-list";
import { lexWord } from "./lex-word";
import { acreShare } from "./mixed-acres";
import { matchAt, type Token, type TokenKind } from "./token";

const LOT =
  /(?:(?:GOV(?:ERNMENT|'T|T|ERN'T)?|U\.?\s?S\.?)[.\s]{0,2})?L(?:[O0]TS?|TS?)(?:[.\s:]{0,2}(?:NOS?\.|NUMBER(?:ED|S)?|#))?(?![A-Z])|G\.?\s?L\.?\s?(?=\d{1,2}(?![\d.]))|L-?(?=\d{1,2}(?![\d.]))/y;
const TRACT = /TR(?:ACTS?|S)?[.\s]{1,2}(?:NO[.\s]{0,2})?(?=\d|[A-H],?\s(?:BEING|THE)\s)|PARCEL\s(?:NO[.\s]{0,2})?(?=\d|[A-H],?\s(?:BEING|THE)\s)/y;
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

/** "the East ten acres (E 10 ac.) of": a bracket that says the same again in short. */
const SAID_AGAIN = /\([NSEW](?:ORTH|OUTH|AST|EST)?\.?\s?\d{1,4}(?:\.\d{1,3})?\s?(?:ACRES?|ACS?\.?|A\.?)\)(?=,?\s(?:OFF|OF|IN)\s)/y;

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
    if (c === 40 && /^(?:ACRES|NUM)$/.test(out.at(-1)?.kind ?? "") && matchAt(SAID_AGAIN, text, at)) {
      at = SAID_AGAIN.lastIndex;
      continue;
    }
    const token = lexOne(text, at, c, gap, out);
    if (token) {
      if (token.kind !== "WORD" || !FILLERS.has(token.text) || (token.text === "A" && (/^(?:LOT|TRACT)$/.test(out.at(-1)?.kind ?? "") || gap === 0))) {
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
  const misread = before.at(-1)?.kind === "SEC" ? matchAt(MISREAD, text, at)?.[0] : undefined;
  if (misread) return { kind: "NUM", start: at, end: at + misread.length, gap, text: cleanDigits(misread), damaged: true };
  if (c >= 48 && c <= 57) return lexNumber(text, at, gap, before);
  if (c >= 65 && c <= 90) return lexLetters(text, at, gap, before);
  const mark = text[at] ?? "";
  const acres = VULGAR.test(mark) ? acreShare(text, at) : null;
  if (acres) return { kind: "NUM", start: at, end: acres.end, gap, text: acres.text };
  const section = mark === "§" ? lexSection(text, at, before) : null;
  if (section) return { kind: "SEC", start: at, end: section.end, gap, text: "", plural: section.plural };
  const kind = MARKS[mark] ?? (mark === "'" && gap === 0 && before.at(-1)?.kind === "NUM" ? "UNIT" : undefined);
  return kind ? { kind, start: at, end: at + 1, gap, text: kind === "UNIT" ? "FEET" : mark } : null;
}

/** "½ acre for a church": a fraction in one sign. */
const VULGAR = /[½¼¾⅓⅔⅕⅛⅜⅝⅞]/;
const MISREAD = /(?:[ILO]\d|\d[ILOB]|[SIBZ](?=\s?:))(?![A-Z0-9])/y;
const START_OF: Record<string, true> = { N: true, S: true, E: true, W: true, F: true };

/** "the N. W. 1/2 of Survey 41": a half cut off by a diagonal, which is no part of the grid. */
const DIAGONAL =
  /[NS](?:ORTH|OUTH)?[.\s-]{0,2}(?:E(?:AST)?|W(?:EST)?)[.\s-]{0,2}(?:\/2|½|1\/2|(?:ONE[\s-])?HALF)(?=\s(?:\([^()]{1,12}\)\s)?OF\s(?:SAID\s|THE\s)?(?:SURVEY|SEC|TRACT|BLOCK|LEAGUE|[A-Z.&\s]{2,40}\sSURVEY))/y;

function lexLetters(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token {
  const first = text[at] ?? "";
  if (START_OF[first]) {
    if (matchAt(DIAGONAL, text, at)) return { kind: "PART", start: at, end: DIAGONAL.lastIndex, gap, text: "PART" };
    const al = lexAliquot(text, at);
    const strip = al ? null : lexStrip(text, at, before.at(-1)?.kind === "EXC");
    if (strip) return { kind: "STRIP", start: at, end: strip.end, gap, text: strip.side, share: { n: strip.n, d: strip.d } };
    const misread = !al || al.bare ? misreadMark(text, at, before) : null;
    if (misread) return { kind: "AL", start: at, end: misread.end, gap, text: "", pieces: misread.pieces, damaged: true };
    if (al && !(first === "S" && sectionCode(text, al.end, before)))
      return { kind: "AL", start: at, end: al.end, gap, text: "", pieces: al.pieces, bare: al.bare, code: al.code };
  }
  return lexPlace(text, at, gap, before) ?? lexLots(text, at, gap, first) ?? lexWord(text, at, gap, before);
}

/** Townships, ranges, sections and meridians. */
function lexPlace(text: string, at: number, gap: 0 | 1 | 2, before: readonly Token[]): Token | null {
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
  return meridian && { kind: "MER", start: at, end: meridian.end, gap, text: meridian.name };
}

function lexLots(text: string, at: number, gap: 0 | 1 | 2, first: string): Token | null {
  if (first === "L" || first === "G" || first === "U") {
    const lot = matchAt(LOT, text, at);
    if (lot) return { kind: "LOT", start: at, end: LOT.lastIndex, gap, text: "", plural: /LOTS|LTS/.test(lot[0]) };
  }
  const tract = first === "T" || first === "P" ? matchAt(TRACT, text, at) : null;
  return tract && { kind: "TRACT", start: at, end: TRACT.lastIndex, gap, text: "", plural: /TRACTS|TRS/.test(tract[0]) };
}

const MARK_LOST = /(?:([NS][EW])14|([NSEW])12)(?=[NSEW]|\s?(?:[,;.&]|OF\s|$))(?!\.\d)/y;

/** "SE14" for SE¼ where a list of parts has begun. */
function misreadMark(text: string, at: number, before: readonly Token[]): { pieces: string[]; end: number } | null {
  const last = before.at(-1);
  const begun =
    last?.kind === "COLON" ||
    (last?.kind === "AL" && last.end === at) ||
    (last?.damaged === true && last.kind === "AL") ||
    (last?.kind === "OF" && before.at(-2)?.damaged === true);
  const m = begun ? matchAt(MARK_LOST, text, at) : null;
  return m && { pieces: [m[1] ?? `${m[2]}2`], end: MARK_LOST.lastIndex };
}

/** "S2:" right after a range, or "-S2", is Section 2, not the south half. */
const sectionCode = (text: string, end: number, before: readonly Token[]): boolean =>
  (text[end] === ":" && before.at(-1)?.kind === "RGE") ||
  (before.at(-1)?.kind === "DASH" && before.at(-2)?.kind === "RGE" && /^\s?(?:[:\s]|$)/.test(text.slice(end, end + 2)));
