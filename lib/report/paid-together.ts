// Tracts under the same leases whose owners are paid alike: a well of the leases pays them once, wherever on that land it stands.
import type { OwnershipTract } from "@/lib/contracts/reports";
import type { TractState } from "@/lib/contracts/title";
import { toWire, ZERO } from "@/lib/fraction/rational";

/** What two tracts must have in common to be paid out of one production: their leases and every decimal. Null where nothing is paid, or a unit shares it by acres. */
function together(state: TractState | undefined): string | null {
  if (!state || state.revenue.length === 0 || state.revenue.some((r) => r.unit)) return null;
  const leases = state.leases.filter((l) => state.revenue.some((r) => r.lease_effect === l.effect_id)).map((l) => l.document_id);
  const paid = state.revenue.map((r) => [r.party_id ?? r.name, r.kind, r.interest.fraction].join("|")).sort();
  return leases.length > 0 ? JSON.stringify([[...new Set(leases)].sort(), paid]) : null;
}

/**
 * Revenue of such tracts stands once, with the first of them, which names the others in `paid_with`; they name it in `paid_in`.
 * `[NE/4 paid 1/8 and 7/8, SW/4 of the same lease paid the same]` → the decimals with the NE/4 alone. Errs toward a table for each tract.
 */
export function paidTogether(tracts: readonly OwnershipTract[], states: ReadonlyMap<string, TractState>): OwnershipTract[] {
  const groups = new Map<string, string[]>();
  for (const t of tracts) {
    const key = together(states.get(t.tract_id));
    if (key) groups.set(key, [...(groups.get(key) ?? []), t.tract_id]);
  }
  return tracts.map((t) => {
    const group = groups.get(together(states.get(t.tract_id)) ?? "") ?? [];
    const [first, ...others] = group;
    if (!first || others.length === 0) return t;
    if (t.tract_id === first) return { ...t, paid_with: others };
    return { ...t, revenue: [], paid_in: first, totals: { ...t.totals, revenue: toWire(ZERO) } };
  });
}
