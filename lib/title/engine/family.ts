// The family of a decedent from an affidavit or decree, as facts for descent and as people who take.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { ONE, type Rational, rational, toText } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { decide, type Place } from "@/lib/title/rules/rule";
import type { FamilyFacts } from "@/lib/title/rules/succession/family";
import { bloodRules } from "@/lib/title/rules/succession/half-blood";
import { representationRules } from "@/lib/title/rules/succession/representation";
import type { Actor, Matter } from "./matter";
import { eachSide, type RemoterKin, remoterOf } from "./remoter-kin";
import { degreesOf, divide, stocksOf } from "./stocks";

export type Succession = NonNullable<Parties["succession"]>[number];
export type Kin = { readonly holder: Holder; readonly share: Rational };
export type Family = {
  readonly facts: FamilyFacts;
  readonly spouse: Holder | null;
  readonly issue: readonly Kin[];
  readonly parents: readonly Kin[];
  readonly siblings: readonly Kin[];
  readonly remoter: RemoterKin<readonly Kin[]>;
};

const CHILD = /child|son|daughter|issue|descendant|grand(?!parent|mother|father)/i;
const PARENT = /^(?:parent|father|mother)/i;
const SIBLING = /sibling|brother|sister|nephew|niece/i;

/** Letters appoint who acts for an estate; they say nothing of who takes it. */
const APPOINTS = new Set(["letters_testamentary"]);

/** The succession of one decedent: as extracted, or made from the roles of the parties. */
export function successions(matter: Matter): Succession[] {
  if (APPOINTS.has(matter.type)) return [];
  const stated = matter.doc.parties.resolved.succession ?? [];
  if (stated.length) return withSpouses(matter, stated);
  const parties = matter.doc.parties.resolved.parties;
  const dead = parties.find((p) => p.role === "decedent");
  const heirs = parties.filter((p) => p.role === "heir");
  if (!dead || !heirs.length) return [];
  const spouse = heirs.find((h) => /spouse|wife|husband|widow/i.test(h.relation ?? ""));
  return [
    {
      decedent: dead.id,
      died: dead.died ?? null,
      testate: null,
      state: null,
      character: null,
      spouse: spouse?.id ?? null,
      spouse_died: null,
      children_all_of_spouse: null,
      spouses_count: null,
      heirs: heirs
        .filter((h) => h !== spouse)
        .map((h) => ({
          party: h.id,
          relation: h.relation ?? "child",
          per_stirpes_of: h.relation_of && h.relation_of !== dead.id ? h.relation_of : null,
          of_spouse: null,
          living: true,
        })),
      statement_complete: false,
    },
  ];
}

/** The successions that a paper tells, by the decedent of each. */
export function successionsTold(matter: Matter): [Holder, { readonly matter: Matter; readonly succession: Succession }][] {
  return successions(matter).flatMap((succession) => {
    const dead = matter.actors.get(succession.decedent);
    return dead ? [[dead, { matter, succession }]] : [];
  });
}

/** A spouse who died later, and of whom the paper says no more, leaves the same children. */
function withSpouses(matter: Matter, stated: readonly Succession[]): Succession[] {
  const out = stated.map((s) => {
    if (s.heirs.some((h) => h.party !== s.spouse)) return s;
    const first = stated.find((x) => x.spouse === s.decedent && x.heirs.length > 0);
    return first && s.testate !== true ? { ...s, spouse: null, heirs: first.heirs.filter((h) => h.party !== s.decedent) } : s;
  });
  for (const s of stated) {
    if (!s.spouse || out.some((x) => x.decedent === s.spouse) || (!s.spouse_died && !matter.actors.get(s.spouse)?.party.died)) continue;
    out.push({
      ...s,
      decedent: s.spouse,
      died: s.spouse_died ?? matter.actors.get(s.spouse)?.party.died ?? null,
      spouse: null,
      spouse_died: null,
      heirs: s.heirs.filter((h) => h.party !== s.spouse),
    });
  }
  return out;
}

export type HeirOf = Succession["heirs"][number];

const HALF_BLOOD = /half/i;

