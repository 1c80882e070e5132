import type { OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import { type EstateType, estateTypes } from "@/lib/contracts/vocabulary/estates";

export type EstateGroup = { estate: EstateType; rows: OwnershipRow[]; total: OwnershipTract["totals"][keyof OwnershipTract["totals"]] | null };

/** The rows of a tract by estate in the order of the contract, the largest share first; with the total that the server gives for it. */
export function groupRows(tract: OwnershipTract): EstateGroup[] {
  const size = (row: OwnershipRow) => Number(row.share.decimal);
  return estateTypes.flatMap((estate) => {
    const rows = tract.rows.filter((r) => r.estate_type === estate);
    if (rows.length === 0) return [];
    rows.sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name));
    const total = estate === "surface" || estate === "mineral" || estate === "executive_right" || estate === "leasehold" ? tract.totals[estate] : null;
    return [{ estate, rows, total }];
  });
}
