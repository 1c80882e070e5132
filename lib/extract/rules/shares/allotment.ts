// Who has which share where a paper sets takers and shares side by side, in whatever form: list, table, ratio, "to each".

import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { type FractionMention, findFractions } from "@/lib/fraction/find-fractions";
import { compare, div, equals, mul, ONE, type Rational, rational, sub, sum } from "@/lib/fraction/rational";
import { EACH_ONE } from "./each-one";
import type { NameAt } from "./share-list";
import { restsIn, type ToldShare, weightsIn } from "./told-parts";

/** The share of one or several takers; with `each` every one of them has it, else they have it together. `spans`: the words that say it. */
export type Allotment = { ids: string[]; value: Rational; each: boolean; start: number; end: number; spans: { start: number; end: number }[] };

type Token = { kind: "name"; at: NameAt } | { kind: "share"; at: ToldShare };
type Element = { names: NameAt[]; share: ToldShare; extra: ToldShare[]; gap: number };

/** People and their share stand in one breath. */
const NEAR = 180;
/** Words between a name and its share, or between two rows, behind which something new begins. */
const NEW_SENTENCE = /[^.\s]{3}\. +(?=[A-Z])(?!(?:and|to|an)\b)|\n\s*\n(?=[A-Z][a-z]+ [a-z]+ )/;
/** Words between two names that say the second is no fellow of the first. */
const APART =
  /:|\b(?:subject to|in favou?r of|dated|executed|recorded|section|by|from|under|book|page|contract|lease|less|except|widow of|wife of|heirs? of)\b|(?<!\band )\b(?:un)?to\b/i;
/** "one-half, 1/2", "1/3 (being 2/6)": a share said once more. */
const SAID_AGAIN =
  /^(?: (?:interest|part|share))?[\s,;=]*\(?(?:being|or|which is|that is|i\. ?e\.|(?:the )?same (?:being|as)|equal to|an?|the|undivided|[\s,])*$/i;
/** "one-fourth, an undivided one-fourth of the land": behind the last taker's share the size of the thing that they take. */
const ANEW = /^(?: (?:interest|part|share))?[,;] ?(?:an? |the )?undivided $/i;
const OF_THING = /^\)?(?: ?\([^()]{1,24}\))?(?: (?:interest|part|share))?,? (?:of|in)\b(?! (?:it|them|the same|which|said (?:interest|share))\b)/i;
/** "one-half of the surface and one-half of the minerals": shares of two things, and not of two people. */
const OTHER_THING = /\b(?:surface|minerals?|royalt(?:y|ies)|oil|gas|lands?)\b/i;
/** "as the separate property of each" says nothing of a share. */
const EACH = new RegExp(`(?<!\\b(?:property|estate|use|benefit|heirs|names?) of )${EACH_ONE}`, "i");
const TO_NAME =
  /^[\s)\],]*(?:(?:part|share|interest)s? )?(?:thereof |of (?:the same|said \w+|it) )?(?:un)?to (?:(?:the|my|our|his|her|their|said|each of) )*(?:[a-z]+,? ){0,2}$/i;
/** A column or a bare figure behind a name: ".175000", "0.75". */
const ROW_DECIMAL = /^(?:0?\.\d{2,10}|1\.0{2,10})$/;

/** Shares of a list; decimals that stand alone behind a name count too. */
function sharesIn(words: string, names: readonly NameAt[]): ToldShare[] {
  const shares = findShares(words);
  const rows = findFractions(words).filter(
    (f) =>
      ROW_DECIMAL.test(f.text) &&
      !shares.some((s) => s.start < f.end && f.start < s.end) &&
      (names.some((n) => n.end <= f.start && /^[\s.:|,–—-]{1,60}(?:as to )?$/.test(words.slice(n.end, f.start))) ||
        shares.some((s) => s.end <= f.start && f.start - s.end < 90 && s.notation === "decimal")),
  );
  return [...shares, ...rows, ...restsIn(words, shares)].sort((a, b) => a.start - b.start);
}

/** Each share once, with the words that say it again. */
function onceEach(words: string, shares: readonly ToldShare[]): ToldShare[] {
  const out: ToldShare[] = [];
  for (const s of shares) {
    const last = out.at(-1);
    const between = last ? words.slice(last.end, s.start) : "";
    if (last && equals(last.value, s.value) && SAID_AGAIN.test(between) && !(ANEW.test(between) && OF_THING.test(words.slice(s.end))))
      out[out.length - 1] = { ...last, end: s.end };
    else out.push(s);
  }
  return out;
}

const tokensOf = (names: readonly NameAt[], shares: readonly ToldShare[]): Token[] =>
  [...names.map((at) => ({ kind: "name" as const, at })), ...shares.map((at) => ({ kind: "share" as const, at }))].sort((a, b) => a.at.start - b.at.start);

