// Tables with a column of acres whose rows give the figure alone: "No.  Land  Acres  Lease / 1  Doe League, A-3  103.719  Vol. 3".

const HEAD = /(?:^|\s{2,}|\|\s*)(?:NET |GROSS |SURFACE )?(ACRES|ACREAGE)(?=\s{2,}|\s*\||\s*$)/;
const FIGURE = /(?<![\d.,/])(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{1,4}(?![\d.%]|\s?(?:%|AC))/g;
const FOOT = /^\W*(?:SUB)?-?TOTALS?\b/;
/** Room for the word, apart from a figure before it ("A-3"). */
const BLANK_BEFORE = / {9}$/;

/** The figure of a row that stands nearest under the heading. */
function under(row: string, column: number): { start: number; end: number } | null {
  const found = [...row.matchAll(FIGURE)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const far = (f: { start: number; end: number }): number => Math.abs((f.start + f.end) / 2 - column);
  return found.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The row with "ACRES" or "AC" written into the blanks beside its figure; as it was where there are none. */
function written(row: string, column: number): string | null {
  const at = under(row, column);
  if (!at || FOOT.test(row) || !/[A-Z]{2}/.test(row)) return null;
  if (/^ [ |]/.test(row.slice(at.end))) return `${row.slice(0, at.end)}AC${row.slice(at.end + 2)}`;
  return BLANK_BEFORE.test(row.slice(0, at.start)) ? `${row.slice(0, at.start - 6)}ACRES ${row.slice(at.start)}` : row;
}

/** Upper-case text with the unit written beside the acres of each row under such a head; every offset as it was. */
export function withAcreRows(plain: string): string {
  if (!/ACRE/.test(plain)) return plain;
  const lines = plain.split("\n");
  let column: number | null = null;
  for (const [i, line] of lines.entries()) {
    const head = HEAD.exec(line);
    if (head) column = head.index + head[0].length - (head[1] ?? "").length / 2;
    else if (column !== null && line.trim() !== "" && !/^[\s|:-]+$/.test(line)) {
      const row = written(line, column);
      if (row === null) column = null;
      else lines[i] = row;
    }
  }
  return lines.join("\n");
}
