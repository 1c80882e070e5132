// Shares that words tell as somebody's own already: "Grantors owning three-fourths thereof", "to B, who owns the other third, …".

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
