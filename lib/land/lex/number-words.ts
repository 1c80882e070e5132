// Numbers in words: "ONE HUNDRED FIFTY-FOUR" → 154.

const UNITS = [
  "ZERO",
  "ONE",
  "TWO",
  "THREE",
  "FOUR",
  "FIVE",
  "SIX",
  "SEVEN",
  "EIGHT",
  "NINE",
  "TEN",
  "ELEVEN",
  "TWELVE",
  "THIRTEEN",
  "FOURTEEN",
  "FIFTEEN",
  "SIXTEEN",
  "SEVENTEEN",
  "EIGHTEEN",
  "NINETEEN",
];
const TENS: Record<string, number> = { TWENTY: 20, THIRTY: 30, FORTY: 40, FOURTY: 40, FIFTY: 50, SIXTY: 60, SEVENTY: 70, EIGHTY: 80, NINETY: 90 };
const VALUE = new Map<string, number>([...UNITS.map((w, i) => [w, i] as const), ...Object.entries(TENS)]);
const WORDS = /[A-Z]+/y;
const JOIN = /[\s-]+(?:AND[\s-]+)?/y;

export const isNumberWord = (word: string): boolean => VALUE.has(word);

/** "Twenty and One" is two numbers of a list. Reads a number in words that starts at `at` of upper-case text → its value and end; null where none starts there. */
export function readNumberWords(text: string, at: number): { value: number; end: number } | null {
  let total = 0;
  let current = 0;
  let last = 0;
  let end = -1;
  let pos = at;
  for (let i = 0; i < 8; i++) {
    WORDS.lastIndex = pos;
    const word = WORDS.exec(text)?.[0];
    if (word === undefined) break;
    const v = VALUE.get(word);
    if (word === "HUNDRED" && current > 0 && current < 100) current = last = current * 100;
    else if (word === "THOUSAND" && current > 0) [total, current, last] = [total + current * 1000, 0, 1000];
    else if (v === undefined || !follows(last, v, end)) break;
    else [current, last] = [current + v, v];
    end = pos + word.length;
    JOIN.lastIndex = end;
    const gap = JOIN.exec(text)?.[0];
    if (gap === undefined) break;
    if (last >= 20 && last < 100 && /AND/.test(gap)) break;
    pos = end + gap.length;
  }
  return end < 0 ? null : { value: total + current, end };
}

/** May a word of value `v` follow one of value `last`? Twenty-one yes, one-two no. */
function follows(last: number, v: number, end: number): boolean {
  if (end < 0) return true;
  if (last >= 100) return v > 0;
  return last >= 20 && v > 0 && v < 10;
}
