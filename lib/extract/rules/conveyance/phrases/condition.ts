// "Should the lease cover less than all, or the assignor own but a part, the override shall be reduced": what stands in a condition is supposed, not done.

const OPENS =
  /^\W*(?:(?:and|but|provided,?(?: however,?)?(?: that)?|it is agreed that) )?(?:should|were|had|if|in case|in the event|where|whenever|in so far as|to the extent(?: that)?|unless|so far as)\b(?! (?:any|no) part\b)/i;
/** Behind a comma, what then holds. */
const THEN = /, (?:then )?(?=[^,.;]{0,120}\b(?:shall|will|must|may|is to|are to|(?:is|are) (?:not )?(?:to be )?\w+(?:ed|en)|abates?|falls?)\b)/gi;

/** Where the supposed words end that open a clause; 0 where it opens with no condition or nothing stands behind one. */
function conditionEnd(clause: string): number {
  if (!OPENS.test(clause)) return 0;
  const then = [...clause.matchAll(THEN)].at(-1);
  return then ? then.index + 1 : 0;
}

/** The clause with its condition blanked out, of the same length. */
export const withoutCondition = (clause: string): string => {
  const end = conditionEnd(clause);
  return end ? " ".repeat(end) + clause.slice(end) : clause;
};
