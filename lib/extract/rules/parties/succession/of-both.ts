// Words by which all children of the dead are the surviving spouse's too, where there was one marriage: "every child he had was hers too", "he had no child by anyone else".

const ALL = "(?<!\\b[Nn]ot )(?<!\\b[Nn]or )\\b(?:[Ee]very|[Ee]ach|[Aa]ll|[Bb]oth|[Tt]he only|[Tt]hese|[Tt]hose)\\b";
const CHILD = "(?:child|children|issue|offspring|sons?|daughters?|boys?|girls?)";
const UNION = "(?:(?:that|this|the|their|said|such|his|her|one|only|sole|same) )+(?:\\w+ )?(?:marriage|union|wedlock)";
const NUMBER = "two|three|four|five|six|seven|eight|nine|ten";
const SAID: readonly RegExp[] = [
  new RegExp(
    `${ALL}(?:(?!\\b(?:not|none|except|but)\\b)[^.;:]){0,60}?\\b(?:was|were|is|are|being)\\b(?: (?:also|likewise|equally))? (?:hers\\b|his (?:too|also|as well|and hers)\\b|theirs\\b|(?:also )?(?:an? |the )?${CHILD} of (?:both\\b|the two\\b|the couple\\b|the marriage\\b|${UNION}))`,
  ),
  new RegExp(
    `${ALL}(?:(?!\\b(?:not|none|except|but)\\b)[^.;:]){0,60}?\\bborn (?:of|to|in|during|from|out of) (?:${UNION}|them\\b|the (?:two|couple)\\b|him and her\\b|both\\b)`,
    "i",
  ),
  new RegExp(
    `\\b(?:no|never|not|neither|nor|none|without)(?: (?!(?:will|mother|father|widow|wife|husband|spouse|${CHILD})\\b)[\\w’'-]+){0,7} (?:${CHILD}|stepchild(?:ren)?)\\b(?:(?!\\b(?:and|but|except|save|leaving|left|his|her|${CHILD})\\b)[^.;]){0,40}?\\b(?:(?:by|with|of|from|to) (?:anyone|any one|anybody|any other|another|someone|some other|somebody)|outside (?:of )?(?:${UNION}|wedlock))\\b`,
    "i",
  ),
  new RegExp(
    `\\bbore (?:him )?(?:every|each|all|both)(?: (?:of|the|his|her|their|these|those|said|own|${NUMBER})){0,3} (?:${CHILD}|them)\\b|\\b(?:mother|father) of (?:all|both|each|every)\\b(?: (?:of|the|his|her|said|these|those|\\w+)){0,3} ?(?:${CHILD}|them)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:[Tt]he (?:couple|pair|two(?: of them)?)|[Tt]hey|[Hh]e and she|[Bb]oth together) (?:together )?(?:had|raised|reared|were blessed with|were the parents of) (?:(?!no\\b)\\w+ ){0,3}${CHILD}\\b`,
  ),
  new RegExp(
    `\\b(?:married|marriage|wife|husband|widow|widower|spouse|couple)\\b(?:[^.;]|(?<=\\b[A-Z])\\.){0,120}[.;] Their (?:(?:only|own|sole|surviving|living|${NUMBER}) ){0,3}${CHILD}\\b`,
  ),
  new RegExp(`\\b(?:wife|husband|widow|widower|spouse)\\b[^.;]{0,50}?,? and their (?:(?:only|own|sole|surviving|living|${NUMBER}) ){0,3}${CHILD}\\b`),
];

const ofHer = (who: string): RegExp =>
  new RegExp(
    `${ALL}(?:(?!\\b(?:not|none|except|but)\\b)[^.;:]){0,60}?\\b(?:was|were|is|are|being)\\b(?: (?:also|likewise|equally))? (?:also )?(?:an? |the )?${CHILD} of ${who}|${ALL}(?: of)?(?: (?:the|his|her|said|my|\\w+)){0,2} ${CHILD} (?:(?:is|are|was|were|being) )?by ${who}`,
  );

/** The words that mean the spouse: "her", "his wife", "Ida", "the said IDA". */
function namingOf(spouse: string | null): string {
  const given = (/^[\w'’-]+/.exec(spouse ?? "")?.[0] ?? "").replace(/[^\w'’-]/g, "");
  const named =
    given.length > 1 ? `|(?:the )?(?:said )?(?:${given}|${given.toUpperCase()}|${given.charAt(0).toUpperCase()}${given.slice(1).toLowerCase()})\\b` : "";
  return `(?:her\\b|him\\b|(?:his|her) (?:said )?(?:wife|husband|widow)${named})`;
}

/** Whether the words say so of all of them. Only for one who was married once: of two wives the words do not tell which. A child of somebody else who has a name is not the spouse's. */
export const allOfBoth = (text: string, spouse: string | null): boolean => SAID.some((r) => r.test(text)) || ofHer(namingOf(spouse)).test(text);
