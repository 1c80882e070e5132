// Words that give several people one estate, which stays with those who live longest.

const WHOLE =
  "(?:(?:the|all|said|such|whole|of|entire|full|sole) ){0,4}(?:whole|all|titles?|fee|lands?|property|premises|estates?|minerals?|royalt(?:y|ies)|interests?|it|same|everything|absolutely|outright)\\b";
/** The survivor with all of it: no power or office that lives on, no share of one who dies without issue. */
const SURVIVOR_TAKES = `(?:survivors?|longe(?:r|st) liver|longest lived|one who (?:survives|outlives|lives longest))(?: (?:of|among|between) (?:them|the two|said \\w+))? (?:to|shall|is to|will) (?:(?:have|hold)(?: and (?:own|hold|take|enjoy))? ${WHOLE}|(?:take|own)\\b(?! (?:(?:the|his|her|their|such|said|that) ){1,2}(?:\\w+ )?(?:shares?|parts?|portions?|office|place|powers?|charge)\\b)|be (?:the )?owners?\\b)`;
/** "on the death of one the whole shall belong to the other": the same in plain words. */
const OTHER_TAKES = `(?:at|on|upon|after) the death of (?:either|one|the (?:first|one)|any|each)(?: of (?:them|the two))?(?: to die)?,? (?:the |all |it |said )*(?:whole|same|entire|all|title|land|property|estate|it)\\b[^.;,]{0,30} (?:shall |to |will |is to |are to )*(?:belong|go|goes|pass|passes|vest|vests|be|remain)(?: wholly| entirely| absolutely)? (?:to|in|with) the (?:other|survivor)`;
const JOINTLY = new RegExp(
  "\\b(?:as joint tenants?\\b|in joint tenancy\\b|rights? of survivorship\\b|tenants? by (?:the )?entiret\\w+|(?:and|unto|to) the (?:survivors? (?:of|among|between) (?:them|either|said|the two)|longe(?:r|st) liver(?: of (?:them|either|the two))?)|survivorship (?:marital )?property" +
    `|${SURVIVOR_TAKES}|${OTHER_TAKES})`,
  "i",
);
const NOT_JOINTLY = /\bnot (?:as |in )?(?:joint tenan\w+|with (?:any )?rights? of survivorship)|\bwithout (?:any )?rights? of survivorship/i;

/** "as joint tenants, and not as tenants in common, with right of survivorship" → true; "not as joint tenants" → false. */
export const isJointly = (words: string): boolean => JOINTLY.test(words.replace(NOT_JOINTLY, ""));
