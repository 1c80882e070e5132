// "to A one-eighth and to B one-eighth, together one-fourth": what shares come to, told behind them, gives and keeps nothing.
import { add, equals, type Rational } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { findShares } from "./phrases/share";
import type { Scene, Sentence } from "./scene";

/** Words that lead from the parts to their sum. */
const LEAD =
  /,? \(?\b(?:altogether|together|in all|in total|all told|combined|jointly|making|a total of|totall?ing|the (?:two|three|four|whole) (?:together|being|making))(?: (?:being|making|an?|the|of|total|together|in all|is|are|undivided))* $/i;
const BEFORE_SHARE = 60;
/** More parts than this no list of takers has. */
const MOST = 12;

/** Whether a share is the sum of two or more that stand right before it. */
function isSumOf(total: Rational, before: readonly Rational[]): boolean {
  let sum = before.at(-1);
  if (sum === undefined) return false;
  for (const value of before.slice(0, -1).reverse()) {
    sum = add(sum, value);
    if (equals(sum, total)) return true;
  }
  return false;
}

/** "reserving to A 1/8 and B 3/8, in all one-half": keepers in one list, of whom the reader of what is kept asks for the total. */
const KEEPS = /\b(?:reserv|retain|except|keep|withh|sav(?:e|ing)\b)/i;
const isOfKeepersList = (words: string): boolean => {
  const at = words.search(KEEPS);
  return at >= 0 && (words.slice(at).match(/\b(?:un)?to\b/gi) ?? []).length < 2;
};

function totalsOf(sentence: Sentence): { start: number; end: number }[] {
  if (!TOTALLED.test(sentence.text)) return [];
  const shares = findShares(sentence.text);
  return shares.flatMap((s, i) => {
    const from = Math.max(0, s.start - BEFORE_SHARE);
    const lead = LEAD.exec(sentence.text.slice(from, s.start));
    const before = shares.slice(Math.max(0, i - MOST), i).map((o) => o.value);
    const start = from + (lead?.index ?? 0);
    if (!lead || !isSumOf(s.value, before) || isOfKeepersList(sentence.text.slice(0, start))) return [];
    const close = /^\),?|^,/.exec(sentence.text.slice(s.end))?.[0].length ?? 0;
    return [{ start: sentence.start + start, end: sentence.start + s.end + close }];
  });
}
const TOTALLED = /\b(?:altogether|together|in all|in total|all told|combined|jointly|making|total\w*|being)\b/i;

/** What was read of such a paper, in its own words again. */
export const inOwnWords = (found: Found, paper: Scene): Found =>
  /\S {4,}\S/.test(found.interest.text)
    ? { ...found, interest: { ...found.interest, text: paper.text.slice(found.span.start, found.span.end).trim() } }
    : found;

/** The paper with such totals blank, at the same places. A total that is no sum of the shares before it stays: it says something else. */
export function withoutToldTotals(paper: Scene): Scene {
  const spans = paper.sentences.flatMap(totalsOf);
  if (!spans.length) return paper;
  const text = spans.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), paper.text);
  return { ...paper, text, sentences: paper.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
}
