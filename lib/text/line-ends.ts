// What the ends of lines and the signs between words say: whether a line is full, whether a hyphen stays, whether a sign stands for "and".
import { COMMON_WORDS } from "./common-words";

type Line = { readonly start: number; readonly end: number; readonly blankBefore: boolean };

/** "BRICK & TILE CO.": the name of a house goes on behind the sign. */
const IN_FIRM =
  /^\s+(?:[A-Z][\w.'-]*,?\s+){0,3}(?:CO|COMPANY|INC|CORP|CORPORATION|LLC|L\.L\.C|LP|L\.P|LTD|TRUST|BANK|PARTNERS(?:HIP)?|ASSOCIATION|RAILWAY|RY|RAILROAD|Co|Company|Inc|Corp(?:oration)?|Ltd|Trust|Bank|Partners(?:hip)?|Association|Railway|Ry|Railroad)\b/;

/** "oil, gas & other minerals", "HUSBAND & WIFE": a sign for "and" between common words, which stands in no name. */
export function joinsWords(raw: string, i: number): boolean {
  if (!/\s/.test(raw.charAt(i - 1)) || !/\s/.test(raw.charAt(i + 1))) return false;
  const before = /([A-Za-z'-]+)[,;:.)\]"']{0,2}\s+$/.exec(raw.slice(Math.max(0, i - 30), i))?.[1] ?? "";
  const behind = /^\s+["'(]?([A-Za-z'-]+)/.exec(raw.slice(i + 1, i + 32))?.[1] ?? "";
  if (IN_FIRM.test(raw.slice(i + 1, i + 60))) return false;
  if (/^(?:sons?|bros?|brothers|sisters|daughters|co|company|associates|partners)$/i.test(behind)) return false;
  const isSmall = (word: string): boolean =>
    /^(?:[a-z]|(?:Sold|Conveyed|Granted|Bargained|Assigned|Transferred|Husband|Wife|Heirs|Assigns)$)/.test(word) ||
    (word.length > 1 && word === word.toUpperCase() && COMMON_WORDS.has(word.toLowerCase()) && !/^(?:OIL|GAS|LAND|ROYALTY)$/.test(word));
  return isSmall(before) || isSmall(behind);
}

/** "one-|half", "non-|participating": two words that a hyphen joins wherever the line ends. */
export const isCompound = (raw: string, i: number, j: number): boolean =>
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|thirty-?second|sixty-?fourth|non|co|ex|pre|semi|after|mother|father|brother|sister|son|daughter)$/i.test(
    raw.slice(Math.max(0, i - 14), i),
  ) &&
  /^(?:hal(?:f|ves)|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|sixteenths?|seconds?|sixty-?fourths?|hundredths?|one|two|three|four|five|six|seven|eight|nine|first|participating|executive|owners?|tenants?|tenancy|executors?|grantors?|acquired|marital|annual|in-law)\b/i.test(
    raw.slice(j, j + 24),
  );

/** So much of the usual width fills a line whose sentence goes on below. */
const FULL_LINE = 0.75;
const FLOWING_MIN = 3;
/** The length that a line whose sentence goes on below has at least: three quarters of what such lines usually have; without end where too few go on with a small letter. */
export function fullLineOf(text: string, lines: readonly Line[]): number {
  const widths = lines
    .flatMap((l, k) => {
      const next = lines[k + 1];
      return next && !next.blankBefore && /^[a-z]/.test(text.slice(next.start, next.start + 1)) ? [l.end - l.start] : [];
    })
    .sort((x, y) => x - y);
  return widths.length < FLOWING_MIN ? Number.POSITIVE_INFINITY : (widths[widths.length >> 1] ?? 0) * FULL_LINE;
}
