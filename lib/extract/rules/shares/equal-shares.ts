// Shares told in the plural: "in equal undivided one-third shares", "in two equal parts of one half". What each of the takers has, and all of them together the whole.

const NOUNS = "(?:shares|parts|interests|portions|moieties)";
const BEHIND = new RegExp(`^\\W*(?:an? )?(?:undivided |equal )*[\\w/%-]+(?: [\\w/%-]+)?(?: ?\\([^()]{1,12}\\))?,? (?:undivided |equal )*${NOUNS}\\b`, "i");
const AHEAD = new RegExp(`\\bequal (?:and )?(?:undivided )?${NOUNS}(?: each)? (?:of|being) (?:an? )?(?:undivided |equal )*(?:one|an?|half|1\\/\\d)\\b`, "i");

/** Whether a share is one of several like it: `text` begins with it, `head` are the words of the act. "one-third shares as tenants in common" → true; "one-third interest" → false. */
export const inEqualShares = (text: string, head: string): boolean => BEHIND.test(text.slice(0, 90)) || AHEAD.test(head);