/** Names from `i` on that stand together; those who have their share already are passed over. */
function namesFrom(words: string, tokens: readonly Token[], i: number, had: ReadonlySet<string>): { names: NameAt[]; next: number } {
  const names: NameAt[] = [];
  let next = i;
  for (; next < tokens.length; next++) {
    const t = tokens[next];
    if (t?.kind !== "name") break;
    const last = names.at(-1);
    if (last && (t.at.start - last.end > NEAR || APART.test(words.slice(last.end, t.at.start)))) break;
    if (!had.has(t.at.id) && !names.some((n) => n.id === t.at.id)) names.push(t.at);
  }
  return { names, next };
}

function sharesFrom(tokens: readonly Token[], i: number): { shares: ToldShare[]; next: number } {
  const shares: ToldShare[] = [];
  let next = i;
  for (; next < tokens.length; next++) {
    const t = tokens[next];
    if (t?.kind !== "share") break;
    shares.push(t.at);
  }
  return { shares, next };
}

const inOneBreath = (words: string, from: number, to: number): boolean => to - from <= NEAR && !NEW_SENTENCE.test(words.slice(from, to));

/** A list read from token `i`: names and the share behind them, or a share and the names behind it; null where a row is broken off. */
function listFrom(words: string, tokens: readonly Token[], i: number, wanted: number, order: "behind" | "ahead"): Element[] | null {
  const out: Element[] = [];
  const had = new Set<string>();
  let at = i;
  let spare: FractionMention[] = [];
  while (had.size < wanted) {
    const lead = order === "ahead" ? sharesFrom(tokens, at) : { shares: [], next: at };
    const people = namesFrom(words, tokens, lead.next, had);
    const tail = order === "behind" ? sharesFrom(tokens, people.next) : { shares: [], next: people.next };
    const share = order === "ahead" ? lead.shares.at(-1) : tail.shares[0];
    const [first, last] = [people.names[0], people.names.at(-1)];
    if (!share || !first || !last) return null;
    const [from, to] = order === "ahead" ? [share.end, first.start] : [last.end, share.start];
    if (!inOneBreath(words, from, to) || (order === "ahead" && !TO_NAME.test(words.slice(from, to)) && to - from > 60)) return null;
    const previous = out.at(-1);
    if (previous && NEW_SENTENCE.test(words.slice(previous.share.end, Math.min(share.start, first.start)))) return null;
    if (order === "ahead" && previous) previous.extra.push(...lead.shares.slice(0, -1));
    spare = tail.shares.slice(1);
    out.push({ names: people.names, share, extra: order === "behind" ? spare : [], gap: to - from });
    for (const n of people.names) had.add(n.id);
    at = tail.next;
  }
  const end = out.at(-1);
  // Behind the last row the shares are no longer of the list, but for a column that the rows before it have too.
  if (end && order === "behind") end.extra = end.extra.slice(0, Math.min(...out.slice(0, -1).map((e) => e.extra.length), end.extra.length));
  return out.length ? out : null;
}

const allotted = (words: string, e: Element, upTo: number): Allotment => ({
  ids: e.names.map((n) => n.id),
  value: e.share.value,
  each:
    e.names.length > 1 &&
    EACH.test(
      words.slice(Math.max(0, Math.min(e.share.start, e.names[0]?.start ?? 0) - 12), Math.min(upTo, Math.max(e.share.end, e.names.at(-1)?.end ?? 0) + 24)),
    ),
  start: e.share.start,
  end: e.share.end,
  spans: [e.share, ...e.extra].map((s) => ({ start: s.start, end: s.end })),
});

const total = (list: readonly Allotment[]): Rational => sum(list.map((a) => (a.each ? mul(a.value, rational(a.ids.length)) : a.value)));

/** "to A, B and C in the ratio of 1/2, 1/4 and 1/4", "3/4 and 1/4 to A and B respectively": as many shares as names, each in its turn. */
function inTurn(words: string, tokens: readonly Token[], i: number, wanted: number): Allotment[] {
  const a = tokens[i]?.kind === "name" ? "behind" : "ahead";
  const lead = a === "ahead" ? sharesFrom(tokens, i) : { shares: [], next: i };
  const people = namesFrom(words, tokens, lead.next, new Set());
  const tail = a === "behind" ? sharesFrom(tokens, people.next) : { shares: [], next: 0 };
  const shares = a === "behind" ? tail.shares.slice(0, wanted) : lead.shares.slice(-wanted);
  const [first, last] = [shares[0], shares.at(-1)];
  if (wanted < 2 || people.names.length !== wanted || shares.length !== wanted || !first || !last) return [];
  const between = words.slice(first.end, last.start);
  const near = words.slice(Math.max(0, first.start - 60), last.end + 50);
  const told =
    /\brespectively\b|\b(?:ratio|proportions?|shares|order)\b/i.test(near) &&
    !OTHER_THING.test(between) &&
    !/\b(?:un)?to\b|;/.test(between.replace(/\brespectively\b/i, ""));
  const list = people.names.flatMap((n, k) => {
    const share = shares[k];
    return share ? [{ ids: [n.id], value: share.value, each: false, start: share.start, end: share.end, spans: [{ start: share.start, end: share.end }] }] : [];
  });
  return told && equals(total(list), ONE) ? list : [];
}

