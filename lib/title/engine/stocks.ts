// Heirs as a tree of stocks, and what each who lives takes of it by the representation of the place.
import { div, mul, ONE, type Rational, rational, sub, sum } from "@/lib/fraction/rational";
import type { Representation } from "@/lib/title/rules/succession/representation";

/** One of the family: `weight` is what he counts beside his brothers, one half for the half blood where the law says so. */
export type Member = { readonly id: string; readonly lives: boolean; readonly of: string | null; readonly weight?: Rational };
type Stock = { readonly id: string; readonly lives: boolean; readonly weight: Rational; readonly below: Stock[] };
export type Part = { readonly id: string; readonly share: Rational };

const takes = (s: Stock): boolean => s.lives || s.below.some(takes);
const taking = (list: readonly Stock[]): Stock[] => list.filter(takes);

/** The tree of a family: each below the one in whose place he takes; one whose place nobody named holds stands for a dead stock of his own. */
export function stocksOf(members: readonly Member[]): Stock[] {
  const known = new Map(members.map((m) => [m.id, m]));
  const all = new Map<string, Stock>();
  const stock = (id: string): Stock => {
    const found = all.get(id) ?? { id, lives: known.get(id)?.lives ?? false, weight: known.get(id)?.weight ?? ONE, below: [] };
    all.set(id, found);
    return found;
  };
  const stemOf = (m: Member): string | null => (m.of === m.id || (m.of !== null && known.get(m.of)?.of === m.id) ? null : m.of);
  for (const m of members) {
    const stem = stemOf(m);
    const own = stock(m.id);
    if (stem !== null) stock(stem).below.push(own);
  }
  return [...all.values()].filter((s) => {
    const m = known.get(s.id);
    return !m || stemOf(m) === null;
  });
}

function byStirpes(list: readonly Stock[], whole: Rational): Part[] {
  const stocks = taking(list);
  const weight = sum(stocks.map((s) => s.weight));
  return stocks.flatMap((s) => {
    const share = mul(whole, div(s.weight, weight));
    return s.lives ? [{ id: s.id, share }] : byStirpes(s.below, share);
  });
}

function fromFirstLiving(list: readonly Stock[], whole: Rational): Part[] {
  const stocks = taking(list);
  return !stocks.length || stocks.some((s) => s.lives) ? byStirpes(stocks, whole) : fromFirstLiving(below(stocks), whole);
}

const below = (stocks: readonly Stock[]): Stock[] => stocks.flatMap((s) => s.below);

function byGeneration(list: readonly Stock[], whole: Rational): Part[] {
  const stocks = taking(list);
  const living = stocks.filter((s) => s.lives);
  if (!stocks.length) return [];
  if (!living.length) return byGeneration(below(stocks), whole);
  const each = div(whole, rational(stocks.length));
  const rest = sub(whole, mul(each, rational(living.length)));
  const dead = stocks.filter((s) => !s.lives);
  return [...living.map((s) => ({ id: s.id, share: each })), ...(dead.length ? byGeneration(below(dead), rest) : [])];
}

/** Generations, counted from the nearest, in which those stand who take. */
export function degreesOf(list: readonly Stock[], degree = 0): Set<number> {
  return new Set(list.flatMap((s) => (s.lives ? [degree] : [...degreesOf(s.below, degree + 1)])));
}

/** What each who lives takes of the whole: `[dead A → [B, C], D]` by stirpes → B 1/4, C 1/4, D 1/2. Empty where nobody lives. */
export function divide(list: readonly Stock[], how: Representation): Part[] {
  if (how === "first_living") return fromFirstLiving(list, ONE);
  if (how === "each_generation") return byGeneration(list, ONE);
  const parts = byStirpes(list, ONE);
  return how === "alike" ? parts.map((p) => ({ ...p, share: rational(1, parts.length) })) : parts;
}
