// Lists that give each of several people his share: "to A one-third; and to B and C one-third each", "one-half to A and one-sixth each to B, C and D".

import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { compare, equals, mul, ONE, type Rational, rational, sub, sum } from "@/lib/fraction/rational";
import { EACH_ONE } from "./each-one";

export type NameAt = { id: string; start: number; end: number };
export type ShareEstate = "life" | "remainder" | null;
/** People who stand together with the share said to them; `each`: every one of them has it, else they have it together. */
export type ShareGroup = { ids: string[]; value: Rational; each: boolean; estate: ShareEstate; start: number; end: number };

type ShareToken = { value: Rational | "rest"; life: boolean; start: number; end: number };
type Run = { kind: "names"; items: NameAt[] } | { kind: "shares"; items: ShareToken[] };
type Order = "behind" | "ahead";

const EACH = new RegExp(EACH_ONE, "i");
/** "distributed to each of the said three children, A, B and C": said ahead of the names. */
const EACH_OF =
  /\b(?:each|every one)(?: of)?(?: (?:the|said|those|his|her|their|its|such|above|named|aforesaid|surviving|two|three|four|five|six|seven|eight|nine|ten|heirs?|children|sons|daughters|devisees|distributees|brothers|sisters|persons?|at law|to-wit|namely)){0,8}[,:]? $/i;
const LIFE_ESTATE = /\b(?:an? |the )?(?:undivided )?life (?:estate|interest|tenancy)\b/gi;
const REST =
  /\b(?:the )?(?:balance|remaining (?:undivided )?(?:interest|share|part|portion))\b(?! of (?:one|two|three|\d))|\b(?:the|such) (?:part|share|portion|interest)(?: (?:which|that))? (?:his|her|their|said|the) (?:deceased )?(?:father|mother|parent)s? would have (?:taken|had|received|inherited|been entitled)|\b(?:the|all the) (?:rest|residue)(?: (?:thereof|of (?:it|them|the same|(?:said|the|such|that) \w+(?: \w+)?)))?(?=,? (?:to|unto|be|is|are|shall|goes|in equal)\b)|\b(?:what|all that) (?:is left|remains)(?: of it)?\b/gi;
const IN_REMAINDER = /\b(?:in remainder|remainder(?:men)?|subject to (?:the |said |such )?life estate)\b/i;
/** "a life estate to A, and the remainder to B and C": what follows the estate for life; no "rest, residue and remainder of the estate". */
const REMAINDER =
  /(?<!\b(?:and|or|residue,?) )\b(?:the |a )?(?:vested )?remainder(?: interest| estate)?(?: in fee(?: simple)?)?(?: therein| thereof)?(?=,? (?:un)?to\b|[.;,]|\s*$)/gi;
/** People and their share stand in one breath. */
const NEAR = 180;

