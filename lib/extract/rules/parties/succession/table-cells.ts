// Rows and cells of a page: what wide gaps or bars part on one line, and the rows that a heading stands over.
import type { Span, TextView } from "@/lib/text/view";

export type Cell = Span & { readonly words: string /** Where it begins on its line of the page. */; readonly column: number };
export type Row = Span & { readonly cells: readonly Cell[] };
/** A heading with the rows below it. */
export type Table = { readonly heads: readonly Cell[]; readonly rows: readonly Row[] /** The line above it. */; readonly caption: string };

const GAP = 3;
const ROWS_MAX = 30;

/** The cells of one line: stretches that three blanks or more, a tab or a bar part. */
function cellsOf(view: TextView, line: Span): Cell[] {
  const { text, raw, offsets } = view;
  const at = (i: number): number => offsets[i] ?? raw.length;
  const lineStart = raw.lastIndexOf("\n", at(line.start)) + 1;
  const cuts: Span[] = [];
  for (let i = line.start; i < line.end; i++) {
    if (text.charAt(i) !== " ") continue;
    const gap = raw.slice(at(i), at(i + 1));
    if (gap.length >= GAP || gap.includes("\t") || gap.includes("|")) cuts.push({ start: i, end: i + 1 });
  }
  const starts = [line.start, ...cuts.map((c) => c.end)];
  return starts
    .map((start, i) => ({ start, end: cuts[i]?.start ?? line.end }))
    .filter((c) => c.end > c.start)
    .map((c) => ({ ...c, words: text.slice(c.start, c.end), column: at(c.start) - lineStart }));
}

const HEAD =
  /\b(?:names?|heirs?|child(?:ren)?|sons?|daughters?|brothers?|sisters?|siblings|relation(?:ship)?|kin(?:ship|dred)?|born|birth|ages?|residence|address|status|state|living|alive|surviv\w+|dead|died|death|deceased|issue|descendants|shares?|interest|portion|fraction|surface|minerals?|oil|gas|to|distributees?|devisees?|takers?|remarks|part|spouse|widow|of whom|represented|tract|land|marriage|married|divorce|ended)\b/i;
/** "Living at Dec. 1, 1988?" asks for what the rows answer. */
const isShort = (c: Cell): boolean =>
  c.words.length < 50 &&
  !/\d\/\d|(?<!^if (?:not |so |\w+ )?(?:dead|deceased|living|alive)):\s/i.test(c.words) &&
  (!/\d{4}/.test(c.words) || /\?$|^(?:status|state|living|alive|condition|age)\b/i.test(c.words)) &&
  !/^(?:none|no|yes)\b(?!\.)/i.test(c.words);
const isHead = (c: Cell): boolean => HEAD.test(c.words) && isShort(c);
/** A heading over rows: two titles of columns at least, and nothing that is not as short. */
const isHeadRow = (heads: readonly Cell[]): boolean => {
  const known = heads.filter(isHead).length;
  return known > 1 && known * 2 >= heads.length && heads.every(isShort);
};

/** A row that only goes on with the last cell of the one before it stands far in on its line and has one cell. */
const goesOn = (row: Row, heads: readonly Cell[]): boolean => row.cells.length === 1 && (row.cells[0]?.column ?? 0) >= (heads[1]?.column ?? 8) - 2;

const joined = (rows: readonly Row[], heads: readonly Cell[]): Row[] => {
  const out: Row[] = [];
  for (const row of rows) {
    const last = out.at(-1);
    const cell = last?.cells.at(-1);
    const more = row.cells[0];
    if (last && cell && more && goesOn(row, heads))
      out[out.length - 1] = { ...last, end: row.end, cells: [...last.cells.slice(0, -1), { ...cell, end: row.end, words: `${cell.words} ${more.words}` }] };
    else out.push(row);
  }
  return out;
};

/** One row between bars with a cell below each heading: a table of one. */
const isBarredRow = (view: TextView, rows: readonly Row[], heads: readonly Cell[]): boolean =>
  rows.length === 1 &&
  heads.length > 2 &&
  rows[0]?.cells.length === heads.length &&
  [rows[0], heads[0]].every((c) => c !== undefined && /^[^\n]*\|/.test(view.raw.slice(view.offsets[c.start] ?? 0)));

/** Every table of a page that has a heading of two columns or more and two rows or more below it, or one row between bars. */
export function findTables(view: TextView): Table[] {
  const lines = view.lines.map((l): Row & { blankBefore: boolean } => ({ ...l, cells: cellsOf(view, l) }));
  const out: Table[] = [];
  for (let i = 0; i < lines.length; i++) {
    const heads = lines[i]?.cells ?? [];
    if (!isHeadRow(heads)) continue;
    const rows: Row[] = [];
    for (const l of lines.slice(i + 1, i + 1 + ROWS_MAX)) {
      if (l.cells.length < 2 && !(rows.length && goesOn(l, heads))) break;
      rows.push(l);
    }
    const own = joined(rows, heads);
    const above = lines[i - 1];
    if (own.length > 1 || isBarredRow(view, own, heads)) out.push({ heads, rows: own, caption: above ? view.text.slice(above.start, above.end) : "" });
    i += rows.length;
  }
  return out;
}

/** The heading over a cell: the one that begins nearest to it. */
export function headOf(table: Table, cell: Cell, row: Row): Cell | undefined {
  const k = row.cells.indexOf(cell);
  if (row.cells.length === table.heads.length) return table.heads[k];
  return [...table.heads].sort((a, b) => Math.abs(a.column - cell.column) - Math.abs(b.column - cell.column))[0];
}
