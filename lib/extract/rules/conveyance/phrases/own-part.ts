// Minerals told to be the giver's own, in any order of words: "the mineral interest that Grantor owns at this date", "the oil which stands in his name", "his present mineral ownership".

const KIND = "(?:oil|gas|coal|minerals?|royalt(?:y|ies)|mineral|royalty|hydrocarbons?|petroleum|subsurface)";
const THING = `(?:${KIND}(?:(?:,? and|,? or|,|/) (?:other )?${KIND}){0,6}(?: (?:and royalty|acres|acreage|rights?|interests?|estates?|holdings?|ownership|title|share)){0,2}|(?:undivided )?(?:interests?|estate|share|part|portion)(?: (?:of|in) (?:(?:the|all|said|such|other) )*${KIND}(?:(?:,? and|,? or|,) (?:other )?${KIND}){0,6})?)`;
const PLACED =
  "(?:,? (?:therein|thereunder|thereof|in said land|(?:in|on|under|beneath|upon)(?: and under)? (?:the |said |such |above )*(?:lands?|premises|tract|property)))?";
const WHEN = "(?:(?:now|presently|today|then|still|so|at present|at this (?:date|time)|at the (?:date|time) hereof|this day|on this date|hereby|also),? )?";
const GIVER = "(?:(?:the )?(?:said )?(?:grantors?|sellers?|vendors?|donors?|assignors?|undersigned|first part(?:y|ies)|part(?:y|ies) of the first part))";
const WHOM = `(?:him|her|me|us|them|it|${GIVER})(?!['’]s? [a-z]|s['’]|[a-z])`;
const WHO = `(?:I|we|he|she|they|it|${GIVER})`;
const WHOSE = `(?:his|her|my|our|their|its|${GIVER}(?:['’]s|s['’]))`;
const REL = "(?:,? (?:which|that|as))?";
const IS = "(?:(?:is|are|may be|stands?) )?";
const OWNED = [
  `${REL} ${IS}${WHEN}(?:owned|held|possessed)(?: of record)? by ${WHOM}\\b`,
  `${REL} ${IS}${WHEN}(?:vested|titled|standing|stands?|held|placed|of record)(?: of record)? (?:in|under) (?:(?:${WHOSE}|the) (?:own )?names?(?: of ${WHOM})?|${WHOM})\\b`,
  `,? (?:which|that|as) ${WHO} ${WHEN}(?:may )?(?:owns?|holds?|ha(?:s|ve)|possess(?:es)?)\\b(?! (?:sold|conveyed|leased|agreed|no|not|never|been|heretofore|back))`,
  ` ${WHO} ${WHEN}(?:may )?(?:owns?|holds?|possess(?:es)?)\\b`,
  `(?:,? (?:which|that|as) ${WHEN}belongs?| ${WHEN}belonging) to ${WHOM}\\b`,
  `,? (?:which|that) (?:is|are) ${WHEN}(?:his|hers|mine|ours|theirs|its own)\\b`,
  `,? (?:of|to) which ${WHO} ${WHEN}(?:is|are|am|has|have) ${WHEN}(?:the )?(?:owners?|possessed|seized|title|entitled)\\b`,
].join("|");
const DET = "(?:(?:the|all|that|those|such|so much|any|whatever|what|said|of|part|portion|other|undivided|entire|present) ){0,6}";
const OWN_THING = `${DET}${THING}${PLACED}(?:${OWNED})|${WHOSE} (?:present |own |undivided |existing |current |remaining ){0,3}(?:${KIND} (?:and royalty )?)?(?:ownership|holdings?|interests?|acreage)`;

/** Behind a share: "one-third of the minerals which stand in his name". */
export const OF_OWN_PART = new RegExp(`^[^.;,]{0,40}?\\b(?:of|in) (?:${OWN_THING})`, "i");
/** Ahead of a share: "out of the minerals which Grantor owns today," before what is kept of it. */
export const OUT_OF_OWN_PART = new RegExp(`\\b(?:of|from|out of) (?:${OWN_THING})\\b[^.;]{0,90}$`, "i");
