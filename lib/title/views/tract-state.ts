// The ledger of a tract as the wire shows it: current interests, leases, revenue.
import type { LeaseState, TractState } from "@/lib/contracts/title";
import { toWire } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import { liveLeases } from "@/lib/title/engine/live-leases";
import { othersApart } from "@/lib/title/engine/other-minerals";
import { type Interest, toLedgerInterest } from "@/lib/title/ledger/interest";
import { tractRevenue, type UnitFactor } from "@/lib/title/revenue/tract-revenue";

/** State of one tract on the engine's date. `pays`: production of its leases pays this tract. */
export function tractState(kase: Case, tract: string, unit: UnitFactor | null, pays: boolean): TractState {
  const held = kase
    .ledger(tract)
    .current()
    .filter((i) => !kase.contested.has(i.key));
  const interests = [...held, ...executives(held)];
  return {
    tract_id: tract,
    interests: interests.map((i) => ({
      ...toLedgerInterest(i),
      effects: [...i.effects],
      leased_by: i.estate === "fee" || i.estate === "mineral" ? (liveLeases(kase, i)[0]?.id ?? null) : null,
      burdens: i.estate === "fee" || i.estate === "mineral" ? words(kase, tract, i) : toLedgerInterest(i).burdens,
    })),
    leases: kase.leasesIn(tract).map(leaseState),
    revenue: pays ? tractRevenue(kase, tract, unit) : [],
  };
}

/** Where a power to lease has parted from its minerals, the powers that still go with theirs are shown beside it. */
function executives(held: readonly Interest[]): Interest[] {
  if (!held.some((i) => i.estate === "executive_right")) return [];
  const own = held.filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.executive);
  return own.map((i) => ({ ...i, key: `${i.key}.x`, estate: "executive_right" as const, charges: [], leases: [], assumed: false, term: null }));
}

/** Burdens that stand: live leases and royalties, by who holds them. */
function words(kase: Case, tract: string, i: Parameters<typeof toLedgerInterest>[0]): string[] {
  const out = liveLeases(kase, i).map((l) => `lease ${l.id}`);
  const royalties = kase
    .ledger(tract)
    .current()
    .filter((x) => x.estate === "royalty" && x.charges.some((c) => i.charges.includes(c)));
  for (const r of royalties) out.push(`royalty of ${r.holder.name}: ${toWire(r.share).fraction} of ${r.of.replace("_", " ")}`);
  if (!i.executive) out.push("executive right in another");
  return [...out, ...othersApart(kase, tract)];
}

function leaseState(l: Case["leases"] extends Map<string, infer L> ? L : never): LeaseState {
  return {
    effect_id: l.id,
    document_id: l.document,
    tract_id: l.tract,
    lessors: l.lessors.map((x) => ({ party_id: x.holder.party_id, name: x.holder.name, mineral_share: toWire(x.share) })),
    royalty: l.royalty ? toWire(l.royalty) : null,
    status: l.status === "waiting" ? "undetermined" : l.status,
    expires: l.primaryEnd,
    depths: l.depths,
  };
}
