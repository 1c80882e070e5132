// Whether production of a lease pays a tract: not where its wells stand on other land of the lease that no unit joins with it.
import type { Case } from "@/lib/title/engine/case";
import { type Holding, tractsOfLease } from "@/lib/title/engine/holding";
import { LIVE } from "@/lib/title/engine/lease";
import { apportionmentRules } from "@/lib/title/rules/royalty/apportionment";
import { decide } from "@/lib/title/rules/rule";

/**
 * False where every live lease of the tract produces elsewhere only: `paysTract(kase, holding, west)` with the one well "on the East half".
 * Errs towards showing: a paper that does not place its well speaks of all land of the lease.
 */
export function paysTract(kase: Case, holding: Holding, tract: string): boolean {
  const leases = kase.leasesIn(tract).filter((l) => LIVE.has(l.status));
  if (!leases.length) return true;
  return leases.some((lease) => {
    const land = tractsOfLease(kase, lease.document);
    const wells = holding.on(land, lease.document).filter((p) => p.kind === "production" && (p.day === null || p.day <= kase.asOf));
    const facts = {
      wellHere: wells.some((p) => p.tracts.has(tract)),
      // A well of a unit that takes in other land of the lease, and not the tract, is elsewhere though the paper does not place it.
      wellElsewhere: wells.some((p) => [...p.tracts, ...(p.pooled.has(tract) ? [] : p.pooled)].some((t) => t !== tract && land.has(t))),
      pooled: holding.unitsOf(tract).length > 0 || wells.some((p) => p.pooled.has(tract)),
    };
    const d = decide(apportionmentRules, facts, { state: kase.tracts.get(tract)?.state ?? null, date: lease.start }, [], (a) => ({ name: "pays", value: a }));
    return d?.answer !== "the tract of the well";
  });
}
