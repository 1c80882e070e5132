// Clauses of a deed that give to the same takers belong together: surface to A and minerals to A are one grant.
import { div, equals, fromWire, ONE, rational, toWire } from "@/lib/fraction/rational";
import { LAND } from "./land-words";
import { type Actor, actorsFor, type Clause, classActor, clauses, type Matter } from "./matter";

export type Group = {
  readonly from: readonly Actor[];
  readonly to: readonly Actor[];
  readonly clauses: readonly Clause[];
  readonly estate: string;
  readonly executive: boolean | null;
  /** Takers in remainder, where a life estate is given to others. */
  readonly remainder: readonly Actor[];
  /** The law gives the surface only, whatever the clause says. */
  readonly surfaceOnly?: boolean;
};

const kindOf = (c: Clause) => (c.words.estate_type === "remainder" ? "remainder" : c.words.term ? "term" : "now");

/** Takers in remainder with the share their clause states: "remainder one-half to A and one-fourth each to B and C". */
function withShare(to: readonly Actor[], c: Clause): Actor[] {
  const share = c.words.fraction ? fromWire(c.words.fraction) : ONE;
  if (equals(share, ONE)) return [...to];
  return to.map((a) => ({ ...a, party: { ...a.party, share: toWire(div(share, rational(to.length))) } }));
}

/** Groups in the order of the clauses. A remainder joins the life estate that stands before it. */
export function landGroups(matter: Matter, tract: string): Group[] {
  const groups = new Map<string, { from: readonly Actor[]; to: readonly Actor[]; clauses: Clause[]; remainder: Actor[] }>();
  for (const c of clauses(matter, "grants", tract)) {
    if (!LAND.has(c.words.estate_type)) continue;
    const from = actorsFor(matter, c.words.from, matter.from);
    const to = !c.words.to.length && c.words.to_class ? [classActor(c.words.to_class)] : actorsFor(matter, c.words.to, matter.to);
    const life = [...groups.values()].find((g) => g.clauses[0]?.words.estate_type === "life_estate" || g.clauses[0]?.words.term?.kind === "life");
    if (kindOf(c) === "remainder" && life) {
      life.remainder.push(...withShare(to, c));
      continue;
    }
    const same = c.words.estate_type === "mineral" || c.words.estate_type === "surface" || c.words.estate_type === "fee" ? "" : c.words.estate_type;
    const twin = [...groups.values()].find((g) => g.clauses.some((x) => x.words.estate_type === c.words.estate_type));
    const key = `${from.map((a) => a.local)}>${to.map((a) => a.local)}>${same}>${kindOf(c)}>${twin && sameTakers(twin.to, to) ? groups.size : ""}`;
    const group = groups.get(key) ?? { from, to, clauses: [], remainder: [] };
    group.clauses.push(c);
    groups.set(key, group);
  }
  const ordered = [...groups.values()].sort((a, b) => Number(isResidue(a.clauses)) - Number(isResidue(b.clauses)));
  return ordered.map((g) => ({
    ...g,
    estate: g.clauses[0]?.words.estate_type ?? "fee",
    executive: g.clauses.find((c) => c.words.executive !== null)?.words.executive ?? null,
  }));
}

/** A residue takes what every other gift of the instrument has left. */
const isResidue = (list: readonly Clause[]) => list.some((c) => c.words.residuary === true || /\brest,? (?:and )?residue\b|\bresiduary\b/i.test(c.words.text));

const sameTakers = (a: readonly Actor[], b: readonly Actor[]) => a.length === b.length && a.every((x, n) => x.local === b[n]?.local);
