// What a court's order gives, clause by clause, whatever its verbs: the takers of each clause with the estate and share that it tells.
import type { EstateType } from "@/lib/contracts/estates";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { isLandWithMinerals } from "@/lib/extract/rules/conveyance/phrases/land-with-minerals";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { type Award, awardsIn, BALANCE } from "@/lib/extract/rules/orders/award-clauses";
import { inFigures, orderAt, ordersAlone } from "@/lib/extract/rules/orders/mood";
import { struckIn } from "@/lib/extract/rules/orders/struck";
import { add, compare, equals, fromWire, mul, ONE, type Rational, rational, sub, sum, toWire, ZERO } from "@/lib/fraction/rational";
import { withList } from "./decree-lists";
import { orderAlone } from "./decree-thing";
import { peopleMeant } from "./people-meant";

const PARTED: ReadonlySet<EstateType> = new Set(["mineral", "royalty", "surface", "leasehold", "overriding_royalty"]);
const SURFACE = /\bsurface\b(?! and (?:all )?(?:the )?minerals?\b|,? oil)/i;
const LAND =
  /\b(?:acres?|(?:quarter|half) of (?:the )?(?:said )?(?:\w+ )?(?:sec|section|quarter)|sections? (?:no\. )?\d+|survey|league|said (?:land|tract|farm|premises|property|real estate)|(?:the|all(?: the)?|his|her|entire) (?:land|farm|ranch|premises|real (?:estate|property)|quarter|tract|same|fee)|in fee|fee simple)\b|\b[NSEW]{1,2}(?:1?\/[24]|[½¼])/i;
/** "the quarter, together with the half of the minerals which she still had": the land, with what goes along with it. */
const ALONG = /,? (?:together with|along with|with|and(?: also)?) (?:(?:all|the|that|his|her|its|an?|of|undivided|said) )*$/i;
const MINERALS = /\b(?:minerals?|oil|gas|royalt(?:y|ies)|coal)\b/i;
/** "the remaining one-half, in the quarter": of what was spoken of before. */
const OTHER_SHARE = /\b(?:other|remaining)(?: undivided| equal)* (?:one-|two-|three-|half|thirds?|fourths?|\d)/i;
const EACH = /\b(?:each|apiece|respectively)\b/i;
const DEFINITE = /\b(?:the|that|said)(?: undivided| equal)* $/i;
/** "of the mineral rights that stand in defendant's name", "of decedent's interest": the share is of what one has. */
const OF_HIS =
  /^\)? ?(?:\([^)]{1,14}\) ?)?(?:interest |part |share )?(?:of|in) (?:(?:all|the|whatever|what|any|such|said|those|that|every) )*(?:[^;]{0,90}?\b(?:owned|stand(?:s|ing)?|held|belong(?:s|ing)?|acquired|left|had|has|claim(?:s|ed)|now his|now hers)\b|(?:decedent|deceased|intestate|testat(?:or|rix)|plaintiff|defendant|petitioner|respondent|husband|wife|estate)['’]?s?['’]? (?:own |entire |undivided |mineral |royalty )*(?:interest|right|share|estate|title|minerals?)|(?:his|her|its|their) )/i;

