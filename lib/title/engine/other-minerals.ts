// Minerals other than oil and gas that words part from the land: no share of the ledger of oil and gas, but told beside the shares of those who own the land.
import { add, compare, fromWire, isZero, min, ONE, type Rational, sub, sum, toText } from "@/lib/fraction/rational";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import { actorsFor, type Clause, type Matter } from "./matter";

/** A share of the other minerals of a tract, with the words that parted it from the land. */
export type OtherMinerals = { readonly holders: readonly Holder[]; readonly share: Rational; readonly words: string };
export type ScopeKind = "grants" | "reservations" | "exceptions";

const NONE: readonly OtherMinerals[] = [];
/** "as in former deeds", "heretofore reserved": told again, not kept anew. */
const TOLD_AGAIN =
  /\b(?:heretofore|formerly|previously|theretofore)\b|\bas (?:in|by|the same (?:was|were))\b|\b(?:former|prior|previous|earlier) (?:deeds?|owners?|grantors?)\b/i;
const WORDS_SHOWN = 80;

const shareOf = (c: Clause): Rational => (c.words.fraction ? fromWire(c.words.fraction) : ONE);
const isAmong = (holders: readonly Holder[], some: readonly Holder[]): boolean => holders.some((h) => some.some((s) => sameHolder(h, s)));
/** The words of the clause up to the rights that go with it. */
const inShort = (text: string): string => (text.split(/[,;.] |\bto (?:the )?said\b/)[0] ?? text).trim().slice(0, WORDS_SHOWN);

/** Those who own the land, or its oil and gas, on the ledger as it stands. */
const ownersOf = (kase: Case, tract: string): Holder[] =>
  kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "fee" || i.estate === "surface")
    .map((i) => i.holder);

/** What one keeps, or holds out of a grant of the land: nothing anew where it only tells again of what stands apart, or more than the whole would. */
function kept(list: readonly OtherMinerals[], m: Matter, kind: ScopeKind, c: Clause): readonly OtherMinerals[] {
  const share = shareOf(c);
  const recited = c.words.created_in != null || c.words.held_by != null || TOLD_AGAIN.test(c.words.text);
  const named = list.some((o) => o.holders.some((h) => c.words.text.toUpperCase().includes(h.name.toUpperCase())));
  if (named || (list.length && (recited || kind === "exceptions")) || compare(add(share, sum(list.map((o) => o.share))), ONE) > 0) return list;
  const holders = c.words.held_by != null ? [{ party_id: null, name: c.words.held_by }] : actorsFor(m, c.words.to, m.from);
  return [...list, { holders, share, words: inShort(c.words.text) }];
}

/** What passes by a grant of the other minerals: to the owner of the land it joins the land again. One who is not known to hold any gives as one who took under the only holder. */
function given(kase: Case, tract: string, list: readonly OtherMinerals[], m: Matter, c: Clause): readonly OtherMinerals[] {
  const takers = actorsFor(m, c.words.to, m.to);
  const owners = ownersOf(kase, tract);
  const own = list.find((o) => isAmong(o.holders, m.from)) ?? (isAmong(owners, m.from) ? undefined : list.length === 1 ? list[0] : undefined);
  if (!own && !isAmong(owners, m.from)) return list;
  const share = own ? min(own.share, shareOf(c)) : shareOf(c);
  if (!own && compare(add(share, sum(list.map((o) => o.share))), ONE) > 0) return list;
  const rest = own ? sub(own.share, share) : ONE;
  const left = list.flatMap((o) => (o !== own ? [o] : isZero(rest) ? [] : [{ ...o, share: rest }]));
  return isAmong(owners, takers) ? left : [...left, { holders: takers, share, words: own?.words ?? inShort(c.words.text) }];
}

/**
 * Follows a clause that leaves oil and gas where they were, so that the other minerals (and the oil where it is named without gas) are shown to stand in those who keep or
 * take them: by Dunham & Shortt v. Kirkpatrick, 101 Pa. 36 (1882), the gas stays whole with the land meanwhile. Deaths and wills are not followed: who is told holds them, or
 * those who take under him.
 */
export function followOthers(kase: Case, m: Matter, tract: string, kind: ScopeKind, c: Clause): void {
  if (c.words.estate_type !== "mineral") return;
  const list = kase.otherMinerals.get(tract) ?? NONE;
  kase.otherMinerals.set(tract, kind === "grants" ? given(kase, tract, list, m, c) : kept(list, m, kind, c));
}

/** What stands apart from the land of a tract, in words for those who own its oil and gas: "other minerals apart: 1/2 in Ann Ash or those under Ann Ash (one-half the minerals)". */
export const othersApart = (kase: Case, tract: string): string[] =>
  (kase.otherMinerals.get(tract) ?? NONE).map((o) => {
    const names = o.holders.map((h) => h.name).join(" and ");
    return `other minerals apart: ${toText(o.share)} in ${names} or those who take under them (“${o.words}”)`;
  });
