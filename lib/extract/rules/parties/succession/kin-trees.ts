// A family drawn as a tree or as lists within lists: each line one person, below the line of the one whose child he is.
import type { KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { Span, TextView } from "@/lib/text/view";
import { findPeople, type PersonAt } from "./find-people";
import { type KinTable, kinTables } from "./table-kin";

const MARK = /^(?!m\. )(?:[-–—•*+>]+ ?|\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)] )?/;
/** "m. Joe Roe", "and by his widow, Tess Roe": the spouse of the one above. */
const SPOUSE =
  /^(?:(?:and|also|survived|surviving|left|by|his|her|first|second|third|former|\d\w\w|was|once) )*(?:m\.|m:|=|married(?: to)?|widow|widower|wife|husband|spouse)[,:]? (?:\(?\d\w*\)? )?(?=[A-Z])/i;
const DEAD = /\b(?:died|dead|deceased|predeceased|killed|drowned|stillborn)\b|\bd\. ?(?=\d|in |[A-Z])|†/i;
const ENDED = /\b(?:divorced?|annulled|div\.)/i;
/** The line over a tree, with what those of its first rank are to the dead. */
const CAPTION = /\b(children|issue|sons|daughters|descendants|family|brothers and sisters|siblings|brothers|sisters)\b[^.;]{0,80}$/i;
/** "survived by", "leaving": the issue of a dead one on his own line. */
const BELOW = /\b(?:children|child|issue|sons?|daughters?|leaving|left|survived by|represented by)\b/i;
const IN_LAW = /\b(?:wife|husband|widow|widower|spouse|married|m\.|wed),? $/i;

type Line = Span & { readonly words: string; readonly column: number };
type Item = Line & { readonly one: PersonAt; readonly rest: readonly PersonAt[]; readonly spouse: boolean; readonly kind: number };

function lineOf(view: TextView, l: Span): Line {
  const at = view.offsets[l.start] ?? 0;
  return { ...l, words: view.text.slice(l.start, l.end), column: at - (view.raw.lastIndexOf("\n", at) + 1) };
}

const markKind = (mark: string): number => [/\d/, /[ivx]{2,}|^\W*i\W/, /[a-z]/, /[IVX]{2,}|^\W*I\W/, /[A-Z]/, /\S/].findIndex((r) => r.test(mark));

/** The person a line opens with; null where it opens with anything else. */
function itemOf(text: string, l: Line): Item | null {
  const mark = MARK.exec(l.words)?.[0] ?? "";
  const wed = SPOUSE.exec(l.words.slice(mark.length))?.[0] ?? "";
  const from = l.start + mark.length + wed.length;
  const people = findPeople(text, from, l.end);
  const [one] = people;
  return one && one.start === from ? { ...l, one, rest: people.slice(1), spouse: wed !== "", kind: markKind(mark) } : null;
}

/** How deep each line stands: by its column; where all stand in one, by the kinds of their marks in the order in which they come. */
function depths(items: readonly Item[]): number[] {
  const columns = [...new Set(items.map((i) => i.column))].sort((x, y) => x - y);
  if (columns.length > 1) return items.map((i) => columns.indexOf(i.column));
  const kinds = [...new Set(items.filter((i) => !i.spouse).map((i) => i.kind))];
  return items.map((i) => (i.spouse ? kinds.length : kinds.indexOf(i.kind)));
}

const fact = (p: PersonAt, relation: string, of: string, living: boolean | null): KinFact => ({
  name: p.name,
  at: { start: p.start, end: p.end },
  relation,
  of: [of],
  living,
});

function readTree(text: string, items: readonly Item[], relation: string): Omit<KinTable, "span"> {
  const deep = depths(items);
  const facts: KinFact[] = [];
  const died = new Map<string, number>();
  items.forEach((item, i) => {
    const above = items.findLast((o, k) => k < i && !o.spouse && (deep[k] ?? 0) < (deep[i] ?? 0))?.one.name ?? "";
    const last = item.spouse ? items.findLast((o, k) => k < i && !o.spouse && (deep[k] ?? 0) <= (deep[i] ?? 0))?.one.name : undefined;
    const behind = text.slice(item.one.end, item.end);
    const dead = DEAD.test(behind);
    const year = Number(/\b(?:1[789]|20)\d\d\b/.exec(behind.slice(behind.search(DEAD)))?.[0] ?? 0);
    if (item.spouse) {
      if (!ENDED.test(behind)) facts.push(fact(item.one, "spouse", last ?? above, dead ? false : null));
      return;
    }
    if (dead && year) died.set(item.one.name, year);
    facts.push(fact(item.one, above === "" ? relation : "child", above, dead ? false : null));
    const opens = BELOW.exec(behind);
    if (!dead || !opens) return;
    const from = item.one.end + opens.index;
    for (const p of item.rest) if (p.start > from && !IN_LAW.test(text.slice(p.start - 12, p.start))) facts.push(fact(p, "child", item.one.name, null));
  });
  return { facts, died, people: facts.map((f) => ({ name: f.name, ...f.at })) };
}

/** Two ranks at least: somebody stands below another, or spouses are drawn beside those they married. */
const isTree = (items: readonly Item[]): boolean => {
  const deep = depths(items);
  const own = items.map((x, i) => ({ x, d: deep[i] ?? 0 })).filter(({ x }) => !x.spouse);
  return own.length > 1 && (new Set(own.map(({ d }) => d)).size > 1 || items.length > own.length);
};

/** The families drawn on a page, besides the tables `taken`, below a line that says whose they are. A list of one rank is left to those who read prose; a line that opens with no person ends the tree. */
export function kinTrees(view: TextView, taken: readonly KinTable[]): KinTable[] {
  const lines = view.lines.map((l) => lineOf(view, l));
  const out: KinTable[] = [];
  for (let i = 0; i < lines.length; i++) {
    const over = lines[i];
    const caption = over && CAPTION.exec(over.words)?.[1];
    if (!caption || /^\W*(?:no|other)\b/i.test(over.words)) continue;
    const items: Item[] = [];
    for (const l of lines.slice(i + 1, i + 41)) {
      const item = itemOf(view.text, l);
      if (!item || taken.some((t) => l.start < t.span.end && t.span.start < l.end)) break;
      items.push(item);
    }
    const first = items[0];
    const last = items.at(-1);
    if (!first || !last || !isTree(items)) continue;
    out.push({
      span: { start: findPeople(view.text, over.start, over.end).length ? first.start : over.start, end: last.end },
      ...readTree(view.text, items, relationWord(/family|descendants/i.test(caption) ? "child" : caption)),
    });
    i += items.length;
  }
  return out;
}

/** The kin of the dead in the tables of a page, and in the trees beside them. */
export function familyTables(view: TextView): KinTable[] {
  const tables = kinTables(view);
  return [...tables, ...kinTrees(view, tables)];
}
