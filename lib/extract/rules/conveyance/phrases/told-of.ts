// People whom a gift or an order names only to tell of something else: the parties of another deed, the parent of those who take.

const NAME = "(?:(?:[A-Z][\\w.'’-]*|and (?:wife,? )?(?=[A-Z])|&)[, ]{0,2}){1,9}";
/** "the royalty reserved in the deed to JOHN DOE", "the lease from Jane Roe", "sold to A. B. Coe". */
const OF_A_PAPER = `\\b(?:deeds?|leases?|mortgage|contract|royalty deed|reserved|sold|leased)\\b(?: [a-z]+){0,4} (?:to|from|by) ${NAME}`;
/** "being children of my son, JOHN DOE". */
const AS_PARENT = `\\b(?:children|child|sons?|daughters?|issue|descendants) of (?:my|his|her|our|the|said|late|deceased| )*(?:(?:son|daughter|brother|sister|nephew|niece|wife|husband|child)[, ]{1,2})?${NAME}`;
/** "my daughter ANN ROE, wife of John Roe", "ANN ROE (Mrs. John Roe)": whose wife she is who takes. */
const ONE = "(?!AND\\b)[A-Z][\\w.'’-]*(?: (?!AND\\b)[A-Z][\\w.'’-]*){0,3}";
const AS_SPOUSE = `(?<=[A-Z][\\w.'’-]+,? \\(?(?:(?:the|now|being|a|lawful) ){0,3})(?:(?:wife|husband|widow|widower|spouse|consort|relict) of (?:(?:the|said|late|one|my|son|brother|nephew|friend) |son, )*|(?:Mrs|MRS)\\.? )${ONE}`;
/** "which I bought of the Elm Company", "that he had from JOHN DOE". */
const OF_THE_SELLER = `\\b(?:bought|purchased|acquired|had|got|inherited|obtained|came to (?:me|us|him|her)) (?:by deed |in \\d{4} )?(?:of|from|through) (?:the |my (?:late )?[a-z]+,? )?${NAME}`;
const TOLD = new RegExp(`${OF_A_PAPER}|${OF_THE_SELLER}|${AS_PARENT}|${AS_SPOUSE}`, "g");

/**
 * The words with blanks for people who are only told of; every other word keeps its place.
 * "the royalty reserved in the deed to JOHN DOE, to my niece ANN ROE" → names ANN ROE alone.
 */
export const withoutToldOf = (words: string): string => words.replace(TOLD, (m) => m.replace(/[A-Z]/g, " "));
