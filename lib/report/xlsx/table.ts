// A table as a sheet: a bold first row that stays in view, wrapped text, widths in characters. Words are always text; a formula is only ever what a column makes.
import type { Cell, Sheet } from "write-excel-file/node";

/** A cell that the spreadsheet reckons itself; `result` is what it comes to, for programs that show a file without reckoning. */
export type Live = { formula: string; result: number };
export type CellValue = string | number | Live | null;
/** `value` is given the row and the number of its line in the sheet, for formulas that speak of it: the first row is in line 2. */
export type Column<R> = { header: string; width: number; value: (row: R, line: number) => CellValue };
/** A sheet and what its formulas come to, by cell: "H2" → 0.5. */
export type TableSheet = { sheet: Sheet<never>; results: ReadonlyMap<string, number> };

/** 0 → "A", 25 → "Z", 26 → "AA". */
export const columnLetter = (at: number): string => (at < 26 ? "" : columnLetter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function cellOf(value: CellValue): Cell {
  if (value === null || value === "") return null;
  if (typeof value === "object") return { type: "Formula", value: value.formula, alignVertical: "top" };
  if (typeof value === "number") return { type: Number, value, alignVertical: "top" };
  return { type: String, value: value.length > 32_000 ? `${value.slice(0, 32_000)}…` : value, wrap: true, alignVertical: "top" };
}

/** Rows and columns → one sheet of a workbook. Sheet names are cut to the 31 characters that the format allows. */
export function tableSheet<R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): TableSheet {
  const head: Cell[] = columns.map((c) => ({
    type: String,
    value: c.header,
    fontWeight: "bold",
    backgroundColor: "#E7E2D8",
    wrap: true,
    alignVertical: "top",
  }));
  const results = new Map<string, number>();
  const body = rows.map((row, r) =>
    columns.map((c, at) => {
      const value = c.value(row, r + 2);
      if (value !== null && typeof value === "object") results.set(`${columnLetter(at)}${r + 2}`, value.result);
      return cellOf(value);
    }),
  );
  const sheet = {
    data: [head, ...body],
    sheet: name.slice(0, 31),
    columns: columns.map((c) => ({ width: c.width })),
    stickyRowsCount: 1,
    orientation: "landscape" as const,
  };
  return { sheet, results };
}
