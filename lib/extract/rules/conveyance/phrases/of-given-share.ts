// Minerals told as those of the share that the deed gives: "of the oil belonging to the said interest", "the minerals in that one-third share".

const SIZED =
  "(?:undivided |equal |fractional |(?:one|two|three|five|seven)-\\w+ |\\d+\\/\\d+(?:ths?|rds?)? |half |third |fourth |quarter |fifth |sixth |eighth )";
const SHARE = `${SIZED}{0,3}(?:interests?|shares?|portion|(?:one|two|three|five|seven)-(?:hal(?:f|ves)|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?)|(?:half|third|fourth|fifth|sixth|eighth|tenth)(?![- ]section))`;
const THAT = "(?:(?:the|that|said|such|this|aforesaid) ){1,2}";
const LINKED =
  "(?:(?:belong(?:ing|s)?|appertain(?:ing|s)?|pertain(?:ing|s)?|appurtenant|incident(?:al)?|attach(?:ed|ing|es)?) (?:un)?to|(?:going|go(?:es)?|pass(?:ing|es)?|comes?|coming) (?:along )?with)";
/** Ties that say it by themselves, of any share; "in" and "under" only of one that words point at: "in the interest of A" is another's. */
const OF_SHARE = new RegExp(
  `\\b(?:oil|gas|coal|minerals?|royalt(?:y|ies))\\b[^.;]{0,40}?\\b(?:${LINKED} ${THAT}${SHARE}|(?:in|of|under) (?:(?:the )?(?:said|such|aforesaid)|that|this) ${SHARE})\\b(?! (?:owners?|holders?|of (?!his|hers|mine|ours|theirs)))`,
  "i",
);

/** Whether the words behind a share make it one of what the given share carries. Errs toward no: a share of the land is not spoken of so. */
export const isOfGivenShare = (words: string): boolean => OF_SHARE.test(words.slice(0, 160));

const BEFORE_SHARE = new RegExp(
  `\\b(?:oil|gas|coal|minerals?|royalt(?:y|ies)|them|thereof|same)\\b[^.;,]{0,30} (?:(?:in|of|under) (?:the )?(?:said|such|aforesaid) |${LINKED} ${THAT})(?:undivided )?$`,
  "i",
);
/** What no share of a share is said with: the quarter of a section, or again the minerals. */
const OTHER_BEHIND = /^\)?(?: \([\d/]{3,7}\))? (?:section|quarter|(?:of|in|to) (?:and to )?(?:all |any |the |said ){0,3}(?:oil|gas|coal|minerals?|royalt))/i;
/** "one-fifth of the minerals in the said one-third share": the third is what the fifth is of. */
export const isGivenShareItself = (ahead: string, behind: string): boolean => BEFORE_SHARE.test(ahead.slice(-80)) && !OTHER_BEHIND.test(behind);
