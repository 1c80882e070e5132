// Exact acreage and words of strips that the grid cannot hold.
import { add, mul, type Rational, rational, sub, ZERO } from "@/lib/fraction/rational";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { meets } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import type { LandItem, SectionGroup } from "./items";

export const stripsOf = (items: readonly LandItem[]): LandItem[] => items.filter((i) => i.strip !== null);

/** The East 1/3 of the NE/4 → 160/3. */
export const stripAcres = (i: LandItem): Rational => (i.strip ? mul(regionAcres(i.region), rational(i.strip.n, i.strip.d)) : ZERO);

/** "E 1/3 NE/4". */
export const stripLabel = (i: LandItem): string =>
  i.strip ? `${i.strip.side} ${i.strip.n}/${i.strip.d} ${i.region === 1 ? "" : printAliquots(i.region)}`.trim() : "";

/** Acres by which the hosts of the strips are too large. Null where a host meets other land named or excepted, so that the sum is not told. */
export function stripExcess(g: SectionGroup): Rational | null {
  const excepted = g.exceptions.flatMap((e) => e.items);
  let sum = ZERO;
  for (const i of stripsOf(g.items)) {
    if ([...g.items, ...excepted].some((o) => o !== i && meets(o.region, i.region))) return null;
    sum = add(sum, sub(regionAcres(i.region), stripAcres(i)));
  }
  return sum;
}
