// Two readings of one family weighed by what the paper says of the whole: numbers announced, the dead and their issue, nobody twice.
import { type KinFact, sameName } from "@/lib/extract/rules/parties/kinship/kin-fact";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import { type FamilyRead, LISTED } from "./family-state";

const has = (list: readonly string[], name: string): boolean => list.some((n) => sameName(n, name));

/** Children of the parents of `of` count as his brothers and sisters. */
function kinOf(facts: readonly KinFact[], relation: string, of: string): string[] {
  const parents = facts.filter((f) => f.relation === "parent" && has(f.of, of)).map((f) => f.name);
  const found = facts.filter(
    (f) => (f.relation === relation && has(f.of, of)) || (relation === "sibling" && f.relation === "child" && f.of.some((o) => has(parents, o))),
  );
  return [...new Set(found.map((f) => f.name).filter((n) => !sameName(n, of)))];
}

/** The children of both of a couple; none where nobody else is told. */
const childrenOf = (facts: readonly KinFact[], of: string, mate: string | null): readonly KinFact[] =>
  mate === null ? [] : facts.filter((f) => f.relation === "child" && has(f.of, of) && has(f.of, mate));

/** How many are announced of a kind of kin of one: each number alone, and all together ("one brother and two sisters"). */
const numbersOf = (announced: FamilyRead["announced"], a: FamilyRead["announced"][number]): number[] => {
  const alike = announced.filter((x) => x.relation === a.relation && sameName(x.of, a.of));
  return [a.count, alike.reduce((n, x) => n + x.count, 0)];
};

/** Whether as many as are announced stand in their list, and each of them has that place. */
const isTold = (a: FamilyRead["announced"][number], facts: readonly KinFact[]): boolean =>
  a.members.length === a.count && a.members.every((m) => kinOf(facts, a.relation, m.of[0] ?? a.of).some((n) => sameName(n, m.name)));

/** Two places in the family that nobody can have both: child and spouse of one, child and parent, child of two different people. */
function atOdds(x: KinFact, y: KinFact): boolean {
  if (x === y || !sameName(x.name, y.name) || x.name.toLowerCase() !== y.name.toLowerCase()) return false;
  if (x.relation === "heir" || y.relation === "heir") return false;
  const both = x.of.some((o) => has(y.of, o));
  if (x.relation === y.relation) return x.relation === "child" && !both;
  if (x.relation === "spouse" || y.relation === "spouse") return both;
  const below = [x, y].find((f) => f.relation === "child");
  const above = below === x ? y : x;
  return !(below && /^(?:grandchild|nephew|niece|sibling|half_sibling)$/.test(above.relation) && !both);
}

/** How badly a reading agrees with what is announced; 0 where nothing speaks against it. */
export function strain(kin: Kinship, announced: FamilyRead["announced"], childless: ReadonlySet<string>, main: string): number {
  const { facts } = kin;
  const heirs = facts.filter((f) => has(f.of, main) && f.relation !== "spouse");
  let bad = facts.some((f) => has(f.of, main)) ? 0 : 5;
  if (childless.has(main.toLowerCase()) && heirs.some((f) => f.relation === "child")) bad += 0.5;
  const owners = [main, ...heirs.map((f) => f.name)];
  for (const a of announced.filter((x) => !isTold(x, facts)))
    bad += Math.min(
      2,
      ...(a.mate === null ? [] : [Math.abs(a.count - childrenOf(facts, a.of, a.mate).length)]),
      ...[a.of, ...owners].flatMap((of) => numbersOf(announced, a).map((n) => Math.abs(n - kinOf(facts, a.relation, of).length))),
    );
  for (const f of heirs) {
    if (!LISTED.test(f.relation)) continue;
    const below = facts.some((x) => x.relation === "child" && has(x.of, f.name));
    if (f.living === false && !below && !childless.has(f.name.toLowerCase())) bad += 0.5;
    if (f.living === true && below && !has([main], f.name)) bad += 0.5;
    if (facts.some((x) => x.relation === "spouse" && has(x.of, main) && sameName(x.name, f.name))) bad += 2;
  }
  facts.forEach((f, i) => {
    if (facts.slice(i + 1).some((x) => atOdds(f, x))) bad += 1;
    if (
      facts.slice(i + 1).some((x) => x.relation === f.relation && sameName(x.name, f.name) && x.living !== null && f.living !== null && x.living !== f.living)
    )
      bad += 0.5;
    if (/^(?:grandchild|nephew|niece)$/.test(f.relation) && !facts.some((x) => x.relation === "child" && sameName(x.name, f.name))) bad += 0.25;
    if (
      f.relation === "child" &&
      f.of.some((o) =>
        facts.some(
          (x) => x !== f && x.relation === "child" && x.name.toLowerCase() === o.toLowerCase() && x.of.some((y) => y.toLowerCase() === f.name.toLowerCase()),
        ),
      )
    )
      bad += 2;
  });
  return bad;
}

