// A table as a sheet: a bold first row that stays in view, wrapped text, widths in characters. Values are always text or numbers, never formulas.
import type { Cell, Sheet } from "write-excel-file/node";

export type Column<R> = { header: string; width: number; value: (row: R) => string | number | null };

function cellOf(value: string | number | null): Cell {
  if (value === null || value === "") return null;
  if (typeof value === "number") return { type: Number, value, alignVertical: "top" };
  return { type: String, value: value.length > 32_000 ? `${value.slice(0, 32_000)}…` : value, wrap: true, alignVertical: "top" };
}

/** Rows and columns → one sheet of a workbook. Sheet names are cut to the 31 characters that the format allows. */
export function tableSheet<R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): Sheet<never> {
  const head: Cell[] = columns.map((c) => ({
    type: String,
    value: c.header,
    fontWeight: "bold",
    backgroundColor: "#E7E2D8",
    wrap: true,
    alignVertical: "top",
  }));
  const data = [head, ...rows.map((row) => columns.map((c) => cellOf(c.value(row))))];
  return { data, sheet: name.slice(0, 31), columns: columns.map((c) => ({ width: c.width })), stickyRowsCount: 1, orientation: "landscape" };
}
