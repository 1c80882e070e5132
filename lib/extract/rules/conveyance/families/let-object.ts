// The share that stands as the very thing a lease lets: "leases the eleven-sixteenths to Operator", "lets, for oil and gas, the 3/8 of the minerals which is hers".
import type { FractionMention } from "@/lib/fraction/find-fractions";

const ARTICLE = "(?:the|that|this|those|said|an?|only|but|her|his|its|their|my|our|lessor['’]s|lessors['’]|owner['’]s|owners['’])";
const VERB = "(?:leases?d?|lets?|demise[sd]?|grants?|granted)";
/** The letting words, and nothing between them and the share. */
const RIGHT_BEHIND = new RegExp(
  `^(?:${VERB}(?:,? and |, | )|(?:hereby|herein|exclusively|does|do|unto lessee|to lessee),? )+(?:all (?:of )?)?(?:${ARTICLE} )+(?:undivided |equal |own )*\\(?$`,
  "i",
);
/** A clause of letting up to the article of a share. */
const IN_CLAUSE = new RegExp(`^${VERB}\\b(?:[^.;]|\\.(?= ?[A-Z\\d]\\b|,)){0,240}? (?:${ARTICLE} )+(?:undivided |equal |own )*\\(?$`, "i");
const OF_MINERALS =
  /^[)"]*(?: \([^()]{1,12}\))? ?(?:part |share |interest )?(?:of|in) (?:all |the |said )*(?:oil|gas|minerals?)\b(?![^.;,]{0,40}\b(?:produced|saved|sold|marketed)\b)/i;
const NO_MORE_OBJECT = /^[)"]*(?: \([^()]{1,12}\))?(?: (?:part|share|interest))?(?: (?:un)?to\b|,| exclusively\b| for\b|[.;]|$)/i;
/** What is paid or drilled for is not let. */
const PAID = /\b(?:royalt\w+|pay\w*|paid|deliver\w*|rentals?|bonus)\b/i;

/** Whether a share in the words of letting, which begin with their verb, is what is let. Errs toward the whole of the land. */
export function isLetObject(words: string, share: FractionMention): boolean {
  const before = words.slice(0, share.start);
  const behind = words.slice(share.end, share.end + 120);
  if (PAID.test(before)) return false;
  return (RIGHT_BEHIND.test(before) && (NO_MORE_OBJECT.test(behind) || OF_MINERALS.test(behind))) || (IN_CLAUSE.test(before) && OF_MINERALS.test(behind));
}
