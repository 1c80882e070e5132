// Items of an order that give several things each: "To A, all of the surface, and 1/2 of the minerals; To B, the other 1/2 of the minerals".
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { compare, equals, fromWire, ONE, type Rational, sub, sum, toWire } from "@/lib/fraction/rational";
import { giftsByClause } from "./decree-clauses";

/** Between two people who take together. */
const JOINS =
  /^(?:[,;]| and| &|,? (?:his|her|my|the|an?|as|each|said|both|all|sole|surviving|wife|husband|spouse|widow|sons?|daughters?|children|(?:un)?to|the said))*,?(?: and| &)? ?(?:(?:un)?to )?(?:the )?(?:said )?$/i;
const SURFACE =
  /\bsurface\b(?! and (?:all )?(?:the )?minerals?\b|,? oil| (?:having|has|had) (?:already |been |heretofore )*(?:gone|passed|sold|conveyed|given|set))/i;
const MINERALS = /\b(?:minerals?|oil|gas|royalt(?:y|ies)|coal)\b/i;
const LAND = /\b(?:lands?|acres?|section|quarter|premises|property|tracts?|lots?|survey|farm|ranch|homestead|real estate|[NSEW]{1,2}(?:\/[24]|[½¼]))/i;
/** "the said quarter, less one-half of the minerals": land without a share of what is under it. */
const WITHOUT = /\b(?:less|except(?:ing)?|save(?: and except)?|but not|reserving|without|subject to)\b/i;

type Item = { to: string[]; words: string; start: number };

/** People who stand together, in order: each a group with its place. */
function groupsOf(words: string, named: readonly NameAt[]): { ids: string[]; start: number; end: number }[] {
  const out: { ids: string[]; start: number; end: number }[] = [];
  for (const n of [...named].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && n.start < last.end) continue;
    if (last && (last.ids.includes(n.id) && n.start - last.end < 4 ? true : JOINS.test(words.slice(last.end, n.start)))) {
      last.ids = [...new Set([...last.ids, n.id])];
      last.end = n.end;
    } else out.push({ ids: [n.id], start: n.start, end: n.end });
  }
  return out;
}

const firstThing = (words: string): number => Math.min(...[SURFACE, MINERALS, LAND].map((r) => words.search(r) >>> 0));

/** The stretches of `words` that belong to each group: behind it where people are named before things, else ahead of it. */
function itemsOf(words: string, named: readonly NameAt[]): Item[] {
  const groups = groupsOf(words, named);
  const head = groups[0];
  if (!head) return [];
  const tail = words.slice(groups.at(-1)?.end ?? 0);
  const behind = head.start < firstThing(words) || (firstThing(tail) < tail.length && !isOther(tail));
  const items = groups.map((g, i): Item => {
    const start = behind ? g.end : (groups[i - 1]?.end ?? 0);
    const end = behind ? (groups[i + 1]?.start ?? words.length) : g.start;
    return { to: g.ids, words: words.slice(start, end), start };
  });
  return behind ? items : items.filter((i) => firstThing(i.words) < i.words.length || findShares(i.words).length === 1);
}

/** "the house and lots in Elm, and $500.00", "shall receive, in place of any interest in land, the moneys on deposit": what is no part of the land that the paper is about. */
const OTHER_PROPERTY =
  /^\W*(?:(?:who )?(?:shall |to |do |does |is to )?(?:receives?|takes?|have|has|accepts?|gets?),? ?(?:(?:in (?:place|lieu|stead)|instead) (?:of [^,;.]{3,60}|thereof),? )?)?(?:(?:all|the|a|his|her|said|sum|amount|of) )*(?:house|dwelling|residence|lots?|town|cattle|horses|stock|livestock|cash|money|automobile|car|truck|furniture|household|jewel\w*|notes?|bonds?|bank|\$|nothing|no (?:part|share|interest))/i;
const OF_THE_LAND = /\b(?:section|sec|acres?|quarter|survey|surface|minerals?|oil|gas|royalt\w+|farm|ranch|half|[NSEW]{1,2}\/[24])\b|[½¼]/i;
/** "the store at Elm, and the money aforesaid": so too wherever in the item it stands. */
const PERSONAL =
  /\b(?:moneys?|cash|dollars|\$ ?[\d,.]+|stores?(?: building)?|town lots?|business|shares of stock|(?:bank|savings) (?:account|deposit)s?|live ?stock|cattle|household|personal property|insurance|notes?)\b|\$/i;
/** `denied`: the words go on to say that he has no part of the land. */
const isOther = (words: string, denied = false): boolean => !OF_THE_LAND.test(words) && (denied || OTHER_PROPERTY.test(words) || PERSONAL.test(words));

