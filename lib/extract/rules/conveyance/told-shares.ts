// Shares named in a clause that keeps something, and yet not kept: the taker's part, what is kept beside another's, what bears a burden.
import { isBorneBy } from "./phrases/bound";

/** "the said Mott to have three-eighths", "leaving the buyer with one-half", "entitling the grantee to a third". */
const TAKES =
  "(?:,? [^,;.]{0,40},)?(?: (?:hereby|herein|thus|then|thereby|therefore|also|each|only|likewise))* (?:(?:shall|will|does|do|is|are|to|may|would)(?: (?:hereby|then|thus|be|have|only|thereafter|henceforth))* )?(?:have|has|having|takes?|taking|gets?|getting|own(?:s|ing|ed by)?|holds?|holding|receives?|receiving|acquires?|acquiring|obtains?|buys?|buying|with|to|entitled to|owner of|left with|becomes? (?:the )?owners? of|comes? to own)\\b[^;.]{0,70}";

/** "one-fourth passes to the grantee", "a third going with the land", "one-half being hereby conveyed". */
const GAP =
  "(?:(?!\\b(?:not\\b|never|reserv|retain|kept|keep|except|with?h[eo]ld|lands?\\b|premises|propert(?:y|ies)\\b|real estate|(?:in|under|upon|beneath) (?:(?:the|said|that|his|her) )*(?:undivided )?(?:interest|share|estate)|tract|half|third|fourth|eighth|sixteenth))[^,;.]){0,60}?";
const HERE = "(?: (?:hereby|herein|now|so|also|thus|only|intended to|meant to))*";
const PASSES = new RegExp(
  `^\\)?${GAP},?(?: (?:which|that|and))?(?:(?: (?:shall|will|is to|are to|to|does|do|intended to|also|hereby))* (?:pass(?:es|ing)?|go(?:es|ing)? (?:to|with)|vest(?:s|ing)? in|belong(?:s|ing)? to (?:the )?(?:said )?(?:grantee|buyer|purchaser|vendee|second))| (?:is|are|being|to be|shall be|will be)${HERE} (?:conveyed|granted|sold|transferred|deeded|vested in))\\b`,
  "i",
);
const ANOTHERS_BEFORE = /\b(?:heretofore|previously|formerly|theretofore|already|once|earlier|was|were|been|had)\b/i;

/** "Cy Mott having the other half": told of him, whoever he is. */
const HAS_IT =
  /\b[A-Z][\w.]+,? (?:has|having|owns|owning|holds|holding)(?: (?:heretofore|already|now|still))? (?:the |an? )?(?:(?:other|remaining|undivided|said) )*\(?$/;

/** "in addition to the half belonging to her": what another has, beside which this is kept. */
const BESIDE_IT =
  /\b(?:in addition to|over and above|besides|beyond|apart from|other than|exclusive of|independent(?:ly)? of) (?:the|that|said|such|any)(?: (?:\w+ ){0,2})?(?:undivided |other )*\(?$/i;
/** "and conveys an undivided 1/16": what is given beside what is kept. */
const GIVEN =
  /(?<!\b(?:not|not hereby|not herein|nor|never|to|this|the|said|such|any|of|my|our) )\b(?:convey(?:s|ing)?|grant(?:s|ing)?|sell(?:s|ing)?|passing)(?: (?:hereby|herewith|only|but|therewith|(?:un)?to [^,;.]{3,40}))* (?:an? |the )?(?:(?:undivided|other|remaining|full) )*\(?$/i;

/** Which shares of one paper's keeping clauses are not kept. `takers`: the names and words that stand for those who take. */
export class ToldShares {
  private readonly taking: RegExp;

  constructor(takers: string) {
    this.taking = new RegExp(`(?:${takers})${TAKES}$`, "i");
  }

  /** Whether the share at `start`..`end` of the clause is another's part: "…, the buyer to have one-half" → true. Errs toward kept. */
  isAnothers(clause: string, start: number, end: number): boolean {
    const before = clause.slice(Math.max(0, start - 160), start);
    const after = clause.slice(end, end + 140);
    if (BESIDE_IT.test(before) || HAS_IT.test(before) || GIVEN.test(before) || isBorneBy(before) || this.taking.test(before)) return true;
    const passes = PASSES.exec(after);
    return passes !== null && !ANOTHERS_BEFORE.test(passes[0]);
  }
}
