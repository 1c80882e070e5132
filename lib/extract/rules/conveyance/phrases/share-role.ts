// What a share in the words of a lease or its assignment measures: the interest itself, what it nets, an override, a burden, how far another share is reduced.
import type { FractionMention } from "@/lib/fraction/find-fractions";

export type ShareRole = "interest" | "revenue" | "override" | "royalty" | "reduction" | "contingent";

const OF_8_8 = "(?:\\)? ?(?:of|on|x) (?:all|the|full|8 ?\\/ ?8(?:ths?)?|eight[- ]eighths?(?: \\(8\\/8(?:ths?)?\\))?|100%)[, ]*)?";
const REVENUE = "(?:net revenue|n\\.?r\\.?i\\b|nri\\b)";
const REVENUE_AFTER = new RegExp(`^\\W{0,3}(?:th|ths)?\\W{0,2}${OF_8_8}\\W{0,2}(?:lease )?${REVENUE}`, "i");
const REVENUE_BEFORE = new RegExp(
  `\\b${REVENUE}(?: interest| lease)?(?: to \\w+| in [^.;,]{0,30})?,? ?(?:of|equal to|equals|is|being|:)?(?: (?:not|no) less than| at least| an?)*\\W{0,3}$`,
  "i",
);
/** "reduced in proportion to the seventy-five percent assigned": how far another share is cut down. */
const REDUCTION = /\breduc(?:ed|tion|ible)\b[^.;]{0,80}\b(?:proportion|ratio|to|by|extent)\b[^.;]{0,50}$/i;
const CONTINGENT =
  /\b(?:convert\w*|back-?in|reversionary (?:working|leasehold|operating) interest|(?:after|upon|at|on) (?:(?:the|project|well|such|said) )*pay-?out)\b[^.;]*$/i;
/** "shall have the option to give up the override and take instead 30% of the working interest": what a choice may bring, not what is given. */
const BY_CHOICE =
  /\b(?:options?|elect(?:s|ion|ing)?|right|choice|privilege|may|choose)\b[^.;]{0,120}\b(?:give up|surrender|relinquish|exchange|trade|swap|in (?:lieu|place|stead) (?:thereof|of (?:(?:the|this|that|such|said|his|her|its|their) )*(?:it|overrid\w*|royalt\w+|same|percentage|payment)\b)|instead)\b[^.;]{0,90}$/i;
/** "5% of the working interest shall revert to Assignor": what comes back once the costs are recovered. */
const COMES_BACK =
  /^[^.;,]{0,40}\b(?:working interest|leasehold(?: estate)?|leases?)\b[^.;,]{0,30}\b(?:shall|will|is to) (?:\w+ ){0,2}(?:revert|revest|be reassigned|be reconveyed|come back|return)\b/i;
/** "25% of the working interest after payout", and none before. */
const AFTER_PAYOUT =
  /^(?:(?!\b(?:until|before|and|override|overriding|royalty)\b)[^.;,]){0,50}\b(?:after|upon|following|at) (?:(?:the|project|well|such|said) )*pay-?out\b/i;
/** "when Assignee has recovered all costs out of production". */
const RECOVERED = /\b(?:recover\w*|recoup\w*|returned|repaid|reimbursed|pay-?s? ?out|paid (?:itself )?out)\b/i;
const OVERRIDE_AFTER =
  /^\W{0,3}(?:(?:of|on) (?:8\s?\/\s?8(?:ths)?|all)\W{0,3})?(?:(?:an?|as|the|of|free|non-?operating|undivided) ){0,3}(?:overrid|o\.?r\.?r\.?i\b)/i;
const OVERRIDE_BEFORE = /\b(?:overrid\w*(?: royalt\w+)?|o\.?r\.?r\.?i\.?)(?: interest)?(?: royalty)?(?:,|:|\b(?!\w))[^.;%]{0,60}$/i;
/** "the override and an undivided 1/2 of the lease": another thing begins. */
const ANOTHER = /\b(?:and|together with|plus) (?:an? |the )?(?:undivided |equal )?\(?$|\b(?:leases?|leasehold|working interest)\b[^.;]{0,60}$/i;
const ROYALTY_AFTER = /^[^.;]{0,40}\b(?:royalty of (?:the )?lessor|lessor'?s'? royalty|landowner'?s'? royalty)/i;
const ROYALTY_BEFORE = /(?<!\boverriding )\broyalt(?:y|ies) (?:of|rate of) (?:the |an? )?[^.;]{0,20}$/i;

/** "a 40% net revenue interest" → revenue; "an overriding royalty of 1/32" → override; "an undivided 60% of the lease" → interest. Errs toward interest. */
export function roleOf(words: string, share: FractionMention): ShareRole {
  const before = words.slice(Math.max(0, share.start - 150), share.start);
  const after = words.slice(share.end, share.end + 70);
  if (REVENUE_AFTER.test(after) || REVENUE_BEFORE.test(before)) return "revenue";
  if (REDUCTION.test(before)) return "reduction";
  const ahead = words.slice(Math.max(0, share.start - 320), share.start);
  const behind = words.slice(share.end, share.end + 140);
  if (
    CONTINGENT.test(ahead) ||
    (BY_CHOICE.test(ahead) && /\boverrid|\broyalt/i.test(ahead)) ||
    AFTER_PAYOUT.test(behind) ||
    (COMES_BACK.test(behind) && RECOVERED.test(ahead))
  )
    return "contingent";
  if (OVERRIDE_AFTER.test(after) || (OVERRIDE_BEFORE.test(before) && !ANOTHER.test(before))) return "override";
  if (ROYALTY_AFTER.test(after) || ROYALTY_BEFORE.test(before)) return "royalty";
  return "interest";
}
