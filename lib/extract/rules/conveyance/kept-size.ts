// How much a clause keeps, where its own words are not the whole answer: shares of what one has, what is carved out again, what the whole comes to.
import type { EstateType } from "@/lib/contracts/estates";
import { compare, equals, fromWire, mul, ONE, type Rational, sub, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { SHARE_OF_IT } from "./keeping-clause";
import { estateOf } from "./phrases/estate";
import { IN_SAID_LAND, WITH_ITS_YIELD } from "./phrases/in-said-land";
import { lastThing } from "./phrases/last-thing";
import { OUT_OF_OWN_PART } from "./phrases/own-part";
import { findShares } from "./phrases/share";
import type { Segment } from "./segments";

const OF_THE_KEPT = /\b(?:thereof|of (?:the )?(?:same|them|it|said (?:minerals|oil|interest)))\b/i;

const ANOTHERS =
  /\b(?:already|now|still|heretofore|previously|formerly|own(?:s|ed)|held|holds|sold|outstanding|reserved|conveyed (?:to|by)(?! (?:the |said )*(?:grantees?|buyers?|purchasers?|vendees?|second part)))\b/i;

/** "all the minerals, except one-tenth, which is hereby conveyed". */
const THAT_PASSES = /\b(?:(?:is|are|being|to be|hereby)(?: hereby)? (?:conveyed|granted|sold)|pass(?:es)?|goes?|passing|going)\b/i;

/** "reserving all the minerals, excepting one-eighth thereof": the share of what is kept that passes after all, null where none is said. */
export function carvedOut(segment: Segment, next: Segment | undefined): Rational | null {
  if (next?.kind !== "except" || next.sentence !== segment.sentence || ANOTHERS.test(next.text)) return null;
  if (!OF_THE_KEPT.test(next.text) && !(THAT_PASSES.test(next.text) && findShares(segment.text).every((x) => equals(x.value, ONE)))) return null;
  const shares = findShares(next.text);
  const [first] = shares;
  return first && shares.every((x) => equals(x.value, first.value)) && compare(first.value, ONE) < 0 ? first.value : null;
}

/** What is kept less the share of it that passes after all. */
export function without(f: Found, share: Rational): Found {
  const { fraction } = f.interest;
  return fraction ? { ...f, interest: { ...f.interest, fraction: toWire(mul(fromWire(fraction), sub(ONE, share))), readings: [] } } : f;
}

const OF_IT = new RegExp(
  `^\\)? ?(?:part |interest |share )?(?:(?:thereof|of (?:it|them|the same))\\b|${IN_SAID_LAND})|^\\)?(?: part| interest| share)?${WITH_ITS_YIELD}`,
  "i",
);
/** A share whose object is a pronoun, whatever thing stands behind: "one-half thereof, along with the whole of the surface". */
function isBare(clause: string): boolean {
  const first = findShares(clause)[0];
  return SHARE_OF_IT.test(clause) || (first !== undefined && OF_IT.test(clause.slice(first.end)));
}

/** The minerals or royalty named before a clause that keeps a share and does not say of what: "of the royalty the parties divide, one half being reserved". */
export function estateAhead(clause: string, ahead: string): EstateType | null {
  if (!isBare(clause) && (estateOf(clause) !== null || !findShares(clause).length)) return null;
  const estate = estateOf(ahead.slice(-240));
  return estate === "mineral" || estate === "royalty" ? estate : null;
}

const BESIDE_ANOTHER = /\b(?:in addition to|over and above|besides)$/i;

/** "each shall keep one-half of the interest reserved": a share of what was kept before. */
const OF_THE_RESERVATION = /\breservations?\b|\b(?:interest|share|minerals|half) (?:so |hereby |herein )?(?:reserved|retained|kept|excepted)\b/i;
const OF_LEASES = /\b(?:leases?|leasehold|working interest|overrid\w+)\b/i;

/** What a bare share is of, said behind the aside on another's ("an additional fourth, over and above the fourth conveyed to A, of the minerals") or in the sentences right before ("The minerals are dealt with thus: …"). */
export function estateNear(segments: readonly Segment[], at: number, clause: string): EstateType | null {
  const [own, next] = [segments[at], segments[at + 1]];
  if (!own || (!isBare(clause) && estateOf(clause) !== null) || !findShares(clause).length) return null;
  const beside = next?.sentence === own.sentence && BESIDE_ANOTHER.test(next.marker) ? next.text : "";
  const [many, far] = isBare(clause) ? [7, 900] : [3, 300];
  const before = segments.slice(Math.max(0, at - many), at).filter((s) => s.sentence !== own.sentence && own.start - s.end < far);
  if (OF_THE_RESERVATION.test(clause) || before.some((s) => OF_LEASES.test(s.text))) return null;
  const named = (s: Segment) => (isBare(clause) ? lastThing(s.text) : estateOf(s.text));
  const estate = beside ? estateOf(beside) : before.map(named).findLast((e) => e !== null);
  return estate === "mineral" || estate === "royalty" ? estate : null;
}

/** "one-half of his minerals": a share of what the keeper has. */
const OF_HIS =
  /^\W*(?:part |interest |share )?(?:of|in) (?:his|her|my|our|their|its|(?:the )?(?:said )?grantors?'?s?) (?:own |undivided |present )*(?:minerals?|oil|gas|royalt\w+|(?:one-)?(?:half|third|fourth)\b)/i;
/** "one-half, being one-fourth of the minerals in the whole section": what it comes to of the whole. */
const OF_THE_WHOLE = /^\W*(?:being|or|which is|that is|equal to|equivalent to)\b[^.;]*\b(?:whole|entire)\b/i;

/** The size with which the words themselves say what a share comes to, of the whole; as it was where they do not. */
export function restated(f: Found, words: string): Found {
  if (!f.fraction || f.interest.estate_type !== "mineral" || !OF_THE_WHOLE.test(words)) return f;
  const share = findShares(words)[0];
  return share && share.factors.length === 1 ? { ...f, interest: { ...f.interest, fraction: toWire(share.value), of: "whole", readings: [] } } : f;
}

/** "Of the minerals we own, we keep one-half", "of what remains, one-half": a share of what the giver has. */
const OF_OWN =
  /\b(?:of|out of|from) (?:(?:the|all|such|whatever|his|her|our|my|its|their|said|own|or) )*(?:minerals?|oil|gas|interests?|royalt\w+|part|share|half|third|fourth|quarter|what(?:ever)?)\b(?: (?:and|of|the|other|oil|gas|minerals?|royalt\w+))*,? ?(?:(?:which |that )?(?:we|I|grantors?|he|she|they|it) (?:now )?(?:owns?|hold|have|has)|(?:which |that )?(?:(?:is|are) )?(?:now |presently |so )?(?:owned|held) by (?:the |said )*(?:grantors?|vendors?|sellers?|undersigned|me|us|him|her|them|first part(?:y|ies)|part(?:y|ies) of the first part)|(?:which|that) (?:is|are) (?:mine|ours|hers|theirs)|(?:which |that )?remains?|is left|left|remaining|own)?\b[^.;]{0,40}$/i;
/** "owns only 1/2 …, and of that 1/2 he keeps": of the share that he said to have. */
const OF_THAT =
  /\b(?:owns?|owning|have|has|held|holds?)\b[^.;]*\bof (?:that|this|such|said|which) (?:undivided )?(?:\d+\/\d+|half|one-\w+|interest|share|part|portion)\b[^.;]{0,60}$/i;
const OWN_WORDS = /\b(?:mine|ours|hers|theirs|own|owns|owned|held|remains?|remaining|left|have|has|hold)\b/i;

const OUT_OF_GIVEN =
  /\b(?:out of|from) (?:the |said )?(?:undivided )?(?:mineral |royalty )?(?:interests?|estate|share|minerals)(?: (?:in|of|under) (?:the |said |that )?(?:undivided )?(?:interest|share|part|land|property|estate))?(?: (?:which|that) (?:is|are)| being)?(?: (?:so|herein|hereby|here|above))? (?:conveyed|granted|sold|transferred|deeded),?[^.;]{0,170}$/i;

/** "conveys one-fourth of her minerals, and holds back three-fourths thereof": the thing named before is the giver's own. */
const OF_HIS_BEFORE =
  /\b(?:of|in) (?:his|her|my|our|their|its|(?:the |said )*grantors?['’]?s?['’]?) (?:(?:own|undivided|said|present) )*(?:minerals|mineral (?:interest|estate|rights)|oil and gas)\b[^.;]{0,80}$/i;

/** "one-eighth of the whole": of all there is, whatever the clause says of what is given. */
const OF_ALL = /^\)?\.? (?:part |interest |share )?of (?:the )?(?:whole|entire|total|entirety)\b/i;

/** "Out of the undivided mineral interest conveyed, Grantor reserves 1/3": a share of what passes, not of the whole. */
export const ofWhatIsGiven = (f: Found, ahead: string, after: string): Found => {
  const own = OF_OWN.exec(ahead.slice(-120));
  if (OF_ALL.test(after)) return f;
  const said =
    (f.interest.of === "whole" && OF_THAT.test(ahead.slice(-200))) ||
    OUT_OF_GIVEN.test(ahead.slice(-260)) ||
    (f.interest.of === "whole" && OF_IT.test(after) && OF_HIS_BEFORE.test(ahead.slice(-200))) ||
    (f.interest.of === "whole" && f.fraction !== null && OUT_OF_OWN_PART.test(ahead.slice(-260))) ||
    (own !== null && OWN_WORDS.test(own[0]) && f.fraction !== null && f.interest.of === "whole");
  const his = f.interest.estate_type === "mineral" && f.fraction !== null && OF_HIS.test(after);
  return said || his ? { ...f, interest: { ...f.interest, of: "grantor_interest" } } : f;
};
