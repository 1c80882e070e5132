// A flat reading of a page text: one line, single blanks, with every character mapped back to the text it came from.
// Assumes OCR or plain text; errs on the side of keeping characters (only blanks, form rules, margin bars and line-end hyphens go).
import { isAddressLine } from "./address-line";
import { evenCase } from "./even-case";
import { labelRows } from "./label-rows";
import { fullLineOf, isCompound, joinsWords } from "./line-ends";
import { percentCells } from "./percent-columns";
import { romanMarks } from "./roman-marks";

/** A stretch of text, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

export type TextView = {
  /** Flat text: no line breaks, no double blanks, straight quotes and dashes. */
  readonly text: string;
  readonly raw: string;
  /** Offset in `raw` of each character of `text`, with one more entry for the end. */
  readonly offsets: Int32Array;
  /** Lines of `raw` as spans of `text`; empty lines are left out. */
  readonly lines: readonly (Span & { readonly blankBefore: boolean })[];
  /** Places in `text` where a block begins after a short line and an empty one, or a column behind a wide gap of its line: no name runs over them. */
  readonly blocks: readonly number[];
  /** The length that a line whose sentence goes on below has at least; without end where the paper's lines are paragraphs. */
  readonly fullLine: number;
};

const straight: Record<string, string> = { "’": "'", "‘": "'", "`": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-", "«": '"', "»": '"' };
const isBlank = (c: string) => c === " " || c === "\t" || c === "\n" || c === "\r" || c === "\u00a0" || c === "\f" || c === "\u2009";
const isBar = (c: string) => c === "|" || c === "~" || c === "¦" || c === "§" || c === "•" || c === "■" || c === "□" || c === "*";
const isRule = (c: string) => c === "_" || c === "-" || c === "=" || c === "." || c === "—" || c === "–" || c === "«" || c === "*" || c === "#" || c === "~";

class Writer {
  readonly chars: string[] = [];
  readonly at: number[] = [];
  push(c: string, at: number): void {
    if (c === " " && (this.chars.length === 0 || this.chars[this.chars.length - 1] === " ")) return;
    this.chars.push(c);
    this.at.push(at);
  }
  /** A colon or a stop right behind the last word. */
  mark(c: string, at: number): void {
    while (this.chars.at(-1) === " ") {
      this.chars.pop();
      this.at.pop();
    }
    this.push(c, at);
  }
}

/** End of a run of rule characters ("____", "-- --", "=—=«") starting at `i`; `i` itself when it is no form rule. */
function ruleEnd(raw: string, i: number): number {
  let j = i;
  let marks = 0;
  let under = false;
  while (j < raw.length) {
    const c = raw.charAt(j);
    if (isRule(c)) {
      marks++;
      if (c === "_") under = true;
    } else if (c !== " ") break;
    j++;
  }
  while (j > i && raw.charAt(j - 1) === " ") j--;
  return marks >= 3 || under || (marks === 2 && raw.charAt(i) === "-" && raw.charAt(i + 1) === "-") ? j : i;
}

/** "per cent. of the oil", "ten per cent. (10%)": the stop of a word cut short, behind which the words go on. */
const isCentStop = (raw: string, i: number): boolean =>
  /\bper\s?cent$/i.test(raw.slice(Math.max(0, i - 9), i)) && /^\s*\(?[a-z\d,]/.test(raw.slice(i + 1, i + 12));

/** "by Opal -- SHERYL": two hyphens of a typewriter between words of one line are a dash, and no rule of a form. */
const isTypedDash = (raw: string, i: number): boolean =>
  /^--(?!-)/.test(raw.slice(i, i + 3)) && /[\w)",.;:] ?$/.test(raw.slice(Math.max(0, i - 2), i)) && /^ ?[A-Za-z"(\d]/.test(raw.slice(i + 2, i + 4));

/** Where a word broken by a hyphen at a line end goes on; -1 when the hyphen is no such break. */
function hyphenJoin(raw: string, i: number): number {
  if (!/[A-Za-z]/.test(raw.charAt(i - 1))) return -1;
  let j = i + 1;
  while (raw.charAt(j) === " " || raw.charAt(j) === "\r") j++;
  if (raw.charAt(j) !== "\n") return -1;
  j++;
  while (j < raw.length && /[ \t\r\n|'‘’`~!;:,.*]/.test(raw.charAt(j)) && j - i < 12) j++;
  return /[a-z]/.test(raw.charAt(j)) ? j : -1;
}

/** End of the dots that lead from a label, however few. */
const shortLeader = (raw: string, i: number): number => i + (/^\.+(?: \.+)*/.exec(raw.slice(i, i + 200))?.[0].length ?? 0);

/** First character of a line after margin dirt ("| ", "‘", "! "). */
function afterMargin(raw: string, from: number): number {
  let j = from;
  while (j < raw.length && (raw.charAt(j) === " " || raw.charAt(j) === "\t")) j++;
  const m = /^(?:[|!~¦\\'‘’`_;:»«}\]{[]{1,3} ?){1,3}/.exec(raw.slice(j, j + 10));
  if (m && m[0].length > 0 && /[A-Za-z0-9("“$#]/.test(raw.charAt(j + m[0].length))) return j + m[0].length;
  return j;
}

/** Blanks in a row that part two columns of a line: "A. Roe        B. Doe". */
const WIDE_GAP = 5;

/** Whether a wide gap of the line ends right before the word at `i`. */
const opensColumn = (raw: string, i: number): boolean => {
  let j = i - 1;
  while (j >= 0 && (raw.charAt(j) === " " || raw.charAt(j) === "\t") && i - j <= 60) j--;
  return i - 1 - j >= WIDE_GAP && j >= 0 && raw.charAt(j) !== "\n" && !isRule(raw.charAt(j));
};

/** "| Ada Venn | Daughter | 1/3 |": a line of a table whose cells bars part; a stray bar of a scan makes none. */
const CELLS = /^[ \t]*\|[^|\n]*[^|\s-][^|\n]*(?:\|[^|\n]*){2,}\|[ \t]*$/;

/** Where in `raw` the lines begin that are rows of cells. */
function rowsOfCells(raw: string): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let i = 0; i < raw.length; ) {
    const end = raw.indexOf("\n", i) < 0 ? raw.length : raw.indexOf("\n", i);
    if (raw.charAt(end - 1 - (raw.charAt(end - 1) === "\r" ? 1 : 0)) === "|" && end - i < 400 && CELLS.test(raw.slice(i, end).trimEnd())) starts.add(i);
    i = end + 1;
  }
  return starts;
}

/**
 * Flattens a text and keeps the way back.
 * "of Mata-\n| gorda  ____ County" → text "of Matagorda County", offsets into the given text.
 * A bare number in a column of percentages is followed by the sign that its heading stands for.
 */
export function textView(raw: string): TextView {
  const w = new Writer();
  const lines: { start: number; end: number; blankBefore: boolean }[] = [];
  const columns: number[] = [];
  const rows = rowsOfCells(raw);
  const percents = percentCells(raw);
  const romans = romanMarks(raw);
  const labels = labelRows(raw);
  let inRow = rows.has(0);
  let cell = false;
  let lineStart = 0;
  let blank = false;
  const endLine = () => {
    const end = w.chars.length;
    let from = lineStart;
    while (from < end && w.chars[from] === " ") from++;
    let to = end;
    while (to > from && w.chars[to - 1] === " ") to--;
    if (to > from) {
      lines.push({ start: from, end: to, blankBefore: blank });
      blank = false;
    } else blank = true;
    lineStart = end;
  };
  let i = afterMargin(raw, 0);
  while (i < raw.length) {
    const c = raw.charAt(i);
    const roman = romans.get(i);
    if (roman) {
      for (const digit of roman.number) w.push(digit, i);
      i += roman.length;
      continue;
    }
    if (c === "\n") {
      if (labels.stops.has(i)) w.mark(".", i);
      w.push(" ", i);
      endLine();
      inRow = rows.has(i + 1);
      i = Math.max(i + 1, afterMargin(raw, i + 1));
      continue;
    }
    if (c === "-" || c === "¬") {
      const j = hyphenJoin(raw, i);
      if (j > 0) {
        if (isCompound(raw, i, j)) w.push("-", i);
        i = j;
        continue;
      }
    }
    if (c === "-" && isTypedDash(raw, i)) {
      w.push("-", i);
      i += 2;
      continue;
    }
    if (isRule(c)) {
      const j = labels.colons.has(i) && c === "." ? shortLeader(raw, i) : ruleEnd(raw, i);
      if (j > i) {
        if (labels.colons.has(i)) w.mark(":", i);
        w.push(" ", i);
        i = j;
        continue;
      }
    }
    if (c === "&" && joinsWords(raw, i)) {
      for (const letter of raw === raw.toUpperCase() ? "AND" : "and") w.push(letter, i);
      i++;
      continue;
    }
    if (c === "." && isCentStop(raw, i)) {
      i++;
      continue;
    }
    if (isBlank(c) || isBar(c)) {
      if (labels.colons.has(i)) w.mark(":", i);
      w.push(" ", i);
      cell ||= inRow && c === "|";
    } else {
      if (cell || opensColumn(raw, i)) columns.push(w.chars.length);
      cell = false;
      w.push(straight[c] ?? c, i);
      if (percents.has(i + 1)) w.push("%", i);
    }
    i++;
  }
  endLine();
  const text = evenCase(w.chars.join(""), lines);
  const fullLine = fullLineOf(text, lines);
  const below = lines.flatMap((l, k) => (k > 0 && opensBlock(text, lines, k, columns, fullLine) ? [l.start] : []));
  const blocks = [...below, ...columns].sort((x, y) => x - y);
  return { text, raw, offsets: Int32Array.from([...w.at, raw.length]), lines, blocks, fullLine };
}

const SHORT_LINE = 45;
/** The last cell of the head of a table. */
const SHORT_CELL = 24;
type Line = TextView["lines"][number];

/** "Patentee: Ada Venn", "Date of death: May 1, 1950": a row that opens with its label. */
const LABELLED = /^[A-Z][A-Za-z']*(?: [A-Za-z']+){0,4}(?:\(s\))?: ?\S/;

/** "Grantee        Percentage": a row whose cells are titles of columns, with no mark between them. */
const isHeadRow = (words: string, line: Line, columns: readonly number[]): boolean =>
  line.end - Math.max(...columns.filter((c) => c > line.start && c < line.end)) < SHORT_CELL &&
  /^[A-Z][A-Za-z' ]*$/.test(words) &&
  !/\b(?:AND|and|wife)\b/.test(words);

/** Whether a block begins with line `k`: behind an empty line and a short one or a heading in capitals, behind a row of a table or a labelled row where it is such a row too, or with the address below a name. */
function opensBlock(text: string, lines: readonly Line[], k: number, columns: readonly number[], fullLine: number): boolean {
  const [before, own] = [lines[k - 1], lines[k]];
  if (!before || !own) return false;
  const isRow = (l: Line): boolean => columns.some((c) => c > l.start && c < l.end);
  const words = text.slice(before.start, before.end);
  const line = text.slice(own.start, own.end);
  if (!own.blankBefore)
    return (
      (isRow(before) && (isRow(own) || isHeadRow(words, before, columns))) ||
      (LABELLED.test(words) && LABELLED.test(line)) ||
      (line.length < SHORT_LINE && words.length < fullLine && isAddressLine(line))
    );
  return words.length < SHORT_LINE || (!/[a-z]{2,}/.test(words) && /[a-z]{2,}/.test(line));
}

/** Span of the raw text under a span of the flat text, without the blanks at its ends. */
export function rawSpan(view: TextView, span: Span): Span {
  let { start, end } = span;
  while (start < end && view.text.charAt(start) === " ") start++;
  while (end > start && view.text.charAt(end - 1) === " ") end--;
  if (end <= start) {
    const at = view.offsets[Math.min(start, view.text.length)] ?? view.raw.length;
    return { start: at, end: at };
  }
  return { start: view.offsets[start] ?? 0, end: (view.offsets[end - 1] ?? 0) + 1 };
}

/** Offset in the flat text of an offset of the raw text (the nearest character at or after it). */
export function flatOffset(view: TextView, raw: number): number {
  let lo = 0;
  let hi = view.text.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if ((view.offsets[mid] ?? 0) < raw) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}
