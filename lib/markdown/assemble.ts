// Found pages → one markdown with the place of every word. Lines stay lines, blocks are paragraphs, pages are parted like paragraphs.
// A word broken by a hyphen at a line's end is joined; its two halves keep their own boxes.
import { cleanWord } from "./clean-word";
import type { FoundBlock, FoundLine, FoundPage, MarkdownDocument, MarkdownPage, PageWord } from "./markdown-document";

/** First halves that keep their hyphen: "one-" + "half" is "one-half", "conv-" + "eyed" is "conveyed". */
const keepsHyphen = new Set(
  "one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety non self ex co attorney mother father brother sister son daughter in to-wit cross semi".split(
    " ",
  ),
);

interface Writer {
  text: string;
  words: PageWord[];
}

function place(writer: Writer, text: string, word: FoundLine[number]): void {
  const start = writer.text.length;
  writer.text += text;
  const { x, y, w, h } = word.box ?? word;
  writer.words.push({ start, end: writer.text.length, x, y, w, h, ...(word.confidence === undefined ? {} : { confidence: word.confidence }) });
}

/** The first half of a word that goes on in the next line, without its hyphen where that was only the line's; null where the line ends a word. */
function firstHalf(line: FoundLine, next: FoundLine | undefined): string | null {
  const [last, first] = [line.at(-1)?.text ?? "", next?.[0]?.text ?? ""];
  const match = /^(.*?\p{L})-$/u.exec(last);
  if (!match || !/^\p{Ll}{2}/u.test(first) || last.endsWith("--")) return null;
  const half = match[1] ?? "";
  const lastPart = half.slice(half.lastIndexOf("-") + 1).replace(/^\P{L}+/u, "");
  return keepsHyphen.has(lastPart.toLowerCase()) || half.includes("-") ? last : half;
}

function writeLine(writer: Writer, line: FoundLine, next: FoundLine | undefined, skipFirst: boolean): boolean {
  const half = firstHalf(line, next);
  let spaced = true;
  line.forEach((word, index) => {
    if (skipFirst && index === 0) return;
    if (!spaced) writer.text += " ";
    spaced = false;
    const isHalf = half !== null && index === line.length - 1;
    place(writer, isHalf ? half : word.text, word);
  });
  if (half === null) return false;
  const rest = next?.[0];
  if (rest) place(writer, rest.text, rest);
  return true;
}

/** The lines of a block that hold words, cleaned. */
const written = (block: FoundBlock): FoundBlock => block.map((line) => line.flatMap(cleanWord)).filter((line) => line.length > 0);

function writeBlock(writer: Writer, lines: FoundBlock): void {
  let skipFirst = false;
  lines.forEach((line, index) => {
    // The only word of this line was joined to the line before.
    if (skipFirst && line.length === 1) {
      skipFirst = false;
      return;
    }
    if (index > 0) writer.text += "\n";
    skipFirst = writeLine(writer, line, lines[index + 1], skipFirst);
  });
}

function writePage(writer: Writer, page: FoundPage): MarkdownPage {
  const blocks = page.blocks.map(written).filter((block) => block.length > 0);
  if (blocks.length > 0 && writer.text !== "") writer.text += "\n\n";
  const start = writer.text.length;
  const words: PageWord[] = [];
  for (const block of blocks) {
    if (writer.text.length > start) writer.text += "\n\n";
    writer.words = words;
    writeBlock(writer, block);
  }
  const { width, height, source, ocr_confidence } = page;
  return { page: page.page, start, end: writer.text.length, width, height, source, ocr_confidence, words };
}

/** The document of found pages, in their order. markdown.slice(word.start, word.end) is the word, for every word. */
export function assemble(found: readonly FoundPage[], mediaType: string): MarkdownDocument {
  const writer: Writer = { text: "", words: [] };
  const pages = found.map((page) => writePage(writer, page));
  return { markdown: writer.text, pages, media_type: mediaType, warnings: found.flatMap((page) => page.warnings) };
}
