// The columns of the ownership workbook. Exact fractions stand as text; beside them the spreadsheet divides, multiplies and adds by itself.
import type { Ownership, OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import type { Revenue, Undetermined } from "@/lib/contracts/title";
import type { CellValue, Column } from "./table";

/** A row with its tract and the tract's number, by which the sheets find one another: labels may be alike. */
export type In<T> = T & { tract: OwnershipTract; no: number };
export type OwnerSum = { name: string; estate: string; acres: number };

const bases: Record<OwnershipRow["of"], string> = { estate: "the estate", production: "production", lease_royalty: "the lease royalty" };
export const words = (text: string): string => text.replace(/_/g, " ");
const parts = (fraction: string): [string, string] => {
  const [n = "0", d = "1"] = fraction.split("/");
  return [n, d];
};
/** A number where a spreadsheet holds it exactly, else its digits as text. */
const whole = (digits: string): CellValue => (digits.length < 16 ? Number(digits) : digits);
const exact = (fraction: string): boolean => parts(fraction).every((p) => p.length < 16);
const divided = (share: { fraction: string; decimal: string }, formula: string): CellValue =>
  exact(share.fraction) ? { formula, result: Number(share.decimal) } : Number(share.decimal);
const acresOf = (text: string | null): number | null => (text === null || !Number.isFinite(Number(text)) ? null : Number(text));

export const owners: Column<In<OwnershipRow>>[] = [
  { header: "No.", width: 5, value: (r) => r.no },
  { header: "Tract", width: 34, value: (r) => r.tract.label },
  { header: "Owner", width: 32, value: (r) => r.name },
  { header: "Estate", width: 18, value: (r) => words(r.estate_type) },
  { header: "Share", width: 14, value: (r) => r.share.fraction },
  { header: "Numerator", width: 11, value: (r) => whole(parts(r.share.fraction)[0]) },
  { header: "Denominator", width: 12, value: (r) => whole(parts(r.share.fraction)[1]) },
  { header: "Decimal", width: 13, value: (r, line) => divided(r.share, `F${line}/G${line}`) },
  { header: "Of", width: 16, value: (r) => bases[r.of] },
  { header: "Tract acres", width: 12, value: (r) => acresOf(r.tract.acres) },
  {
    header: "Net acres",
    width: 13,
    value: (r, line) => (r.net_acres === null || acresOf(r.tract.acres) === null ? r.net_acres : { formula: `H${line}*J${line}`, result: Number(r.net_acres) }),
  },
  { header: "Depths", width: 18, value: (r) => r.depths ?? null },
  { header: "Term", width: 18, value: (r) => r.term ?? null },
  { header: "Burdens", width: 34, value: (r) => r.burdens.join("; ") },
  { header: "Assumed", width: 10, value: (r) => (r.assumed ? "yes" : null) },
  { header: "Effects", width: 30, value: (r) => r.effects.join(", ") },
];

export const revenue: Column<In<Revenue>>[] = [
  { header: "No.", width: 5, value: (r) => r.no },
  { header: "Tract", width: 34, value: (r) => r.tract.label },
  { header: "Payee", width: 32, value: (r) => r.name },
  { header: "Kind", width: 20, value: (r) => words(r.kind) },
  { header: "Interest", width: 16, value: (r) => r.interest.fraction },
  { header: "Numerator", width: 11, value: (r) => whole(parts(r.interest.fraction)[0]) },
  { header: "Denominator", width: 12, value: (r) => whole(parts(r.interest.fraction)[1]) },
  { header: "Decimal", width: 13, value: (r, line) => divided(r.interest, `F${line}/G${line}`) },
  { header: "Unit", width: 18, value: (r) => r.unit ?? null },
  { header: "Formula", width: 60, value: (r) => r.formula ?? null },
];

export const open: Column<In<Undetermined>>[] = [
  { header: "No.", width: 5, value: (r) => r.no },
  { header: "Tract", width: 34, value: (r) => r.tract.label },
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

/** "Who holds how many net acres over all tracts", added up by the spreadsheet from the sheet of owners. */
export function sums(rows: number): Column<OwnerSum>[] {
  const at = (letter: string) => `Owners!$${letter}$2:$${letter}$${Math.max(rows + 1, 2)}`;
  return [
    { header: "Owner", width: 34, value: (r) => r.name },
    { header: "Estate", width: 18, value: (r) => r.estate },
    { header: "Net acres", width: 14, value: (r, line) => ({ formula: `SUMIFS(${at("K")},${at("C")},A${line},${at("D")},B${line})`, result: r.acres }) },
  ];
}

/** What each estate of a tract adds up to: exact as text, and summed again by the spreadsheet. */
export function controls(ownerRows: number, revenueRows: number): Column<In<OwnershipTract>>[] {
  const last = (rows: number) => Math.max(rows + 1, 2);
  const own = (letter: string) => `Owners!$${letter}$2:$${letter}$${last(ownerRows)}`;
  const estate = (name: string, line: number) => `SUMIFS(${own("H")},${own("A")},A${line},${own("D")},"${name}",${own("I")},"the estate")`;
  const paid = (letter: string) => `Revenue!$${letter}$2:$${letter}$${last(revenueRows)}`;
  const pair = (header: string, key: keyof Ownership["tracts"][number]["totals"], formula: (line: number) => string): Column<In<OwnershipTract>>[] => [
    { header, width: 12, value: (t) => t.totals[key].fraction },
    { header: `${header}, summed`, width: 14, value: (t, line) => ({ formula: formula(line), result: Number(t.totals[key].decimal) }) },
  ];
  const mineral = (line: number) => `${estate("fee", line)}+${estate("mineral", line)}`;
  return [
    { header: "No.", width: 5, value: (t) => t.no },
    { header: "Tract", width: 34, value: (t) => t.label },
    { header: "Acres", width: 12, value: (t) => acresOf(t.acres) ?? t.acres },
    ...pair("Surface", "surface", (line) => `${estate("fee", line)}+${estate("surface", line)}`),
    ...pair("Mineral", "mineral", mineral),
    ...pair(
      "Executive right",
      "executive_right",
      (line) => `IF(COUNTIFS(${own("A")},A${line},${own("D")},"executive right")>0,${estate("executive right", line)},${mineral(line)})`,
    ),
    ...pair("Leasehold", "leasehold", (line) => estate("leasehold", line)),
    ...pair("Revenue", "revenue", (line) => `SUMIFS(${paid("H")},${paid("A")},A${line})`),
  ];
}
