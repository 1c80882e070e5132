// A whole parted among several: every way to set takers beside shares and things is tried, and the one that comes to the whole is what was meant.
import { compare, equals, mul, ONE, type Rational, rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { EACH_ONE } from "./each-one";
import { type ShareAt, sharesOfParcel, type Thing, type ThingAt, thingsOfParcel } from "./parcel-tokens";
import type { NameAt } from "./share-list";

/** What somebody, or several together, have of one thing. `of`: the part that is divided, where the words tell less than the whole. */
export type Parcel = { ids: string[]; thing: Thing; value: Rational; start: number; end: number };
export type Parcelled = { parcels: Parcel[]; whole: boolean };

type Group = { ids: string[]; start: number; end: number };
type Item = { ids: string[]; start: number; end: number; each: boolean };
type Demand = { item: Item; thing: Thing | null; shares: ShareAt[]; each: boolean };
type Settled = { value: Rational; each: boolean };
type Choice = { value: Rational | "rest"; each: boolean; cost: number };

const EACH = new RegExp(`${EACH_ONE}|\\b(?:to|for) (?:each|every one)\\b|\\beach of\\b`, "i");
const LIFE = /\blife\b|\b(?:so|as) long as\b|\bremainder(?:man|men)\b|\btrust\b|\bwidowhood\b|\bduring (?:his|her|their)\b/i;
const OTHER_ESTATE = /\broyalt|\boverrid|\bleasehold|\bworking interest|\$|\bdollars\b/i;
/** Between two who take together nothing begins anew. */
const PARTED = /[;:]|\.\s|\b(?:subject to|dated|recorded|book|page|widow of|wife of|heirs? of|children? of|but|while)\b/i;
/** "each fraction being of the whole mineral estate": what is said of the shares, and gives nothing. */
const ABOUT_SHARES =
  /[;,(] ?(?:and )?(?:each|every|all|said|these|such|the) (?:of (?:said|these|such|the) )?(?:fractions?|shares|parts|fractional interests?)\b[^;.()]{0,40}\b(?:being|is|are|to be)\b[^;.()]*/gi;
const MANY = 24;

function groupsOf(words: string, named: readonly NameAt[], marks: readonly { start: number; end: number }[]): Group[] {
  const out: Group[] = [];
  for (const n of [...named].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last && n.start < last.end) continue;
    const joined =
      last &&
      !last.ids.includes(n.id) &&
      n.start - last.end < 90 &&
      !marks.some((m) => m.start >= last.end && m.end <= n.start) &&
      !PARTED.test(words.slice(last.end, n.start));
    if (joined) {
      last.ids = [...new Set([...last.ids, n.id])];
      last.end = n.end;
    } else out.push({ ids: [n.id], start: n.start, end: n.end });
  }
  return out;
}

/** "to A as to one half, and as to the other half to B": where the words turn from shares behind the takers to shares ahead of them. */
const TURN =
  /[;,] (?:and |but )?(?=(?:as to |that |of )*(?:the |all the |my )?(?:other|remaining|rest|balance|residue|what)\b)| and (?=(?:as to |that |of )*(?:the )?(?:other|remaining|rest|balance)\b)/gi;

/** The stretch of words that belongs to each group: behind it up to `turn`, ahead of it from there on. */
function itemsOf(words: string, groups: readonly Group[], turn: number): { items: Item[]; head: number } {
  const items = groups.map((g, i): Item => {
    const behind = g.start < turn;
    const [before, next] = [groups[i - 1], groups[i + 1]];
    const start = behind ? g.end : Math.max(before?.end ?? 0, Math.min(turn, g.start));
    const end = behind ? Math.min(next?.start ?? words.length, Math.max(turn, g.end)) : next ? g.start : words.length;
    const near = behind ? words.slice(start, end) : words.slice(Math.max(0, g.start - 30), Math.min(next?.start ?? words.length, g.end + 40));
    return { ids: g.ids, start, end, each: EACH.test(near) || EACH.test(words.slice(Math.max(0, g.start - 14), g.start)) };
  });
  const first = groups[0];
  return { items, head: first && first.start < turn ? first.start : 0 };
}

/** The demands of one item: each share with its thing; a thing that no share is said of is asked for whole. */
function demandsOf(item: Item, shares: readonly ShareAt[], things: readonly ThingAt[], given: Thing | null, opens: boolean): Demand[] {
  const own = shares.filter((s) => s.start >= item.start && s.end <= item.end);
  const mine = things.filter((t) => t.start >= item.start && t.start < item.end);
  if (!mine.length) return own.length ? [{ item, thing: given, shares: own, each: item.each }] : [];
  // "All the surface and all the minerals, one-half to A and one-half to B": shares alone, of all the things told before the first of them.
  const lastThing = mine.at(-1)?.end ?? 0;
  if (opens && mine.length > 1 && own.length && own.every((s) => s.start >= lastThing))
    return [{ item, thing: mine.every((t) => t.thing === "mineral") ? "mineral" : "fee", shares: own, each: item.each }];
  const used = new Set<ShareAt>();
  const out = mine.map((t, i): Demand => {
    const from = mine[i - 1]?.end ?? item.start;
    const ahead = own.filter((s) => s.start >= from && s.end <= t.start && !used.has(s));
    for (const s of ahead) used.add(s);
    return { item, thing: t.thing, shares: ahead, each: item.each };
  });
  const tail = own.filter((s) => !used.has(s));
  const last = out.at(-1);
  if (last && tail.length) last.shares = [...last.shares, ...tail];
  return out;
}

/** What the shares of one demand may mean: the first said, a later one that says it again, one of the other; of each, or of all together. */
function choicesOf(d: Demand): Choice[] {
  const n = d.item.ids.length;
  const both = (value: Rational | "rest", cost: number): Choice[] =>
    n > 1 && value !== "rest"
      ? [
          { value, each: d.each, cost },
          { value, each: !d.each, cost: cost + 2 },
        ]
      : [{ value, each: false, cost }];
  if (!d.shares.length) return [{ value: ONE, each: false, cost: 0 }];
  const singles = d.shares.slice(0, 4).flatMap((s, i) => both(s.value, i * 2));
  const [a, b] = d.shares;
  const product = a && b && a.value !== "rest" && b.value !== "rest" ? both(mul(a.value, b.value), 1) : [];
  return [...singles, ...product];
}

const amount = (c: Choice, n: number): Rational => (c.value === "rest" ? ZERO : c.each ? mul(c.value, rational(n)) : c.value);

/** The cheapest choice for all demands of one thing that comes to `target`; null where none does. */
function settle(demands: readonly Demand[], target: Rational): Settled[] | null {
  const options = demands.map(choicesOf);
  let best: { cost: number; picks: Choice[] } | null = null;
  let steps = 0;
  const walk = (i: number, total: Rational, cost: number, picks: Choice[]): void => {
    if (steps++ > 20000 || compare(total, target) > 0 || (best && cost >= best.cost)) return;
    if (i === options.length) {
      const rests = picks.filter((p) => p.value === "rest").length;
      const full = equals(total, target);
      if (rests === 0 ? full : rests === 1 && !full) best = { cost, picks: [...picks] };
      return;
    }
    for (const c of options[i] ?? []) walk(i + 1, sum([total, amount(c, demands[i]?.item.ids.length ?? 1)]), cost + c.cost, [...picks, c]);
  };
  walk(0, ZERO, 0, []);
  const found = best as { cost: number; picks: Choice[] } | null;
  if (!found) return null;
  const had = sum(found.picks.map((c, i) => amount(c, demands[i]?.item.ids.length ?? 1)));
  return found.picks.map((c) => ({ value: c.value === "rest" ? sub(target, had) : c.value, each: c.each }));
}

const toParcels = (demands: readonly Demand[], values: readonly Settled[], thing: Thing): Parcel[] =>
  demands.flatMap((d, i) => {
    const { value, each } = values[i] ?? { value: ZERO, each: false };
    return (each ? d.item.ids.map((id) => [id]) : [d.item.ids]).map((ids) => ({ ids, thing, value, start: d.item.start, end: d.item.end }));
  });

/** Every thing divided to the whole; land beside minerals parted is the surface, and what they leave of them. */
function divided(demands: readonly Demand[], target: Rational): Parcel[] | null {
  const of = (t: Thing) => demands.filter((d) => d.thing === t);
  const [fee, minerals, surface] = [of("fee"), of("mineral"), of("surface")];
  if (fee.length && !minerals.length && !surface.length) {
    const values = settle(fee, target);
    return values ? toParcels(fee, values, "fee") : null;
  }
  if (fee.length > 1 || (fee[0] && (fee[0].shares.length || surface.length))) return null;
  const land = [...surface, ...fee];
  const onTop = land.length ? settle(land, ONE) : [];
  const below = minerals.length ? settle(minerals, target) : [];
  if (onTop && below) return [...toParcels(land, onTop, "surface"), ...toParcels(minerals, below, "mineral")];
  return null;
}

function tryLayout(words: string, groups: readonly Group[], turn: number, ids: ReadonlySet<string>): Parcelled | null {
  const shares = sharesOfParcel(words);
  const things = thingsOfParcel(words, shares);
  const { items, head } = itemsOf(words, groups, turn);
  const ahead = things.filter((t) => t.start < head);
  const kinds = new Set(ahead.map((t) => t.thing));
  let given: Thing | null = kinds.size > 1 ? (kinds.has("fee") && kinds.size === 2 ? (ahead[0]?.thing ?? null) : "fee") : (ahead[0]?.thing ?? null);
  if (!things.length) given = "fee";
  const demands: Demand[] = [];
  for (const [i, item] of items.entries()) {
    const own = demandsOf(item, shares, things, given, turn === 0 && i === 0);
    if (!own.length) return null;
    given = own.at(-1)?.thing ?? given;
    demands.push(...own);
  }
  if (demands.some((d) => d.thing === null) || !(demands.some((d) => d.shares.length) || new Set(demands.map((d) => d.thing)).size > 1)) return null;
  if (new Set(demands.flatMap((d) => d.item.ids)).size !== ids.size) return null;
  const part = shares.filter((s) => s.end <= head).at(-1)?.value;
  const target = part && part !== "rest" ? part : ONE;
  const found = divided(demands, target);
  return found ? { parcels: found.sort((a, b) => a.start - b.start), whole: equals(target, ONE) } : null;
}

/**
 * What each of `named` has of what `words` part among them: "to A, 50%; B, C and D, a third each of the other 50%" → A 1/2, B, C and D together 1/2.
 * Takers may stand before or behind their shares, named first and told of again; explanations ("being one-sixth each") and "each" are settled by the whole.
 * Null unless two at least take by shares, everyone named has something and each thing comes to the whole, or to the part told ahead. Errs toward null.
 */
export function parcelOut(said: string, named: readonly NameAt[]): Parcelled | null {
  const words = said.replace(ABOUT_SHARES, (m) => " ".repeat(m.length));
  const ids = new Set(named.map((n) => n.id));
  if (ids.size < 2 || named.length > MANY || words.length > 3000 || LIFE.test(words) || OTHER_ESTATE.test(words)) return null;
  const marks = [...sharesOfParcel(words)];
  const groups = groupsOf(words, named, [...marks, ...thingsOfParcel(words, marks)]);
  const others = (gs: readonly Group[], g: Group) => gs.length > 2 && g.ids.every((id) => gs.some((o) => o !== g && o.ids.includes(id)));
  const [first, last] = [groups[0], groups.at(-1)];
  const ways = [
    groups,
    ...(last && others(groups, last) && !marks.some((m) => m.start >= last.end) ? [groups.slice(0, -1)] : []),
    ...(first && others(groups, first) ? [groups.slice(1)] : []),
  ];
  const turns = [...words.matchAll(TURN)].slice(0, 4).map((m) => m.index);
  for (const gs of ways)
    for (const turn of [words.length, 0, ...turns]) {
      const found = gs.length > 1 ? tryLayout(words, gs, turn, ids) : null;
      if (found) return found;
    }
  return null;
}
