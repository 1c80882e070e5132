// "One half to A and one half to B": fractions of one thing that a deed gives to several takers are one grant with shares.
import { add, compare, div, equals, fromWire, mul, ONE, type Rational, sum, toWire } from "@/lib/fraction/rational";
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import { mineralsOf, surfaceOf } from "./land-words";
import { type Actor, clauses, type Matter } from "./matter";
import { takers } from "./takers";

const fractionOf = (g: Group): Rational | null => {
  const [c] = g.clauses;
  return c?.words.fraction && ["whole", "grantor_interest"].includes(c.words.of) ? fromWire(c.words.fraction) : null;
};

/** What must be alike in two grants for them to be parts of one: givers, what the fraction is of, estate, depths, substances, power to lease; null for a grant that stands alone. */
function kindOf(g: Group): string | null {
  const [c, more] = g.clauses;
  if (!c || more || !fractionOf(g) || c.words.term || g.remainder.length || !["fee", "mineral", "surface"].includes(c.words.estate_type)) return null;
  return JSON.stringify([g.from.map((a) => a.local), c.words.of, c.words.estate_type, c.words.depths, c.words.substances ?? [], c.words.executive]);
}

const withShare = (a: Actor, share: Rational): Actor => ({ ...a, party: { ...a.party, share: toWire(share) } });

function join(parts: readonly Group[]): Group {
  const [first] = parts;
  const [clause] = first?.clauses ?? [];
  if (!first || !clause) throw new Error("A joined grant has at least one part.");
  const all = sum(parts.map((g) => fractionOf(g) ?? ONE));
  const to = parts.flatMap((g) => {
    const part = div(fractionOf(g) ?? ONE, all);
    return takers(g.to).flatMap((t) =>
      g.to
        .filter((a) => a.name === t.holder.name && a.party_id === t.holder.party_id)
        .slice(0, 1)
        .map((a) => withShare(a, mul(part, t.share))),
    );
  });
  return { ...first, to, clauses: [{ ...clause, words: { ...clause.words, fraction: equals(all, ONE) ? null : toWire(all) } }] };
}

/**
 * Whether the grants come to more than the givers hold, or something is kept back of them: then all takers bear it alike. Shares of what the givers
 * have are all of what they had before the deed, and not each of what the one before has left.
 */
function fallsShort(kase: Case, matter: Matter, tract: string, parts: readonly Group[]): boolean {
  if (parts[0]?.clauses[0]?.words.of === "grantor_interest") return true;
  const kept = [...clauses(matter, "reservations", tract), ...clauses(matter, "exceptions", tract)];
  if (kept.some((c) => ["mineral", "surface", "royalty", "executive_right"].includes(c.words.estate_type))) return true;
  const held = kase.ledger(tract).of(parts[0]?.from ?? []);
  const of = parts[0]?.estate === "surface" ? surfaceOf(held) : mineralsOf(held);
  return compare(sum(parts.map((g) => fractionOf(g) ?? ONE)), sum(of.map((i) => i.share))) > 0;
}

/**
 * Grants of one deed that no one taker can have whole, joined so that each taker abates in proportion: halves to A and to B by the owner of three
 * quarters are three eighths each, and a reservation cuts both. Grants that stand by themselves stay as they are.
 */
export function joinedGrants(kase: Case, matter: Matter, tract: string, groups: readonly Group[]): Group[] {
  if (matter.conveyance.action !== "convey") return [...groups];
  const kinds = new Map<string, Group[]>();
  for (const g of groups) {
    const kind = kindOf(g);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), g]);
  }
  const joint = [...kinds.values()].filter(
    (parts) =>
      parts.length > 1 &&
      compare(
        parts.reduce((s, g) => add(s, fractionOf(g) ?? ONE), { n: 0n, d: 1n }),
        ONE,
      ) <= 0 &&
      fallsShort(kase, matter, tract, parts),
  );
  return groups.flatMap((g) => {
    const parts = joint.find((p) => p.includes(g));
    if (!parts) return [g];
    return parts[0] === g ? [join(parts)] : [];
  });
}