const whole = (estate: EstateType, words: string, start: number): Found => ({
  interest: { ...bareInterest(estate, words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
  span: { start, end: start + Math.max(1, words.length) },
  fraction: null,
  confidence: 0.75,
});

/** A share is of what its owner has ("described_interest") where the words call it so, and not where they point at a share that he has. */
function withBase(f: Found, words: string, start: number): Found {
  if (!f.fraction) return f.interest.fraction?.fraction === "1" ? { ...f, interest: { ...f.interest, of: "grantor_interest" } } : f;
  const [from, to] = [f.fraction.start - start, f.fraction.end - start];
  if (DEFINITE.test(words.slice(Math.max(0, from - 24), from))) return { ...f, interest: { ...f.interest, of: "whole" } };
  return { ...f, interest: { ...f.interest, of: OF_HIS.test(words.slice(to, to + 160)) ? "described_interest" : "whole" } };
}

/** A share of the land told ahead of it: "an undivided one-half in fee of the quarter". */
function ofLand(words: string, start: number, behind: number | undefined): Found {
  const at = words.search(LAND);
  const share = findShares(words).findLast((s) => (behind === undefined ? s.start <= Math.max(at, 0) + 8 : s.start >= behind));
  const fee = whole("fee", words, start);
  if (!share || equals(share.value, ONE)) return fee;
  const fraction = { start: start + share.start, end: start + share.end };
  return withBase({ ...fee, fraction, interest: { ...fee.interest, fraction: toWire(share.value) } }, words, start);
}

/** The things that the words of one award tell. `given`: the estate that was spoken of before, for a share that names none. */
function thingsOf(a: Award, offset: number, given: EstateType | null): Found[] {
  const words = orderAlone(a.words);
  const start = offset + a.start;
  const found = readInterests(words, start, given).filter((f) => PARTED.has(f.interest.estate_type));
  const parted = found.filter((f) => f.interest.estate_type !== "surface");
  const first = parted[0];
  const before = first ? words.slice(0, first.span.start - start) : "";
  if (first && LAND.test(before) && ALONG.test(before) && !SURFACE.test(words)) return [whole("fee", words, start)];
  if (isLandWithMinerals(words) && !SURFACE.test(words)) return [ofLand(words, start, a.behind)];
  const surface = SURFACE.test(words) ? (found.find((f) => f.interest.estate_type === "surface") ?? whole("surface", words, start)) : null;
  const land = !surface && LAND.test(before) && !MINERALS.test(before) && ALONG.test(before) ? [whole("surface", words, start)] : [];
  const minerals = parted.map((f) => withBase(f, words, start));
  if (surface || minerals.length)
    return [...(surface ? [{ ...surface, interest: { ...surface.interest, of: "grantor_interest" as const } }] : land), ...minerals];
  if (given !== null && OTHER_SHARE.test(words)) return [];
  return LAND.test(words) ? [ofLand(words, start, a.behind)] : [];
}

/** "to the extent of two-thirds", "as to the rest": a share of the thing that was told ahead, or of what the taking before it is in. */
function shareAlone(a: Award, offset: number, before: Found | undefined): Found[] {
  const [share, more] = findShares(a.words);
  const rest = !share && BALANCE.test(a.words);
  const head = before ?? thingsOf({ ...a, words: a.ahead, start: 0 }, offset, null)[0];
  if (more || (!share && !rest) || !head) return [];
  const start = offset + a.start;
  const fraction = share ? { start: start + share.start, end: start + share.end } : null;
  const interest = { ...head.interest, fraction: toWire(share?.value ?? ONE), of: "whole" as const, readings: [] };
  return [{ ...head, interest, fraction, span: { start, end: start + Math.max(1, a.words.length) } }];
}

const totalOf = (list: readonly Found[], estate: EstateType): Rational =>
  sum(list.flatMap((f) => (f.interest.estate_type === estate && f.interest.fraction ? [fromWire(f.interest.fraction)] : [])));

/** "the balance of said interest": what the others leave of that estate. */
function restOf(list: readonly Found[], estate: EstateType, model: Found): Found | null {
  const left = sub(ONE, totalOf(list, estate));
  const of = list.find((f) => f.interest.estate_type === estate)?.interest.of ?? "whole";
  return compare(left, ZERO) > 0 && compare(left, ONE) < 0
    ? { ...model, interest: { ...model.interest, estate_type: estate, fraction: toWire(left), of } }
    : null;
}

/** "the half of record in defendant now belongs to plaintiff": all that the loser has of it. */
function allOfLoser(f: Found, a: Award, words: string, start: number): Found {
  const at = f.fraction ? f.fraction.start - start : 0;
  const pointed = f.fraction !== null && a.from.some((id) => !a.to.includes(id)) && DEFINITE.test(words.slice(Math.max(0, at - 24), at));
  return pointed ? { ...f, interest: { ...f.interest, fraction: toWire(ONE), of: "grantor_interest" } } : f;
}

const ofDead = (f: Found): Found => (f.interest.of === "described_interest" ? { ...f, interest: { ...f.interest, of: "grantor_interest" } } : f);

/** One grant for all who take together; one for each where the words say so. */
function toTakers(a: Award, things: readonly Found[], from: readonly string[]): Found[] {
  const each =
    a.to.length > 1 &&
    EACH.test(a.words) &&
    things.some((f) => f.fraction !== null && compare(mul(fromWire(f.interest.fraction ?? toWire(ONE)), rational(a.to.length)), ONE) <= 0);
  return things.flatMap((f) =>
    (each && f.fraction ? a.to.map((id) => [id]) : [a.to]).map((to) => ({ ...f, interest: { ...f.interest, to, from: [...from], text: a.words.trim() } })),
  );
}

/** The land to one where its minerals go to others: he has the surface, and of the minerals what they leave. */
function carved(list: readonly Found[]): Found[] {
  return list.flatMap((f) => {
    if (f.interest.estate_type !== "fee" || f.fraction) return [f];
    const others = list.filter((m) => m.interest.estate_type === "mineral" && m.interest.to.join() !== f.interest.to.join());
    if (!others.length) return [f];
    const left = sub(ONE, totalOf(list, "mineral"));
    const surface: Found = { ...f, interest: { ...f.interest, estate_type: "surface" } };
    const of = others[0]?.interest.of ?? "whole";
    return compare(left, ZERO) > 0 ? [surface, { ...f, interest: { ...f.interest, estate_type: "mineral", fraction: toWire(left), of } }] : [surface];
  });
}

const ESTATES = ["surface", "mineral", "fee"] as const;

/** Shares that make the whole of an estate are shares of what is divided; more than the whole is no reading. */
function sound(list: readonly Found[]): Found[] {
  const fee = totalOf(list, "fee");
  if (ESTATES.some((e) => compare(e === "fee" ? fee : add(totalOf(list, e), fee), ONE) > 0)) return [];
  return list.map((f) => (equals(totalOf(list, f.interest.estate_type), ONE) ? { ...f, interest: { ...f.interest, of: "grantor_interest" as const } } : f));
}

/** What is said of an instrument that is struck down gives nothing: title goes back by itself. */
const withoutStruck = (words: string): string => struckIn(words).reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), words);

