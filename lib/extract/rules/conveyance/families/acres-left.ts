// What a list of mineral acres leaves to its last taker: "to A 100 mineral acres, and to B the balance" of 320 acres.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { compare, parseRational, type Rational, rational, sub, sum, toText } from "@/lib/fraction/rational";

const ACRES = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?,? acres\b(?! (?:of|in) (?:oil|gas|minerals?|royalt))/gi;

/** The one number of acres that the words call the land by, null where there is none or there are several. */
function acresOf(words: string): Rational | null {
  const told = [...words.matchAll(ACRES)].map((m) => `${(m[1] ?? "").replaceAll(",", "")}${m[2] ?? ""}`);
  return new Set(told).size === 1 ? parseRational(told[0] ?? "") : null;
}

/** Whether a thing is told by its acres and by no share. */
export const isByAcres = (f: Found): boolean => f.interest.mineral_acres !== undefined && f.interest.mineral_acres !== null && !f.interest.fraction;

/** As `model`, with the acres that `others` leave of the land told in `words`; null where that is not known or nothing is left. */
export function acresLeft(words: string, others: readonly Found[], model: Found): Found | null {
  const all = acresOf(words);
  const counts = others.map((f) => (isByAcres(f) ? parseRational(f.interest.mineral_acres ?? "") : null));
  if (!all || counts.some((c) => c === null)) return null;
  const left = sub(all, sum(counts.flatMap((c) => (c ? [c] : []))));
  return compare(left, rational(0)) > 0 ? { ...model, fraction: null, interest: { ...model.interest, mineral_acres: toText(left), readings: [] } } : null;
}