const whole = (estate: "surface" | "fee" | "mineral", words: string, start: number, share: Rational): Found => ({
  interest: { ...bareInterest(estate, words.trim()), fraction: toWire(share) },
  span: { start, end: start + words.length },
  fraction: null,
  confidence: 0.8,
});

/** The share said of the surface: in the words right before it; all of it where none is said. */
function surfaceOf(words: string, offset: number): Found[] {
  const m = SURFACE.exec(words);
  if (!m) return [];
  const share = findShares(words.slice(0, m.index)).at(-1);
  const near = share && !MINERALS.test(words.slice(share.end, m.index)) ? share.value : ONE;
  return [whole("surface", m[0], offset + m.index, near)];
}

/** "the minerals, one-half to A": a share said behind the thing. */
function withShareBehind(f: Found, words: string, offset: number): Found {
  if (f.fraction !== null || f.interest.fraction?.fraction !== "1") return f;
  const said = findShares(words).filter((s) => !SURFACE.test(words.slice(s.end, s.end + 30)));
  const share = said.length === 1 ? said[0] : undefined;
  if (!share || equals(share.value, ONE)) return f;
  return { ...f, fraction: { start: offset + share.start, end: offset + share.end }, interest: { ...f.interest, fraction: toWire(share.value) } };
}

/** "oil, gas and minerals: 1/2": a row of a table that names the thing and then its share. */
function mineralsAlone(words: string, offset: number): Found[] {
  const m = MINERALS.exec(words);
  const share = m ? findShares(words.slice(m.index))[0] : undefined;
  if (!m || !share) return [];
  const at = offset + m.index;
  return [{ ...whole("mineral", words.slice(m.index, m.index + share.end), at, share.value), fraction: { start: at + share.start, end: at + share.end } }];
}

/** "the Roe farm, with the minerals and the rents arising on it": land, and what goes with it. */
const ADJUNCT =
  /,? (?:(?:each|both|together|along|and|all) )*(?:with|including) (?:all )?(?:of )?(?:the |its |his |her |their )?(?:oil|gas|minerals?|royalt(?:y|ies)|coal)\b[^.;]*/i;
function withoutAdjunct(words: string): string {
  const m = ADJUNCT.exec(words);
  return m && LAND.test(words.slice(0, m.index)) && !SURFACE.test(words) && !findShares(m[0]).length ? words.slice(0, m.index) : words;
}

/** What one item gives: its shares of the surface and of the minerals, or the land. */
export function thingsOf(words: string, offset: number): Found[] {
  const without = WITHOUT.exec(words);
  const given = withoutAdjunct(without ? words.slice(0, without.index) : words);
  const minerals = readInterests(given, offset)
    .filter((f) => f.interest.estate_type === "mineral" || f.interest.estate_type === "royalty")
    .map((f) => withShareBehind(f, given, offset));
  const surface = surfaceOf(given, offset);
  if (!minerals.length) minerals.push(...mineralsAlone(given, offset));
  if (minerals.length || surface.length) return [...surface, ...minerals];
  if (!LAND.test(given)) return [];
  const kept = without ? readInterests(words.slice(without.index), offset + without.index).find((f) => f.interest.estate_type === "mineral") : undefined;
  const share = findShares(given).at(-1)?.value ?? ONE;
  if (!kept?.interest.fraction) return [whole("fee", given, offset, share)];
  const rest = sub(ONE, fromWire(kept.interest.fraction));
  return [whole("surface", given, offset, share), ...(compare(rest, sub(ONE, ONE)) > 0 ? [whole("mineral", given, offset, rest)] : [])];
}

/** "the minerals one-half to A and one-half to B": an item that tells a share alone has it in the thing of the item before. */
function givenIn(items: readonly Item[], offset: number): { item: Item; things: Found[] }[] {
  const out: { item: Item; things: Found[] }[] = [];
  for (const item of items) {
    const own = thingsOf(item.words, offset + item.start);
    const [share, more] = findShares(item.words);
    const before = out.at(-1)?.things.at(-1);
    const goesOn = !own.length && share && !more && before;
    const fraction = share && { start: offset + item.start + share.start, end: offset + item.start + share.end };
    const things = goesOn && fraction ? [{ ...before, fraction, interest: { ...before.interest, fraction: toWire(share.value) } }] : own;
    out.push({ item, things });
  }
  return out;
}

const totalOf = (list: readonly Found[], estate: string): Rational =>
  sum(
    list.flatMap((f) =>
      (f.interest.estate_type === estate || f.interest.estate_type === "fee") && f.interest.fraction ? [fromWire(f.interest.fraction)] : [],
    ),
  );

