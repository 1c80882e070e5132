// Shares as descriptions write them: "1/3", "⅔", "seven-fifteenths", "three fourths".
import { matchAt } from "./token";

export type Share = { n: number; d: number; end: number };

const DIGITS = /(\d{1,3})\s?\/\s?(\d{1,4})(?:THS?|RDS?)?(?![\d/])/y;
const WORDS =
  /(ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SEVENTEEN|NINETEEN|A)[\s-]{1,2}(HALF|HALVES|THIRD|FOURTH|QUARTER|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|TWELFTH|FIFTEENTH|SIXTEENTH|TWENTIETH|FORTIETH|HUNDREDTH)S?(?![A-Z])/y;
const NUMBERS: Record<string, number> = Object.fromEntries(
  "A ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN"
    .split(" ")
    .map((w, i) => [w, Math.max(1, i)]),
);
const PARTS: Record<string, number> = {
  HALF: 2,
  HALVES: 2,
  THIRD: 3,
  FOURTH: 4,
  QUARTER: 4,
  FIFTH: 5,
  SIXTH: 6,
  SEVENTH: 7,
  EIGHTH: 8,
  NINTH: 9,
  TENTH: 10,
  TWELFTH: 12,
  FIFTEENTH: 15,
  SIXTEENTH: 16,
  TWENTIETH: 20,
  FORTIETH: 40,
  HUNDREDTH: 100,
};
const SIGNS: Record<string, [number, number]> = {
  "½": [1, 2],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "⅕": [1, 5],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
};

/** Reads a share less than the whole at `at` of upper-case text: "SEVEN-FIFTEENTHS" → 7/15. Null where none stands there. */
export function readShare(text: string, at: number): Share | null {
  const sign = SIGNS[text[at] ?? ""];
  if (sign) return { n: sign[0], d: sign[1], end: at + 1 };
  const digits = matchAt(DIGITS, text, at);
  const words = digits ? null : matchAt(WORDS, text, at);
  const n = digits ? Number(digits[1]) : (NUMBERS[words?.[1] ?? ""] ?? 0);
  const d = digits ? Number(digits[2]) : (PARTS[words?.[2] ?? ""] ?? 0);
  return n > 0 && n < d ? { n, d, end: digits ? DIGITS.lastIndex : WORDS.lastIndex } : null;
}
