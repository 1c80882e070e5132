// Rights in the minerals without the minerals: royalties and powers to lease that somebody holds by themselves.
import { add, type Rational, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";

/** A deed or will of all that one has gives them where there is nothing more. */
export const RIGHTS_ALONE: readonly string[] = ["royalty", "executive_right"];
/** How much of each such right somebody holds, by its kind. */
export type RightsAlone = ReadonlyMap<string, Rational>;
/** Interests of one kind pass together: of one estate, within the same estate, behind the same one. */
export const kindOf = (i: Interest): string => `${i.estate}|${i.within}|${i.after}`;

/** The rights alone among interests, before the clauses of an instrument run: "one half to A, the other half to B" are halves of that. */
export function rightsAlone(held: readonly Interest[]): RightsAlone {
  const out = new Map<string, Rational>();
  for (const i of held) if (RIGHTS_ALONE.includes(i.estate)) out.set(kindOf(i), add(out.get(kindOf(i)) ?? ZERO, i.share));
  return out;
}
