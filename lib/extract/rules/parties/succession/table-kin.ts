// Kin told in a table: each row one of them, with what his columns say of kinship, life and issue.
import type { KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { Span, TextView } from "@/lib/text/view";
import { findPeople, type PersonAt } from "./find-people";
import { type Cell, findTables, headOf, type Row, type Table } from "./table-cells";

export type KinTable = {
  readonly span: Span;
  readonly people: readonly PersonAt[];
  readonly facts: readonly KinFact[] /** The year in which one died, where the table tells it. */;
  readonly died: ReadonlyMap<string, number>;
};

const KIN =
  /\b(?:wife|husband|spouse|widow(?:er)?|sons?|daughters?|child(?:ren)?|brothers?|sisters?|siblings?|nephews?|nieces?|mother|father|parents?|grand\w+|half[- ](?:brother|sister))\b/i;
const DEAD = /\b(?:died|dead|deceased|d\.|predeceased)(?![\w])/i;
const ISSUE = /\b(?:issue|descend|left|represent|his children|her children|children of|if dead|grandchildren|survived by)\b/i;
/** Those who are told only to say whose child another is, or whom he married. */
const OTHER_HEAD = /\b(?:spouse|married|mother|father|parent|by whom|of whom|husband|wife|address|residence|witness)\b/i;

const peopleIn = (text: string, c: Span): PersonAt[] => findPeople(text, c.start, c.end);

/** The kinship of a row: its own word of kin, else that of the heading over the name. */
function relationOf(row: Row, name: Cell, head: Cell | undefined): string | null {
  const own =
    row.cells.find((c) => c !== name && KIN.test(c.words) && c.words.length < 40 && !DEAD.test(c.words.replace(KIN, ""))) ??
    row.cells.find((c) => c !== name && KIN.test(c.words) && c.words.length < 40);
  const said = own ?? (KIN.test(name.words) ? name : undefined);
  const word = KIN.exec(said?.words ?? "")?.[0] ?? KIN.exec(head?.words ?? "")?.[0];
  return word ? relationWord(word) : null;
}

function rowFacts(text: string, table: Table, row: Row): { people: PersonAt[]; facts: KinFact[]; died: [string, number][] } {
  const named = row.cells.map((c) => ({ c, people: peopleIn(text, c) })).filter((x) => x.people.length > 0);
  const first = named.find((x) => !OTHER_HEAD.test(headOf(table, x.c, row)?.words ?? ""));
  const [one] = first?.people ?? [];
  if (!first || !one || one.start - first.c.start > 6) return { people: [], facts: [], died: [] };
  const relation = relationOf(row, first.c, headOf(table, first.c, row));
  if (!relation) return { people: [], facts: [], died: [] };
  const dead = row.cells.some((c) => DEAD.test(c.words.replace(/\bif dead\b/i, "")) && c !== named.find((x) => x !== first)?.c);
  const below = named.filter((x) => x !== first && (dead || ISSUE.test(headOf(table, x.c, row)?.words ?? ""))).flatMap((x) => x.people);
  const fact = (p: PersonAt, kin: string, of: string, living: boolean | null): KinFact => ({
    name: p.name,
    at: { start: p.start, end: p.end },
    relation: kin,
    of: [of],
    living,
  });
  const year = Number(
    /\b(?:died|d\.|dead|deceased),?[^;]{0,16}?\b(1[789]\d\d|20\d\d)\b/i.exec(
      row.cells
        .filter((c) => c.words)
        .map((c) => c.words)
        .join("; "),
    )?.[1] ?? 0,
  );
  return {
    died: year ? [[one.name, year]] : [],
    people: [one, ...below],
    facts: [fact(one, relation, "", dead ? false : null), ...below.map((p) => fact(p, "child", one.name, null))],
  };
}

/**
 * The kin of the dead in the tables of a page, each fact of "" for him. A row without a name, or without a word of kin in it or over its column, tells nothing.
 * "Child | State | Children of a dead child / Bo Roe | dead | Cy Roe" → Bo Roe, dead child, and Cy Roe, child of Bo Roe.
 */
export function kinTables(view: TextView): KinTable[] {
  return findTables(view).flatMap((table) => {
    const rows = table.rows.map((r) => rowFacts(view.text, table, r)).filter((r) => r.facts.length > 0);
    const [start, end] = [table.heads[0]?.start ?? 0, table.rows.at(-1)?.end ?? 0];
    if (rows.length < 2 || rows.length * 2 < table.rows.length) return [];
    return [{ span: { start, end }, people: rows.flatMap((r) => r.people), facts: rows.flatMap((r) => r.facts), died: new Map(rows.flatMap((r) => r.died)) }];
  });
}

/** The text with blanks for the tables that were read by themselves; every other word keeps its place. */
export const withoutTables = (text: string, tables: readonly KinTable[]): string =>
  tables.reduce((t, { span }) => t.slice(0, span.start) + " ".repeat(span.end - span.start) + t.slice(span.end), text);

/** The family with the kin of the tables in the places that those give them. `died`: the day on which `main` died; who died later did not go before. */
export function withKinTables<K extends { readonly facts: readonly KinFact[] }>(kin: K, tables: readonly KinTable[], main: string, died: string | null): K {
  if (!tables.length) return kin;
  const year = Number(died?.slice(0, 4) ?? 9999);
  const own = tables.flatMap((t) =>
    t.facts.map((f) => ({
      ...f,
      of: f.of.map((o) => o || main),
      living: f.living === false && (t.died.get(f.name) ?? 0) > year ? null : f.living,
    })),
  );
  const told = new Set(own.map((f) => f.name.toLowerCase()));
  return { ...kin, facts: [...kin.facts.filter((f) => !told.has(f.name.toLowerCase()) || f.relation === "spouse"), ...own] };
}
