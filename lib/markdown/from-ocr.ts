// A page read by OCR → found page: what is no writing is left out, columns are put in order, and the page is graded.
// Errs to saying "could not be read": garbage taken for words would be evidence of nothing.
import type { FoundBlock, FoundLine, FoundPage, FoundWord, MarkdownWarning } from "./markdown-document";
import { readingOrder } from "./reading-order";
import { textQuality } from "./text-quality";

/** A part of a page that was read on its own: the page itself (twice for a spread), a stamp in a box, a note that runs along the margin. */
export interface OcrPiece {
  kind: "page" | "box" | "note";
  /** Where it begins, as a fraction of the upright page's height. */
  top: number;
  /** Height over width. */
  aspect: number;
  lines: FoundWord[][];
}

/** What worker/ocr-page.mjs answers for a page. */
export interface OcrAnswer {
  width: number;
  height: number;
  negative: boolean;
  /** Whether a part of the picture could not be unpacked. */
  damaged: boolean;
  pieces: OcrPiece[];
  blank: boolean;
  quarters: number;
  degrees: number;
  engine: string;
}

const damagedWarning = (page: number): MarkdownWarning => ({
  code: "damaged_image",
  message: `A part of page ${page} is damaged in the file and was not read. Scan or send it again.`,
  page,
});

const UNREADABLE = 0.45;
const POOR = 0.7;
/** A poor page with fewer words that are read with some trust is a scribble in which a word or two were seen. */
const FEW_WORDS = 3;
/** A stamp or note read with less confidence is a seal or a scribble. */
const APART = 0.55;

/** Under this a word of a doubted line is dirt; so many words read with so much trust are writing all the same. */
const DIRT = 0.2;
const RESCUED = 0.7;
const RESCUED_MIN = 3;

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

