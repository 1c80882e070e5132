// Words by which all children of the dead are the surviving spouse's too, where there was one marriage: "every child he had was hers too", "he had no child by anyone else".

const ALL = "(?<!\\b[Nn]ot )(?<!\\b[Nn]or )\\b(?:[Ee]very|[Ee]ach|[Aa]ll|[Bb]oth|[Tt]he only|[Tt]hese|[Tt]hose)\\b";
const CHILD = "(?:child|children|issue|offspring|sons?|daughters?|boys?|girls?)";
const UNION = "(?:(?:that|this|the|their|said|such|his|her|one|only|sole|same) )+(?:\\w+ )?(?:marriage|union|wedlock)";
const SAID: readonly RegExp[] = [
  new RegExp(
    `${ALL}(?:(?!\\b(?:not|none|except|but)\\b)[^.;:]){0,60}?\\b(?:was|were|is|are|being)\\b(?: (?:also|likewise|equally))? (?:hers\\b|his (?:too|also|as well|and hers)\\b|theirs\\b|(?:also )?(?:an? |the )?${CHILD} of (?:[A-Z]|both\\b|the two\\b|the couple\\b|the marriage\\b|${UNION}))`,
  ),
  new RegExp(
    `${ALL}(?:(?!\\b(?:not|none|except|but)\\b)[^.;:]){0,60}?\\bborn (?:of|to|in|during|from|out of) (?:${UNION}|them\\b|the (?:two|couple)\\b|him and her\\b|both\\b)`,
    "i",
  ),
  new RegExp(
    `\\b(?:no|never|not|neither|nor|none|without)\\b[^.;]{0,60}?\\b(?:${CHILD}|stepchild(?:ren)?)\\b[^.;]{0,40}?\\b(?:(?:by|with|of|from|to) (?:anyone|any one|anybody|any other|another|someone|some other|somebody)|outside (?:of )?(?:${UNION}|wedlock))\\b`,
    "i",
  ),
  new RegExp(
    `\\bbore (?:him )?(?:every|each|all|both)\\b|\\b(?:mother|father) of (?:all|both|each|every|these|his|her)\\b(?: (?:of|the|his|her|said|\\w+)){0,3} ?(?:${CHILD}|them)\\b`,
    "i",
  ),
  new RegExp(
    `${ALL}(?: of)?(?: (?:the|his|her|said|my|\\w+)){0,2} ${CHILD} (?:(?:is|are|was|were|being) )?by (?:[A-Z]|her\\b|him\\b|(?:his|her) (?:said )?(?:wife|husband|widow))`,
  ),
  new RegExp(
    `\\b(?:[Tt]he (?:couple|pair|two(?: of them)?)|[Tt]hey|[Hh]e and she|[Bb]oth together) (?:together )?(?:had|raised|reared|were blessed with|were the parents of) (?:(?!no\\b)\\w+ ){0,3}${CHILD}\\b`,
  ),
  new RegExp(`(?:^|[.;] )Their (?:(?:only|own|sole|surviving|living|two|three|four|five|six|seven|eight|nine|ten) ){0,3}${CHILD}\\b`),
  new RegExp(
    `\\b(?:wife|husband|widow|widower|spouse)\\b[^.;]{0,50}?,? and their (?:(?:only|own|sole|surviving|living|two|three|four|five|six|seven|eight|nine|ten) ){0,3}${CHILD}\\b`,
  ),
];

/** Whether the words say so of all of them. Only for one who was married once: of two wives the words do not tell which. */
export const allOfBoth = (text: string): boolean => SAID.some((r) => r.test(text));
