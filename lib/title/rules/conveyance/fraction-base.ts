// The question: what does a fraction of minerals, land or royalty multiply?
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, equals, min, mul, ONE, type Rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type BaseFacts = {
  /** Null: no fraction is worded, all of the base. */
  readonly fraction: Rational | null;
  readonly of: "whole" | "grantor_interest" | "described_interest" | "royalty" | "lease_interest";
  /** Share of the grantors before the instrument. */
  readonly owned: Rational;
  /** Share that the instrument conveys, for words tied to "the interest conveyed". */
  readonly conveyed: Rational;
  /** The clause keeps something out of what the instrument conveys. */
  readonly kept?: boolean;
  readonly text: string;
};

const f = (x: BaseFacts) => x.fraction ?? ONE;

const HOLDING =
  /\b(?:all (?:of )?)?(?:(?:assignor|grantor|lessor|seller|owner|decedent|testator)s?['’]?s?|my|our|his|her|their|its|said)\s+(?:entire\s+|whole\s+|own\s+)?(?:undivided|interest)|\b(?:interest|share|part)\s+(?:of|owned by|held by|belonging to|which was of)\s+(?:(?:the|said|such)\s+)*(?:assignor|grantor|lessor|seller|decedent|deceased|testat(?:or|rix)|intestate|estate|ward|trust)s?\b/i;

/** "an undivided one-half, being all that the grantor owns": the fraction is what is owned. */
const BEING_ALL =
  /\b(?:being|which is|the same being|that is) (?:all|the (?:whole|entire))\b[^.;,]{0,40}\b(?:owns?|owned|ha(?:s|ve)|holds?|possess(?:es)?|belong\w*|(?:grantor|assignor|seller|vendor)s?['’]s? (?:interest|share|part)|(?:my|our|his|her|their|its) (?:interest|share|part))\b/i;

/** "the said undivided one-half, one-half thereof to Ann": the fraction parts the holding and does not name it. */
const THEREOF = /\b(?:half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|\d+\/\d+)\)? thereof\b/i;

const NUMBER = "(?:one|two|three|five|seven)[- ](?:half|halves|thirds?|fourths?|fifths?|sixths?|eighths?)|half|\\d+/\\d+";
const SIZE = `(?:${NUMBER})(?: ?\\([^()]{1,12}\\))?(?: (?:interest|share|part|portion)s?\\b)?`;
/** "one-half to Ann and one-half to Bob", "to Ann one-half and to Bob one-half", "Ann, one-half; Bob, one-half", "one-half to each": the fraction parts among takers. */
const PARTED = [
  new RegExp(`\\b${SIZE},? (?:un)?to\\b[^.]{1,160}?\\b${SIZE},? (?:un)?to\\b`, "i"),
  new RegExp(`\\b(?:un)?to [^.;]{1,100}?\\b${SIZE}[,;]?(?: and)? (?:un)?to [^.;]{1,100}?\\b${SIZE}`, "i"),
  new RegExp(
    `\\b(?!(?:North|South|East|West|NORTH|SOUTH|EAST|WEST))[A-Z][\\w.]{1,30}[ ,:.–-]{1,40}(?:an? )?(?:undivided )?${SIZE}[,;.]? (?:and )?(?!(?:North|South|East|West|NORTH|SOUTH|EAST|WEST))[A-Z][^;,]{2,50}?[ ,:.–-]{1,40}(?:an? )?(?:undivided )?${SIZE}`,
  ),
  new RegExp(`\\b${SIZE}(?: to)? (?:each|apiece)\\b|\\b(?:to )?each,? (?:of them,? )?(?:an? )?(?:undivided )?${SIZE}`, "i"),
];
/** "one-half of my interest", "of all grantor's right, title and interest": a part of what a living giver has, and not the name of it. */
const OF_OWN = new RegExp(
  `^\\W*(?:an? )?(?:undivided )?(?:${SIZE}|\\d[\\d.]* ?(?:%|per ?cent)) of (?:all (?:of )?)?(?:my|our|(?:the )?(?:said )?(?:grantor|seller|vendor)s?['’]s?|(?:the )?(?:said )?(?:grantor|seller|vendor)s['’]?) (?:(?:right|title|estate|own|entire|whole|present|undivided|mineral|royalty|and|in)[ ,]+){0,5}interests?\\b`,
  "i",
);
const isParted = (text: string): boolean => PARTED.some((p) => p.test(text));

export const namesTheHolding: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.names-the-holding",
  title: "A fraction that names what the grantor holds passes that holding",
  cites: ["Van Dyke v. Navigator Group, 668 S.W.3d 353 (Tex. 2023)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) =>
    x.of !== "whole" &&
    x.fraction !== null &&
    equals(x.fraction, x.owned) &&
    (BEING_ALL.test(x.text) || (HOLDING.test(x.text) && !isParted(x.text) && !OF_OWN.test(x.text))) &&
    !THEREOF.test(x.text),
  then: (x) => x.owned,
  because: () => "The fraction describes the interest that the grantor holds, all of which passes; it is not taken of itself again.",
};

/** "my undivided one-half", "her one-third", "Grantor's 3/8": the fraction belongs to the holder. */
const OWN_FRACTION = new RegExp(
  `\\b(?:my|our|his|her|their|its|(?:grantor|assignor|lessor|seller|decedent|testator)s?['’]s?)\\s+(?:own\\s+|said\\s+|community\\s+|entire\\s+)?(?:undivided\\s+)?(?:${NUMBER})`,
  "i",
);
const onlyOne = (text: string): boolean => findFractions(text).length === 1;

export const ownFraction: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.fraction-of-the-holders-own",
  title: "A fraction called the holder's own is of the whole",
  cites: ["Averyt v. Grande, Inc., 717 S.W.2d 891 (Tex. 1986)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) => x.of === "grantor_interest" && x.fraction !== null && compare(x.fraction, x.owned) <= 0 && OWN_FRACTION.test(x.text) && onlyOne(x.text),
  then: f,
  because: () => "The words say what share the giver has in the land, and give that share; they do not part it again.",
};

export const ofLandDescribed: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.land-described",
  title: "A fraction of the land described is of the whole tract",
  cites: ["King v. First Nat'l Bank of Wichita Falls, 192 S.W.2d 260 (Tex. 1946)", "Averyt v. Grande, Inc., 717 S.W.2d 891 (Tex. 1986)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) => x.of === "whole" || x.of === "royalty",
  then: f,
  because: () => "The words tie the fraction to the land described, which is the whole tract, whatever part of it the grantor owned.",
};

export const ofGrantorsInterest: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.grantors-interest",
  title: "A fraction of the grantor's interest is of what the grantor owned",
  cites: ["Stewman Ranch, Inc. v. Double M. Ranch, Ltd., 192 S.W.3d 808 (Tex. App. 2006)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) => (x.of === "grantor_interest" || x.of === "lease_interest") && !isOfPartConveyed(x),
  then: (x) => mul(f(x), x.owned),
  because: () => "The words tie the fraction to what the grantor owned.",
};

export const ofInterestConveyed: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.interest-conveyed",
  title: "A fraction of the interest conveyed is of that interest",
  cites: ["Hooks v. Neill, 21 S.W.2d 532 (Tex. Civ. App. 1929)", "Dowda v. Hayman, 221 S.W.2d 1016 (Tex. Civ. App. 1949)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) => x.of === "described_interest",
  then: (x) => mul(f(x), x.kept && x.owned.n > 0n ? min(x.conveyed, x.owned) : x.conveyed),
  because: () => "The words tie the fraction to the interest that the instrument conveys, so far as the grantor has it.",
};

/** "of the whole", "in, upon or under said lands", "thereunder": words that leave no doubt of the base. */
const OF_ALL =
  /\b(?:whole|entire|full|8 ?\/ ?8(?:ths)?|eight[- ]eighths|there(?:in|of|under|on))\b|\b(?:in|on|upon|under|beneath|of|within) (?:(?:and|or|the|all|said|such|that|these|this|those|above|described|foregoing|same) )*(?:lands?|premises|property|tracts?|acres|(?:quarter )?sections?)\b/i;

/** A fraction kept out of an undivided share that is larger than all the giver has: as one of the whole it would leave the grant no minerals at all, against its words. */
export const keptOutOfShare: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.kept-out-of-the-share",
  title: "A fraction kept, which is more than the undivided share conveyed, is of that share",
  cites: ["Combs v. Sherman, 2011 OK CIV APP 102, 267 P.3d 131", "Dellit v. Schleder, 2022 MT 196, 518 P.3d 838"],
  jurisdictions: "all",
  in_force: {},
  when: (x) =>
    x.kept === true &&
    x.of === "whole" &&
    x.fraction !== null &&
    compare(x.fraction, ONE) < 0 &&
    compare(x.conveyed, ONE) < 0 &&
    x.owned.n > 0n &&
    compare(x.owned, x.conveyed) <= 0 &&
    compare(x.owned, x.fraction) < 0 &&
    !OF_ALL.test(x.text),
  then: (x) => mul(f(x), x.owned),
  because: () =>
    "The instrument conveys the grantor's undivided share and keeps a fraction that is greater than all of it; the fraction parts the share, or the grant of its minerals would fail.",
};

const PART = "(?:half|one-half|moiety|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|part|share|portion|\\d/\\d{1,2}\\)?)";
const HERE = "(?:(?:herein|hereby|here|so|hereinabove|above|hereinbefore)(?: described)?(?:,? and)?(?: hereby| herein)? |described,? and (?:hereby |herein )?)";
const GIVEN = "(?:conveyed|granted|sold|given|deeded|transferred)\\b(?! (?:to|by|from|in)\\b)";
/** "the premises herein conveyed", "the undivided half hereby sold", "the half conveyed", "what is here granted". */
const LAND_CONVEYED = new RegExp(
  `\\b(?:lands?|premises|tracts?|property|acres|${PART})\\b[^.;]{0,30}\\b${HERE}${GIVEN}|\\b(?:in|under|of) (?:the|said|that) (?:undivided )?(?:${PART} )?${PART} ${GIVEN}|\\bwhat (?:is|are|was) (?:here|hereby|herein|so) ${GIVEN}` +
    `|\\b(?:what|that which|the (?:undivided )?(?:interest|${PART}|land|premises)(?: (?:that|which))?) (?:(?:the )?(?:said )?(?:grantors?|vendors?|sellers?)|he|she|they|we|I) (?:now |here |hereby )?(?:conveys?|grants?|sells?|gives?)\\b` +
    `|\\b(?:lands?|premises|tracts?|property|acres|${PART}),? (?:(?:which|that) (?:is|are) )?(?:being )?(?:conveyed|granted|sold|given|deeded|transferred) (?:hereby|herein|here|by (?:him|her|them|me|us|it|this (?:deed|instrument)))\\b(?! (?:to|unto|in|on|by)\\b)`,
  "i",
);

/** "half of the minerals belonging to the undivided half hereby conveyed", kept by one who owns more: of that half, and not of all that he owns. */
const isOfPartConveyed = (x: BaseFacts): boolean =>
  x.of === "grantor_interest" && x.fraction !== null && x.conveyed.n > 0n && compare(x.conveyed, x.owned) < 0 && LAND_CONVEYED.test(x.text);

export const ofLandConveyed: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.land-conveyed",
  title: "A fraction of the land described and conveyed, where an undivided part is conveyed, is of that part",
  cites: ["Hooks v. Neill, 21 S.W.2d 532 (Tex. Civ. App. 1929)", "Dowda v. Hayman, 221 S.W.2d 1016 (Tex. Civ. App. 1949)"],
  jurisdictions: "all",
  in_force: {},
  when: (x) =>
    x.of === "whole" ? x.fraction !== null && x.conveyed.n > 0n && compare(x.conveyed, ONE) < 0 && LAND_CONVEYED.test(x.text) : isOfPartConveyed(x),
  then: (x) => mul(f(x), x.owned.n > 0n ? min(x.conveyed, x.owned) : x.conveyed),
  because: () => "The words tie the fraction to the land conveyed, and the instrument conveys an undivided part of it, so far as the grantor has it.",
};

/** "mineral rights to the above land belonging", "belonging to said land". */
const TIED = "(?:belong(?:s|ing)?|appertain(?:s|ing)?|pertain(?:s|ing)?|appurtenant|incident|attached|go(?:es|ing)? with)";
const THE_LAND =
  "(?:the|this|said|such|that) (?:(?:above|said|described|foregoing|aforesaid|within|same) ){0,2}(?:lands?|premises|property|tract|farm|quarter(?: section)?)";
const BELONGING = new RegExp(`\\b(?:to|unto|with) ${THE_LAND} ${TIED}\\b|\\b${TIED} (?:(?:un)?to |with )?${THE_LAND}\\b`, "i");

export const ofRightsBelonging: Rule<BaseFacts, Rational> = {
  id: "conveyance.base.rights-belonging-to-the-land",
  title: "A fraction of the mineral rights that belong to the land is of those the grantor has with it",
  cites: ["Hartman v. Potter, 596 P.2d 653 (Utah 1979)"],
  jurisdictions: { only: ["UT"] },
  in_force: {},
  when: (x) => x.of === "whole" && x.fraction !== null && x.owned.n > 0n && compare(x.owned, ONE) < 0 && BELONGING.test(x.text),
  then: (x) => mul(f(x), x.owned),
  because: () => "What belongs to the land is what its owner has in the minerals, and the fraction parts that.",
};

/** Rules that measure a fraction by what the giver has or gives, and not by the whole tract. */
export const BY_WHAT_IS_GIVEN: ReadonlySet<string> = new Set([
  ofInterestConveyed.id,
  ofLandConveyed.id,
  ofGrantorsInterest.id,
  namesTheHolding.id,
  keptOutOfShare.id,
]);

export const fractionBaseRules = [
  namesTheHolding,
  ownFraction,
  ofInterestConveyed,
  ofLandConveyed,
  keptOutOfShare,
  ofRightsBelonging,
  ofGrantorsInterest,
  ofLandDescribed,
];
