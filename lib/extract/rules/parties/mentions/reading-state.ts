// Where a reading of namings stands in its text.
import type { Token } from "@/lib/text/tokens";
import type { Mention } from "./mention";

export type State = {
  text: string;
  to: number;
  tokens: Token[];
  at: number;
  mentions: Mention[];
  nextIsSpouse: boolean;
  /** A label that stood before the name to come: "; lessee ELM OIL CO.". */
  pendingLabel: string | null;
  /** The label that stood before the group now read: it is that of each name of the group. */
  labelAhead: string | null;
  /** Where the last words that were known ended: a name or what is said beside it. */
  saidUntil: number;
  sinceName: number;
};

/** The pattern at the present place; null where it does not stand there. */
export const hit = (pattern: RegExp, s: State): RegExpExecArray | null => {
  pattern.lastIndex = s.at;
  const m = pattern.exec(s.text);
  return m && m[0].length > 0 && s.at + m[0].length <= s.to ? m : null;
};

/** Index of the token that starts at or behind `at`. */
export const tokenAt = (s: State, at: number): number => {
  let lo = 0;
  let hi = s.tokens.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if ((s.tokens[mid]?.start ?? 0) < at) lo = mid + 1;
    else hi = mid;
  }
  return lo;
};
