// A table that says who has which share of what: a row for each taker, a column for each thing.
import { type Cell, findTables, headOf, type Row, type Table } from "@/lib/extract/rules/parties/succession/table-cells";
import { equals, ONE, type Rational, sum } from "@/lib/fraction/rational";
import type { Span, TextView } from "@/lib/text/view";
import { sharesOfParcel, type Thing } from "./parcel-tokens";

export type ShareRow = {
  readonly name: Span;
  readonly words: string;
  readonly parts: readonly { readonly thing: Thing; readonly value: Rational; readonly at: Span }[];
};
export type ShareTable = { readonly span: Span; readonly rows: readonly ShareRow[] };

const MINERALS = /\b(?:minerals?|oil|gas)\b/i;
const SHARE_HEAD = /\b(?:shares?|interests?|portions?|fractions?|parts?|proportions?|land|fee|estate|takes|receives)\b/i;
const ALL = /^\W*(?:all(?: of (?:it|the same))?|the whole|whole|entire|100 ?%|1\/1|full)\W*$/i;
const NONE = /^\W*(?:none|nothing|no|nil|0|)\W*$/i;

/** What a column is of; null where it tells no share. */
function thingOf(head: string): Thing | null {
  if (/\broyalt|\bleasehold/i.test(head)) return null;
  const surface = /\bsurface\b/i.test(head);
  if (MINERALS.test(head)) return surface ? "fee" : "mineral";
  return surface ? "surface" : SHARE_HEAD.test(head) ? "fee" : null;
}

/** The share in a cell; null where it holds something else. */
function shareIn(cell: Cell): Rational | null {
  if (ALL.test(cell.words)) return ONE;
  const [one, more] = sharesOfParcel(cell.words);
  return one && !more && one.value !== "rest" && cell.words.length < 60 ? one.value : null;
}

function rowOf(table: Table, row: Row): ShareRow | null {
  const [name] = row.cells;
  if (!name) return null;
  const parts = row.cells.slice(1).flatMap((cell) => {
    const thing = thingOf(headOf(table, cell, row)?.words ?? "");
    const value = thing && !NONE.test(cell.words) ? shareIn(cell) : null;
    return thing && value ? [{ thing, value, at: { start: cell.start, end: cell.end } }] : [];
  });
  return parts.length ? { name: { start: name.start, end: name.end }, words: name.words, parts } : null;
}

/**
 * The tables of a page whose columns of shares each come to the whole.
 * "Taker | Surface | Minerals / Ada Venn | All | 1/2 / Bo Venn | None | 1/2" → Ada Venn surface 1 and minerals 1/2, Bo Venn minerals 1/2. Errs toward none.
 */
export function shareTables(view: TextView): ShareTable[] {
  return findTables(view).flatMap((table) => {
    const rows = table.rows.flatMap((r) => rowOf(table, r) ?? []);
    const things = [...new Set(rows.flatMap((r) => r.parts.map((p) => p.thing)))];
    const whole = (t: Thing) => equals(sum(rows.flatMap((r) => r.parts.filter((p) => p.thing === t).map((p) => p.value))), ONE);
    const sound = rows.length > 1 && things.length > 0 && things.every(whole) && !(things.length > 1 && things.includes("fee"));
    return sound ? [{ span: { start: table.heads[0]?.start ?? 0, end: table.rows.at(-1)?.end ?? 0 }, rows }] : [];
  });
}
