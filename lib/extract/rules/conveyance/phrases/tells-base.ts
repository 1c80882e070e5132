// Shares that say how others are counted, or how large a piece of land is: "3/16, the whole being taken as 16/16", "being one-third by area of my farm". Nothing is given by them.
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, equals, ONE } from "@/lib/fraction/rational";

/** "25%, of 8/8ths": the whole that a share is of. */
const OF_ALL = /\b(?:of|on|upon|total)(?: the)?(?: full| whole)? \(?$/i;
const WHOLE_AHEAD =
  /\b(?:whole|entire(?:ty)?|total|all|basis|unit)\b[^.;]{0,60}\b(?:being|be|is|are|as|at|equals?|equal to|of|taken|called|reckoned|considered|counted|divided into)(?: (?:the|an?|full))* \(?$/i;
const WHOLE_BEHIND = /^\)?,? (?:being|is|equals?|representing|constituting|as|meaning|denoting|for) (?:the |all )?(?:whole|entire|total|all)\b/i;
/** "one-third by area", "a fourth of the acreage": a size of land. */
const OF_AREA = /^\)?,? (?:part |portion )?(?:by|in|of)(?: (?:the|its|total|whole|entire|said))* (?:area|acreage|extent|number of acres)\b/i;

/** Whether a share of a clause says what the whole is, beside a share that is less, or tells the size of land by its area. */
export function tellsBase(clause: string, share: FractionMention, shares: readonly FractionMention[]): boolean {
  if (OF_AREA.test(clause.slice(share.end, share.end + 60))) return true;
  if (!equals(share.value, ONE)) return false;
  const ahead = clause.slice(Math.max(0, share.start - 110), share.start);
  if (OF_ALL.test(ahead)) return true;
  const less = shares.some((s) => compare(s.value, ONE) < 0);
  return less && (WHOLE_AHEAD.test(ahead) || WHOLE_BEHIND.test(clause.slice(share.end, share.end + 40)));
}