/** Those who have a place in the family of the dead, near or below one who has. */
function placed(kin: Kinship, main: string): Set<string> {
  const facts = kin.facts.filter((f) => LISTED.test(f.relation) || f.relation === "parent");
  const out = new Set([main.toLowerCase()]);
  for (let size = 0; size < out.size; ) {
    size = out.size;
    for (const f of facts) if (f.of.some((o) => out.has(o.toLowerCase()))) out.add(f.name.toLowerCase());
  }
  return out;
}

/** How many have a place in the other reading and none in this one, not even as spouse of the dead. */
function missed(own: Kinship, other: Kinship, main: string): number {
  const here = [...placed(own, main), ...own.facts.filter((f) => f.relation === "spouse" && has(f.of, main)).map((f) => f.name.toLowerCase())];
  return [...placed(other, main)].filter((n) => !here.includes(n) && !here.some((o) => sameName(o, n))).length;
}

/** Each reading with its people moved where the other places them better; then the one that agrees better with what the paper announces, the first where both agree alike. */
export function agreesBetter(clauses: Kinship, passage: FamilyRead, main: string): { readonly kinship: Kinship; readonly byPassage: boolean } {
  const first = withExcepted(clauses, passage.excepted);
  const one = personByPerson(withSpouse(withTold(first, passage), passage, main), passage, passage, main);
  const two = personByPerson(withMarriages(passage, first, main), first, passage, main);
  const of = (kin: Kinship, other: Kinship) => strain(kin, passage.announced, passage.childless, main) + missed(kin, other, main) * 0.5;
  const [settled, read] = [of(two, one) - of(one, two), of(passage, first) - of(first, passage)];
  const byPassage = settled < 0 || (settled === 0 && read < 0);
  return { kinship: byPassage ? two : one, byPassage };
}

/** Facts in which each person stands alike. */
const sameFacts = (x: readonly KinFact[], y: readonly KinFact[]): boolean =>
  x.length === y.length && x.every((f) => y.some((g) => f.relation === g.relation && f.of.join() === g.of.join()));

/** The places one may have instead: those of the other reading, each of several of his own alone, and below a dead one who is told to have left nobody else. */
function otherPlaces(name: string, own: readonly KinFact[], other: readonly KinFact[]): KinFact[][] {
  const there = other.filter((f) => f.name.toLowerCase() === name.toLowerCase());
  const here = own.filter((f) => f.name.toLowerCase() === name.toLowerCase());
  const alone = here.length > 1 ? here.map((f) => [f]) : [];
  return [...(there.length && !sameFacts(here, there) ? [there, ...there.map((f) => [f])] : []), ...alone];
}

/** The lists of children that a reading has below others, each with all its members. */
function lists(facts: readonly KinFact[]): { readonly gone: ReadonlySet<string>; readonly place: readonly KinFact[] }[] {
  const keys = [...new Set(facts.filter((f) => f.relation === "child").map((f) => f.of.join()))];
  return keys.slice(0, 20).map((key) => {
    const place = facts.filter((f) => f.relation === "child" && f.of.join() === key);
    return { place, gone: new Set(place.map((f) => f.name.toLowerCase())) };
  });
}

