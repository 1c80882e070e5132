// Gifts of a will to those who died before the testator: their issue stand in by statute, or the gift lapses.
import type { EstateType } from "@/lib/contracts/estates";
import { mul, ONE, type Rational, rational, sub, toWire } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type LapseFacts, lapseRules } from "@/lib/title/rules/succession/anti-lapse";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { disclaimersOf } from "./disclaimers";
import { familyOf, successionsTold } from "./family";
import { type Actor, actorsFor, classActor, type Matter } from "./matter";
import { isOnDeath } from "./on-death";
import { takers } from "./takers";

type Heir = { readonly party_id: string | null; readonly name: string; readonly share: Rational };

const RELATIONS: readonly (readonly [RegExp, LapseFacts["relation"]])[] = [
  [/spouse|wife|husband|widow/i, "spouse"],
  [/child|\bson\b|daughter|grand|issue|descendant/i, "descendant"],
  [/sibling|brother|sister|nephew|niece/i, "sibling"],
  [/cousin|uncle|aunt|parent|mother|father|relative|kin/i, "kin"],
];

const relationOf = (a: Actor): LapseFacts["relation"] => RELATIONS.find(([words]) => words.test(a.party.relation ?? ""))?.[1] ?? "other";

/** Issue of a dead taker that a paper on the taker's own succession names. */
function byPapers(kase: Case, tract: string, dead: Actor): Heir[] {
  for (const { matter, succession } of kase.papers().told(successionsTold).all(dead)) {
    const issue = familyOf(matter, succession, "unknown", false, kase.place(tract, matter)).issue;
    if (issue.length) return issue.map((k) => ({ ...k.holder, share: k.share }));
  }
  return [];
}

/** "Ralph died in 1999, leaving two children, Mark and Laura": those of the package whom the sentence names after "leaving". */
function bySentence(kase: Case, matter: Matter, dead: Actor): Heir[] {
  for (const f of matter.conveyance.facts ?? []) {
    const text = f.text.toUpperCase();
    const left = /\b(?:LEAVING|LEFT|SURVIVED BY)\b[^.;]{0,40}\b(?:CHILD(?:REN)?|SONS?|DAUGHTERS?|ISSUE|DESCENDANTS?)\b/.exec(text);
    if (f.kind !== "death" || !left || text.indexOf(dead.name.toUpperCase()) < 0 || text.indexOf(dead.name.toUpperCase()) > left.index) continue;
    const told = text.slice(left.index);
    const shown = kase.names
      .mayStandIn(told)
      .filter(({ party, name }) => party.display.length > 4 && name === party.display.toUpperCase() && told.includes(name));
    const named = [...new Set(shown.map((x) => x.party))];
    return named.map((p) => ({ party_id: p.id, name: p.display, share: rational(1, named.length) }));
  }
  return [];
}

const as = (h: { party_id: string | null; name: string }, share: Rational): Actor => {
  const blank = classActor(h.name);
  return { ...blank, party_id: h.party_id, local: h.party_id ?? h.name, party: { ...blank.party, share: toWire(share) } };
};

/** Words of the will that ask the taker to live longer: its own rule, before any statute. */
const IF_LIVING = /\bif (?:he|she|they|living)\b|\bif the \w+ survives?\b|\bsurviv(?:e|es|ing) me\b/i;

/** Words of the will that give to the issue of the taker. */
const TO_ISSUE =
  /\b(?:un)?to (?:his|her|their|such|the|said) (?:(?!wife|husband|brother|sister)\w+ ){0,3}(?:children|issue|descendants)\b|\bor (?:(?:to )?(?:his|her|their) )?(?:issue|descendants|children)\b|\bper stirpes\b|\bby (?:right of )?representation\b/i;
/** A will that also gives its residue: what lapses falls into that. */
const givesResidue = (m: Matter) => m.conveyance.grants.some((g) => g.residuary === true || /\bresidue\b|\bresiduary\b/i.test(g.text));

/** What a group gives: one estate, or the fee where it gives several. */
const estateOf = (group: Group): EstateType => {
  const estates = new Set(group.clauses.map((c) => c.words.estate_type));
  return [...estates][0] && estates.size === 1 ? ([...estates][0] ?? "fee") : "fee";
};

