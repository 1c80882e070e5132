// Shares told piece by piece and then summed up: the sum stands for them.
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { equals, sum } from "@/lib/fraction/rational";

const IN_ALL =
  /\b(?:in all|in total|total(?:ing|ling)?(?: of)?|altogether|together|aggregating|in the aggregate|making(?: in all| together)?|being in all|amounting (?:in all )?to)[ ,:]*(?:an? |the )?(?:undivided )?\(?$/i;

/** "1/8 for the trial; and 1/16 for the appeal; in all 3/16 of the minerals" → the 3/16 and what follows it. A sum that does not come out is left alone. */
export function summedUp(clause: string, shares: readonly FractionMention[]): FractionMention[] {
  const at = shares.findIndex(
    (s, i) => i > 1 && IN_ALL.test(clause.slice(Math.max(0, s.start - 40), s.start)) && equals(sum(shares.slice(0, i).map((x) => x.value)), s.value),
  );
  return at < 0 ? [...shares] : shares.slice(at);
}
