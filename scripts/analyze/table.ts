// Plain tables for a terminal.
export interface Column<Row> {
  head: string;
  /** Widest the column may be; longer texts end in "…". */
  max: number;
  value: (row: Row) => string;
}

const cut = (text: string, max: number): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
};

/** Lines of a table: heads, a rule, a line a row. No rows → one line that says so. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], none: string): string[] {
  if (rows.length === 0) return [`  ${none}`];
  const cells = rows.map((row) => columns.map((column) => cut(column.value(row), column.max)));
  const widths = columns.map((column, i) => Math.max(column.head.length, ...cells.map((line) => line[i]?.length ?? 0)));
  const draw = (line: readonly string[]) => `  ${line.map((text, i) => text.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd();
  return [draw(columns.map((column) => column.head)), draw(widths.map((width) => "-".repeat(width))), ...cells.map(draw)];
}
