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
  const unit = word.w / text.length;
  return [...text.matchAll(/[^_]+/g)].map((piece) => ({ ...word, text: piece[0], x: word.x + piece.index * unit, w: piece[0].length * unit }));
}
