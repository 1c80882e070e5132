// What a judgment says each party holds: "plaintiff owns the surface and half of the minerals, and defendants own the other half".
import type { EstateType } from "@/lib/contracts/estates";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { compare, equals, fromWire, ONE, type Rational, sub, sum, toWire } from "@/lib/fraction/rational";
import { thingsOf } from "./decree-items";
import { type Holding, toldIn } from "./holding-clauses";

/** What is only claimed, asked or told of another paper is nothing that the court says. */
const CLAIMED =
  /\b(?:claims? (?:to (?:own|be|have|hold)|that|an?|the)|claimed|alleges?|alleged|contends?|contended|prays?|prayed|asserts?|asserted|argues?|petition for|sues? (?:to|for)|in the event|if (?:the )?(?:plaintiff|defendant))\b/i;
const BREATH_MAX = 3000;
const ORDERS = /\b(?:order(?:ed|s)?|adjudge[sd]?|adjudicated|decree[sd]?|declare[sd]?|finds?|found|concludes?|judgment|hereby)\b/i;
const MINERAL = /\b(?:minerals?|oil|gas|royalt(?:y|ies)|coal)\b/i;
const OTHER_HALF = /\b(?:the )?(?:other|remaining|residue|rest|balance|remainder)\b/i;
const mineral = (share: Rational, words: string, offset: number): Found => ({
  interest: { ...bareInterest("mineral", words.trim()), fraction: toWire(share) },
  span: { start: offset, end: offset + words.length },
  fraction: null,
  confidence: 0.75,
});

/** The things of one clause; a share that stands bare, or what is left, is of the minerals that were told before. */
function thingsIn(h: Holding, offset: number, before: readonly Found[]): Found[] {
  if (h.share) {
    const [thing] = readInterests(h.words, offset + h.start);
    const estate: EstateType = thing?.interest.estate_type ?? (MINERAL.test(h.words) ? "mineral" : "fee");
    const base = thing ?? mineral(ONE, h.words, offset + h.start);
    return [{ ...base, interest: { ...base.interest, estate_type: estate, of: "whole", fraction: toWire(h.share) } }];
  }
  const own = thingsOf(h.words, offset + h.start);
  const told = before.filter((f) => f.interest.estate_type === "mineral");
  const says = own.some((f) => f.interest.estate_type === "mineral");
  if (says || !told.length || !OTHER_HALF.test(h.words)) return own;
  const share = findShares(h.words).at(-1)?.value ?? sub(ONE, sum(told.flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : []))));
  return [...own.filter((f) => f.interest.estate_type === "surface"), mineral(share, h.words, offset + h.start)];
}

const EACH = /\b(?:each|apiece)\b/i;

/** One grant for all who hold together; one for each where the words say so. */
function grantsOf(h: Holding, things: readonly Found[], all: readonly string[], scene: Scene): Found[] {
  const from = all.filter((id) => !h.to.includes(id));
  const apart =
    h.to.length > 1 &&
    (h.each === true || EACH.test(scene.text.slice(Math.max(0, things[0]?.span.start ?? 0) - 60, things[0]?.span.end ?? 0))) &&
    things.length === 1;
  const give = (f: Found, to: string[]): Found => ({ ...f, interest: { ...f.interest, from: all.filter((id) => !to.includes(id)), to } });
  return apart ? things.flatMap((f) => h.to.map((id) => give(f, [id]))) : things.map((f) => ({ ...f, interest: { ...f.interest, from, to: [...h.to] } }));
}

const opens = (s: Sentence): boolean => /^(?:IT IS|It is)\b/.test(s.text);

const sharesIn = (list: readonly Found[], estate: EstateType): Rational[] =>
  list.filter((f) => f.interest.estate_type === estate).flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : []));

/** Each estate comes to no more than the whole, and one at least is told of two who hold apart, or in full. */
function sound(list: readonly Found[]): boolean {
  return (
    (["surface", "mineral", "fee"] as const).every((e) => compare(sum(sharesIn(list, e)), ONE) <= 0) &&
    list.some((f) => f.interest.estate_type !== "fee" || f.interest.fraction?.fraction !== "1")
  );
}

/**
 * Holdings adjudged, of the whole of each estate; empty where none are told of two parties at least or what is told cannot stand together.
 * Errs toward empty: what a party only claims is none.
 */
export function adjudgedHoldings(scene: Scene, among: readonly string[] | null = null): Found[] {
  const all = among ?? scene.parties.parties.filter((p) => p.role === "plaintiff" || p.role === "defendant").map((p) => p.id);
  const start = scene.sentences.findIndex((s) => ORDERS.test(s.text));
  if (start < 0 || all.length < 2) return [];
  const out: Found[] = [];
  let upTo = 0;
  for (const s of scene.sentences.slice(start)) {
    if (s.start < upTo || CLAIMED.test(s.text)) continue;
    const breath = inOneBreath(s, scene, opens);
    upTo = breath.end;
    // The names of the head say nothing of who holds what.
    const from = s === scene.sentences[start] ? (ORDERS.exec(breath.text)?.index ?? 0) : 0;
    for (const h of toldIn(breath.text.slice(from, from + BREATH_MAX), scene, all)) out.push(...grantsOf(h, thingsIn(h, s.start + from, out), all, scene));
  }
  const once = out.filter((f, i) => out.findIndex((o) => key(o) === key(f)) === i);
  const takers = new Set(once.map((f) => f.interest.to.join()));
  if (takers.size < 2 || !sound(once)) return [];
  // Shares that come to the whole are shares of what the parties have among them, whatever others own.
  const full = (e: EstateType): boolean => equals(sum(sharesIn(once, e)), ONE);
  return once.map((f) => ({ ...f, interest: { ...f.interest, of: full(f.interest.estate_type) ? ("grantor_interest" as const) : ("whole" as const) } }));
}

/** How many estates in how many hands a reading tells; the fee is surface and minerals. */
const toldBy = (list: readonly Found[]): number =>
  new Set(
    list.flatMap((f) =>
      f.interest.to.flatMap((id) => (f.interest.estate_type === "fee" ? ["surface", "mineral"] : [f.interest.estate_type]).map((e) => `${e} ${id}`)),
    ),
  ).size;

/** "to plaintiff and defendant" in one reading where the other has one of them as the loser alone: the first took everybody named for a taker. */
const mixesSides = (one: readonly Found[], other: readonly Found[]): boolean => {
  const takes = new Set(other.flatMap((f) => f.interest.to));
  const loses = new Set(other.flatMap((f) => f.interest.from).filter((id) => !takes.has(id)));
  return one.some((f) => f.interest.to.length > 1 && f.interest.to.some((id) => loses.has(id)) && f.interest.to.some((id) => takes.has(id)));
};

/** Of two readings of one order the one that tells more, and does not mix the sides; the first where they tell as much. */
export const fuller = (one: Found[], other: Found[]): Found[] => (toldBy(other) > toldBy(one) || mixesSides(one, other) ? other : one);

const key = (f: Found): string => JSON.stringify([f.interest.estate_type, f.interest.fraction?.fraction, f.interest.to]);
