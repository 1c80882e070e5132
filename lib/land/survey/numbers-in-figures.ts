// Blocks, Texas townships and surveys of a block whose number stands in words: "BLOCK THIRTY-FOUR (34)", "TOWNSHIP ONE NORTH".
import { readNumberWords } from "@/lib/land/lex/number-words";

const WORDED =
  /(?<![A-Z])((?:BLOCKS?|BLK\.?|TOWNSHIP|T(?:WP|SP|P)\.?|OUT-?LOTS?|SURVEY(?=\s(?:NO\.?\s|NUMBER\s)?[A-Z]+(?:[\s-][A-Z]+)?(?:\s?\(\d+\))?,?\s(?:IN\s|OF\s)?(?:BLOCK|BLK)))[\s]{1,2}(?:NO\.?\s|NUMBER\s)?)(?=[A-Z]{3,})/g;
/** "all (100%) of the minerals", "a half (50%) of": how much of an interest, no land. */
const PERCENT = /\(\d{1,3}(?:\.\d{1,6})?\s?(?:%|PER\s?CENT)\)/g;
const AGAIN = /^\s?\(\d{1,3}\)/;

/** "T. E. & L. Co. No. 461": the numbered survey of a company known by its initials, its noun left out. */
const WITHOUT_NOUN = /(?<=(?<![A-Z&])(?:[A-Z]\.?\s?){1,3}&\s?(?:[A-Z]\.?\s?){1,3}(?:RY\.?\s|R\.?\s?R\.?\s)?)CO(?:MPANY|\.)(?=\sNOS?\.?\s\d{1,5}(?!\d))/g;

/** Upper-case text with such numbers in figures, and without shares in brackets, every offset as it was: "BLOCK THIRTY-FOUR (34), " → "BLOCK 34               , ". */
export function numbersInFigures(text: string): string {
  const named = text.replace(WITHOUT_NOUN, (noun) => (noun === "CO." ? "SUR" : "SURVEY "));
  let out = named.replace(PERCENT, (words) => " ".repeat(words.length));
  for (const m of text.matchAll(WORDED)) {
    const at = m.index + m[0].length;
    const read = readNumberWords(text, at);
    if (!read || read.value < 1 || read.value > 999 || /^[A-Z]/.test(text.slice(read.end, read.end + 1))) continue;
    const end = read.end + (AGAIN.exec(text.slice(read.end, read.end + 8))?.[0].length ?? 0);
    const figure = String(read.value);
    if (figure.length > end - at) continue;
    out = `${out.slice(0, at)}${figure.padEnd(end - at)}${out.slice(end)}`;
  }
  return out;
}
