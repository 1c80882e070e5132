// Kin told in a table: each row one of them, with what his columns say of kinship, life and issue.
import type { KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import { isWomansName } from "@/lib/names/womens-names";
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
/** "no, died 1980, a widow", "by first wife": kin that is not the row's own. */
const OTHER_ANSWER = /^(?:yes|no|died|dead|deceased|living|alive|by|of|to|with|married|left|an? widow\w*)\b/i;
/** Those who are told only to say whose child another is, or whom he married. */
const OTHER_HEAD = /\b(?:spouse|married|mother|father|parent|by whom|of whom|husband|wife|address|residence|witness)\b/i;

const peopleIn = (text: string, c: Span): PersonAt[] => findPeople(text, c.start, c.end);

/** "CHILDREN OF THE DECEDENT (all; none adopted)", "… her brothers and sisters, all of the whole blood:": whose rows stand below the line; the last such word of a sentence that leads on to them. */
function captionKin(caption: string): string | null {
  if (!/:\s*$/.test(caption) && (caption.length > 80 || /[a-z]{2}[.;,]\s*$/.test(caption))) return null;
  const words =
    caption
      .replace(/\([^()]*\)/g, "")
      .split(/(?<=[a-z]{3})[.;] /)
      .at(-1) ?? "";
  const told = [...words.matchAll(new RegExp(KIN.source, "gi"))]
    .map((m) => m[0])
    .filter((w) => !/^(?:wife|husband|spouse|widow\w*|mother|father|parents?)$/i.test(w));
  return /^(?:nieces?|nephews?)$/i.test(told[0] ?? "") ? null : (told[0] ?? null);
}

/** "Heirs:", "CHILDREN OF THE DECEDENT (all)": a line that only opens the table. */
const LIST_OF = /^(?:the )?(?:[\w']+ ){0,5}(?:heirs|children|brothers|sisters|siblings|kin|family)\b[^.;]{0,60}$/i;

/** "yes" or "no" below "Living?" or "Dead?": whether it tells a death; null where it does not answer. */
function answersDead(table: Table, row: Row, c: Cell): boolean | null {
  const said = /^(yes|no)\b/i.exec(c.words)?.[1]?.toLowerCase();
  const head = headOf(table, c, row)?.words ?? "";
  if (!said) return null;
  if (/\b(?:liv\w+|alive|surviv\w+)\b/i.test(head)) return said === "no";
  return /\b(?:dead|died|deceased)\b/i.test(head) && !/^if\b/i.test(head) ? said === "yes" : null;
}

/** The kinship of a row: its own word of kin, else that of the heading over the name, else of the line above the table. */
function relationOf(table: Table, row: Row, name: Cell): string | null {
  const head = headOf(table, name, row);
  const tellsKin = (c: Cell) => c !== name && KIN.test(c.words) && c.words.length < 40 && !OTHER_ANSWER.test(c.words);
  const own = row.cells.find((c) => tellsKin(c) && !DEAD.test(c.words.replace(KIN, ""))) ?? row.cells.find(tellsKin);
  const said = own ?? (KIN.test(name.words) ? name : undefined);
  const word = KIN.exec(said?.words ?? "")?.[0] ?? KIN.exec(head?.words ?? "")?.[0] ?? captionKin(table.caption);
  return word ? relationWord(word) : null;
}

/** "son of Betty Jo", "grandson, child of Betty Jo Roe": the one of the rows before whose child a row tells; null where it names none of them. */
function parentIn(row: Row, name: Cell, earlier: readonly string[]): string | null {
  for (const c of row.cells) {
    const of = c === name ? null : /\b(?:sons?|daughters?|child|children|issue),? of (?:the (?:late )?)?([A-Z].*)/.exec(c.words)?.[1]?.toLowerCase();
    for (const words = of?.split(" ").slice(0, 5) ?? []; words.length; words.pop()) {
      const told = earlier.filter((n) => `${n} `.toLowerCase().startsWith(`${words.join(" ").replace(/[,.;]$/, "")} `));
      if (told.length === 1) return told[0] ?? null;
    }
  }
  return null;
}

const CHILDREN_HEAD = /^(?:names? of )?(?:the |living |his |her )*(?:children|issue|child)\b/i;
const MARRIAGE_HEAD = /\b(?:marriages?|spouses?|wi(?:fe|ves)|husbands?|whom married|married)\b/i;

/** A row that tells a marriage with the children of it in a cell of their own: each of them a child of the dead; null where the table is none of marriages. */
function byMarriages(text: string, table: Table, row: Row): { people: PersonAt[]; facts: KinFact[]; died: [string, number][] } | null {
  const heads = table.heads.map((h) => h.words);
  if (!heads.some((h) => CHILDREN_HEAD.test(h)) || !heads.some((h) => MARRIAGE_HEAD.test(h)) || heads.some((h) => /\b(?:name|relation\w*|kin\w*)\b/i.test(h)))
    return null;
  const cell = row.cells.find((c) => CHILDREN_HEAD.test(headOf(table, c, row)?.words ?? ""));
  const people = cell ? peopleIn(text, cell) : [];
  const told = people.map((p, i) => DEAD.test(text.slice(p.end, people[i + 1]?.start ?? cell?.end ?? p.end)));
  const facts = people.map(
    (p, i): KinFact => ({ name: p.name, at: { start: p.start, end: p.end }, relation: "child", of: [""], living: told[i] ? false : null }),
  );
  return { people, facts, died: [] };
}

const SPOUSE_HEAD = /^(?:names? of )?(?:the |each |his |her )?(?:spouses?|wi(?:fe|ves)|husbands?)\b(?: name)?|^(?:to )?whom married\b/i;
/** "How ended | by her death" of a wife: she went first. */
const endedByDeathOf = (words: string, name: string): boolean =>
  (isWomansName(name.split(" ")[0] ?? "")
    ? /\b(?:her|wife's|spouse's) death\b|\bdeath of (?:the )?(?:wife|spouse)\b/i
    : /\b(?:his|husband's|spouse's) death\b|\bdeath of (?:the )?(?:husband|spouse)\b/i
  ).test(words);

const tellsSpouses = (table: Table): boolean => SPOUSE_HEAD.test(table.heads[0]?.words ?? "") && !table.heads.some((h) => CHILDREN_HEAD.test(h.words));

/** A row of a table of marriages: the spouse of the dead; how the marriage ended is left to those who read the words. Null where the first column names no spouses. */
function spouseFacts(text: string, table: Table, row: Row): { people: PersonAt[]; facts: KinFact[]; died: [string, number][] } | null {
  const [cell] = row.cells;
  if (!cell || !tellsSpouses(table)) return null;
  const [one] = peopleIn(text, cell);
  if (!one) return { people: [], facts: [], died: [] };
  const others = row.cells.slice(1);
  const dead =
    others.map((c) => answersDead(table, row, c)).find((d) => d !== null) ?? others.some((c) => DEAD.test(c.words) || endedByDeathOf(c.words, one.name));
  return {
    people: [one],
    facts: [{ name: one.name, at: { start: one.start, end: one.end }, relation: "spouse", of: [""], living: dead ? false : null }],
    died: [],
  };
}

function rowFacts(text: string, table: Table, row: Row, earlier: readonly string[]): { people: PersonAt[]; facts: KinFact[]; died: [string, number][] } {
  const wed = byMarriages(text, table, row) ?? spouseFacts(text, table, row);
  if (wed) return wed;
  const named = row.cells.map((c) => ({ c, people: peopleIn(text, c) })).filter((x) => x.people.length > 0);
  const first = named.find((x) => !OTHER_HEAD.test(headOf(table, x.c, row)?.words ?? ""));
  const [one] = first?.people ?? [];
  if (!first || !one || one.start - first.c.start > 6) return { people: [], facts: [], died: [] };
  const parent = parentIn(row, first.c, earlier);
  const relation = parent ? "child" : relationOf(table, row, first.c);
  if (!relation) return { people: [], facts: [], died: [] };
  const second = named.find((x) => x !== first);
  const told = row.cells.map((c) => answersDead(table, row, c)).find((d) => d !== null);
  const dies = (c: Cell) =>
    DEAD.test((c === second?.c ? c.words.slice(0, (second.people[0]?.start ?? c.start) - c.start) : c.words).replace(/\bif dead\b/i, ""));
  const dead = told ?? row.cells.some(dies);
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
    facts: [fact(one, relation, parent ?? "", dead ? false : null), ...below.map((p) => fact(p, "child", one.name, null))],
  };
}

/**
 * The kin of the dead in the tables of a page, each fact of "" for him. A row without a name, or without a word of kin in it or over its column, tells nothing.
 * "Child | State | Children of a dead child / Bo Roe | dead | Cy Roe" → Bo Roe, dead child, and Cy Roe, child of Bo Roe.
 */
export function kinTables(view: TextView): KinTable[] {
  return findTables(view).flatMap((table) => {
    const earlier: string[] = [];
    const rows = table.rows.flatMap((r) => {
      const own = rowFacts(view.text, table, r, earlier);
      earlier.push(...own.people.map((p) => p.name));
      return own.facts.length > 0 ? [own] : [];
    });
    const [head, end] = [table.heads[0]?.start ?? 0, table.rows.at(-1)?.end ?? 0];
    const start = LIST_OF.test(table.caption) ? head - table.caption.length - 1 : head;
    if ((rows.length < 2 && table.rows.length > 1) || !rows.length || rows.length * 2 < table.rows.length) return [];
    // The rows of marriages stay in the text, which tells how each ended; only their heading goes.
    const span = tellsSpouses(table) ? { start: head, end: table.heads.at(-1)?.end ?? head } : { start, end };
    return [{ span, people: rows.flatMap((r) => r.people), facts: rows.flatMap((r) => r.facts), died: new Map(rows.flatMap((r) => r.died)) }];
  });
}

/** The text with blanks for the tables that were read by themselves; every other word keeps its place. */
export const withoutTables = (text: string, tables: readonly KinTable[]): string =>
  tables.reduce((t, { span }) => `${t.slice(0, span.start)}.${" ".repeat(span.end - span.start - 1)}${t.slice(span.end)}`, text);

/** For a grandson or niece of the dead whose parent the words of the paper name: that parent, below whom he stands. */
function parentTold(f: KinFact, told: readonly KinFact[], main: string): string | undefined {
  if (!/^(?:grandchild|nephew|niece)$/.test(f.relation)) return undefined;
  return told.find((t) => !t.of[0]?.startsWith("?") && t.relation === "child" && t.name.toLowerCase() === f.name.toLowerCase() && !t.of.includes(main))?.of[0];
}

/** The parents told of grandsons and nieces in the tables, as kin of the dead where no other words make them so. */
function parentsOf(below: readonly KinFact[], told: readonly KinFact[], main: string): KinFact[] {
  const out: KinFact[] = [];
  for (const f of below) {
    const name = parentTold(f, told, main);
    if (!name || name.startsWith("?") || [...told, ...out].some((t) => t.name === name && t.of.includes(main))) continue;
    out.push({ ...f, name, relation: f.relation === "grandchild" ? "child" : "sibling", of: [main], living: false });
  }
  return out;
}

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
  const below = own.filter((f) => parentTold(f, kin.facts, main) !== undefined);
  const rest = own.filter((f) => !below.includes(f));
  const told = new Set(rest.map((f) => f.name.toLowerCase()));
  const grand = new Set(below.map((f) => f.name.toLowerCase()));
  const inWords = kin.facts.filter((f) => {
    const name = f.name.toLowerCase();
    return f.relation === "spouse" || !(told.has(name) || (grand.has(name) && f.of.includes(main)));
  });
  return { ...kin, facts: [...inWords, ...parentsOf(below, kin.facts, main), ...rest] };
}
