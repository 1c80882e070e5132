// Who takes under a clause, and in which shares.
import { div, fromWire, isZero, ONE, type Rational, rational, sub, sum } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Actor } from "./matter";

export type Taker = { readonly holder: Holder; readonly share: Rational };

/**
 * Stated shares where the instrument gives them, else equal shares: "to A (1/2), B and C" → 1/2, 1/4, 1/4.
 * A trustee named beside the trust, or an agent beside the principal, is one taker.
 */
export function takers(actors: readonly Actor[]): Taker[] {
  if (actors.length === 1) return equal(actors);
  const distinct: Actor[] = [];
  for (const a of actors) if (!distinct.some((d) => sameHolder(d, a))) distinct.push(a);
  const entity = distinct.some((a) => a.party.entity_type !== "individual" && a.party.entity_type !== "unknown");
  const serves = (a: Actor) =>
    entity && a.party.entity_type === "individual" && /^\s*(?:as )?(?:its )?(?:trustee|agent|president|nominee)\b/i.test(a.party.capacity ?? "");
  const heads = distinct.filter((a) => a.party.role !== "agent" && a.party.role !== "trustee" && !serves(a));
  const list = heads.length ? heads : distinct;
  const stated = list.map((a) => (a.party.share ? fromWire(a.party.share) : null));
  const given = sum(stated.filter((s): s is Rational => s !== null));
  const silent = stated.filter((s) => s === null).length;
  const rest = sub(ONE, given);
  if (silent > 0 && (rest.n <= 0n || isZero(rest))) return equal(list);
  const each = silent > 0 ? div(rest, rational(silent)) : ONE;
  const scale = silent > 0 || isZero(given) ? ONE : given;
  return list.map((a, n) => ({ holder: { party_id: a.party_id, name: a.name }, share: div(stated[n] ?? each, scale) }));
}

function equal(list: readonly Actor[]): Taker[] {
  return list.map((a) => ({ holder: { party_id: a.party_id, name: a.name }, share: rational(1, list.length) }));
}
