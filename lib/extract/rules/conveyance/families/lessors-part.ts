// A share in a lease that sizes what the lessors own or let, and none of the royalty.
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, equals, fromWire, type Rational, rational } from "@/lib/fraction/rational";

const POSSESSIVE = "(?:lessors?['’]?s?['’]?|his|her|its|their|my|our)";

/** "all of Lessor's undivided five-eighths", "her said three-fourths": what is leased. */
const OWN_SHARE = new RegExp(`\\b${POSSESSIVE} (?:undivided|said|own|whole|entire) (?:undivided |equal )?(?:interest of )?(?:an? )?\\(?$`, "i");
/** "lease and let to the Company our two-thirds". */
const LET_OUT = new RegExp(
  `\\b(?:lets?|leases?|demises?|leased|demised|letting|leasing)(?: exclusively)?(?: (?:un)?to [^.;]{2,70}?)?,? (?:all )?(?:of )?${POSSESSIVE} (?:equal )?\\(?$`,
  "i",
);
const OF_WHAT_IS_LEASED =
  /^[^.;,]{0,30}(?:working interest|of (?:(?:all|of|the|said|such|these|those|that|aforesaid) )+minerals?(?! (?:produced|saved|mined))|mineral interest)|^,? (?:belonging|owned|held)\b/i;
/** "all her one-half of the oil and gas under the land": a share of what lies there, and of nothing produced. */
const OF_WHAT_LIES =
  /^\)?(?: \([^()]{1,12}\))? ?(?:part |share |interest )?(?:of|in) (?:(?:all|the|said|such|and|or|other) |(?:oil|gas|minerals?),? ){1,6}(?:in and under|in,|in the|under|beneath|underlying|below|lying)\b/i;
const UPON = "(?:to the extent of|in respect of|with respect to|in proportion to|according to|as to|to|on|upon|by|against|over)";
const WHICH = `(?: (?:the|that|said|such|an?|undivided|leased|proportionate|own|equal|only|${POSSESSIVE}))*`;
/** "attributable to Lessor's 7/8", "measured on the one-fourth interest he leases", "paid to her upon her third": what is leased. */
const MEASURED_ON = new RegExp(
  `\\b(?:belong\\w*|attribut\\w+|accru\\w+|allocable|allocated|appertain\\w*|incident|measured|reckoned|comput\\w+|figured|calculated|based|proportion\\w*|payable|paid|which)(?: only)?(?: to (?:him|her|them|it|me|us|(?:the |said )?lessors?))? ${UPON}${WHICH}(?: \\(|,)? ?$`,
  "i",
);
/** "as to her three-fourths", "upon our half": the share is known to be theirs. */
const UPON_OWN = new RegExp(
  `\\b(?:to the extent of|in respect of|with respect to|as to|upon|on|over) ${POSSESSIVE} (?:own |said |equal |leased |proportionate )*\\(?$`,
  "i",
);
/** "royalty on one-half", "a royalty over the undivided third": what it is reckoned on. */
const ROYALTY_ON = /\broyalt(?:y|ies) (?:on|upon|over) (?:(?:the|an?|his|her|its|their|said|undivided|only) )*\(?$/i;

const BY_NAME = /\broyalt(?:y|ies)\b|\bdeliver to (?:the credit of )?(?:the )?lessor|\bto the credit of (?:the )?lessor|\bequal (?:one|1)/i;
const AS_RATE = /^[)"]*(?: \([^()]{1,12}\))? ?(?:royalt|(?:part |share )?of (?:all |the |any |said )*(?:oil|gas|production|products?|what)\b)/i;

/** Whether the words before and behind a share tell of what is leased or owned: errs towards a royalty where they are silent. */
export function isLessorsPart(before: string, after: string): boolean {
  return (
    OWN_SHARE.test(before) ||
    LET_OUT.test(before) ||
    ROYALTY_ON.test(before) ||
    MEASURED_ON.test(before) ||
    (UPON_OWN.test(before) && !AS_RATE.test(after)) ||
    (OF_WHAT_LIES.test(after) && !BY_NAME.test(before)) ||
    (OF_WHAT_IS_LEASED.test(after) && !/^[^.;,]{0,24}\bproportion/i.test(after))
  );
}

/** "A, a widow ....... 1/3 / Royalty: 3/16": the word behind is the label of the next row, whose share follows it. */
export function isNextLabel(between: string): boolean {
  return /^[\s)"]*(?:lessors?['’]?s?['’]? )?royalt(?:y|ies)(?: (?:rate|share|reserved|payable|fraction))?(?: (?:of|is|at|to be))?[\s:.…_=(-]*(?:an? |the )?\(?$/i.test(
    between,
  );
}

/** Above this no lessor's royalty goes. */
export const MOST_ROYALTY = rational(3, 10);

/** Whether a share is rather the part of a lessor than a rate: it is what one of several lessors is said to own, or more than a royalty ever is. */
export function looksOwned(scene: Scene, value: Rational): boolean {
  if (compare(value, MOST_ROYALTY) > 0) return true;
  const lessors = scene.parties.parties.filter((p) => scene.parties.from.includes(p.id) && p.share !== null);
  return lessors.length > 1 && lessors.some((p) => p.share !== null && equals(fromWire(p.share), value));
}
