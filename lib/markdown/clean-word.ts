// The blanks of printed forms: underscores that a typewriter's words stand on, and blanks that stayed empty.
import type { FoundWord } from "./markdown-document";

const BLANK = "____";

/**
 * A word as it is kept: "__Smith__" → [Smith], "this_23rd_day" → [this] [23rd] [day] with their part of the box, "________" → [____].
 * Control characters are dropped. An e-mail or file name with single underscores inside keeps them.
 */
export function cleanWord(word: FoundWord): FoundWord[] {
  const text = [...word.text]
    .filter((char) => char >= " " && char !== "\u007f")
    .join("")
    .toWellFormed();
  if (text === "") return [];
  if (!text.includes("_") || /^[\w.-]+@[\w.-]+$|^\w+\.\w{2,4}$/.test(text)) return [{ ...word, text }];
  if (/^[_.,\s-]+$/.test(text)) return [{ ...word, text: text.length < BLANK.length ? text : BLANK }];
  return [...text.matchAll(/[^_]+/g)].map((piece) => part(word, text.length, piece.index, piece[0]));
}

/** The part of a word from a character on, with its share of the boxes. */
function part(word: FoundWord, length: number, from: number, text: string): FoundWord {
  const share = <B extends { x: number; w: number }>(box: B): B => ({ ...box, x: box.x + (box.w * from) / length, w: (box.w * text.length) / length });
  return { ...share(word), text, ...(word.box ? { box: share(word.box) } : {}) };
}
