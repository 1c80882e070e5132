// A figure that only says how small or how large something else may be.

/** "not less than one-eighth", "at least 1/8". */
const FLOOR =
  /\b(?:(?:not|never|no) (?:be )?(?:less|lower|smaller|more|greater) than|at (?:the )?(?:least|most)|a minimum of) (?:an? |the )?(?:usual |customary |equal |full )*\(?$/i;
/** "be it one-eighth or more". */
const ANY_SIZE = /^(?:th)?\)?(?: part| royalty| interest)? or (?:more|less|greater|smaller|any (?:other|greater|less))\b/i;

/** Whether a share is the least or most that a lease may pay, and no share of anything: "no less than 1/8" → true; "1/8 of the royalty" → false. */
export const isBound = (words: string, share: { start: number; end: number }): boolean =>
  FLOOR.test(words.slice(Math.max(0, share.start - 60), share.start)) || ANY_SIZE.test(words.slice(share.end, share.end + 40));

/** "to be borne by the three-fourths of the minerals conveyed": what a royalty is paid out of. */
const BORNE_BY =
  /\b(?:borne|paid|carried|satisfied|payable|charge(?:able|d)?|burden(?:s|ing)?)(?: (?:\w+ly|only|alone))? (?:by|out of|from|upon|against|on) (?:the |said |such |grantee'?s? |his |her |its |their )*(?:undivided |remaining |other )*\(?$/i;

/** Whether the words before a share say that it bears something: "to be paid wholly out of the other half" → true. */
export const isBorneBy = (before: string): boolean => BORNE_BY.test(before);

/** "as no burden on Lowe's one-fourth", "apart from Ann Roe's 1/8": what somebody else has, told to say that it is not touched. */
const BESIDE_HIS =
  /\b(?:burden\w*|charg\w+|b(?:ear|orne)\w*|affect\w*|diminish\w*|reduc\w+|disturb\w*|apart from|outside|besides?|other than|in addition to|independent of|exclusive of)\b(?: (?:on|upon|against|by|of|from|the|said)){0,3} (?!Grantors?['’]|Lessors?['’]|Assignors?['’])(?:[A-Z][\w.&-]* ){0,3}[A-Z][\w.&-]*['’]s? (?:said |own |undivided |remaining )*\(?$/;

/** Whether the words before a share say that it is what another has. */
export const isBesideHis = (before: string): boolean => BESIDE_HIS.test(before);