type Mention = ReturnType<typeof findShares>[number];
/** "0.046875 interest (which is a 3/64 interest)": the same share once more, in brackets. */
const isSaidAgain = (words: string, before: Mention | undefined, m: Mention): boolean =>
  before !== undefined && equals(before.value, m.value) && /^[^.;()]{0,30}\([^().;]{0,60}$/.test(words.slice(before.end, m.start));

function shareTokens(words: string): ShareToken[] {
  const mentions = findShares(words);
  const once = mentions.filter((m, i) => !isSaidAgain(words, mentions[i - 1], m));
  const stated = once.map((s): ShareToken => ({ value: s.value, life: false, start: s.start, end: s.end }));
  const extra = (pattern: RegExp, value: ShareToken["value"], life: boolean) =>
    [...words.matchAll(pattern)].map((m): ShareToken => ({ value, life, start: m.index, end: m.index + m[0].length }));
  const ofLife = extra(LIFE_ESTATE, ONE, true).filter((t) => !/\bsubject to (?:the |said |such )?$/i.test(words.slice(Math.max(0, t.start - 24), t.start)));
  const over = ofLife.length && !stated.length ? extra(REMAINDER, "rest", false) : [];
  const all = [...stated, ...ofLife, ...over, ...extra(REST, "rest", false)].sort((a, b) => a.start - b.start);
  return all.filter((t, i) => i === 0 || t.start >= (all[i - 1]?.end ?? 0));
}

/** Each name once: where a list names its people twice, the first or the last place counts. */
function once(names: readonly NameAt[], last: boolean): NameAt[] {
  const sorted = [...names].sort((a, b) => a.start - b.start);
  const seen = last ? sorted.toReversed() : sorted;
  return seen.filter((n, i) => seen.findIndex((o) => o.id === n.id) === i).sort((a, b) => a.start - b.start);
}

/** Words between two names that say the second is no fellow of the first: "to A, subject to a contract in favor of B". */
const APART = /\b(?:subject to|in favou?r of|dated|executed|recorded|section|by deed|contract|lease|less|except|widow of|wife of|husband of|heirs? of)\b/i;
const together = (words: string, a: NameAt, b: NameAt): boolean => b.start - a.end < NEAR && !APART.test(words.slice(a.end, b.start));

function runsOf(words: string, names: readonly NameAt[], shares: readonly ShareToken[]): Run[] {
  const all = [...names.map((item) => ({ kind: "names" as const, item })), ...shares.map((item) => ({ kind: "shares" as const, item }))];
  const out: Run[] = [];
  for (const x of all.sort((a, b) => a.item.start - b.item.start)) {
    const last = out.at(-1);
    if (last?.kind === "names" && x.kind === "names" && together(words, last.items.at(-1) ?? x.item, x.item)) last.items.push(x.item);
    else if (last?.kind === "shares" && x.kind === "shares") last.items.push(x.item);
    else out.push(x.kind === "names" ? { kind: "names", items: [x.item] } : { kind: "shares", items: [x.item] });
  }
  return out;
}

type Pair = { names: NameAt[]; share: ShareToken; upTo: number };

/** Runs paired in one order; null where a run stands without its partner or far from it. */
function pairsOf(runs: readonly Run[], order: Order, end: number): Pair[] | null {
  const out: Pair[] = [];
  for (let i = 0; i < runs.length; i += 2) {
    const a = runs[i];
    const b = runs[i + 1];
    if (!a || !b || a.kind === b.kind) return null;
    const names = a.kind === "names" ? a.items : b.kind === "names" ? b.items : [];
    const shares = a.kind === "shares" ? a.items : b.kind === "shares" ? b.items : [];
    const next = runs[i + 2]?.items[0]?.start ?? end;
    if (order === "behind" && shares.length > 1 && shares.length === names.length) {
      names.forEach((n, k) => {
        const share = shares[k];
        if (share) out.push({ names: [n], share, upTo: next });
      });
      continue;
    }
    const share = order === "ahead" ? shares.at(-1) : shares[0];
    const [first, last] = [names[0], names.at(-1)];
    if (order === "ahead" && shares.length > 1 && share?.value === "rest") return null;
    if (!share || !first || !last || (shares.length > 1 && (order === "behind" || i > 0))) return null;
    if ((order === "behind" ? share.start - last.end : first.start - share.end) > NEAR) return null;
    out.push({ names, share, upTo: next });
  }
  return out.length ? out : null;
}

function groupOf(words: string, p: Pair, rest: Rational): ShareGroup {
  const from = Math.min(p.names[0]?.start ?? 0, p.share.start);
  const beside = words.slice(Math.max(0, from - 10), Math.min(p.upTo, from + 600));
  const estate: ShareEstate = p.share.life ? "life" : IN_REMAINDER.test(beside) ? "remainder" : null;
  const value = p.share.value === "rest" ? rest : p.share.value;
  return {
    ids: p.names.map((n) => n.id),
    value,
    each: p.names.length > 1 && (EACH.test(beside) || EACH_OF.test(words.slice(Math.max(0, from - 80), from))),
    estate,
    start: p.share.start,
    end: p.share.end,
  };
}

const amount = (g: ShareGroup): Rational => (g.each ? mul(g.value, rational(g.ids.length)) : g.value);

/** All shares of a list beside those for life. */
export const totalOf = (groups: readonly ShareGroup[]): Rational => sum(groups.filter((g) => g.estate !== "life").map(amount));

/** Groups that together are no more than the whole; "each" is taken where only so the shares make a whole. */
function sound(groups: readonly ShareGroup[]): ShareGroup[] | null {
  const tries = [groups, groups.length > 1 ? groups.map((g) => ({ ...g, each: g.ids.length > 1 })) : groups, groups.map((g) => ({ ...g, each: false }))];
  const exact = tries.find((t) => equals(totalOf(t), ONE));
  const kept = exact ?? tries[0] ?? [];
  return compare(totalOf(kept), ONE) <= 0 && kept.every((g) => compare(g.value, rational(0)) > 0) ? [...kept] : null;
}

function readOrder(words: string, runs: readonly Run[], order: Order): ShareGroup[] | null {
  const pairs = pairsOf(runs, order, words.length);
  if (!pairs) return null;
  const stated = sum(pairs.flatMap((p) => (p.share.value === "rest" || p.share.life ? [] : [p.share.value])));
  if (compare(stated, ONE) > 0) return null;
  return sound(pairs.map((p) => groupOf(words, p, sub(ONE, stated))));
}

/** Ways to take the runs: as they stand, without a share that opens (the thing divided) or closes (what is left out of it), without names that open or close. */
function waysOf(all: readonly Run[]): { runs: readonly Run[]; order: Order; whole: boolean }[] {
  const opens = all.findIndex((r) => r.kind === "shares");
  const closes = all.findLastIndex((r) => r.kind === "shares");
  const runs = opens < 0 ? all : all.slice(Math.max(0, opens - 1), closes + 2);
  const first = runs[0]?.kind;
  const last = runs.at(-1)?.kind;
  if (first === "names" && last === "shares") return [{ runs, order: "behind", whole: false }];
  if (first === "shares" && last === "names") return [{ runs, order: "ahead", whole: false }];
  if (first === "shares")
    return [
      { runs: runs.slice(1), order: "behind", whole: true },
      { runs: runs.slice(0, -1), order: "ahead", whole: true },
    ];
  return [
    { runs: runs.slice(0, -1), order: "behind", whole: true },
    { runs: runs.slice(1), order: "ahead", whole: true },
  ];
}

/**
 * The shares of a list and who has them, in order; empty unless every share has its people and together they are no more than the whole.
 * "A, his wife, 1/3; B, C and D, children, two ninths each" → A 1/3; B, C, D 2/9 each. "1/2 to A and the balance to B" → 1/2 and 1/2.
 * Shares said behind the names and shares said ahead are never mixed. Errs toward empty.
 */
export function readShareList(words: string, names: readonly NameAt[]): ShareGroup[] {
  const shares = shareTokens(words);
  if (!shares.length || shares.length > 60) return [];
  const found: ShareGroup[][] = [];
  for (const last of [false, true])
    for (const way of waysOf(runsOf(words, once(names, last), shares))) {
      const groups = readOrder(words, way.runs, way.order);
      if (groups && (!way.whole || equals(totalOf(groups), ONE))) found.push(groups);
    }
  return found.find((g) => equals(totalOf(g), ONE)) ?? inTurns(words, names) ?? found[0] ?? [];
}

/** Where a list turns to those who have what is left: "…; and that the other two-thirds go to", "and the rest to". */
const TURN =
  /[;,]? (?:and |but )?(?:(?:that|as to) )?(?=(?:the|all the|his|her) (?:other|remaining|remainder|rest|balance|residue)\b(?! (?:heirs?|children|brothers?|sisters?|devisees?|persons?|of (?:my|the) estate)))/i;

/** A list that says the first share behind its taker and the others ahead of theirs: "to ANN ROE one-third, and the other two-thirds to BO ROE and CY ROE"; null unless both make the whole. */
function inTurns(words: string, names: readonly NameAt[]): ShareGroup[] | null {
  const at = words.search(TURN);
  if (at < 0) return null;
  const cut = at + (TURN.exec(words)?.[0].length ?? 0);
  const first = readShareList(
    words.slice(0, at),
    names.filter((n) => n.end <= at),
  );
  if (!first.length || compare(totalOf(first), ONE) >= 0) return null;
  const left = sub(ONE, totalOf(first));
  const behind = names.filter((n) => n.start >= cut).map((n) => ({ ...n, start: n.start - cut, end: n.end - cut }));
  const tail = words.slice(cut);
  const shares = shareTokens(tail);
  const one = shares[0];
  const taking = once(behind, false);
  const whole: ShareGroup[] =
    one && (one.value === "rest" || equals(one.value, left)) && shares.length === 1 && taking.length
      ? [{ ids: taking.map((n) => n.id), value: left, each: false, estate: null, start: one.start, end: one.end }]
      : readShareList(tail, behind);
  const later = whole.map((g) => ({ ...g, start: g.start + cut, end: g.end + cut }));
  const all = [...first, ...later];
  return later.length > 0 && equals(totalOf(all), ONE) ? all : null;
}