/** The list with what its shares leave in the place of "the remainder", which those who stand there have together; null where nothing is left. */
function withRest(list: Allotment[], rest: number): Allotment[] | null {
  if (rest < 0) return list;
  const left = sub(ONE, total(list.filter((_a, k) => k !== rest)));
  const had = list.every((a, k) => k === rest || compare(a.value, rational(0)) > 0);
  return had && compare(left, rational(0)) > 0 ? list.map((a, k) => (k === rest ? { ...a, value: left, each: false } : a)) : null;
}

/** How far the rows of a list stand from their shares, on the whole. */
type Try = { list: Allotment[]; gap: number };

function tryAt(words: string, tokens: readonly Token[], i: number, wanted: number): Try[] {
  const order = tokens[i]?.kind === "name" ? "behind" : "ahead";
  const turn = inTurn(words, tokens, i, wanted);
  if (turn.length) return [{ list: turn, gap: 0 }];
  const rows = listFrom(words, tokens, i, wanted, order);
  if (!rows || rows.length < 2) return [];
  const list = withRest(
    rows.map((e, k) => allotted(words, e, rows[k + 1]?.names[0]?.start ?? words.length)),
    rows.findIndex((e) => e.share.rest),
  );
  if (!list) return [];
  const ways = [list, list.map((a) => ({ ...a, each: a.ids.length > 1 })), list.map((a) => ({ ...a, each: false }))];
  const sound = ways.find((w) => equals(total(w), ONE)) ?? list;
  // Names before the first row are those of a preamble: only a list that makes a whole without them is one.
  if (order === "behind" && tokens[i - 1]?.kind === "name" && !equals(total(sound), ONE) && !namesAnew(words, tokens, i, rows)) return [];
  return compare(total(sound), ONE) <= 0 ? [{ list: sound, gap: sum1(rows.map((r) => r.gap)) / rows.length }] : [];
}

/** "to A Roe and B Doe …: Roe, 1/8; Doe, 1/4": all takers named before the list, which a colon opens and which names each of them anew in a row of his own. */
function namesAnew(words: string, tokens: readonly Token[], i: number, rows: readonly Element[]): boolean {
  const before = new Set(tokens.slice(0, i).flatMap((t) => (t.kind === "name" ? [t.at.id] : [])));
  const start = tokens[i]?.at.start ?? 0;
  return (
    rows.every((r) => r.names.length === 1 && r.names.every((n) => before.has(n.id))) &&
    /[:;.,(-] ?(?:(?:un)?to |the |said )*$/i.test(words.slice(Math.max(0, start - 12), start))
  );
}

const sum1 = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/**
 * The share of every one of `names` (all places where the takers are named), in the order of the words.
 * "(a) A … 1/3 (b) B … 2/3", "unto A 62.5% unto B 37.5%", "one-half to A, .25; one-half to B, .25", "A and B, husband and wife, 1/2, C 1/2".
 * "1/2 to A and the remainder to B and C", "A (2 shares), B (1 share)" are told without a fraction.
 * Of several ways to pair them the one that makes a whole is taken, then the one that keeps names and shares nearest. Empty unless every taker has his share.
 */
export function readAllotment(words: string, names: readonly NameAt[]): Allotment[] {
  const wanted = new Set(names.map((n) => n.id)).size;
  if (wanted < 2 || names.length > 120) return [];
  const shares = sharesIn(words, names);
  if (shares.length > 120) return [];
  const list = bestList(words, tokensOf(names, onceEach(words, shares)), wanted);
  return list.length || shares.some((s) => !s.rest) ? list : inWeights(words, names, wanted);
}

/** Whether the shares of a list make up one told right ahead of them: "two-thirds of the minerals …: one-third to A and one-third to B". */
function makesUp(tokens: readonly Token[], list: readonly Allotment[]): boolean {
  const start = Math.min(...list.map((a) => a.start));
  const ahead = tokens.findLast((t) => t.kind === "share" && t.at.end <= start);
  return ahead?.kind === "share" && !ahead.at.rest && equals(ahead.at.value, total(list));
}

function bestList(words: string, tokens: readonly Token[], wanted: number): Allotment[] {
  const tries = tokens.flatMap((_t, i) => tryAt(words, tokens, i, wanted));
  const whole = tries.filter((t) => equals(total(t.list), ONE) || makesUp(tokens, t.list));
  const pool = whole.length ? whole : tries;
  return pool.reduce<Try | null>((best, t) => (best === null || t.gap < best.gap ? t : best), null)?.list ?? [];
}

/** "A (2 shares), B (1 share)", "three parts to A and one part to B": each his number of all that are told. */
function inWeights(words: string, names: readonly NameAt[], wanted: number): Allotment[] {
  const weights = weightsIn(words).slice(0, 60);
  const all = sum(weights.map((w) => w.value));
  if (weights.length < 2) return [];
  const small = weights.map((w) => ({ ...w, value: div(w.value, mul(all, rational(wanted))) }));
  const list = bestList(words, tokensOf(names, small), wanted);
  const told = total(list);
  return list.map((a) => ({ ...a, value: div(a.value, told) }));
}
