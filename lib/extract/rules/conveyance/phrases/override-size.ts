// Overrides sized by what is left: "the difference between 25% and existing burdens", "so as to deliver an 80% net revenue interest".
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, ONE, type Rational, rational, sub } from "@/lib/fraction/rational";
import { findShares } from "./share";
import { roleOf } from "./share-role";

/** A size from which the lease royalty and earlier burdens are still to be taken. */
export type Leftover = { value: Rational; share: FractionMention };

const BURDENS = "(?:(?:lease |existing |presently existing |current |outstanding |recorded )*(?:burdens?|royalt(?:y|ies)|overrid\\w+))";
const LEFT =
  /\bdifference\b|\bamount by which\b|\bexcess of\b|\bexceeds?\b|\b(?:less|minus|net of|after (?:deducting|deduction of)|reduced by) (?:(?:all|any|the|sum|total|of|such|lessors?'?s?'?|landowners?'?s?'?|presently|existing|current|outstanding|prior|lease|other|said|previous(?:ly)?) ?){0,6}(?:burdens?|royalt|overrid|lease)/i;
const DELIVERS =
  /\b(?:deliver(?:s|ing|ed)?|leav(?:e|es|ing)|result(?:s|ing)? in|retain(?:s|ing)?|receiv(?:e|es|ing)|vest(?:s|ing)?|hav(?:e|es|ing)|own(?:s|ing)?|yield(?:s|ing)?|left with|conveys?|net(?:s|ting)?|provid(?:e|es|ing))\b/i;
const WHATEVER = /\b(?:necessary|required|sufficient|needed|so (?:as|that)|as will|such|whatever|that|to the extent)\b/i;

/**
 * The figure of an override that burdens still reduce; null where its size is a plain share.
 * "the difference between lessor's royalty and 23%" → 23/100; "such override as leaves Assignee a 75% net revenue interest" → 1/4.
 * Errs toward null: both figures of a difference ("between 25% and 20%") leave a plain share to be read.
 */
export function leftoverOf(clause: string): Leftover | null {
  const shares = findShares(clause);
  const at = LEFT.exec(clause);
  const own = shares.filter((s) => roleOf(clause, s) !== "revenue" && roleOf(clause, s) !== "reduction" && compare(s.value, ONE) < 0);
  if (at && own.length === 1 && own[0] && new RegExp(BURDENS, "i").test(clause.slice(at.index))) return { value: own[0].value, share: own[0] };
  const net = shares.find((s) => roleOf(clause, s) === "revenue" && DELIVERS.test(clause.slice(Math.max(0, s.start - 110), s.start)));
  if (net && own.length === 0 && WHATEVER.test(clause.slice(0, net.start))) return { value: sub(ONE, net.value), share: net };
  return null;
}

/** An override told as the difference of two figures: "the difference between 25% and 20%" → 1/20; null elsewhere. */
export function plainDifference(clause: string): Leftover | null {
  const m = /\bdifference between\b([^.;]{3,120})/i.exec(clause);
  const [a, b, more] = m ? findShares(clause).filter((s) => s.start >= m.index && s.end <= m.index + m[0].length) : [];
  if (!a || !b || more) return null;
  const value = compare(a.value, b.value) >= 0 ? sub(a.value, b.value) : sub(b.value, a.value);
  return compare(value, rational(0)) > 0 ? { value, share: a } : null;
}
