// Royalty clauses of one deed for the same keepers, joined where they say one royalty again.
import { equals, fromWire, type Rational } from "@/lib/fraction/rational";
import { type ClausesAnswer, type ClausesFacts, royaltyClauseRules } from "@/lib/title/rules/royalty/one-reservation";
import { decide, type Place, type Step } from "@/lib/title/rules/rule";
import { input } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";

const ADDED = /\b(?:in addition|additional|further|another|separate)\b/i;

/** Fractions that a clause can mean: as stated, and its readings. */
const meanings = (c: Clause): Rational[] => [...(c.words.fraction ? [fromWire(c.words.fraction)] : []), ...c.words.readings.map((r) => fromWire(r.fraction))];

const kept = (c: Clause) => JSON.stringify([[...c.words.to].sort(), c.words.term?.kind ?? null, c.words.depths, [...c.words.tracts].sort()]);
const substances = (c: Clause) => [...(c.words.substances ?? [])].sort().join();

function factsOf(list: readonly Clause[]): ClausesFacts {
  const common = meanings(list[0] as Clause).find((f) => list.every((c) => meanings(c).some((x) => equals(x, f)))) ?? null;
  const named = new Set(list.map(substances).filter(Boolean));
  return { common, apart: named.size > 1 || list.slice(1).some((c) => ADDED.test(c.words.text)) };
}

/** One royalty: the clause that says it, and those that say it again. */
export type Joined = { readonly clause: Clause; readonly again: readonly Clause[]; readonly steps: Step[] };

/** "1/6 of the royalty under said lease … 1/6 of the usual 1/8 of any later lease" → the first of them, as one royalty of 1/6 of the royalty. */
export function joinRoyalties(matter: Matter, list: readonly Clause[], place: Place): Joined[] {
  const groups = new Map<string, Clause[]>();
  for (const c of list) groups.set(kept(c), [...(groups.get(kept(c)) ?? []), c]);
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group.map((clause) => ({ clause, again: [], steps: [] }));
    const facts = factsOf(group);
    const inputs = group.map((c) => input("clause", c.words.text.slice(0, 100), evidenceAt(matter, "conveyance", c.pointer)));
    const d = decide<ClausesFacts, ClausesAnswer>(royaltyClauseRules, facts, place, inputs, (a) => ({ name: "royalties", value: a }));
    const first = group.find((c) => c.words.fraction && facts.common && equals(fromWire(c.words.fraction), facts.common)) ?? group[0];
    if (d?.answer !== "one" || !first) return group.map((clause) => ({ clause, again: [], steps: [] }));
    return [{ clause: first, again: group.filter((c) => c !== first), steps: d.steps }];
  });
}