/** What a stock of the half blood takes beside one of the whole blood, by the law of the place. */
function halfShare(siblings: readonly HeirOf[], place: Place): Rational {
  const half = siblings.filter((h) => !h.per_stirpes_of && HALF_BLOOD.test(h.relation)).length;
  const mixed = half > 0 && half < siblings.filter((h) => !h.per_stirpes_of).length;
  return decide(bloodRules, { mixed }, place, [], (a) => ({ name: "share of the half blood", value: toText(a) }))?.answer ?? ONE;
}

/** What each takes of what goes to his class, the issue of the dead in their place by the law of the state. `half`: what one of the half blood counts. */
function byStocks(heirs: readonly HeirOf[], actors: ReadonlyMap<string, Actor>, place: Place, half: Rational = ONE): Kin[] {
  const stocks = stocksOf(
    heirs.map((h) => ({ id: h.party, lives: h.living !== false, of: h.per_stirpes_of, weight: HALF_BLOOD.test(h.relation) ? half : ONE })),
  );
  const degrees = degreesOf(stocks);
  const facts = { sameDegree: degrees.size === 1, nearestLives: degrees.has(0) };
  const how = decide(representationRules, facts, place, [], (a) => ({ name: "divided", value: a.replace("_", " ") }))?.answer ?? "stirpes";
  return divide(stocks, how).flatMap(({ id, share }) => {
    const a = actors.get(id);
    return a ? [{ holder: { party_id: a.party_id, name: a.name }, share }] : [];
  });
}

/** How many stocks of a class take: those who live, and the dead who left some of it. */
const stocksAmong = (list: readonly HeirOf[]): number =>
  new Set(list.filter((h) => h.living !== false || list.some((x) => x.per_stirpes_of === h.party)).map((h) => h.per_stirpes_of ?? h.party)).size;

/** Facts and takers of one succession. A spouse who died first does not survive. */
export function familyOf(matter: Matter, s: Succession, character: FamilyFacts["character"], halfOfRecord: boolean, place: Place): Family {
  const { actors } = matter;
  const outlived = s.spouse !== null && (s.spouse_died === null || s.died === null || s.spouse_died > s.died);
  const spouse = outlived && s.spouse ? (actors.get(s.spouse) ?? null) : null;
  const heirs = s.heirs.filter((h) => h.party !== s.spouse);
  const issue = heirs.filter((h) => CHILD.test(h.relation));
  const kin = byStocks(issue, actors, place);
  const parents = heirs.filter((h) => PARENT.test(h.relation) && h.living !== false);
  const siblings = heirs.filter((h) => SIBLING.test(h.relation) && !CHILD.test(h.relation));
  const bySiblings = byStocks(siblings, actors, place, halfShare(siblings, place));
  const kindred = remoterOf(heirs);
  const known = issue.filter((h) => h.of_spouse !== null);
  const once = s.spouses_count === 1 && !issue.some((h) => h.of_spouse === false) ? true : null;
  const allOfSpouse = s.children_all_of_spouse ?? (known.length === issue.length && issue.length > 0 ? issue.every((h) => h.of_spouse === true) : once);
  return {
    facts: {
      spouse: spouse !== null,
      stocks: kin.length ? stocksAmong(issue) : 0,
      allOfSpouse,
      parents: parents.length,
      siblings: bySiblings.length ? stocksAmong(siblings) : 0,
      siblingsLiving: siblings.filter((h) => !h.per_stirpes_of && h.living !== false).length,
      remoter: eachSide(kindred, (list) => list.filter((h) => h.living !== false).length),
      marriages: s.spouses_count,
      character,
      halfOfRecord,
    },
    spouse: spouse ? { party_id: spouse.party_id, name: spouse.name } : null,
    issue: kin,
    parents: equal(parents, actors),
    siblings: bySiblings,
    remoter: eachSide(kindred, (list) => byStocks(list, actors, place)),
  };
}

function equal(heirs: readonly HeirOf[], actors: ReadonlyMap<string, Actor>): Kin[] {
  const found = heirs.map((h) => actors.get(h.party)).filter((a): a is Actor => a !== undefined);
  return found.map((a) => ({ holder: { party_id: a.party_id, name: a.name }, share: found.length === 1 ? ONE : rational(1, found.length) }));
}
