// Shares that measure nothing themselves: the part of the land that is given, and the least that another share comes to.
import type { Span } from "@/lib/text/view";

/** "the minerals in the half so granted": the part of the land that is given. */
const IN_PART = /\b(?:in|under) (?:the|said|that) (?:undivided )?\(?$/i;
const GIVEN_BEHIND = /^\)? (?:\S+ ){0,2}?(?:(?:so|here|hereby|herein|above) )?(?:granted|conveyed|sold|deeded)\b(?! (?:to|by|from|in)\b)/i;
/** "one-half of the royalty, but in no event less than one-sixteenth of the oil": the least that a share comes to. */
const FLOOR =
  /\b(?:not|no|never|nor)\b[^.;]{0,50}\bless than (?:an? |the )?(?:full |free |royalty of |undivided )*\(?$|\b(?:at (?:the )?(?:very )?least|(?:a )?minimum of) (?:an? |the )?(?:full |royalty of )?\(?$/i;

/** Whether a share of the clause only names the part that the deed gives. */
export const isGivenPart = (clause: string, share: Span): boolean =>
  IN_PART.test(clause.slice(Math.max(0, share.start - 24), share.start)) && GIVEN_BEHIND.test(clause.slice(share.end, share.end + 40));

/** Whether a share of the clause is the least that one before it comes to. */
export const isFloor = (clause: string, share: Span): boolean => FLOOR.test(clause.slice(Math.max(0, share.start - 90), share.start));