/**
 * "all the surface, and all the minerals, of the NE/4, one-half to A and one-half to B": shares alone, of all the things that are told before the first of them.
 * "all the surface, and one-half of the minerals, to A; the other half to B" is a list of things: there the share stands ahead of its thing.
 */
function partsAllThings([first, ...rest]: readonly Item[]): boolean {
  if (!first || !rest.length || first.words.search(MINERALS) < 0 || first.words.search(SURFACE) < 0) return false;
  const shares = findShares(first.words);
  const share = shares.at(-1);
  const behind = share !== undefined && share.start > Math.max(first.words.search(MINERALS), first.words.search(SURFACE));
  return shares.length === 1 && behind && rest.every((i) => firstThing(i.words) >= i.words.length && findShares(i.words).length === 1);
}

/** A call of the survey: "the NW/4", "Southwest Quarter of". */
const CALL =
  /\b(?:[NSEW]{1,2} ?(?:\/ ?[24]|[½¼])|(?:north|south|east|west)\w*,? (?:half|quarter|one-(?:half|fourth))|lots? \d|tract (?:no\.? )?\w\b|(?:first|second|third) tract|(?:section|survey|block|share|parcel|farm) (?:no\.? ?|number )?\d+)/i;

/** "To A, the NW/4; to B, the SW/4": each item gives land of its own, and no share. */
function isAllotment(items: readonly { item: Item; things: readonly Found[] }[]): boolean {
  const calls = items.map(({ item }) => CALL.exec(item.words)?.[0]?.toLowerCase().replace(/\W/g, ""));
  const apart = calls.every((c) => c !== undefined) && new Set(calls).size === items.length;
  return (
    items.length > 1 && apart && items.every(({ item, things }) => findShares(item.words).length === 0 && things.every((f) => f.interest.estate_type === "fee"))
  );
}

const EACH_HAS = /\b(?:each|apiece|respectively)\b/i;
/** "To BO ROE and CY ROE, one-fourth each, the minerals": what several have together of a share that is each one's. */
function together(f: Found, to: readonly string[], words: string): Found {
  const one = f.interest.fraction ? fromWire(f.interest.fraction) : ONE;
  const all = sum(to.map(() => one));
  if (to.length < 2 || equals(one, ONE) || !EACH_HAS.test(words) || compare(all, ONE) > 0) return f;
  return { ...f, interest: { ...f.interest, fraction: toWire(all) } };
}

function given(f: Found, from: readonly string[], to: string[], words: string): Found {
  const shared = together(f, to, words);
  return { ...shared, interest: { ...shared.interest, from: [...from], to, text: words } };
}

/** Grants that part the surface from the minerals, none of them more than the whole, as shares of what the dead had where they make it; else none. */
function parted(out: readonly Found[]): Found[] {
  const kinds = new Set(out.map((f) => f.interest.estate_type));
  if (out.length < 2 || kinds.size < 2 || !(kinds.has("surface") || kinds.has("fee"))) return [];
  if (["surface", "mineral", "royalty"].some((estate) => compare(totalOf(out, estate), ONE) > 0)) return [];
  const all = (estate: string): boolean => equals(totalOf(out, estate), ONE);
  return out.map((f) => (all(f.interest.estate_type) ? { ...f, interest: { ...f.interest, of: "grantor_interest" as const } } : f));
}

/**
 * The grants of a list whose items part the surface from the minerals; empty where an item names no taker or no thing, none parts them and they are no pieces of the land,
 * or the shares of one estate are more than the whole. `named`: where the takers stand in `words`.
 * Shares that make the whole of an estate are shares of what the dead, or both spouses, had.
 */
export function itemGrants(words: string, offset: number, named: readonly NameAt[], from: readonly string[]): Found[] {
  const list = itemsOf(words, named).filter((i) => !isOther(i.words));
  if (partsAllThings(list)) return [];
  const clauses = giftsByClause(words, offset, named, groupsOf, { things: thingsOf, first: (w) => Math.min(w.length, firstThing(w)), other: isOther });
  const apart = parted((clauses ?? []).flatMap((g) => g.things.map((f) => given(f, from, g.to, g.words))));
  if (apart.length) return apart;
  const items = givenIn(list, offset);
  const out = items.flatMap(({ item, things }) => things.map((f) => given(f, from, item.to, item.words.trim())));
  const complete = items.every((i) => i.things.length > 0);
  if (complete && isAllotment(items)) return out.map((f) => ({ ...f, interest: { ...f.interest, of: "grantor_interest" as const } }));
  return items.length > 1 && complete ? parted(out) : [];
}
