// Decrees that say a gift twice: to all takers at large where they find, and to each in a share where they order.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";

type Gift = Conveyance["grants"][number];

const overlaps = (a: readonly string[], b: readonly string[]) => !a.length || !b.length || a.some((x) => b.includes(x));

/** Whether gifts to each of its takers, in shares of their own, stand beside a gift to all of them. */
function saidAgain(general: Gift, list: readonly Gift[]): boolean {
  const each = list.filter(
    (g) =>
      g !== general &&
      g.estate_type === general.estate_type &&
      g.fraction &&
      g.to.length < general.to.length &&
      g.to.every((t) => general.to.includes(t)) &&
      overlaps(g.tracts, general.tracts),
  );
  return general.to.length > 1 && general.to.every((t) => each.some((g) => g.to.includes(t)));
}

/**
 * The places of gifts that others of the same paper say again in shares: "the land passes to A and B … assigned to A one third, to B two thirds" →
 * the first. The shares govern, and what was said at large is no gift beside them.
 */
export function restatedGifts(conveyance: Conveyance): ReadonlySet<string> {
  return new Set(conveyance.grants.flatMap((g, n) => (saidAgain(g, conveyance.grants) ? [`/grants/${n}`] : [])));
}
