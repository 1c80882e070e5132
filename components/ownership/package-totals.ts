// The whole package: what each owner holds over all tracts, in exact net acres.
import { multiply, type Ratio, ratio, ratioOf, sum } from "@/components/title/ratio";
import type { Ownership, OwnershipRow } from "@/lib/contracts/reports";
import { type EstateType, estateTypes } from "@/lib/contracts/vocabulary/estates";

export type Holding = { tract_id: string; label: string; row: OwnershipRow; acres: Ratio };
export type PackageOwner = { key: string; name: string; acres: Ratio; holdings: Holding[] };
export type PackageEstate = { estate: EstateType; owners: PackageOwner[]; acres: Ratio };
export type PackageTotals = { estates: PackageEstate[]; acres: Ratio; unmeasured: string[] };

const none: Ratio = { n: 0n, d: 1n };

/** "212.5" → 425/2, "160" → 160, "1/3" → 1/3. */
export function quantity(text: string): Ratio {
  if (text.includes("/")) return ratioOf(text);
  const [whole = "0", part = ""] = text.split(".");
  return ratio(BigInt(`${whole}${part}` || "0"), 10n ** BigInt(part.length));
}

const larger = (a: PackageOwner, b: PackageOwner): number => {
  const difference = b.acres.n * a.acres.d - a.acres.n * b.acres.d;
  return difference > 0n ? 1 : difference < 0n ? -1 : a.name.localeCompare(b.name);
};

/** The land of which a tract is a layer: its label without the depths. Layers of one land count its acres once. */
const landOf = (t: { label: string; depths?: string | null | undefined }): string =>
  t.depths && t.label.endsWith(`, ${t.depths}`) ? t.label.slice(0, -t.depths.length - 2) : t.label;

/** Acres by land and layer → the largest layer of each land, added up. */
function acresOf(list: readonly { land: string; layer: string; acres: Ratio }[]): Ratio {
  const layers = new Map<string, Map<string, Ratio>>();
  for (const { land, layer, acres } of list) {
    const here = layers.get(land) ?? new Map<string, Ratio>();
    layers.set(land, here.set(layer, sum(here.get(layer) ?? none, acres)));
  }
  const most = (a: Ratio, b: Ratio) => (a.n * b.d >= b.n * a.d ? a : b);
  return [...layers.values()].map((here) => [...here.values()].reduce(most, none)).reduce(sum, none);
}

/**
 * Owners of each estate over all tracts with a known acreage, the largest first: share of the estate × acres of the tract, added up exactly.
 * Shares of production or of a lease's royalty are no acres and are left out; tracts of unknown acreage are named in `unmeasured`.
 */
export function packageTotals(ownership: Ownership): PackageTotals {
  const measured = ownership.tracts.flatMap((t) => (t.acres ? [{ ...t, size: quantity(t.acres), land: landOf(t) }] : []));
  const lands = new Map(measured.map((t) => [t.tract_id, t.land]));
  const placed = (h: Holding) => ({ land: lands.get(h.tract_id) ?? h.label, layer: h.tract_id, acres: h.acres });
  const estates = estateTypes.flatMap((estate): PackageEstate[] => {
    const owners = new Map<string, PackageOwner>();
    for (const tract of measured)
      for (const row of tract.rows) {
        if (row.estate_type !== estate || row.of !== "estate" || row.net_acres === null) continue;
        const key = row.party_id ?? row.name;
        const acres = multiply(ratioOf(row.share.fraction), tract.size);
        const owner = owners.get(key) ?? { key, name: row.name, acres: none, holdings: [] };
        owner.holdings.push({ tract_id: tract.tract_id, label: tract.label, row, acres });
        owners.set(key, owner);
      }
    if (owners.size === 0) return [];
    const list = [...owners.values()].map((o) => ({ ...o, acres: acresOf(o.holdings.map(placed)) }));
    return [{ estate, owners: list.toSorted(larger), acres: acresOf(list.flatMap((o) => o.holdings.map(placed))) }];
  });
  const all = acresOf(measured.map((t) => ({ land: t.land, layer: t.tract_id, acres: t.size })));
  return { estates, acres: all, unmeasured: ownership.tracts.filter((t) => !t.acres).map((t) => t.label) };
}

/** 40/3 → "13.3333", 160 → "160": to four places, cut and not rounded up. */
export function acresText(r: Ratio): string {
  const scaled = (r.n * 10_000n) / r.d;
  const part = String(scaled % 10_000n)
    .padStart(4, "0")
    .replace(/0+$/, "");
  return `${scaled / 10_000n}${part && `.${part}`}`;
}
