// The family of one dead person out of the facts of kin: spouses, children, parents, brothers, and who stands in the place of whom.
import type { HeirFact } from "@/lib/extract/rules/parties/reading";
import { type KinFact, sameName } from "./kin-fact";
import { belowOf } from "./kin-words";

const has = (list: readonly string[], name: string) => list.some((n) => sameName(n, name));

/** Husbands and wives in the order of the paper. */
export function spousesOf(facts: readonly KinFact[], marriages: readonly (readonly [string, string])[], decedent: string): string[] {
  const out: string[] = [];
  const add = (name: string) => {
    if (!sameName(name, decedent) && !name.startsWith("?") && !has(out, name)) out.push(name);
  };
  for (const f of facts) if (f.relation === "spouse" && has(f.of, decedent)) add(f.name);
  for (const [a, b] of marriages) {
    if (sameName(a, decedent)) add(b);
    if (sameName(b, decedent)) add(a);
  }
  return out;
}

/** Children of a dead parent beside the dead himself are brothers and sisters; of one parent only with another spouse, of the half blood. */
function siblings(facts: readonly KinFact[], decedent: string): KinFact[] {
  const parents = facts.filter((f) => f.relation === "parent" && has(f.of, decedent)).map((f) => f.name);
  if (parents.length === 0) return [];
  return facts
    .filter((f) => f.relation === "child" && f.of.some((o) => has(parents, o)) && !sameName(f.name, decedent))
    .map((f) => ({ ...f, relation: f.of.every((o) => has(parents, o)) ? "sibling" : "half_sibling" }));
}

/** Said to be the child of the surviving spouse, of another, or neither. */
function ofSpouse(f: KinFact, decedent: string, spouse: string | null): boolean | null {
  const other = f.of.filter((o) => !sameName(o, decedent));
  if (f.relation !== "child" || other.length === 0) return null;
  if (spouse === null) return null;
  return has(other, spouse) || other.includes("?last");
}

/** "JOHN ROE left a son, JOHN P. ROE": kin of the dead whose name is his own but for a middle one is another man. */
export const isNamesake = (f: KinFact, dead: string): boolean =>
  f.relation !== "spouse" && f.relation !== "heir" && f.name.toLowerCase() !== dead.toLowerCase() && sameName(f.name, dead) && has(f.of, dead);

type Wanted = {
  facts: readonly KinFact[];
  decedent: string;
  spouse: string | null;
  ownEstate: (name: string) => boolean;
  outlived: (name: string) => boolean;
  predeceased?: (name: string) => boolean;
};

/**
 * "By Nina: ROY VENN; and STACY REED, who died leaving TYLER REED. By Opal: KIP VENN": a child told of the dead's own spouse right behind the issue of a dead child is
 * the dead's, and none of that issue.
 */
function ofTheirMarriage(facts: readonly KinFact[], decedent: string, spouse: string | null): readonly KinFact[] {
  if (spouse === null) return facts;
  const isChild = (name: string): boolean => facts.some((g) => g.relation === "child" && has(g.of, decedent) && sameName(g.name, name));
  const misplaced = (f: KinFact): boolean => f.relation === "child" && has(f.of, spouse) && !has(f.of, decedent) && f.of.some(isChild);
  return facts.map((f) => (misplaced(f) ? { ...f, of: [decedent, spouse] } : f));
}

/** Heirs of one dead person without the spouse: his own kin, and below the dead among them those who take in their place. */
export function heirsFrom({ facts: told, decedent, spouse, ownEstate, outlived, predeceased = () => false }: Wanted): HeirFact[] {
  const facts = ofTheirMarriage(told, decedent, spouse);
  const out: HeirFact[] = [];
  const add = (f: KinFact, perStirpesOf: string | null, relation: string) => {
    const known = out.find((h) => sameName(h.name, f.name));
    if (known) {
      if (known.relation === "heir") known.relation = relation;
      known.living ??= f.living;
      known.ofSpouse ??= ofSpouse(f, decedent, spouse);
      if (known.perStirpesOf === null && perStirpesOf !== null && !sameName(known.name, perStirpesOf)) known.perStirpesOf = perStirpesOf;
    } else if (!sameName(f.name, decedent) || isNamesake(f, decedent))
      out.push({ name: f.name, relation, perStirpesOf, ofSpouse: ofSpouse(f, decedent, spouse), living: f.living });
  };
  const direct = facts.filter((f) => has(f.of, decedent) && f.relation !== "spouse");
  for (const f of [...direct, ...siblings(facts, decedent)]) add(f, null, f.relation);
  for (let i = 0; i < out.length && i < 400; i++) {
    const stem = out[i];
    if (!stem || (stem.living === true && !predeceased(stem.name)) || ownEstate(stem.name) || stem.relation === "parent") continue;
    for (const f of facts) if (f.relation === "child" && has(f.of, stem.name) && !has(f.of, decedent)) add(f, stem.name, belowOf(stem.relation));
  }
  return out.map((h) => (outlived(h.name) ? { ...h, living: h.living || null } : predeceased(h.name) ? { ...h, living: false } : h));
}
