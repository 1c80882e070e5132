// Benefits parted from a share by words: the power to lease, bonus, rentals. Reads sentence parts with their subject and their "not".

export type Side = "giver" | "taker";
export type Benefits = {
  executive: boolean | null;
  attributes: { development: boolean | null; bonus: boolean | null; delay_rental: boolean | null; royalty: boolean | null } | null;
};

const GIVER = /\b(?:grantors?|assignors?|vendors?|lessors?|first part(?:y|ies)|part(?:y|ies) of the first part|undersigned|i|we|my|our|sellers?)\b/gi;
const TAKER =
  /\b(?:grantees?|assignees?|vendees?|purchasers?|second part(?:y|ies)|part(?:y|ies) of the second part|buyers?|owner of (?:each|the) (?:tract|land|minerals)|owners? of the (?:minerals|land))\b/gi;
const NOT = /\b(?:not?|nor|never|neither|without|no part|none|waives?|relinquish\w*|free of any)\b/i;
/** "grantee's joinder being unnecessary", "the joinder of grantee shall not be required". */
const NEEDLESS = /\bjoin\w*\b[^.;]{0,60}\b(?:unnecessary|not (?:be )?(?:necessary|required|needed)|is waived)/i;
const ONLY =
  /\b(?:alone|sole(?:ly)?|exclusive(?:ly)?|all (?:of the )?(?:bonus|such bonus|rental|leas|right)|shall have all|reserves? the|shall (?:alone )?make|may (?:lease|execute|make))\b/i;

const LEASE_POWER =
  /\b(?:join(?:s|ing)? in (?:the |any |such |making|executing|execution|leas|a\b)|joinder(?: (?:in|of))?|right (?:to|of) (?:lease|leas|join|make|execut)|rights? to (?:lease|execute leases)|leasing rights?|power to (?:lease|make)|mak(?:e|ing) (?:of )?(?:any |and amend )?(?:\w+ ){0,3}leases?|lease the same|execut(?:e|ing|ion)[^.;]{0,40}leases?|participat\w+ in the (?:making|execution)|participat\w+ in[^.;]{0,40}\bleases?|executive rights?|leases may be made|make (?:any )?(?:future )?leases?|to lease)\b/gi;
const BONUS = /\bbonus(?:es)?(?: money)?\b/gi;
const RENTAL = /\brentals?\b/gi;
const DEVELOP = /\bright to (?:explore|develop|drill|mine)\b/gi;
const ROYALTY_LIKE = /\b(?:bonus(?:es)?|rentals?)[^.;]{0,40}\broyalt|\broyalt\w+[^.;]{0,40}\b(?:bonus|rentals?)/i;

function lastIndex(pattern: RegExp, text: string): number {
  let at = -1;
  for (const m of text.matchAll(pattern)) at = m.index;
  return at;
}

/** Whether the words around a benefit give it (true) or withhold it (false) from `ours`. */
function verdict(part: string, at: number, ours: Side): boolean | null {
  const before = part.slice(Math.max(0, at - 170), at);
  const giver = lastIndex(GIVER, before);
  const taker = lastIndex(TAKER, before);
  const subject: Side | null = giver === taker ? null : giver > taker ? "giver" : "taker";
  const turn = lastIndex(/\b(?:but|however|and (?:the )?grantee|and (?:the )?grantor)\b/gi, before);
  const clause = before.slice(Math.max(0, turn));
  const negative = NOT.test(clause.slice(-110));
  if (subject !== null && subject !== ours) {
    if (/without\b[^.;]{0,60}$/i.test(before)) return false;
    return negative ? null : ONLY.test(part) || /\b(?:shall (?:have|receive|make)|keeps?|retains?|reserves?|being in|to have)\b/i.test(before) ? false : null;
  }
  return !negative && !NEEDLESS.test(part.slice(at, at + 90));
}

function scan(text: string, pattern: RegExp, ours: Side): boolean | null {
  let answer: boolean | null = null;
  for (const part of text.split(/(?<=[;.])\s/))
    for (const m of part.matchAll(pattern)) {
      const v = verdict(part, m.index, ours);
      if (v === false) return false;
      answer ??= v;
    }
  return answer;
}

/**
 * "Grantor shall not join in any lease nor share in bonus or rentals" for the grantor → executive false, bonus and delay_rental false.
 * Null where the words do not say; errs toward null when the subject is unclear.
 */
export function benefitsOf(text: string, ours: Side): Benefits {
  const nonParticipating = /\bnon-?participat\w+\b(?! royalties\b)/i.test(text);
  const executive = nonParticipating ? false : scan(text, LEASE_POWER, ours);
  const bonus = scan(text, BONUS, ours);
  const delay = scan(text, RENTAL, ours);
  const development = scan(text, DEVELOP, ours) === false ? false : null;
  const royalty = /\b(?:royalty (?:interest )?only|only (?:his|her|its|their) (?:part|share) of the royalt)/i.test(text)
    ? true
    : ROYALTY_LIKE.test(text) && bonus === true
      ? true
      : null;
  const any = [bonus, delay, development, royalty].some((v) => v !== null);
  return { executive, attributes: any ? { development, bonus, delay_rental: delay, royalty } : null };
}
