// A share of the royalty that the giver has, and not of all that the land pays: "one-half of the royalty accruing to her undivided half of the minerals", "one-third of the royalty left to me".

const ROLES = "grantor|vendor|seller|assignor|transferor|donor";
const HIS = `(?:my|our|her|his|their|its|(?:the )?(?:said )?(?:${ROLES})s?['’]s?)`;
const HIM = `(?:me|us|her|him|them|(?:the )?(?:said )?(?:${ROLES}|undersigned)s?)`;
const HE = `(?:I|we|she|he|they|(?:the )?(?:said )?(?:${ROLES}|undersigned)s?)`;
const PART =
  "(?:(?:own|said|undivided|equal|entire|whole|present|full|sole|[a-z]+-[a-z]+|half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|sixteenths?|\\(?\\d+/\\d+(?:ths?)?\\)?|\\(?\\d+%\\)?),? ){0,6}";
const HELD = "(?:interests?|shares?|parts?|half|third|fourth|quarter|fifth|sixth|eighth|\\d+/\\d+|minerals?|ownership|oil|gas)";
const BY = "(?:to|on|upon|from|under|for|out of|by reason of|by virtue of|in respect of|as to|with)";
const EARNED =
  "(?:accru\\w+|payable|paid|due|owing|belong\\w*|attributable|com(?:es?|ing)|incident|appertain\\w*|appurtenant|arising|yielded|earned|credited|allocat\\w+|deriv\\w+|receiv\\w+)";

/** "royalty accruing to her own undivided half", "royalty on Grantor's share of the minerals". */
const ON_HIS = new RegExp(
  `^[^.;]{0,60}?\\broyalt(?:y|ies)\\b[^.;]{0,90}?\\b${BY} ${HIS} ${PART}${HELD}\\b(?! (?:in|of) (?:the |said )?(?:lands?|farm|premises|surface)\\b)`,
  "i",
);
/** "royalty due me", "royalty payable to Grantor". */
const DUE_HIM = new RegExp(
  `^[^.;]{0,60}?\\broyalt(?:y|ies)\\b(?:(?!\\b(?:shall|will|to be|is to|are to)\\b)[^.;,]){0,40}?\\b${EARNED}\\b(?: (?:and|or|payable|owing|due|to|by|now|hereafter|at|any|time)){0,6} ${HIM}\\b(?! (?:heirs|land|lands|farm)\\b)`,
  "i",
);
/** "the royalty so left to me", "what royalty remains to her", "the unsold royalty", "the royalty which I still have". */
const LEFT = new RegExp(
  `^[\\s)]*(?:part |interest |share )?(?:of|in) (?:[\\w'’]+ ){0,4}?(?:remaining|unsold|undisposed|residue of|balance of|rest of|remainder of) (?:[\\w'’]+ ){0,4}?royalt` +
    "|^[^.;]{0,40}?\\broyalt(?:y|ies)\\b[^.;,]{0,60}?\\b(?:left|remain(?:s|ing)?|unsold|undisposed|not (?:\\w+ ){0,2}(?:sold|conveyed|granted|disposed|parted))\\b" +
    `|^[^.;]{0,40}?\\broyalt(?:y|ies)\\b(?: (?:which|that))? ${HE} (?:(?:still|yet|now|then|thus|so) )+(?:has|have|owns?|holds?|keeps?)\\b`,
  "i",
);

/** Whether the words behind a share of royalty tell that it is of what the giver has; not "of the royalty payable to the owners of the minerals". */
export const isGiversRoyalty = (after: string): boolean => ON_HIS.test(after) || DUE_HIM.test(after) || LEFT.test(after);

/** "of the royalty accruing to my undivided 9/20", "by reason of her undivided": what stands before the part of the minerals that earns the royalty. */
const YIELDS = new RegExp(
  `\\broyalt(?:y|ies)\\b[^.;]{0,120}\\b(?:${EARNED}|made|on|upon|under|from)\\b[^.;]{0,60}?(?: (?:${BY}|as (?:the )?owners? of))? (?:${HIS}|(?:${BY}|owners? of) (?:the|an?|said|that)) (?:(?:said|own|undivided|remaining|equal|one) )*\\(?$`,
  "i",
);
const OF_MINERALS = /^[)\s]*(?:part |interest |share |mineral |undivided |of |in |the |all |said |and |oil|gas|,){1,10}/i;

/** Whether a share is the part of the minerals whose royalty is shared, and no interest beside it. */
export const yieldsRoyalty = (before: string, after: string): boolean => YIELDS.test(before) && OF_MINERALS.test(after);
