// The share of bonus, rentals and royalties that words give to those who keep minerals, apart from the minerals they keep.
import type { Fraction } from "@/lib/contracts/fraction";
import { toWire } from "@/lib/fraction/rational";
import { findShares } from "./share";

const ROLE =
  "(?:grantors?|vendors?|sellers?|first part(?:y|ies)|part(?:y|ies) of the first part|owners? of the (?:reserved|excepted|retained) (?:minerals?|interests?)|(?:grantor|vendor|seller)s?['’]s?)";
/** Who keeps, behind "to": by the role or a pronoun. */
const GIVER = `(?:the |said ){0,2}(?:${ROLE}|us|me|them|him|her)\\b`;
/** "the grantors shall receive", "vendor is entitled to". */
const TAKES = new RegExp(`\\b(?:the |said ){0,2}${ROLE}\\b[^.;]{0,60}\\b(?:receives?|entitled to|be paid|have|has|take|enjoy|get|own)\\b`, "i");
/** Behind a share: "of all the bonus, rental and royalty". */
const OF_BENEFITS =
  /^[\s)]*(?:\(?\d+\/\d+(?:ths?)?\)?,? ?)?(?:parts? |shares? |interests? )?(?:of|in) (?:(?:any|all|every|each|the|such|said|and|of|lease|cash|delay|whatever) ){0,6}(?:[\w-]+,? (?:and |or )?){0,6}?(?:bonus(?:es)?|rent(?:s|als?)?|royalt(?:y|ies))\b/i;
/** Further on: whose it is to be. */
const GOES_TO = new RegExp(
  `\\b(?:paid|payable|pay|payment|go|goes|belongs?|inures?|accrues?|delivered|deliver|credited|reserved|due|be)\\b[^.;]{0,60}\\b(?:to|unto|for) ${GIVER}`,
  "i",
);
/** Ahead of the share: "shall provide for the payment of", "must pay". */
const PAYS_AHEAD = /\b(?:payment|pay(?:ing|s)?|delivery|deliver|crediting|provid\w+ for|account(?:ing)? (?:to [^.;]{0,40})?for|reserv\w+)\b[^.;]{0,60}$/i;
/** "to provide for payment to the grantors of", "must pay unto vendor": whose it is, ahead of the share. */
const PAYS_GIVER = new RegExp(
  `\\b(?:payment|pay(?:ing|s)?|paid|delivery|deliver|crediting|account(?:ing)?|secur\\w+|yield\\w*)\\b[^.;]{0,40}\\b(?:to|unto) ${GIVER}[^.;]{0,40}$`,
  "i",
);
/** "shall pay the grantor": so too. */
const PAYS_HIM = new RegExp(`\\b(?:pays?|paying|gives?|giving|yields?|allows?|renders?|secures?) ${GIVER}[^.;]{0,40}$`, "i");
const TO_GIVER = new RegExp(`\\b(?:to|unto|for) ${GIVER}`, "i");

const TAKER_LAST =
  /\b(?:grantees?|vendees?|buyers?|purchasers?|second part(?:y|ies)|part(?:y|ies) of the second part)\b(?:(?!\b(?:grantors?|vendors?|sellers?|first part(?:y|ies))\b)[^.])*$/i;
/** The words without each "him", "her" and "them" before which those who take were called last in the sentence. */
const withoutTakers = (words: string): string =>
  words.replace(/\b(?:them|him|her)\b/gi, (p: string, at: number) => (TAKER_LAST.test(words.slice(Math.max(0, at - 300), at)) ? "-".repeat(p.length) : p));

const KINDS = [/\bbonus/i, /\brent/i, /\broyalt/i];

/** At least royalty and one of bonus and rentals are spoken of: a share of all that leases yield. */
const ofAllBenefits = (after: string): boolean => /\broyalt/i.test(after) && KINDS.filter((k) => k.test(after)).length > 1;

/**
 * "every lease shall provide for the payment of three-eighths (3/8) of all bonuses, rentals and royalties to the grantors" → 3/8;
 * "the grantors shall receive 3/8 of the bonus, rental and royalty" → 3/8. Null where no such words stand, or the share is a fraction of a fraction.
 */
export function grantorBenefit(text: string): Fraction | null {
  const words = withoutTakers(text);
  const takes = TAKES.exec(words);
  for (const s of findShares(words)) {
    const after = words.slice(s.end, s.end + 240).split(/[.;]/)[0] ?? "";
    const before = words.slice(Math.max(0, s.start - 120), s.start);
    if (s.factors.length !== 1 || !OF_BENEFITS.test(after) || !ofAllBenefits(after)) continue;
    const taken = takes !== null && takes.index < s.start && !/[.;]/.test(words.slice(takes.index, s.start));
    if (taken || GOES_TO.test(after) || PAYS_GIVER.test(before) || PAYS_HIM.test(before) || (PAYS_AHEAD.test(before) && TO_GIVER.test(after)))
      return toWire(s.value);
  }
  return null;
}
