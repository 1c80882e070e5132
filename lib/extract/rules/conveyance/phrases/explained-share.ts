// Shares that explain one told before them: what the giver thinks it is, or how it came to be.
import type { FractionMention } from "@/lib/fraction/find-fractions";

/** "thought by them to be one-half of the whole", "estimated at 1/8": an opinion of what the share before comes to. */
const OPINION =
  /\b(?:thought|believed|supposed|understood|presumed|assumed|estimated|reckoned|computed|calculated|considered|represented|said|claimed)(?: by [^,;.]{2,40}?)?,? (?:to (?:be|amount to|equal|come to|contain)|as(?: being)?|at)(?: (?:about|only|some|approximately|an?|the|not less than|equal to))*(?: undivided)? \(?$/i;
/** "Grantor's interest, before this deed, is 1/2 x 1/3": what the giver has, told behind what he gives of it. */
const OWN_TOLD =
  /(?<!\bof )\b(?:[Gg]rantor|[Ss]eller|[Vv]endor|[Aa]ssignor)(?:['’]s|s['’])(?: (?:undivided|present|own|total|whole))* (?:interest|share|ownership)\b[^.;%\d]{0,40}\b(?:is|was|equals|comes to|amounts to)\b[^.;]{0,40}$/;
/** "all that they own, thought to be one-half": all of it, whatever it comes to. */
const ALL = /\b(?:all|everything|whatever|the (?:whole|entire))\b/i;
/** "the said eighty per cent being", "which half is": a share named before, of which it is told what it is. */
const CALLED = /(?:^|[,;.(] ?)(?:(?:the|that|such|which|said|same|this|these|latter),? ){1,3}(?:undivided )?$/i;
const IS = /^\)?,?(?: (?:interest|part|share|portion))?,? (?:being|is|was|represents?|representing|constitut\w+|remain\w*)\b/i;

type Explanation = { start: number; end: number };

/** Where the words begin that explain a share told before them, and where their clause ends; null where none do. */
function findExplanation(clause: string, shares: readonly FractionMention[]): Explanation | null {
  const told = new Set<string>();
  const key = (r: FractionMention["value"]): string => `${r.n}/${r.d}`;
  for (const s of shares) {
    const before = told.has(key(s.value));
    for (const r of [s.value, ...s.factors]) told.add(key(r));
    if (!before || !CALLED.test(clause.slice(Math.max(0, s.start - 30), s.start)) || !IS.test(clause.slice(s.end, s.end + 50))) continue;
    const end = clause.slice(s.end).search(/[;.](?: |$)/);
    return { start: s.start, end: end < 0 ? clause.length : s.end + end };
  }
  return null;
}

const known = new WeakMap<readonly FractionMention[], Explanation | null>();
/** The explanation of a clause, looked for once for all of its shares. */
function explanation(clause: string, shares: readonly FractionMention[]): Explanation | null {
  const found = known.has(shares) ? (known.get(shares) ?? null) : findExplanation(clause, shares);
  known.set(shares, found);
  return found;
}

/** Whether a share only explains one told before it in the clause. "30% of 80% of the oil, the said 80% being what is left after the 20% of the State" → the later 80% and the 20%. */
export function isExplained(clause: string, share: FractionMention, shares: readonly FractionMention[]): boolean {
  const first = shares[0];
  const near = clause.slice(Math.max(0, share.start - 110), share.start);
  if (!first) return false;
  if (share.start <= first.start) return OPINION.test(near) && ALL.test(clause.slice(Math.max(0, share.start - 240), share.start));
  if (OPINION.test(near) || OWN_TOLD.test(near)) return true;
  const told = explanation(clause, shares);
  return told !== null && share.start >= told.start && share.start < told.end;
}
