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

/** How badly a reading agrees with what is announced; 0 where nothing speaks against it. */
export function strain(kin: Kinship, announced: FamilyRead["announced"], childless: ReadonlySet<string>, main: string): number {
  const { facts } = kin;
  const heirs = facts.filter((f) => has(f.of, main) && f.relation !== "spouse");
  let bad = facts.some((f) => has(f.of, main)) ? 0 : 5;
  const owners = [main, ...heirs.map((f) => f.name)];
  for (const a of announced) bad += Math.min(2, ...[a.of, ...owners].map((of) => Math.abs(a.count - kinOf(facts, a.relation, of).length)));
  for (const f of heirs) {
    if (!LISTED.test(f.relation)) continue;
    const below = facts.some((x) => x.relation === "child" && has(x.of, f.name));
    if (f.living === false && !below && !childless.has(f.name.toLowerCase())) bad += 0.5;
    if (facts.some((x) => x.relation === "spouse" && has(x.of, main) && sameName(x.name, f.name))) bad += 2;
    if (
      f.relation !== "parent" &&
      f.relation !== "heir" &&
      heirs.some((x) => x !== f && sameName(x.name, f.name) && x.relation !== f.relation && LISTED.test(x.relation))
    )
      bad += 1;
  }
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

/** The reading that agrees better with what the paper announces; the first where both agree alike. */
export function agreesBetter(first: Kinship, passage: FamilyRead, main: string): { readonly kinship: Kinship; readonly byPassage: boolean } {
  const [a, b] = [placed(first, main), placed(passage, main)];
  const missed = (own: Set<string>, other: Set<string>) => [...other].filter((n) => !own.has(n) && ![...own].some((o) => sameName(o, n))).length * 0.5;
  const one = strain(first, passage.announced, passage.childless, main) + missed(a, b);
  const two = strain(passage, passage.announced, passage.childless, main) + missed(b, a);
  const byPassage = two < one;
  return { kinship: byPassage ? withMarriages(passage, first, main) : withTold(first, passage), byPassage };
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

/** What the passage tells of the life and death of those whom the first reading has too, where that says nothing. */
function withTold(first: Kinship, passage: Kinship): Kinship {
  const told = (f: KinFact) =>
    f.living ?? passage.facts.find((x) => x.relation === f.relation && sameName(x.name, f.name) && x.living !== null)?.living ?? null;
  return { ...first, facts: first.facts.map((f) => ({ ...f, living: told(f) })) };
}