/** A fault must be mended by as much as this before anybody is moved. */
const WORTH = 0.25;

/** The better reading with those moved whom the other places so that less speaks against the whole: nobody stays where he cannot stand. */
function personByPerson(better: Kinship, other: Kinship, passage: FamilyRead, main: string): Kinship {
  const cost = (facts: readonly KinFact[]) => {
    const kin = { ...better, facts };
    return strain(kin, passage.announced, passage.childless, main) + missed(kin, other, main) * 0.5;
  };
  let facts: readonly KinFact[] = better.facts;
  let least = cost(facts);
  const names = [...new Set([...facts, ...other.facts].map((f) => f.name.toLowerCase()))].slice(0, 60);
  for (let round = 0; round < 12 && least >= WORTH; round++) {
    let best: { readonly facts: readonly KinFact[]; readonly cost: number } | null = null;
    for (const { gone, place } of lists(other.facts)) {
      const moved = [...facts.filter((f) => !gone.has(f.name.toLowerCase())), ...place];
      const c = cost(moved);
      if (best ? c < best.cost : c <= least - WORTH) best = { facts: moved, cost: c };
    }
    for (const name of names)
      for (const place of otherPlaces(name, facts, other.facts)) {
        const moved = [...facts.filter((f) => f.name.toLowerCase() !== name), ...place];
        const c = cost(moved);
        if (best ? c < best.cost : c <= least - WORTH) best = { facts: moved, cost: c };
      }
    if (!best) break;
    facts = best.facts;
    least = best.cost;
  }
  return facts === better.facts ? better : { ...better, facts: [...facts].sort((x, y) => x.at.start - y.at.start) };
}

/** The first reading with the spouse of the dead whom the passage knows, where it knows none. */
function withSpouse(first: Kinship, passage: Kinship, main: string): Kinship {
  const isSpouse = (f: KinFact) => f.relation === "spouse" && has(f.of, main);
  if (first.facts.some(isSpouse) || first.marriages.some((m) => has(m, main))) return first;
  const told = passage.facts.filter((f) => isSpouse(f) && !first.facts.some((x) => sameName(x.name, f.name)));
  return { ...first, facts: [...first.facts, ...told], marriages: [...first.marriages, ...told.map((f): [string, string] => [main, f.name])] };
}

/** The passage with the spouses of the dead, and the other parents of his children, whom the first reading knows and it does not. */
function withMarriages(passage: Kinship, first: Kinship, main: string): Kinship {
  const spouses = first.facts.filter((f) => f.relation === "spouse" && has(f.of, main) && !passage.facts.some((x) => sameName(x.name, f.name)));
  const parents = (f: KinFact) =>
    first.facts.find((x) => x.relation === "child" && f.relation === "child" && sameName(x.name, f.name) && x.of.length > 1 && has(x.of, main))?.of;
  return {
    deaths: passage.deaths,
    facts: [...withTold(passage, first).facts.map((f) => (f.of.length > 1 ? f : { ...f, of: parents(f) ?? f.of })), ...spouses],
    marriages: [...passage.marriages, ...first.marriages.filter((m) => spouses.some((s) => m.some((n) => sameName(n, s.name))))],
  };
}

/** "All but AL ROE are living": what is said of all is not said of him. */
const withExcepted = (kin: Kinship, excepted: FamilyRead["excepted"]): Kinship => ({
  ...kin,
  facts: kin.facts.map((f) => (f.relation !== "spouse" && excepted.has(f.name.toLowerCase()) ? { ...f, living: false } : f)),
});

/** What the passage tells of the life and death of those whom the first reading has too, where that says nothing. */
function withTold(first: Kinship, passage: Kinship): Kinship {
  const told = (f: KinFact) =>
    f.living ?? passage.facts.find((x) => x.relation === f.relation && sameName(x.name, f.name) && x.living !== null)?.living ?? null;
  return { ...first, facts: first.facts.map((f) => ({ ...f, living: told(f) })) };
}
