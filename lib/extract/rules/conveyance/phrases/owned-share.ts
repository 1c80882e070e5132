// Shares that tell what the giver has before he gives: "the grantor's ownership being three-fourths", "the seller's title being two-thirds".
import type { FractionMention } from "@/lib/fraction/find-fractions";

/** "the seller's title being two-thirds": only where another share is told beside it, for "being the owner of one-half, conveys the same" has but the one. */
const OWNED =
  /\b(?:(?:ownership|holdings?|title|(?:own|whole|entire|present|former) (?:interest|share))(?: (?:here|there)(?:in|to)| of record)? (?:being|is|was)(?: (?:but|only))?|(?:owners?|seized|possessed|holders?) of) (?:only |but )?(?:an? |the |said )?(?:undivided )?$/i;
const AHEAD = 60;

/** The shares of a clause without those that tell what the giver has. Errs toward leaving the only share that is told. */
export function withoutOwned(clause: string, shares: readonly FractionMention[]): FractionMention[] {
  const before = (s: FractionMention): string => clause.slice(Math.max(0, s.start - AHEAD), s.start);
  const given = shares.filter((s) => !OWNED.test(before(s)));
  return given.length ? given : [...shares];
}
