// The words of farmouts and of statements of payout: what is to change, whether it waits for a choice, whether payout and choice have come.
import { findFractions } from "@/lib/fraction/find-fractions";
import { isZero, type Rational } from "@/lib/fraction/rational";

const PAID_OUT = /\bpay-?\s?out\b|\b(?:paid|paying) (?:itself )?out\b/i;
const REACHED = /\b(?:paid (?:itself )?out|occurr?ed|reached|attained|took place|achieved|effective|happened|arrived|came about|was had|came on)\b/i;
/** "has not been", "lacks $80,000.00 of having". */
const DENIED = /\b(?:not|never|no(?!\.|\s\d)|nor|lack\w*|short of|yet to|still to|before|until|unpaid|unrecovered)\b(?:[^.;]|\.(?=\d)){0,60}$/i;
const ELECTION = "\\b(?:election|choice|option)\\b";
const CHOOSES = new RegExp(
  `\\b(?:(?<!\\b(?:duly|newly|annually) )elect(?:s|ed|ing)?\\b(?! (?:not|against|(?:\\w+ )?(?:president|vice|manager|managing|director|officers?|secretary|treasurer|chairman))\\b)|(?:ma[dk]e|makes|making|notice of|recogni\\w+ (?:of )?)(?: \\w+){0,3} ${ELECTION}|exercis(?:es|ed|ing)\\b|chose\\b|chosen\\b|chooses\\b|opt(?:s|ed|ing)\\b)`,
  "gi",
);
const DONE =
  /\b(?:was|were|has been|have been|is|been|being|stands?|are)(?: \w+)? (?:converted|exchanged|traded|swapped|surrendered|given up)\b|\b(?:converted|exchanged|traded|swapped|gave up|given up|surrendered|backed in|came (?:back )?in|(?:taken|took|takes) (?:its|his|her|their))\b(?!(?: \w+){0,2} (?:oil|gas|production))[^.;]{0,60}\b(?:overrid\w+|working interest|leasehold|share)|\bconver(?:sion|ted)\b(?: \w+){0,3} (?:took effect|took place|made|occurred|effective|complete)|\boverrid\w+[^.;]{0,60}\b(?:is|was|has|have|stands?|being)(?: \w+){0,2} (?:ended|terminated|extinguished|converted|at an end|ceased|merged)/gi;
/** "has sixty days in which to", "may", "has not yet": no choice made. */
const UNDECIDED =
  /\b(?:not|never|no(?!\.)|nor|neither|without|may(?! \d)|might|if|should|when|whenever|until|unless|upon|shall|will|right|option|entitled|privilege|days?|time|opportunity|declin\w+|fail\w+|yet|which|free|whether) (?:\w+ ){0,3}$/i;
const CHANGES =
  /\b(?:convert\w*|(?:exchange|trade|swap|surrender|give up)s? (?:its|his|her|the|this|that|said|such)\b(?: \w+){0,3} (?:for|against|in exchange for)|in (?:place|lieu|stead) of (?:its|the|said|such)\b(?: \w+){0,2} (?:overrid\w+|royalty)|instead of (?:its|the|said|such)\b(?: \w+){0,2} (?:overrid\w+|royalty)|come(?:s|ing)? (?:back )?in for|rever?t\w*|revest\w*|reassign\w*|back[- ]?in|the right to (?:an? |take )?|overrid\w+ (?:\w+ ){0,2}(?:to cease|shall cease|ceases|ends|shall end|terminates?|to end)|shall (?:then |thereupon |thereafter )?(?:own|have|hold|be entitled to|become (?:the )?owner)|(?:is|are) (?:then |thereupon |thereafter )?to have|will (?:then |thereafter )?(?:own|have|hold))\b/gi;
