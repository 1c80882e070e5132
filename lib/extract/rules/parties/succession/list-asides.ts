// What stands between the number of a list and the names of it: "left two, both living: ANN ROE and BO ROE".

const NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";
const KIN = "(?: (?:child|children|sons?|daughters?|brothers?|sisters?|heirs?))?";
const WORD =
  "(?:and no (?:more|others?)|no more|only|in all|both|all|each|now|still|yet|then|of (?:them|whom|these|the whole blood)|(?:who )?(?:are|is|were|was)|living|alive|surviv\\w+(?: (?:him|her))?|of (?:full |lawful |legal )?age|adults?|minors?|and)";
const ASIDE = new RegExp(`(\\b${NUMBER}${KIN}),? (?:${WORD}[, ]*)+: ?(?=(?:\\(?\\w{1,2}[.)] )?[A-Z])`, "gi");

/** "died 1946; left one child": who leaves them is the one just told as dead. */
const LEFT_BY_DEAD = /(\b(?:died|dead|deceased|predeceased)\b[^.;]{0,40});(?= (?:left|leaving|leaves|had|survived by)\b)/gi;

/** The text with the list opened right behind its number, blanks for the aside; every name keeps its place: "left two, both living: ANN ROE" → "left two:              ANN ROE"; and with what the dead of a list left in one clause with his death. */
export const withoutListAsides = (text: string): string =>
  text.replace(LEFT_BY_DEAD, "$1,").replace(ASIDE, (m: string, count: string) => `${count}:`.padEnd(m.length));
