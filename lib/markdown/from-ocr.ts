// A page read by OCR → found page: what is no writing is left out, columns are put in order, and the page is graded.
// Errs to saying "could not be read": garbage taken for words would be evidence of nothing.
import type { FoundLine, FoundPage, FoundWord, MarkdownWarning } from "./markdown-document";
import { readingOrder } from "./reading-order";
import { textQuality } from "./text-quality";

/** What worker/ocr-page.mjs answers for a page. */
export interface OcrAnswer {
  width: number;
  height: number;
  negative: boolean;
  pieces: { aspect: number; lines: FoundWord[][] }[];
  blank: boolean;
  quarters: number;
  degrees: number;
  engine: string;
}

const UNREADABLE = 0.45;
const POOR = 0.7;

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const isWordlike = (text: string): boolean => /^\P{L}*(?:\p{L}*[aeiouyAEIOUY]\p{L}*)\P{L}*$/u.test(text) && /\p{L}{3}/u.test(text);

/** Mean confidence (0..1) of words by their length; 0 where no word holds a letter or digit. */
export function meanConfidence(words: readonly FoundWord[]): number {
  const read = words.filter((word) => hasLetter(word.text));
  const weight = read.reduce((sum, word) => sum + word.text.length, 0);
  return weight === 0 ? 0 : read.reduce((sum, word) => sum + (word.confidence ?? 0) * word.text.length, 0) / weight;
}

/** Whether a line is writing that was read, and not a scribble, a border or a seal taken for letters. */
function isWriting(line: FoundLine): boolean {
  const read = line.filter((word) => hasLetter(word.text));
  if (read.length === 0) return false;
  const confidence = meanConfidence(read);
  if (confidence < 0.3) return false;
  const letters = read.reduce((sum, word) => sum + word.text.length, 0);
  if (letters === 1) return confidence > 0.8 && /\d/.test(read[0]?.text ?? "");
  const some = read.some((word) => (isWordlike(word.text) || /\d{2}/.test(word.text)) && (word.confidence ?? 0) > 0.3);
  return some || confidence > 0.75;
}

const isTrace = (word: FoundWord): boolean => /^[^\p{L}\p{N}$"“”'(&)_;.,-]+$/u.test(word.text);
/** A word or two letters far out from the rest of the line, read without trust: dirt on the margin. */
const isStray = (word: FoundWord, gap: number): boolean => gap > word.h * 1.5 && (word.confidence ?? 1) < (word.text.length <= 2 ? 0.75 : 0.4);

/** A line without the marks at its ends that are traces of borders and specks: "| of the said ~" → "of the said". */
function trimmed(line: FoundLine): FoundLine {
  const words = [...line];
  for (;;) {
    const [first, second, last, before] = [words[0], words[1], words.at(-1), words.at(-2)];
    if (first && (isTrace(first) || (second && isStray(first, second.x - first.x - first.w)))) words.shift();
    else if (last && (isTrace(last) || (before && isStray(last, last.x - before.x - before.w)))) words.pop();
    else return words;
  }
}

function grade(page: number, confidence: number, answer: OcrAnswer): MarkdownWarning[] {
  const warnings: MarkdownWarning[] = [];
  const percent = Math.round(confidence * 100);
  if (confidence < POOR) warnings.push({ code: "poor_page", message: `Page ${page} is hard to read (${percent} of 100). Check what was taken from it.`, page });
  if (answer.quarters === 2) warnings.push({ code: "upside_down", message: `Page ${page} was scanned upside down; it was read upright.`, page });
  if (answer.quarters % 2 === 1) warnings.push({ code: "sideways", message: `Page ${page} was scanned sideways; it was read upright.`, page });
  if (answer.negative) warnings.push({ code: "negative", message: `Page ${page} is a negative; it was read as white paper.`, page });
  if (answer.pieces.length > 1)
    warnings.push({ code: "two_page_spread", message: `Page ${page} shows two pages of a book; they were read one after the other.`, page });
  return warnings;
}

/** The found page of an OCR answer. A page whose words are no words has none, and a warning `unreadable_page` says so. */
export function ocrFoundPage(page: number, answer: OcrAnswer): FoundPage {
  const base = { page, width: answer.width, height: answer.height, source: "ocr" as const };
  if (answer.blank) return { ...base, ocr_confidence: null, blocks: [], warnings: [{ code: "blank_page", message: `Page ${page} is blank.`, page }] };
  const pieces = answer.pieces.map((piece) => ({ ...piece, lines: piece.lines.filter(isWriting).map(trimmed) }));
  const words = pieces.flatMap((piece) => piece.lines.flat());
  const confidence = meanConfidence(words);
  const quality = textQuality(words.map((word) => word.text));
  if (words.length === 0 || confidence < UNREADABLE || (confidence < POOR && quality < 0.3)) {
    const message = `Page ${page} could not be read: it is written by hand, or the scan is too poor. Key what it says, or scan it again at 300 dpi.`;
    return { ...base, ocr_confidence: Math.round(confidence * 1000) / 1000, blocks: [], warnings: [{ code: "unreadable_page", message, page }] };
  }
  const blocks = pieces.flatMap((piece) =>
    readingOrder(
      [...piece.lines].sort((a, b) => middle(a) - middle(b)),
      piece.aspect,
    ),
  );
  return { ...base, ocr_confidence: Math.round(confidence * 1000) / 1000, blocks, warnings: grade(page, confidence, answer) };
}

const middle = (line: FoundLine): number => line.reduce((sum, word) => sum + word.y + word.h / 2, 0) / Math.max(1, line.length);