/** The longest run of trusted words of a line that is dirt for the rest (words struck out, a seal across it): "xXxtherein Witness their hand(s) this 20th day" keeps what follows. */
function rescued(line: FoundLine): FoundLine {
  const runs: FoundLine[] = [[]];
  for (const word of line) {
    if ((word.confidence ?? 0) < DIRT) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const best = runs.sort((a, b) => b.length - a.length)[0] ?? [];
  const trusted = best.filter((word) => (word.confidence ?? 0) >= RESCUED && (isWordlike(word.text) || /\d/.test(word.text)));
  return trusted.length >= RESCUED_MIN && isWriting(best) ? best : [];
}

const isTrace = (word: FoundWord): boolean => /^[^\p{L}\p{N}$"“”'(&)_;.,-]+$/u.test(word.text);
/** A letter or two far out from the rest of the line, read without trust: dirt on the margin. A longer word may be what a form's blank was filled with. */
const isStray = (word: FoundWord, gap: number): boolean =>
  gap > word.h * 1.5 &&
  (word.text.length <= 2 ? (word.confidence ?? 1) < 0.75 : word.text.length === 3 && !/\d/.test(word.text) && (word.confidence ?? 1) < 0.4);

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
  if (answer.pieces.filter((piece) => piece.kind === "page").length > 1)
    warnings.push({ code: "two_page_spread", message: `Page ${page} shows two pages of a book; they were read one after the other.`, page });
  return warnings;
}

/** What was filled in by hand in dates, said so: read ones to be checked, others to be keyed. */
function byHand(page: number, words: readonly FoundWord[]): MarkdownWarning[] {
  const read = words.filter((word) => word.hand === "read").map((word) => `"${word.text}"`);
  const warnings: MarkdownWarning[] = [];
  if (read.length > 0)
    warnings.push({ code: "handwritten_date", message: `On page ${page} a date is filled in by hand; it was read as ${read.join(", ")}. Check it.`, page });
  if (words.some((word) => word.hand === "unread"))
    warnings.push({ code: "handwriting", message: `On page ${page} a part of a date is filled in by hand and could not be read. Key it.`, page });
  return warnings;
}

/** A piece with its lines of writing only; stamps and notes that gave no words have none. */
function written(piece: OcrPiece): OcrPiece {
  const lines = piece.lines
    .map((line) => (isWriting(line) ? line : rescued(line)))
    .map(trimmed)
    .filter((line) => line.length > 0);
  const isApart = piece.kind !== "page";
  return { ...piece, lines: isApart && meanConfidence(lines.flat()) < APART ? [] : lines };
}

const blocksOf = (piece: OcrPiece): FoundBlock[] =>
  readingOrder(
    [...piece.lines].sort((a, b) => middle(a) - middle(b)),
    piece.aspect,
  );

const endsSentence = (block: FoundBlock | undefined): boolean => /[.!?:;][)"'’”]*$/.test(block?.at(-1)?.at(-1)?.text ?? "");

/** A paragraph whose last line ends so far before the others is at its end. */
const SHORT_OF = 0.12;
const rightOf = (line: FoundLine | undefined): number => Math.max(0, ...(line ?? []).map((word) => word.x + word.w));

/** The last place up to `at` where another block may stand without cutting a sentence in two: after one that ends, or before all. */
function betweenSentences(blocks: readonly FoundBlock[], at: number): number {
  const rights = blocks
    .flat()
    .map(rightOf)
    .sort((a, b) => b - a);
  const usual = rights[Math.floor(rights.length / 5)] ?? 1;
  let place = at;
  while (place > 0 && !endsSentence(blocks[place - 1]) && rightOf(blocks[place - 1]?.at(-1)) > usual - SHORT_OF) place--;
  return place;
}

/** Blocks of the page in order; boxed stamps about where they stand, notes from the margin late on the page, neither within a sentence that runs over paragraphs or pages. */
function inOrder(pieces: readonly OcrPiece[]): FoundBlock[] {
  const pages = pieces.filter((piece) => piece.kind === "page");
  const blocks = pages.flatMap(blocksOf);
  const tops = blocks.map((block) => middle(block[0] ?? []));
  const placed = pieces
    .filter((piece) => piece.kind !== "page" && piece.lines.length > 0)
    .map((piece) => {
      const below = piece.kind === "box" && pages.length === 1 ? tops.findIndex((top) => top > piece.top) : -1;
      return { at: betweenSentences(blocks, below === -1 ? blocks.length : below), blocks: blocksOf(piece) };
    });
  const apart = (at: number) => placed.filter((piece) => piece.at === at).flatMap((piece) => piece.blocks);
  return [...apart(0), ...blocks.flatMap((block, index) => [block, ...apart(index + 1)])];
}

/** The found page of an OCR answer. A page whose words are no words has none, and a warning `unreadable_page` says so. */
export function ocrFoundPage(page: number, answer: OcrAnswer): FoundPage {
  const base = { page, width: answer.width, height: answer.height, source: "ocr" as const };
  const damaged = answer.damaged ? [damagedWarning(page)] : [];
  if (answer.blank)
    return { ...base, ocr_confidence: null, blocks: [], warnings: [...damaged, { code: "blank_page", message: `Page ${page} is blank.`, page }] };
  const pieces = answer.pieces.map(written);
  const words = pieces.flatMap((piece) => piece.lines.flat());
  const confidence = meanConfidence(words);
  const quality = textQuality(words.map((word) => word.text));
  const ocr_confidence = Math.round(confidence * 1000) / 1000;
  const isGarbage = confidence < POOR && (quality < 0.3 || words.filter((word) => isWordlike(word.text) && (word.confidence ?? 0) >= POOR).length < FEW_WORDS);
  if (words.length === 0 || confidence < UNREADABLE || isGarbage) {
    const message = `Page ${page} could not be read: it is written by hand, or the scan is too poor. Key what it says, or scan it again at 300 dpi.`;
    return { ...base, ocr_confidence, blocks: [], warnings: [...damaged, { code: "unreadable_page", message, page }] };
  }
  return { ...base, ocr_confidence, blocks: inOrder(pieces), warnings: [...damaged, ...grade(page, confidence, answer), ...byHand(page, words)] };
}

const middle = (line: FoundLine): number => line.reduce((sum, word) => sum + word.y + word.h / 2, 0) / Math.max(1, line.length);
