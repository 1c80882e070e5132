// A figure that only says how small or how large something else may be.

/** "not less than one-eighth", "at least 1/8". */
const FLOOR =
  /\b(?:(?:not|never|no) (?:be )?(?:less|lower|smaller|more|greater) than|at (?:the )?(?:least|most)|a minimum of) (?:an? |the )?(?:usual |customary |equal |full )*\(?$/i;
/** "be it one-eighth or more". */
const ANY_SIZE = /^(?:th)?\)?(?: part| royalty| interest)? or (?:more|less|greater|smaller|any (?:other|greater|less))\b/i;

/** Whether a share is the least or most that a lease may pay, and no share of anything: "no less than 1/8" → true; "1/8 of the royalty" → false. */
export const isBound = (words: string, share: { start: number; end: number }): boolean =>
  FLOOR.test(words.slice(Math.max(0, share.start - 60), share.start)) || ANY_SIZE.test(words.slice(share.end, share.end + 40));
