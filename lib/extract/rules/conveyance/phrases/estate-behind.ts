// The estate of a share in a list whose thing is named once, behind the last of the takers.
import type { EstateType } from "@/lib/contracts/estates";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { estateOf } from "./estate";

/** ", to B ROE an undivided" between two shares: the thing is named once, behind the last of them. */
const NEXT_TAKER = /^(?: interest| part| share)?[,;]? (?:and )?(?:un)?to [^;]{3,80}$/i;

/** No list of takers is longer. */
const LIST_MAX = 40;

/** The estate of what is named behind a list of shares, for a share with none of its own: "to A 1/4, to B 1/4, and to C 1/4 of the minerals". */
export function estateBehind(clause: string, shares: readonly FractionMention[], i: number, more = LIST_MAX): EstateType | null {
  const share = shares[i];
  const next = shares[i + 1];
  if (!share || !next || more === 0 || !NEXT_TAKER.test(clause.slice(share.end, next.start))) return null;
  return (
    estateOf(clause.slice(next.end, Math.min(clause.length, shares[i + 2]?.start ?? clause.length, next.end + 220))) ??
    estateBehind(clause, shares, i + 1, more - 1)
  );
}
