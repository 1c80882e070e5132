// Statements whose items bear capital letters: "A. I knew her. B. Ada Roe died. C. She left one son." — letters of a list, and no initials.

const LETTER = /(?<=^|\n\s{0,8}|[a-z\d)"”][.;:?)]["”]? {1,4}|[A-Z]{3}[.;:]? {1,4})([A-Z])\. (?=[A-Z"“])/g;

/** "? A. Ada Roe": an answer, whose letter counts nothing. */
const isAnswer = (text: string, at: number): boolean =>
  /[?–—-] {1,4}$/.test(text.slice(Math.max(0, at - 5), at)) || /\bQ\. [^?]*\? *$/.test(text.slice(Math.max(0, at - 200), at));

/** Where the letters of a list stand that counts A, B, C and on, in order; empty where fewer than three do, or two behind a colon or heading. */
export function letteredItems(text: string): ReadonlySet<number> {
  let row: number[] = [];
  let best: readonly number[] = [];
  for (const m of text.matchAll(LETTER)) {
    if (isAnswer(text, m.index)) continue;
    const place = (m[1] ?? "A").charCodeAt(0) - 65;
    if (place === row.length) row = [...row, m.index];
    else if (place === 0) row = [m.index];
    if (row.length > best.length) best = row;
  }
  const led = best.length === 2 && /(?::|\b[A-Z]{3,}[.:]) $/.test(text.slice(Math.max(0, (best[0] ?? 0) - 12), best[0]));
  return new Set(best.length >= 3 || led ? best : []);
}

/** The text with its letters as the figures of a list, at the same places: "B. Ada Roe died" → "2. Ada Roe died". */
export function withLettersNumbered(text: string): string {
  const items = letteredItems(text);
  if (items.size === 0) return text;
  const chars = [...items].sort((a, b) => a - b);
  let out = "";
  let at = 0;
  for (const [i, start] of chars.entries()) {
    out += text.slice(at, start) + String((i % 9) + 1);
    at = start + 1;
  }
  return out + text.slice(at);
}
