// The shares of the minerals that a paper tells come to one whole: which of them are parts of it, and which only total, repeat or explain the others.
import { add, compare, equals, isZero, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Holder, Told } from "./minerals-told";

/** A told share that is a part of the whole, with its size of the whole. */
export type Part = { told: Told; holder: Holder; value: Rational };
export type Account = { parts: Part[]; giver: Rational; taker: Rational; other: Rational };

/** The size as it is written: "one-half of the three-fourths" → 3/8. */
const sizeOf = (t: Told): Rational => t.factors.reduce(mul, ONE);
const total = (parts: readonly Part[], holder: Holder): Rational => sum(parts.filter((p) => p.holder === holder).map((p) => p.value));

/** Sizes that a share may have of the whole, the likeliest first: as written, of what the giver has, of what the share before it was of. */
function sizes(told: readonly Told[], i: number, own: Rational, others: Rational): Rational[] {
  const t = told[i];
  if (!t) return [];
  const size = sizeOf(t);
  if (t.ofSource) return [mul(size, t.ofSource)];
  if (t.unsized) return compare(size, others) > 0 && !isZero(others) ? [sub(size, others)] : [];
  const next = told[i + 1];
  const scaled = mul(size, own);
  const restated = next !== undefined && next.holder === null && equals(sizeOf(next), scaled);
  if (t.factors.length === 1 && !isZero(others) && (t.own || restated)) return [scaled];
  const before = told[i - 1];
  if (t.rest && before && (before.ofSource || (before.own && !isZero(others)))) return [mul(size, before.ofSource ?? own), size];
  const base = before?.base;
  return t.rest && base ? [mul(size, base), size] : [size];
}

/** Whether a share that is no part is told for a reason: it repeats a part, totals several, or says what the giver has. */
function isExplained(t: Told, { parts, giver, taker, other }: Account): boolean {
  if (t.denied) return true;
  const size = t.own ? mul(sizeOf(t), sub(ONE, other)) : sizeOf(t);
  const repeats = parts.some(
    (p) => (p.holder === t.holder || t.holder === null || p.told.holder === null || t.same) && (equals(p.value, size) || equals(sizeOf(p.told), size)),
  );
  if (repeats) return true;
  if (t.holder !== "other" && !isZero(other) && equals(size, sub(ONE, other))) return true;
  const totals = [add(giver, other), add(giver, taker), giver, taker, other].filter((x) => !isZero(x));
  return (t.holder === null || t.includes || t.rest) && totals.some((x) => equals(x, size));
}

/** A total told of what stays out, with what another has in it and no size for the giver's part: the giver has the difference. */
function implied(told: readonly Told[], parts: readonly Part[]): Part[] {
  const [taker, other] = [total(parts, "taker"), total(parts, "other")];
  if (isZero(taker) || isZero(other) || parts.some((p) => p.holder === "giver")) return [];
  const out = told.find((t) => t.includes && t.holder !== "other" && equals(sizeOf(t), sub(ONE, taker)) && compare(sizeOf(t), other) > 0);
  return out ? [{ told: out, holder: "giver", value: sub(sizeOf(out), other) }] : [];
}

/** Whether a share is told as one of what is left besides the others' part. */
const isOfRest = (t: Told, left: Rational): boolean => t.own || (t.ofSource !== null && equals(t.ofSource, left)) || (t.base !== null && equals(t.base, left));

/** The account of chosen parts where it closes: they come to one, or make up the total that is told of all that does not pass. */
function closed(told: readonly Told[], counted: readonly Part[]): Account | null {
  const parts = [...counted, ...implied(told, counted)];
  const [giver, taker, other] = [total(parts, "giver"), total(parts, "taker"), total(parts, "other")];
  const all = sum([giver, taker, other]);
  const made = isZero(taker) && !isZero(giver) && !isZero(other) && told.some((t) => t.includes && !parts.some((p) => p.told === t) && equals(sizeOf(t), all));
  // "one-half of what is left is reserved": what is told neither of another nor of the giver passes.
  const rest = isZero(taker) && !isZero(other) && compare(all, ONE) < 0 && parts.some((p) => p.holder === "giver" && isOfRest(p.told, sub(ONE, other)));
  if (rest) {
    const account = { parts, giver, taker: sub(ONE, all), other };
    return told.every((t) => parts.some((p) => p.told === t) || isExplained(t, account)) ? account : null;
  }
  if (!(equals(all, ONE) && !isZero(taker) && compare(taker, ONE) < 0) && !(made && compare(all, ONE) < 0)) return null;
  const account = { parts, giver, taker: made ? sub(ONE, all) : taker, other };
  return told.every((t) => parts.some((p) => p.told === t) || isExplained(t, account)) ? account : null;
}

/** All ways to take each of the shares as a part or as none, those of others first, since they say what the giver has. */
function* ways(told: readonly Told[], order: readonly number[], at: number, parts: readonly Part[]): Generator<Part[]> {
  const i = order[at];
  const t = i === undefined ? undefined : told[i];
  if (i === undefined || !t) return yield [...parts];
  const others = total(parts, "other");
  const again =
    t.back &&
    !t.rest &&
    parts.some(
      (p) => (p.holder === t.holder || t.holder === null || (t.same && p.told === told[i - 1])) && p.told.start < t.start && equals(sizeOf(p.told), sizeOf(t)),
    );
  if (!t.denied && !again) {
    for (const value of sizes(told, i, sub(ONE, others), others)) {
      const holder = t.holder ?? "taker";
      if (t.holder === null && parts.some((p) => p.holder === "taker")) continue;
      if (compare(add(value, sum(parts.map((p) => p.value))), ONE) <= 0) yield* ways(told, order, at + 1, [...parts, { told: t, holder, value }]);
    }
  }
  yield* ways(told, order, at + 1, parts);
}

/** Of shares that no word gives to a side, at most one is a part; the search stays small. */
const MANY = 9;

/**
 * The one account to which the shares of a paper close; null where none or several do.
 * 1/4 of another, 1/4 kept, "the other two-fourths" passing → 1/4, 1/4, 1/2; "one-half" that includes another's fourth, the balance kept, the other half passing → so too.
 */
export function closeAccount(told: readonly Told[]): Account | null {
  if (told.length < 2 || told.length > MANY) return null;
  const order = told
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Number(told[b]?.holder === "other") - Number(told[a]?.holder === "other") ||
        Number(told[a]?.holder === null) - Number(told[b]?.holder === null) ||
        a - b,
    );
  const found = [...ways(told, order, 0, [])].flatMap((parts) => closed(told, parts) ?? []);
  // Shares that a word gives to somebody count before those that none does.
  const weight = (a: Account): number => a.parts.length + (MANY + 1) * a.parts.filter((p) => p.told.holder !== null).length;
  const most = Math.max(0, ...found.map(weight));
  const best = found.filter((a) => weight(a) === most);
  const first = best[0];
  return first && best.every((a) => equals(a.giver, first.giver) && equals(a.taker, first.taker) && equals(a.other, first.other)) ? first : null;
}