/** "may elect to convert"; not "without further act or election". */
const OPTION =
  /(?<!\b(?:without|no|nor)\b[^.;,]{0,40})\b(?:option\w*|elect\w*|choos\w+|chose|choice|desires?|at its (?:request|demand)|(?:right|entitled|privileged?|permitted|free) to (?:convert|exchange|trade|swap|take|surrender|give up|demand|claim))\b|\bmay\b(?! \d)/i;

/** "has recovered all costs of the well": payout told by what it is; not "when it has recovered". */
const RECOVERED =
  /\b(?:has|have|had|having|were|was|been|is|are) (?:now |fully |wholly |all |since )*(?:been )?(?:fully |wholly )?(?:recovered|recouped|returned|repaid|got(?:ten)? back)\b/i;
const COSTS = /\b(?:costs?|outlay|expenses?|expenditures?|investment)\b/i;
const CONDITION =
  /\b(?:when|whenever|once|upon|until|till|unless|if|should|shall|as soon as|not|never|yet to|lacks?|still to)\b[^.;]{0,90}$|\b(?:after|before|where|provided|at such time|at the time|in the event|following|assuming)\b[^.;,]{0,90}$/i;
const ON_CONDITION = /\b(?:when|whenever|once|if|should|as soon as|in the event|at such time as)\b[^.;,]{0,60}$/i;

/** Whether a sentence states that payout has come: "paid out on May 3" → true; "when it has reached payout", "has not been reached" → false. */
export function statesPayout(text: string): boolean {
  const back = RECOVERED.exec(text);
  if (back && COSTS.test(text) && !CONDITION.test(text.slice(0, back.index))) return true;
  const said = REACHED.exec(text);
  const ahead = said ? text.slice(0, said.index) : "";
  return said !== null && PAID_OUT.test(text) && !DENIED.test(ahead) && !ON_CONDITION.test(ahead);
}

/** Whether a sentence states that the farmor made his choice: "elected to convert" → true; "has sixty days in which to elect", "elected not to" → false. */
export const statesChoice = (text: string): boolean =>
  [CHOOSES, DONE].some((words) => [...text.matchAll(words)].some((m) => !UNDECIDED.test(text.slice(Math.max(0, m.index - 60), m.index))));

/** Whether the words leave the change to the farmor. */
export const isOption = (text: string): boolean => OPTION.test(text);

/** "a twenty-five per cent (25%)" and then "of the working interest"; not "royalty of 12.5%, to the override of …". */
const OF_LEASE =
  /^[\s)%]*(?:per ?cent[\s)]*)?(?:\([\d./%]+\)\s*)?(?:undivided\s)?(?:working interest|w\.? ?i\.?(?=\W|$)|leasehold|(?:of|in|interest in)\b(?:(?!overrid|royalt)[^.;]){0,40}?\b(?:working interest|w\.?i\b|leasehold|leases?))/i;
const LEASEHOLD = /\b(?:working interest|w\.? ?i\b|leasehold|leases?)/i;

/** The share that stands behind the words of change in the first text that has one; `tied`: only one told as of the working interest. */
function shareIn(texts: readonly string[], tied: boolean): Rational | null {
  for (const text of texts) {
    if (!LEASEHOLD.test(text)) continue;
    const told = findFractions(text).filter((f) => !isZero(f.value) && f.value.n < f.value.d && (!tied || OF_LEASE.test(`${text.slice(f.end)} `)));
    for (const at of text.matchAll(CHANGES)) {
      // "an undivided fourth of the lease shall revert to Assignor": the share may stand before the words of change, in their sentence.
      const before = tied ? told.findLast((f) => f.end <= at.index && !/[.;]\s/.test(text.slice(f.end, at.index))) : undefined;
      const found = told.find((f) => f.start >= at.index) ?? before;
      if (found) return found.value;
    }
  }
  return null;
}

/** The share of the leasehold that the words turn over at payout: "convert the said override to an undivided one-fourth (1/4) of the leasehold" → 1/4; null where none is told. */
export const shareAtPayout = (texts: readonly string[]): Rational | null => shareIn(texts, true) ?? shareIn(texts, false);
