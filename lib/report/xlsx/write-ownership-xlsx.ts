// Ownership as a workbook: owners, revenue, what is left open, and the control totals of each tract. Fractions stay text, for they are exact.
import writeXlsxFile from "write-excel-file/node";
import type { Ownership, OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import type { Revenue, Undetermined } from "@/lib/contracts/title";
import { type Column, tableSheet } from "./table";

type In<T> = T & { tract: OwnershipTract };
const bases: Record<OwnershipRow["of"], string> = { estate: "the estate", production: "production", lease_royalty: "the lease royalty" };
const words = (text: string): string => text.replace(/_/g, " ");
const tractColumn = { header: "Tract", width: 34, value: (r: { tract: OwnershipTract }) => r.tract.label };

const owners: Column<In<OwnershipRow>>[] = [
  tractColumn,
  { header: "Owner", width: 32, value: (r) => r.name },
  { header: "Estate", width: 18, value: (r) => words(r.estate_type) },
  { header: "Share", width: 14, value: (r) => r.share.fraction },
  { header: "Decimal", width: 13, value: (r) => r.share.decimal },
  { header: "Of", width: 16, value: (r) => bases[r.of] },
  { header: "Net acres", width: 13, value: (r) => r.net_acres },
  { header: "Depths", width: 18, value: (r) => r.depths ?? null },
  { header: "Term", width: 18, value: (r) => r.term ?? null },
  { header: "Burdens", width: 34, value: (r) => r.burdens.join("; ") },
  { header: "Assumed", width: 10, value: (r) => (r.assumed ? "yes" : null) },
  { header: "Effects", width: 30, value: (r) => r.effects.join(", ") },
];
const revenue: Column<In<Revenue>>[] = [
  tractColumn,
  { header: "Owner", width: 32, value: (r) => r.name },
  { header: "Kind", width: 20, value: (r) => words(r.kind) },
  { header: "Interest", width: 16, value: (r) => r.interest.fraction },
  { header: "Decimal", width: 13, value: (r) => r.interest.decimal },
  { header: "Unit", width: 18, value: (r) => r.unit ?? null },
  { header: "Formula", width: 60, value: (r) => r.formula ?? null },
];
const open: Column<In<Undetermined>>[] = [
  tractColumn,
  { header: "Estate", width: 18, value: (r) => words(r.estate_type) },
  { header: "Share", width: 14, value: (r) => r.share.fraction },
  { header: "Why", width: 50, value: (r) => r.why },
  {
    header: "Readings",
    width: 70,
    value: (r) => r.readings.map((x) => `${x.label}: ${x.outcome.map((o) => `${o.name} ${o.share.fraction}`).join(", ")}`).join("\n"),
  },
  { header: "Settled by", width: 40, value: (r) => r.settles },
];
const controls: Column<OwnershipTract>[] = [
  { header: "Tract", width: 34, value: (t) => t.label },
  { header: "Acres", width: 12, value: (t) => t.acres },
  { header: "Surface", width: 14, value: (t) => t.totals.surface.fraction },
  { header: "Mineral", width: 14, value: (t) => t.totals.mineral.fraction },
  { header: "Executive right", width: 16, value: (t) => t.totals.executive_right.fraction },
  { header: "Leasehold", width: 14, value: (t) => t.totals.leasehold.fraction },
  { header: "Revenue", width: 14, value: (t) => t.totals.revenue.fraction },
];

/** Ownership → the bytes of `ownership.xlsx` (sheets Owners, Revenue, Undetermined, Controls). */
export async function writeOwnershipXlsx(ownership: Ownership): Promise<Uint8Array> {
  const of = <T extends object>(pick: (t: OwnershipTract) => readonly T[]): In<T>[] =>
    ownership.tracts.flatMap((tract) => pick(tract).map((x) => ({ ...x, tract })));
  const sheets = [
    tableSheet(
      "Owners",
      owners,
      of((t) => t.rows),
    ),
    tableSheet(
      "Revenue",
      revenue,
      of((t) => t.revenue),
    ),
    tableSheet(
      "Undetermined",
      open,
      of((t) => t.undetermined),
    ),
    tableSheet("Controls", controls, ownership.tracts),
  ];
  return new Uint8Array(await writeXlsxFile(sheets).toBuffer());
}
