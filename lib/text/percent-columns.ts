// Tables whose last column is headed "Per cent" and holds bare numbers: "A. Roe    12.5" under "Grantee    Per cent".

/** The heading of the last column of a table. */
const HEAD = /(?:\s{3,}|\t|\|\s*|^\s*)(?:(?:the )?per ?cent(?:age)?s?|%|pct\.?)(?: (?:[a-z]+ ?){1,3}|\s*\([^)\n]{1,20}\))?\s*\|?\s*$/i;
/** A bare number that ends a row behind its gap or leaders. */
const CELL = /(?:\s{3,}|\t|\|\s*|\.{3,}\s*)(\d{1,3}(?:\.\d+)?)(?=\s*\|?\s*$)/;
/** A table is no longer than this. */
const LINES_MAX = 80;
const WHOLE = 100;

/**
 * Where in `raw` a bare number of such a column ends, so that it may be read as the percentage that it is.
 * Empty unless two rows have one, and where a number is more than a hundred: a column of something else.
 */
export function percentCells(raw: string): ReadonlySet<number> {
  const ends = new Set<number>();
  if (!/per ?cent|%|\bpct\b/i.test(raw)) return ends;
  let at = 0;
  const lines = raw.split("\n").map((words) => {
    const line = { words, start: at };
    at += words.length + 1;
    return line;
  });
  lines.forEach((head, i) => {
    if (!HEAD.test(head.words)) return;
    const cells = lines.slice(i + 1, i + 1 + LINES_MAX).flatMap(({ words, start }) => {
      const m = CELL.exec(words);
      return m ? [{ value: Number(m[1]), end: start + m.index + m[0].length }] : [];
    });
    if (cells.length > 1 && cells.every((c) => c.value > 0 && c.value <= WHOLE)) for (const c of cells) ends.add(c.end);
  });
  return ends;
}
