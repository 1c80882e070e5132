// "A. Ann Roe died …", "B. Cy T. Roe died …": the letters of a list are no initials of those who are named behind them.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { anatomyOf } from "@/lib/extract/anatomy/find-anatomy";

const LETTER = /^\s*([A-Z])\. (?=[A-Z])/;
/** An item is a sentence; a line of a signature is short. */
const SENTENCE = 60;

/** The paper with the letters that head its items blank, places unchanged; itself where no list runs from A on. Errs towards an initial: a letter alone, or one out of its turn, stays. */
export function withoutItemLetters(a: Anatomy): Anatomy {
  const { text, lines } = a.view;
  const marks: number[] = [];
  for (const line of lines) {
    const letter = line.end - line.start >= SENTENCE ? LETTER.exec(text.slice(line.start, line.end)) : null;
    if (letter?.[1] === String.fromCharCode(65 + marks.length)) marks.push(line.start + letter[0].length - 3);
  }
  if (marks.length < 2) return a;
  const blank = marks.reduce((t, at) => `${t.slice(0, at)}  ${t.slice(at + 2)}`, text);
  return anatomyOf({ ...a.view, text: blank });
}
