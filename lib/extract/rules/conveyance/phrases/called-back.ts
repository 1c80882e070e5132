// Shares that only call back another share of the same clause.
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, equals } from "@/lib/fraction/rational";

/** "the reversion of the lease as to such 1/8th": a share named before. */
const TOLD_AGAIN = /\b(?:as to|in|of|over|under|for|to) (?:such|said|the same|this|(that)) (?:undivided )?$|, (?:all of )?which (?:said |undivided |full )*$/i;
/** ", that half having been conveyed earlier to A": what became of a share named before. */
/** ", of which one-fourth each shall have a half": of what a share named before is parted. */
const PARTED_AGAIN = /\b(?:of|in|out of) which (?:said |undivided |latter |same )*$/i;
const SUBJECT_AGAIN = /[,;.(] ?(?:that|said|such|the|which)(?: same| undivided| said)* $/i;
const HAS_GONE = /^\)? ?(?:part |interest |share )?(?:(?:is|was|being|having been|has been|so)\b|(?:heretofore|previously|already|earlier)\b)/i;
/** "(one-eighth to each)": what of the share behind it comes to each. */
const SHARE_OF_EACH = /^ ?(?:\([^()]{1,9}\) ?)?(?:to each|each|apiece)(?: of (?:them|us|the (?:said )?grantors))?\)/i;
/** Whether a share is called back; "that half which A reserved" names it anew where no such share stands before. */
export function isToldAgain(clause: string, share: FractionMention, shares: readonly FractionMention[]): boolean {
  const same = shares.some((s) => s.start < share.start && equals(s.value, share.value));
  if (same && SUBJECT_AGAIN.test(clause.slice(Math.max(0, share.start - 24), share.start)) && HAS_GONE.test(clause.slice(share.end))) return true;
  if (
    same &&
    PARTED_AGAIN.test(clause.slice(Math.max(0, share.start - 40), share.start)) &&
    /^\)? ?(?:part |interest |share )?(?:each|the two|both|[A-Z])/.test(clause.slice(share.end))
  )
    return true;
  const m = TOLD_AGAIN.exec(clause.slice(Math.max(0, share.start - 24), share.start));
  return m !== null && (m[1] === undefined || same);
}

/** "in equal parts (one-eighth to each), a one-fourth interest": what of the share behind it comes to each. */
export const isPartOfNext = (clause: string, share: FractionMention, shares: readonly FractionMention[]): boolean =>
  SHARE_OF_EACH.test(clause.slice(share.end, share.end + 30)) && shares.some((s) => s.start > share.end && compare(s.value, share.value) > 0);

const GONE = "(?:sold|conveyed|granted|deeded|given|assigned|transferred|parted with|deeding|conveying|selling)";
/** "when he conveyed", "after the grantor had sold", "in giving": a time or cause, and an act of the past. */
const WHO = "(?:the )?(?:said )?(?:he|she|they|I|we|it|grantors?|Grantors?|[A-Z][\\w.'’-]+(?: [A-Z][\\w.'’-]+){0,3})";
const PAST_ACT = `(?:when|after|since|before|once|because)(?:,? (?:on|in) [^,.;]{4,30},?)? (?:${WHO} (?:(?:had|has|have|once|formerly) )*(?:sold|conveyed|granted|deeded|gave|given|assigned|transferred|parted with|disposed of)|(?:giving|granting|deeding|conveying|selling|transferring))`;
/** "having already sold to A the other half", "when he conveyed the other half": what went by an earlier deed. */
const GIVEN_BEFORE = new RegExp(
  `\\b(?:${PAST_ACT}|(?:having|had|after(?: having)?|whereas\\b[^;]{0,80}?\\b(?:have|has|did)|heretofore|previously|already) (?:\\w+ ){0,2}?${GONE})(?:,? (?:and |or )?${GONE})*(?: (?:un)?to (?:the |my |his |her |said )?(?:[A-Z][\\w.'’&-]*,? ){1,6}(?:his heirs,? |her heirs,? )?)? ?(?:(?:an?|the|his|her|my|our|its|their|other|undivided|equal|first) )*\\(?$`,
);

/** Whether the words before a share say that it is what an earlier deed gave. */
export const isGivenBefore = (before: string): boolean =>
  GIVEN_BEFORE.test(before.slice(-200).replace(/\b(?:WHEREAS|Whereas|HAVING|Having)\b/g, (w) => w.toLowerCase()));

/** "All minerals that I own, including the one-sixteenth which my son deeded me": one thing among all that is given, and not its size. */
const AMONG_ALL =
  /\b(?:all|any and all|every|everything|whatever|the whole)\b[^.;]{0,160}\b(?:own(?:s|ed)?|ha(?:s|ve|d)|h[eo]lds?|possess\w*|belong\w*|mine|hers|his)\b[^.;]{0,60}?,? (?:and )?(?:also |specifically |especially )?(?:including|among (?:them|which)|embracing|inclusive of)(?: (?:therein|also|therewith|but not limited to))? (?:the|my|that|his|her|their|our|its|said) (?:undivided |equal )*\(?$/i;

/** Whether the words before a share tell it as one thing among all that a giver has. */
export const isAmongAll = (before: string): boolean => AMONG_ALL.test(before.slice(-300));
