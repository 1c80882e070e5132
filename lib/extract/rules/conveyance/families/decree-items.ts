// Items of a decree that give several things each: "To A, all of the surface, and 1/2 of the minerals; To B, the other 1/2 of the minerals".
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { add, equals, fromWire, ONE, type Rational, toWire } from "@/lib/fraction/rational";

const ITEM = /(?:^|[;:.,] +|\band )(?:\(?[a-z\d]{1,2}[.)] *)?(?:and )?(?:un)?to (?:the )?(?=[A-Z][\w.]* ?[A-Z])/gi;
const SURFACE = /\b(?:all|the (?:whole|entire))\b(?: of)?(?: the)? surface\b/i;

const total = (list: readonly Found[], estate: string): Rational | null => {
  const shares = list.flatMap((f) => (f.interest.estate_type === estate && f.interest.fraction ? [fromWire(f.interest.fraction)] : []));
  return shares.length ? shares.reduce(add) : null;
};

/** What one item gives: the surface where it gives all of it, and its shares of the minerals. */
function thingsOf(words: string, offset: number): Found[] {
  const minerals = readInterests(words, offset).filter((f) => f.interest.estate_type === "mineral" || f.interest.estate_type === "royalty");
  const m = SURFACE.exec(words);
  if (!m) return minerals;
  const span = { start: offset + m.index, end: offset + m.index + m[0].length };
  return [{ interest: { ...bareInterest("surface", m[0]), fraction: toWire(ONE) }, span, fraction: null, confidence: 0.8 }, ...minerals];
}

/**
 * The grants of a list whose items part the surface from the minerals; empty where an item names no taker or no thing, or none gives the surface.
 * `named`: where the takers stand in `words`. Shares that make the whole of an estate are shares of what the dead had.
 */
export function itemGrants(words: string, offset: number, named: readonly NameAt[], from: readonly string[]): Found[] {
  const starts = [...words.matchAll(ITEM)].map((m) => m.index + m[0].length);
  if (starts.length < 2 || !SURFACE.test(words)) return [];
  const out: Found[] = [];
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? words.length;
    const things = thingsOf(words.slice(start, end), offset + start);
    const first = Math.min(...things.map((t) => t.span.start - offset));
    const to = [...new Set(named.filter((n) => n.start >= start && n.start < first).map((n) => n.id))];
    if (!to.length || !things.length) return [];
    for (const t of things) out.push({ ...t, interest: { ...t.interest, from: [...from], to, text: words.slice(start, end).trim() } });
  }
  const whole = (estate: string) => equals(total(out, estate) ?? ONE, ONE);
  return out.map((f) => (whole(f.interest.estate_type) ? { ...f, interest: { ...f.interest, of: "grantor_interest" as const } } : f));
}
