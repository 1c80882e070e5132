// A reservation to some of several grantors: it stays in their shares, and the others' pass whole.
import { add, compare, div, isZero, min, mul, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Actor, actorsFor, type Clause, type Matter } from "./matter";

/** "Ralph Roe, executor": what is kept for him so is kept for all whose land he sells, though he be one of them. */
const FOR_ESTATE = /\b(?:executor|executrix|administrat\w+|personal representative|guardian|conservator)\b/i;

type Kept = { readonly share: Rational; readonly clause: Clause };

/** The grantors for whom a clause keeps, where it names some of those who hold and none of their spouses beside them. */
function namedIn(matter: Matter, clause: Clause, sources: readonly Interest[]): readonly Actor[] {
  const named = actorsFor(matter, clause.words.to, []).filter((a) => !FOR_ESTATE.test(a.party.capacity ?? ""));
  // "A keeps one-eighth, and his wife B keeps one-eighth": each of them is named for his own share.
  const apart = (x: Actor) => clause.words.to.length === 1 && matter.conveyance.reservations.some((w) => w.to.length === 1 && w.to[0] === x.local);
  const spouse = (a: Actor) => [...matter.actors.values()].filter((x) => (x.party.spouse_of === a.local || a.party.spouse_of === x.local) && !apart(x));
  const among = (i: Interest) => [...named, ...named.flatMap(spouse)].some((a) => sameHolder(a, i.holder));
  return sources.some((i) => !among(i)) && sources.some((i) => named.some((a) => sameHolder(a, i.holder))) ? named : [];
}

/** "his minerals", "all that is hers"; not "the minerals owned by the grantors", of which each may keep a part. */
const OF_ONE = /\b(?:his|hers?|its|him|he|she)\b/i;
const OF_ALL = /\b(?:grantors|them|their|theirs|our|ours|we|us|they|vendors|sellers)\b/i;
/** What "his minerals" come to in a clause that keeps for some of several grantors: what those hold; null where it keeps for all, or speaks of no grantor's own. */
export function ownOfKeepers(matter: Matter, clause: Clause, sources: readonly Interest[]): Rational | null {
  const { of, text } = clause.words;
  if (of !== "grantor_interest" || OF_ALL.test(text)) return null;
  const named = namedIn(matter, clause, sources);
  const said = OF_ONE.test(text) || named.some((a) => text.toUpperCase().includes(a.party.name.toUpperCase()));
  return named.length && said ? sum(sources.filter((i) => named.some((a) => sameHolder(a, i.holder))).map((i) => i.share)) : null;
}

/**
 * What passes of each interest when `passes` of them pass together: what is kept for some is kept of their own, the rest is kept of all alike.
 * Null where the clauses name nobody among the grantors, or the figures do not meet: then all bear it in proportion.
 */
export function passingParts(
  matter: Matter,
  sources: readonly Interest[],
  passes: Rational,
  reserved: readonly Kept[],
): ReadonlyMap<Interest, Rational> | null {
  const own = new Map<Interest, Rational>();
  for (const { share, clause } of reserved) {
    const named = namedIn(matter, clause, sources);
    const theirs = sources.filter((i) => named.some((a) => sameHolder(a, i.holder)));
    const held = sum(theirs.map((i) => i.share));
    if (isZero(held)) continue;
    const kept = min(share, held);
    for (const i of theirs) own.set(i, min(i.share, add(own.get(i) ?? ZERO, mul(i.share, div(kept, held)))));
  }
  if (!own.size) return null;
  const left = (i: Interest) => sub(i.share, own.get(i) ?? ZERO);
  const free = sum(sources.map(left));
  if (isZero(free) || compare(passes, free) > 0) return null;
  return new Map(sources.map((i) => [i, mul(left(i), div(passes, free))]));
}
