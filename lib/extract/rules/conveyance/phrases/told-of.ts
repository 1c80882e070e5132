// People whom a gift or an order names only to tell of something else: the parties of another deed, the parent of those who take.

const NAME = "(?:(?:[A-Z][\\w.'’-]*|and (?:wife,? )?(?=[A-Z])|&)[, ]{0,2}){1,9}";
/** "the royalty reserved in the deed to JOHN DOE", "the lease from Jane Roe", "sold to A. B. Coe". */
const OF_A_PAPER = `\\b(?:deeds?|leases?|mortgage|contract|royalty deed|reserved|sold|leased)\\b(?: [a-z]+){0,4} (?:to|from|by) ${NAME}`;
/** "being children of my son, JOHN DOE". */
const AS_PARENT = `\\b(?:children|child|sons?|daughters?|issue|descendants) of (?:my|his|her|our|the|said|late|deceased| )*(?:(?:son|daughter|brother|sister|nephew|niece|wife|husband|child)[, ]{1,2})?${NAME}`;
const TOLD = new RegExp(`${OF_A_PAPER}|${AS_PARENT}`, "g");

/**
 * The words with blanks for people who are only told of; every other word keeps its place.
 * "the royalty reserved in the deed to JOHN DOE, to my niece ANN ROE" → names ANN ROE alone.
 */
export const withoutToldOf = (words: string): string => words.replace(TOLD, (m) => m.replace(/[A-Z]/g, " "));
