// Who holds how much of each tract in one estate: what the shaded plat shows.
import type { EstateType } from "@/lib/contracts/estates";
import type { Ownership } from "@/lib/contracts/reports";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import type { PlatLayer } from "./plat/plat-layer";

export type Owner = { key: string; name: string };

const keyOf = (row: { party_id: string | null; name: string }): string => row.party_id ?? row.name;

/** Land not severed yet stands as fee, which holds the surface and the minerals. */
const holds = (row: { estate_type: EstateType }, estate: EstateType): boolean =>
  row.estate_type === estate || (row.estate_type === "fee" && (estate === "mineral" || estate === "surface"));

/** Owners of an estate anywhere in the package, each once, by name. */
export function ownersOf(ownership: Ownership, estate: EstateType): Owner[] {
  const all = ownership.tracts.flatMap((t) => t.rows.filter((r) => holds(r, estate)).map((r) => [keyOf(r), r.name] as const));
  return [...new Map(all)].map(([key, name]) => ({ key, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * A layer each tract that can be drawn, shaded by the owner's share of the estate; no owner chosen: by all that is held of record.
 * Shares are summed for the shade alone; the words give each exactly.
 */
export function heldLayers(tracts: readonly ResolvedTract[], ownership: Ownership, estate: EstateType, owner: string | null): PlatLayer[] {
  return tracts
    .filter((t) => t.geometry && t.geometry.length > 0)
    .map((t) => {
      const rows = ownership.tracts.find((o) => o.tract_id === t.id)?.rows.filter((r) => holds(r, estate) && (owner === null || keyOf(r) === owner)) ?? [];
      const share = rows.reduce((sum, r) => sum + Number(r.share.decimal), 0);
      const text = rows
        .map(
          (r) =>
            `${owner === null ? `${r.name} ` : ""}${r.share.fraction}${r.of === "estate" ? "" : ` of ${r.of.replace("_", " ")}`}${r.estate_type === estate ? "" : " in fee"}`,
        )
        .join(", ");
      return { id: t.id, label: t.label, geometry: t.geometry ?? [], holder: { text: text || "nothing", share } };
    });
}
