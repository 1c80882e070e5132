// What stands between the number of a list and the names of it: "left two, both living: ANN ROE and BO ROE".

const NUMBER = "(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|\\d{1,2})";
const KIN = "(?: (?:child|children|sons?|daughters?|brothers?|sisters?|heirs?))?";
const WORD =
  "(?:(?:being|who (?:are|were)|constituting) (?:all|the only) (?:of )?(?:the )?(?:children|issue|ones)(?: (?:ever )?born)?(?: (?:of|to) (?:either|both|each)(?: (?:of them|spouse|party|parent))?| (?:of|to) (?:him|her|them)| that (?:he|she|they|either of them) (?:ever )?had)?|and no (?:more|others?)|no more|none others?|(?:and |but )?(?:none|no others?|no child)(?: (?:was|were|ever))*,? adopted|(?:were|was|are) (?:ever )?born(?: (?:alive|to (?:him|her|them)))?|as follows|only|in all|both|all|each|now|still|yet|then|of (?:them|whom|these|the whole blood)|(?:who )?(?:are|is|were|was)|living|alive|surviv\\w+(?: (?:him|her))?|of (?:full |lawful |legal )?age|adults?|minors?|and)";
/** "by Ellen", "all Ellen's": told of the other parent, which stays. */
const PARENT = "(?:(?:by|of|with) [A-Z][a-z]+|[A-Z][a-z]+'s)";
const ASIDE = new RegExp(`(\\b${NUMBER}${KIN}),? ((?:(?:${WORD}|${PARENT})[,; ]*)+): ?(?=(?:\\(?\\w{1,2}[.)] )?[A-Z])`, "g");

/** "died 1946; left one child": who leaves them is the one just told as dead. */
const LEFT_BY_DEAD = /(\b(?:died|dead|deceased|predeceased)\b[^.;]{0,40});(?= (?:left|leaving|leaves|had|survived by)\b)/gi;

/** "Name: CAL ROE. Status: deceased 1967": said of the one just named. */
const STATUS =
  /(?<=[a-z]{2})[.;,] (?:(?:Current |Present )?Status|Living or (?:dead|deceased)|Living\/[Dd]eceased|If dead|Condition): (?=(?:[Dd]eceased|[Dd]ead|[Dd]ied)\b)/g;

const PLACED =
  /(?<=\b[A-Z][\w.'’-]+),? (?:(?:aged?|age:) )?\d{1,3}(?: (?:years?|yrs\.?)(?: (?:of age|old))?)?,(?: (?!(?:and|the|his|her|who|a)\b)[A-Z0-9][^,;:]{1,30},){1,4}(?= (?:(?:his|her|a|an|the|surviving) )?(?:sons?|daughters?|child|widow|widower|wife|husband|spouse|brother|sister|nephew|niece|grandson|granddaughter|grandchild|mother|father)\b)/g;

/** ", and by A and B, the only children of his son C": those of the dead one are a list of their own. */
const OF_DEAD_CHILD =
  /,? and by(?= (?:[A-Z][\w.'’-]*,? ){2,4}(?:(?:,|and|,? and) (?:[A-Z][\w.'’-]*,? ){2,4}){0,6}?(?:(?:being|who (?:are|were)) )?(?:the )?(?:only |sole |surviving )*(?:child|children|issue|sons?|daughters?) of (?:(?:his|her|the|a|said|decedent's) )(?:[a-z-]+ )*(?:son|daughter|brother|sister|child),? [A-Z])/g;

/** The text with the list opened right behind its number, blanks for the aside; every name keeps its place: "left two, both living: ANN ROE" → "left two:              ANN ROE"; and with what the dead of a list left in one clause with his death. */
export const withoutListAsides = (text: string): string =>
  text
    .replace(LEFT_BY_DEAD, "$1,")
    .replace(STATUS, (m) => ",".padEnd(m.length))
    .replace(PLACED, (m) => ",".padEnd(m.length))
    .replace(OF_DEAD_CHILD, (m) => ".".padEnd(m.length))
    .replace(ASIDE, (m: string, count: string, aside: string) => {
      const parent = aside.match(new RegExp(PARENT))?.[0];
      return `${count}${parent ? ` ${parent}` : ""}:`.padEnd(m.length);
    });
