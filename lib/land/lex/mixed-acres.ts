// Acreage with a fraction: "574 1/8 acres", "one hundred sixty and 45/100 (160.45) acres", "3/4 acre".

import { acresText } from "@/lib/fraction/net-acres";
import { add, rational } from "@/lib/fraction/rational";
import { readShare } from "./share-words";
import { matchAt } from "./token";

const LINK = /[\s-]{0,2}(?:(?:AND|&)\s)?/y;
const PAREN = /(?:\s?\([\s\d,]*\.?\d*\s?\))?/y;
const UNIT = /(?:\s?\(\s?[\d,]*\.?\d*\s?\))?[\s-]{0,2}(?:OF\sAN?\s)?(?:(?:GROSS|SURFACE)\s)?(?:ACRES?|ACS?|A)(?![A-Z])/y;

/** The fraction after a whole number of acres that ends at `end`, if acres follow it: whole 574 before " 1/8 ACRES" → "574.125". */
export function mixedAcres(text: string, whole: number, end: number): { text: string; end: number } | null {
  const from = end + (matchAt(LINK, text, end)?.[0].length ?? 0);
  const share = from > end || /[½¼¾⅓⅔⅕⅛⅜⅝⅞]/.test(text[from] ?? "") ? readShare(text, from) : null;
  if (!share || !matchAt(UNIT, text, share.end)) return null;
  return { text: acresText(add(rational(whole), rational(share.n, share.d))), end: share.end + (matchAt(PAREN, text, share.end)?.[0].length ?? 0) };
}

/** A fraction of an acre alone, at `at`: "3/4 ACRE" → "0.75". */
export function acreShare(text: string, at: number): { text: string; end: number } | null {
  const share = readShare(text, at);
  return share && matchAt(UNIT, text, share.end) ? { text: acresText(rational(share.n, share.d)), end: share.end } : null;
}
