// What one clause gives to several together, read as given to each: settled by the sum, for no thing has more than the whole of it.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { add, compare, div, fromWire, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";

const ZERO: Rational = { n: 0n, d: 1n };
const total = (list: readonly Interest[]): Rational => list.reduce((n, i) => (i.fraction ? add(n, fromWire(i.fraction)) : n), ZERO);

/** Grants of one kind in one land: their shares are shares of one thing, where they are not of what several givers have each for himself. */
const thing = (i: Interest, several: boolean): string => {
  const own = several && i.of === "grantor_interest" ? i.from.join() : "";
  return [i.estate_type, i.tracts.join(), i.depths ?? "", (i.substances ?? []).join(), JSON.stringify(i.term), own].join("|");
};
const grouped = <K>(list: readonly Interest[], key: (i: Interest) => K): Interest[][] => {
  const out = new Map<K, Interest[]>();
  for (const i of list) out.set(key(i), [...(out.get(key(i)) ?? []), i]);
  return [...out.values()];
};

/** The grants by which one clause gives several takers the same share, each taker in a grant of his own. */
const alike = (clause: readonly Interest[]): boolean =>
  clause.length > 1 &&
  new Set(clause.map((i) => i.fraction?.fraction)).size === 1 &&
  clause.every((i) => i.fraction !== null && i.to.length === 1) &&
  new Set(clause.flatMap((i) => i.to)).size === clause.length;

/**
 * Grants whose shares of one thing come to more than the whole, though they come to just the whole where what one clause gives several takers is one share
 * among them: "one-half to A and B, each the same, and the other half to C" read as 1/2, 1/2, 1/2 → 1/4, 1/4, 1/2. Any others as they were.
 */
export function dividedToOne(grants: readonly Interest[]): Interest[] {
  const settled = new Map<Interest, Interest>();
  const several = new Set(grants.map((i) => i.from.join())).size > 1;
  for (const list of grouped(grants, (i) => thing(i, several))) {
    if (list.some((i) => i.fraction === null || i.of === "royalty") || compare(total(list), ONE) <= 0) continue;
    const clauses = grouped(list, (i) => i.text);
    const together = clauses.reduce((n, c) => add(n, alike(c) ? total(c.slice(0, 1)) : total(c)), ZERO);
    if (compare(together, ONE) !== 0) continue;
    for (const c of clauses.filter(alike))
      for (const i of c) if (i.fraction) settled.set(i, { ...i, fraction: toWire(div(fromWire(i.fraction), rational(c.length))) });
  }
  return settled.size ? grants.map((i) => settled.get(i) ?? i) : [...grants];
}
