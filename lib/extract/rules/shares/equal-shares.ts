// Shares told in the plural: "in equal undivided one-third shares", "in two equal parts of one half". What each of the takers has, and all of them together the whole.

const NOUNS = "(?:shares|parts|interests|portions|moieties)";
const BEHIND = new RegExp(`^\\W*(?:an? )?(?:undivided |equal )*[\\w/%-]+(?: [\\w/%-]+)?(?: ?\\([^()]{1,12}\\))?,? (?:undivided |equal )*${NOUNS}\\b`, "i");
const EQUAL = `equal (?:and )?(?:undivided )?${NOUNS}`;
const SIZE = "(?:(?:one|an?)[- ][a-z]+|half|1\\/\\d+)\\b";
const FIGURE = "(?: ?\\([^()]{1,12}\\))?";
/** "equal shares of one third each", "equal shares each of one third"; "in two equal parts of one half". In "equal shares of an undivided one-half of the land" the half is the whole that is divided. */
const AHEAD = [
  new RegExp(`\\b${EQUAL} each (?:of|being) (?:an? )?(?:undivided |equal )*${SIZE}`, "i"),
  new RegExp(`\\b${EQUAL} (?:of|being) (?:an? )?(?:undivided |equal )*${SIZE}${FIGURE}(?: interest| part| share)?,? (?:to )?each\\b`, "i"),
  new RegExp(
    `\\bin (?:\\w+ )?${EQUAL} (?:of|being) ${SIZE}(?!${FIGURE},? (?:of|in|interests?|parts?|shares?|undivided|and|the|all|said|minerals?|oil)\\b)`,
    "i",
  ),
];

/** Whether a share is one of several like it: `text` begins with it, `head` are the words of the act. "one-third shares as tenants in common" → true; "one-third interest" → false. */
export const inEqualShares = (text: string, head: string): boolean => BEHIND.test(text.slice(0, 90)) || AHEAD.some((r) => r.test(head));
