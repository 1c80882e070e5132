// Who owns what in each tract as of a date, from the engine's tract states: rows, revenue, what is left open, and control totals.
import type { PackageId } from "@/lib/contracts/ids";
import type { Ownership, OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import type { Resolution, ResolvedTract } from "@/lib/contracts/resolution";
import type { TitleResult, TractState } from "@/lib/contracts/title";
import { netAcres } from "@/lib/fraction/net-acres";
import { add, fromWire, isZero, sum, toWire } from "@/lib/fraction/rational";
import { paidTogether } from "./paid-together";

export type OwnershipInput = { package_id: PackageId; as_of: string; result: TitleResult; resolution: Resolution };
type Interest = TractState["interests"][number];

const order = [
  "fee",
  "surface",
  "mineral",
  "executive_right",
  "life_estate",
  "remainder",
  "reversion",
  "royalty",
  "leasehold",
  "overriding_royalty",
  "production_payment",
  "lien",
  "easement",
];

const rowKey = (i: Interest): string =>
  [i.party_id ?? i.name, i.estate_type, i.of, i.leased_by, i.depths, i.term, i.assumed, i.estate_type === "lien" ? i.key : "", i.burdens.join(";")].join("|");

/** Where a power to lease has parted, land held in fee is shown as surface and minerals: its own power then stands in the executive rows alone. */
function severedWherePowersAre(list: readonly Interest[]): Interest[] {
  if (!list.some((i) => i.estate_type === "executive_right")) return [...list];
  const parts = (i: Interest): Interest[] => [
    { ...i, estate_type: "surface", leased_by: null, burdens: [] },
    { ...i, estate_type: "mineral" },
  ];
  return list.flatMap((i) => (i.estate_type === "fee" ? parts(i) : [i]));
}

/** Interests of one holder that differ in nothing but their origin are one row. */
function rowsOf(state: TractState, acres: string | null, layer: string | null): OwnershipRow[] {
  const rows = new Map<string, Interest[]>();
  for (const i of severedWherePowersAre(state.interests)) {
    if (isZero(fromWire(i.share))) continue;
    const list = rows.get(rowKey(i));
    if (list) list.push(i);
    else rows.set(rowKey(i), [i]);
  }
  const made = [...rows.values()].flatMap((list): OwnershipRow[] => {
    const first = list[0];
    if (!first) return [];
    const share = sum(list.map((i) => fromWire(i.share)));
    return [
      {
        party_id: first.party_id,
        name: first.name,
        estate_type: first.estate_type,
        share: toWire(share),
        of: first.of,
        net_acres: first.of === "estate" ? netAcres(first.estate_type, acres, share) : null,
        leased_by: first.leased_by,
        burdens: first.burdens,
        effects: [...new Set(list.flatMap((i) => i.effects))],
        assumed: first.assumed,
        depths: first.depths ?? layer,
        term: first.term ?? null,
      },
    ];
  });
  return made
    .map((row, i) => ({ row, i }))
    .sort((a, b) => order.indexOf(a.row.estate_type) - order.indexOf(b.row.estate_type) || a.i - b.i)
    .map(({ row }) => row);
}

function totalsOf(rows: readonly OwnershipRow[], state: TractState): OwnershipTract["totals"] {
  const total = (...types: string[]) => sum(rows.filter((r) => types.includes(r.estate_type)).map((r) => fromWire(r.share)));
  const mineral = total("fee", "mineral");
  const parted = rows.some((r) => r.estate_type === "executive_right");
  return {
    surface: toWire(total("fee", "surface")),
    mineral: toWire(mineral),
    executive_right: toWire(parted ? total("executive_right") : mineral),
    leasehold: toWire(total("leasehold")),
    revenue: toWire(state.revenue.map((r) => fromWire(r.interest)).reduce(add, sum([]))),
  };
}

function tractOf(tract: ResolvedTract, state: TractState | undefined, result: TitleResult): OwnershipTract {
  const known = state ?? { tract_id: tract.id, interests: [], leases: [], revenue: [] };
  const rows = rowsOf(known, tract.acres, tract.depths ?? null);
  return {
    tract_id: tract.id,
    label: tract.label,
    acres: tract.acres,
    ...(tract.depths ? { depths: tract.depths } : {}),
    rows,
    revenue: known.revenue,
    undetermined: result.undetermined.filter((u) => u.tract_id === tract.id),
    totals: totalsOf(rows, known),
  };
}

/**
 * `{tracts:[{rows, revenue, undetermined, totals}]}`: current owners only, unsevered land as `fee`, executive rows where the power to lease has parted.
 * Shares left open in law stand under `undetermined` and are in no row and no total. Tracts stand in the order of the resolution; decimals of tracts that one production pays alike stand once.
 */
export function buildOwnership({ package_id, as_of, result, resolution }: OwnershipInput): Ownership {
  const states = new Map(result.tracts.map((t) => [t.tract_id, t]));
  const tracts = resolution.tracts.map((t) => tractOf(t, states.get(t.id), result));
  return { package_id, as_of, tracts: paidTogether(tracts, states) };
}