/** Where a transfer on death follows the law of wills, issue may stand in; elsewhere the others designated take a dead one's share. */
const ISSUE_ON_DEATH = new Set(["TX"]);

/** The takers of a devise or of a transfer on death with the issue of the dead in their places; a lapsed share stays with the testator's estate, or with the other takers of a residue. */
export function withoutDeadDevisees(kase: Case, matter: Matter, tract: string, group: Group): { readonly group: Group; readonly steps: readonly Step[] } {
  const before = (a: Actor) => kase.dead.some((d) => sameHolder(d, a));
  const onDeath = isOnDeath(matter);
  if (matter.conveyance.action !== "devise" && !onDeath) return { group, steps: [] };
  const given = group.from[0] ? disclaimersOf(kase, tract, group.from[0], estateOf(group), null) : [];
  const gaveUp = (a: Actor) => given.find((d) => sameHolder(d.by, a));
  if (!group.to.some((a) => before(a) || gaveUp(a))) return { group, steps: [] };
  const steps: Step[] = [];
  const shares = takers(group.to);
  const text = group.clauses.map((c) => c.words.text).join(" ");
  const residue = onDeath || group.clauses.some((c) => c.words.residuary === true);
  const place = kase.place(tract, matter);
  const statute = !onDeath || ISSUE_ON_DEATH.has(place.state ?? "");
  const testator = group.from[0];
  const instead = group.clauses.flatMap((c) => actorsFor(matter, c.words.substitutes ?? [], [])).filter((h) => !before(h) && !gaveUp(h));
  const lapsed: Actor[] = [];
  const to = group.to.flatMap((a): Actor[] => {
    const share = shares.find((t) => sameHolder(t.holder, a))?.share ?? ONE;
    const over = gaveUp(a);
    if (!before(a) && !over) return [as(a, share)];
    steps.push(...(over?.steps ?? []));
    const gone = over ? mul(share, over.part) : share;
    const kept = over && over.part.n !== over.part.d ? [as(a, sub(share, gone))] : [];
    const named = (over?.issue ?? []).map((h) => ({ ...h, share: rational(1, over?.issue.length ?? 1) }));
    const heirs = named.length ? named : byPapers(kase, tract, a);
    const issue = heirs.length ? heirs : bySentence(kase, matter, a);
    const toIssue = TO_ISSUE.test(text);
    const facts: LapseFacts = {
      relation: relationOf(a),
      issue: issue.length > 0 && (toIssue || (statute && !IF_LIVING.test(text))),
      ...(instead.length ? { over: "named" as const } : toIssue ? { over: "issue" as const } : {}),
    };
    const inputs = [
      input(over ? "taker who disclaimed" : "taker dead before the testator", a.name, [], matter.id),
      input("relation", facts.relation),
      input("issue", facts.issue),
    ];
    const d = decide(lapseRules, facts, place, inputs, (x) => ({ name: "gift", value: x }));
    steps.push(...(d?.steps ?? []));
    if (d?.answer === "issue") return [...kept, ...issue.map((h) => as(h, mul(gone, h.share)))];
    if (d?.answer === "named") return [...kept, ...instead.map((h) => as(h, mul(gone, rational(1, instead.length))))];
    lapsed.push(a);
    return [...kept, ...(residue || !testator ? [] : [as({ party_id: testator.party_id, name: `Estate of ${testator.name}, Deceased` }, gone)])];
  });
  if (lapsed.length)
    kase.issue("UNPROBATED_ESTATE_IN_CHAIN", matter, {
      tract,
      parties: lapsed.map((a) => a.party_id),
      detail: `The gift to ${lapsed.map((a) => a.name).join(", ")}, who died before the testator or disclaimed it, lapsed; the residue or the heirs take it.`,
    });
  const none = to.length === 0 || lapsed.filter((a) => !gaveUp(a) || gaveUp(a)?.part.n === gaveUp(a)?.part.d).length === group.to.length;
  const estate = testator && (residue || !givesResidue(matter)) ? [as({ party_id: testator.party_id, name: `Estate of ${testator.name}, Deceased` }, ONE)] : [];
  return { group: { ...group, to: none ? estate : to }, steps };
}
