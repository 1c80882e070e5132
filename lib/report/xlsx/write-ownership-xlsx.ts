// Ownership as a workbook: owners, sums over the package, revenue, what is left open, and the control sums of each tract.
import type { Ownership, OwnershipTract } from "@/lib/contracts/reports";
import { add, parseRational, toDecimal, ZERO } from "@/lib/fraction/rational";
import { controls, type In, type OwnerSum, open, owners, revenue, sums, words } from "./ownership-columns";
import { tableSheet } from "./table";
import { writeWorkbook } from "./write-workbook";

function ownerSums(ownership: Ownership): OwnerSum[] {
  const found = new Map<string, { name: string; estate: string; acres: typeof ZERO }>();
  for (const row of ownership.tracts.flatMap((t) => t.rows)) {
    const acres = row.net_acres === null ? null : parseRational(row.net_acres);
    if (!acres) continue;
    const key = `${row.name}|${row.estate_type}`;
    const before = found.get(key);
    found.set(key, { name: row.name, estate: words(row.estate_type), acres: add(before?.acres ?? ZERO, acres) });
  }
  return [...found.values()].map((s) => ({ ...s, acres: Number(toDecimal(s.acres, 8)) })).sort((a, b) => a.estate.localeCompare(b.estate) || b.acres - a.acres);
}

/** Ownership → the bytes of `ownership.xlsx` (sheets Owners, Package, Revenue, Undetermined, Controls). Decimals, net acres and sums are live formulas. */
export async function writeOwnershipXlsx(ownership: Ownership): Promise<Uint8Array> {
  const of = <T extends object>(pick: (t: OwnershipTract) => readonly T[]): In<T>[] =>
    ownership.tracts.flatMap((tract, i) => pick(tract).map((x) => ({ ...x, tract, no: i + 1 })));
  const held = of((t) => t.rows);
  const paid = of((t) => t.revenue);
  const left = of((t) => t.undetermined);
  const whole = of((t) => [t]);
  return writeWorkbook([
    tableSheet("Owners", owners, held),
    tableSheet("Package", sums(held.length), ownerSums(ownership)),
    tableSheet("Revenue", revenue, paid),
    tableSheet("Undetermined", open, left),
    tableSheet("Controls", controls(held.length, paid.length), whole),
  ]);
}