const CHUNKS_MAX = 40;
const opens = (s: Sentence): boolean => /^(?:IT IS|It is|The [Cc]ourt)\b/.test(s.text);

/** The sentences of the order, each with the items of its list. */
function chunksOf(scene: Scene): Sentence[] {
  const from = orderAt(scene.text);
  const out: Sentence[] = [];
  for (const s of scene.sentences.filter((x) => x.end > from)) {
    if (out.length >= CHUNKS_MAX || s.start < (out.at(-1)?.end ?? 0)) continue;
    const passive =
      /\b(?:is|are|be|being) (?:hereby |therefore )?$/i.test(scene.text.slice(Math.max(0, from - 20), from)) &&
      !/\bit (?:is|being) (?:hereby |therefore )?$/i.test(scene.text.slice(Math.max(0, from - 24), from));
    const start = passive ? s.start : Math.max(s.start, Math.min(from, s.end));
    const own = { ...s, start, text: s.text.slice(start - s.start) };
    out.push(withList(inOneBreath(own, scene, opens), scene));
  }
  return out;
}

/**
 * The grants of an order's clauses; empty where none are read or what is read cannot stand together.
 * `among`: those between whom the court divides; a taker's share comes from the others. Errs toward empty: a clause that asks, allows or secures gives nothing.
 */
export function orderAwards(scene: Scene, among: readonly string[], dead: readonly string[] = []): Found[] {
  const out: Found[] = [];
  let given: EstateType | null = null;
  for (const chunk of chunksOf(scene)) {
    const words = inFigures(withoutStruck(ordersAlone(chunk.text)));
    const people = peopleMeant(words, chunk.start, scene).filter((g) => !g.ids.some((id) => dead.includes(id)));
    for (const a of awardsIn(words, people)) {
      const rest = BALANCE.test(a.words) && !findShares(a.words).length;
      const own = thingsOf(a, chunk.start, given);
      const read = own.length ? own : shareAlone(a, chunk.start, out.at(-1));
      const things = rest
        ? read.flatMap((f) => restOf(out, f.interest.estate_type === "fee" && given && own.length ? given : f.interest.estate_type, f) ?? [])
        : read;
      given = things.findLast((f) => f.interest.estate_type !== "surface")?.interest.estate_type ?? given;
      const named = a.from.filter((id) => !a.to.includes(id));
      const from = dead.length ? dead : named.length ? named : among.filter((id) => !a.to.includes(id));
      const base = dead.length ? things.map(ofDead) : things.map((f) => allOfLoser(f, a, a.words, chunk.start + a.start));
      out.push(...toTakers(a, base, from));
    }
  }
  const key = (f: Found) => JSON.stringify([f.interest.estate_type, f.interest.fraction?.fraction, f.interest.to]);
  return sound(carved(out.filter((f, i) => out.findIndex((o) => key(o) === key(f)) === i)));
}
