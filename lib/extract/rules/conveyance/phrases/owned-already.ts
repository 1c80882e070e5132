// Shares that words tell as somebody's own already and not as given: "Grantors owning three-fourths thereof", "the seller's title being two-thirds", "to B, who owns the other third, …".
import type { FractionMention } from "@/lib/fraction/find-fractions";

const OWNS = "(?:own(?:s|ing|ed)?|h[eo]ld(?:s|ing)?|ha(?:s|ve|d|ving)|(?:is|being|already|now) (?:the )?owner of)";
const OTHER = `\\b${OWNS} (?:(?:already|now|also|still|of record) )*(?:the|an?|his|her|their) (?:other|remaining)`;
/** What the giver says he has, or anybody the rest. */
const OWNED = new RegExp(
  `\\b(?:grantors?|lessors?|he|she|they|we|i) (?:(?:now|being|presently) )?(?:owning|owns?) (?:an? |the )?(?:undivided )?$|${OTHER} (?:undivided |equal )*\\(?$`,
  "i",
);
const OTHER_AT = new RegExp(`${OTHER}\\b[^,.;]{0,24}$`, "i");

/** Whether the words right before a share tell it as owned, and not as given. */
export const isOwnedAlready = (before: string): boolean => OWNED.test(before.slice(-60));

/** Whether words that would open an object, with those before them, tell "who owns the other third": `words` end where the opening words do. */
export const isOtherOwned = (words: string): boolean => OTHER_AT.test(words.slice(-90));

/** "the seller's title being two-thirds": only where another share is told beside it, for "being the owner of one-half, conveys the same" has but the one. */
const TITLE_BEING =
  /\b(?:(?:ownership|holdings?|title|(?:own|whole|entire|present|former) (?:interest|share))(?: (?:here|there)(?:in|to)| of record)? (?:being|is|was)(?: (?:but|only))?|(?:owners?|seized|possessed|holders?) of) (?:only |but )?(?:an? |the |said )?(?:undivided )?$/i;
const AHEAD = 60;

/** The shares of a clause without those that tell what the giver has. Errs toward leaving the only share that is told. */
export function withoutOwned(clause: string, shares: readonly FractionMention[]): FractionMention[] {
  const before = (s: FractionMention): string => clause.slice(Math.max(0, s.start - AHEAD), s.start);
  const given = shares.filter((s) => !TITLE_BEING.test(before(s)));
  return given.length ? given : [...shares];
}
