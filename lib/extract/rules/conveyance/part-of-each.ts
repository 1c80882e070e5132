// What each of several has beside the sum of it: "to each one-fourth, in all one-half", "an eighth to each, a total of one-fourth". The figures check the words.
import { equals, fromWire, mul, rational, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { LAND_HEAD } from "./object-end";
import { findShares } from "./phrases/share";

/** "to each a fourth", "each taking an undivided quarter": each one's part right ahead. */
const EACH_AHEAD =
  /(?<!(?:\b(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|sixteenths?|part|share|interest)|\d|\)),? (?:(?:to|for|by|in|with|unto) )?)\beach(?: one)?(?: of (?:them|us|the (?:\w+ )?\w+))?,? (?:(?:(?:to|shall|is to) )?(?:have|having|take|taking|own|owning|hold|holding|receive|receiving|get|getting|keep|keeping|retain|retaining|reserve|reserving|with|as to) )?(?:only )?(?:an? |the )?(?:equal )?(?:undivided )?$/i;
/** "an eighth to each", "one-eighth (1/8) apiece": each one's part right behind. */
const EACH_BEHIND =
  /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:interest|part|share))?,? (?:thereof )?(?:(?:to|for|by|in|with|unto) each\b|each\b|apiece\b|respectively\b)/i;

/** Whether a share stands right beside a word for "each": `ahead` ends where it begins, `behind` begins where it ends. */
export const isToEach = (ahead: string, behind: string): boolean => EACH_AHEAD.test(ahead) || EACH_BEHIND.test(behind);

/** So far apart the part and the sum may stand where the part has a thing behind it. */
const NEAR = 120;
/** A part with nothing of its own behind it. */
const NOTHING_BEHIND = /^[^.;,]{0,40}(?:[.;,)]|$)/;

const sizeOf = (f: Found) => (f.interest.fraction ? fromWire(f.interest.fraction) : null);

/** Whether `f` is what each of so many has of `sum`. */
function isPart(f: Found, sum: Found, several: number, text: string): boolean {
  const [part, whole] = [sizeOf(f), sizeOf(sum)];
  if (several < 2 || !part || !whole || !f.fraction || !sum.fraction || !equals(mul(part, rational(several)), whole)) return false;
  const behind = text.slice(f.fraction.end, f.fraction.end + 80);
  if (!isToEach(text.slice(Math.max(0, f.fraction.start - 100), f.fraction.start), behind)) return false;
  const between = text.slice(Math.min(f.fraction.end, sum.fraction.end), Math.max(f.fraction.start, sum.fraction.start));
  return NOTHING_BEHIND.test(behind) || (between.length < NEAR && !LAND_HEAD.test(between));
}

/** The interests of a grant to so many takers without the part of each that a sum beside it comes to: all take the sum together. */
export const withoutPartOfSum = (found: readonly Found[], takers: number, text: string): Found[] =>
  found.filter((f) => !found.some((sum) => sum !== f && isPart(f, sum, takers, text)));

/**
 * What a clause keeps for several where it tells the part of each and the sum: the thing of the sum, so much of it to each. Null where it does not.
 * "an eighth to each, a total of one-fourth of the royalty" → 1/8 of the royalty to each. `start`: where the clause stands; a part that is not among the things read is looked for in its words.
 */
export function partsOfSum(found: readonly Found[], clause: string, start: number): Found[] | null {
  const shares = findShares(clause).filter((s) => isToEach(clause.slice(Math.max(0, s.start - 100), s.start), clause.slice(s.end, s.end + 60)));
  for (const sum of found) {
    const several = sum.interest.to.length;
    const whole = sizeOf(sum);
    const part = whole && several > 1 ? shares.find((s) => equals(mul(s.value, rational(several)), whole)) : undefined;
    if (!part) continue;
    const fraction = toWire(part.value);
    const others = found.filter((f) => f !== sum && !(f.fraction && f.fraction.start >= start + part.start && f.fraction.start < start + part.end));
    return [...sum.interest.to.map((id) => ({ ...sum, interest: { ...sum.interest, to: [id], fraction, readings: [] }, parted: true as const })), ...others];
  }
  return null;
}
