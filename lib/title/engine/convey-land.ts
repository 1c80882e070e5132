// A deed of land or minerals in one tract: quantum, exceptions, reservations, and what is severed on the way.
import { add, compare, equals, isZero, max, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { BY_WHAT_IS_GIVEN } from "@/lib/title/rules/conveyance/fraction-base";
import { overconveyanceRules, type Quantum, type QuantumFacts } from "@/lib/title/rules/conveyance/overconveyance";
import { type SurvivorshipFacts, survivorshipRules, type Tenancy } from "@/lib/title/rules/cotenancy/survivorship";
import { decide, type Place, type Step } from "@/lib/title/rules/rule";
import { passAccessories } from "./accessories";
import { bearerOf } from "./burden";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { raiseDeedIssues } from "./deed-issues";
import { ENTIRETY } from "./entirety";
import { ownOfKeepers, passingParts } from "./kept-by-some";
import { disclosedBySubjectTo, exceptedMinerals, mineralsOf, reservedMinerals, shareOf, surfaceOf } from "./land-words";
import { splitLife } from "./life";
import { type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { inProportion, joinAlike, type Marks, type Portion, pass } from "./pass";
import { keepRoyalties } from "./reserve-royalty";
import type { RightsAlone } from "./rights-alone";
import { isQuitclaim } from "./sources";
import { strangersTake } from "./stranger-reservation";
import { takers } from "./takers";
import { termMarks } from "./term";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Shares held before the instrument, of 8/8. */
export type Before = { readonly mineral: Rational; readonly surface: Rational; readonly alone: RightsAlone };

export type Deed = {
  readonly kase: Case;
  readonly matter: Matter;
  readonly tract: string;
  readonly place: Place;
  readonly group: Group;
  readonly sources: readonly Interest[];
  /** Reservations and exceptions belong to one group of a deed only. */
  readonly keeps: boolean;
  /** What grantors held before the first clause ran, for fractions of their interest; null: what they hold now. */
  readonly before: Before | null;
  readonly steps: readonly Step[];
};

export type Reckoning = {
  readonly facts: QuantumFacts;
  readonly quantum: Quantum;
  readonly surface: Rational;
  readonly surfaceKept: Rational;
  readonly reading: string | null;
  readonly reserved: readonly Clause[];
  readonly excepted: readonly Clause[];
  readonly disclosed: Rational;
  readonly steps: readonly Step[];
};

function purported(d: Deed, estate: "mineral" | "surface", owned: Rational): { share: Rational; steps: Step[]; reading: string | null } {
  const clause =
    d.group.clauses.find((c) => c.words.estate_type === estate) ?? d.group.clauses.find((c) => !["mineral", "surface"].includes(c.words.estate_type));
  if (!clause || (estate === "mineral" && d.group.surfaceOnly)) return { share: ZERO, steps: [], reading: null };
  const quit = isQuitclaim(d.matter) && !clause.words.fraction;
  if (quit) return { share: owned, steps: [], reading: null };
  const base = d.before && !isZero(d.before[estate]) ? d.before[estate] : owned;
  return shareOf(d.matter, clause, d.place, base, base);
}

/** Works out in figures what a deed passes and keeps. Pure: nothing is changed yet. */
export function reckon(d: Deed): Reckoning {
  const { kase, matter, tract, place } = d;
  const owned = total(mineralsOf(d.sources));
  const grant = purported(d, "mineral", owned);
  const conveyed = min(grant.share, max(owned, grant.share));
  const none = { share: ZERO, steps: [] as Step[], clauses: [] as Clause[], reading: null as string | null };
  const except = d.keeps ? exceptedMinerals(kase, matter, tract, place, owned, conveyed) : none;
  const reserve = d.keeps ? reservedMinerals(kase.natures, matter, tract, place, mineralsOf(d.sources), owned, conveyed) : none;
  const given = isCounterpart(d, grant.share, reserve) ? add(grant.share, reserve.share) : grant.share;
  const grantees = takers(d.group.to);
  const granteeOwned = total(mineralsOf(kase.ledger(tract).of(grantees.map((t) => t.holder))));
  const disclosed = d.keeps ? disclosedBySubjectTo(kase, matter, max(ZERO, sub(ONE, owned)), place) : ZERO;
  const facts: QuantumFacts = {
    owned,
    purported: given,
    excepted: max(except.share, disclosed),
    reserved: reserve.share,
    granteeOwned,
    warranted: warranted(matter),
    quitclaim: isQuitclaim(matter) || d.group.clauses.every((c) => c.words.of === "grantor_interest" && !c.words.fraction),
    kind: "deed",
    reservedOfOwned: reserve.clauses.some((c) => c.words.of === "grantor_interest"),
    reservedOfShare: reserve.steps.some((s) => s.outcome === "applied" && BY_WHAT_IS_GIVEN.has(s.rule)),
    reservesAllOwned: reserve.clauses.some(
      (c) => c.words.of === "grantor_interest" && (c.words.fraction?.fraction ?? "1") === "1" && !ownOfKeepers(matter, c, mineralsOf(d.sources)),
    ),
  };
  const decision = decide(overconveyanceRules, facts, place, figures(facts, matter, d), (a) => ({ name: "passes", value: `${a.passes.n}/${a.passes.d}` }));
  const quantum = decision?.answer ?? { passes: ZERO, kept: owned, failed: ZERO, short: ZERO };
  const surfaceOwned = total(surfaceOf(d.sources));
  const surfaceGrant = purported(d, "surface", surfaceOwned);
  const keptSurface = d.keeps ? surfaceKeptByWords(d, surfaceOwned) : ZERO;
  const surface = min(surfaceOwned, max(ZERO, sub(surfaceGrant.share, keptSurface)));
  const steps = [...d.steps, ...grant.steps, ...except.steps, ...reserve.steps, ...(decision?.steps ?? [])];
  return {
    facts,
    quantum,
    surface,
    surfaceKept: keptSurface,
    reading: grant.reading ?? reserve.reading,
    reserved: reserve.clauses,
    excepted: except.clauses,
    disclosed,
    steps,
  };
}

/** "One half of the minerals, the other half being reserved": grant and reservation say the same, and the one does not cut the other. */
function isCounterpart(d: Deed, granted: Rational, reserve: { readonly share: Rational; readonly clauses: readonly Clause[] }): boolean {
  const given = d.group.clauses.find((c) => c.words.estate_type === "mineral");
  const both = add(granted, reserve.share);
  const meets = equals(both, ONE) || equals(both, sum(mineralsOf(d.sources).map((i) => i.share)));
  return given?.words.of === "whole" && reserve.clauses.every((c) => c.words.of === "whole") && meets;
}

function figures(f: QuantumFacts, matter: Matter, d: Deed) {
  const at = d.group.clauses[0]?.pointer ?? "/grants";
  return [
    input("owned by the grantors", f.owned, [], matter.id),
    input("purported", f.purported, evidenceAt(matter, "conveyance", at)),
    input("excepted or named as outstanding", f.excepted, evidenceAt(matter, "conveyance", "/exceptions")),
    input("reserved", f.reserved, evidenceAt(matter, "conveyance", "/reservations")),
    input("already the grantee's", f.granteeOwned),
    input("warranted", f.warranted, evidenceAt(matter, "conveyance", "/warranty")),
  ];
}

/** A covenant of title by words, statute, or the very form of the deed. */
export function warranted(m: Matter): boolean {
  const w = m.conveyance.warranty;
  if (w !== null) return w !== "none";
  return ["warranty_deed", "special_warranty_deed", "grant_deed", "bargain_and_sale_deed"].includes(m.type);
}

function surfaceKeptByWords(d: Deed, owned: Rational): Rational {
  const kept = [...clauses(d.matter, "reservations", d.tract), ...clauses(d.matter, "exceptions", d.tract)].filter((c) => c.words.estate_type === "surface");
  return min(owned, sum(kept.map((c) => shareOf(d.matter, c, d.place, owned, owned).share)));
}

function portionsOf(d: Deed, r: Reckoning): Portion[] {
  const minerals = mineralsOf(d.sources);
  const surfaces = surfaceOf(d.sources);
  const owned = total(minerals);
  const kept = r.reserved.map((clause) => ({
    clause,
    share: shareOf(d.matter, clause, d.place, ownOfKeepers(d.matter, clause, minerals) ?? owned, owned).share,
  }));
  const m =
    passingParts(d.matter, minerals, r.quantum.passes, kept) ?? new Map(inProportion(minerals, r.quantum.passes, owned).map((x) => [x.interest, x.part]));
  const s = new Map(inProportion(surfaces, r.surface, total(surfaces)).map((x) => [x.interest, x.part]));
  const all = [...new Set([...minerals, ...surfaces])];
  return all.map((interest) => ({ interest, mineral: m.get(interest) ?? ZERO, surface: s.get(interest) ?? ZERO }));
}

/** Writes one group of a deed on the ledger: who takes what, what is reserved, what is severed. */
export function conveyLand(d: Deed): EffectDraft {
  const { kase, matter, tract, group } = d;
  const r = reckon(d);
  const ledger = kase.ledger(tract);
  const estate = group.clauses[0]?.words.estate_type ?? "fee";
  const draft = kase.open(matter, { kind: "convey", estate, tract, pointer: group.clauses[0]?.pointer ?? "/grants" });
  draft.step(...r.steps);
  const to = takers(group.to);
  const parted = d.keeps ? keptExecutive(d) : false;
  const royalties = d.keeps ? keepRoyalties(d, r, draft) : { charges: [], creations: [] };
  const term = termMarks(d, draft);
  const bearer = bearerOf(d, r, draft);
  const marks: Marks = {
    ...markWords(d, draft),
    ...term.passing,
    charges: royalties.charges,
    ...(bearer === "grantor_alone" ? { free: true } : {}),
    ...(parted || group.executive === false ? { executive: false } : {}),
  };
  const nonExecutiveKept = r.reserved.some((c) => c.words.executive === false);
  const keeping = {
    relation: isZero(r.facts.reserved) && !r.excepted.length ? ("retained" as const) : ("reserved" as const),
    marks: { ...term.kept, ...(bearer === "grantee_alone" ? { free: true } : {}), ...(nonExecutiveKept ? { executive: false } : {}) },
  };
  const portions = portionsOf(d, r).filter((p) => !isZero(p.mineral) || !isZero(p.surface));
  const made = splitLife(d, draft, portions, to, marks, keeping) ?? pass(ledger, draft, portions, to, marks, keeping);
  for (const make of royalties.creations) make(draft);
  executiveParts(d, draft, portions, parted || group.executive === false, nonExecutiveKept);
  term.reversion(draft, made);
  passAccessories(d, draft);
  strangersTake(d, draft);
  finish(d, draft, r, made);
  raiseDeedIssues(d, r, draft);
  return draft;
}

/** Whether the power to lease what passes stays behind; a power kept over the minerals of another is none. */
const keptExecutive = (d: Deed) => clauses(d.matter, "reservations", d.tract).some((c) => c.words.estate_type === "executive_right" && !c.words.held_by);

/** "as joint tenants and not as tenants in common": what they are not. */
const NOT_IN_COMMON = /\b(?:not|rather than|instead of) (?:(?:as|in|be|a|being|hereby) )*tenan(?:ts?|cy) in common\b/gi;

/** How several takers hold: by the words of the deed and the law of the state. */
function tenancy(d: Deed, draft: EffectDraft): Tenancy {
  const { group, matter } = d;
  const text = `${matter.conveyance.granting_clause ?? ""} ${matter.conveyance.habendum ?? ""} ${group.clauses.map((c) => `${c.words.text} ${c.words.survivorship_words ?? ""}`).join(" ")}`;
  const [a, b] = group.to;
  const spouses = group.to.length === 2 && a !== undefined && b !== undefined && (a.party.spouse_of === b.local || b.party.spouse_of === a.local);
  // "As joint tenants" alone says nothing of survivors, which some states ask for.
  const jointTenants = /\bjoint tenan(?:ts?|cy)\b/i.test(text);
  const bare = jointTenants && !/\bsurviv|\bentiret/i.test(text);
  const facts: SurvivorshipFacts = {
    survivorship: (group.clauses.some((c) => c.words.survivorship) && !bare) || group.to.some((t) => t.party.survivorship),
    jointTenants,
    spouses,
    entirety: /\bby the entiret(?:y|ies)\b/i.test(text),
    inCommon: /\btenants? in common\b|\bshare and share alike\b/i.test(text.replace(NOT_IN_COMMON, " ")),
  };
  const at = group.clauses[0]?.pointer ?? "/grants";
  const decision = decide(
    survivorshipRules,
    facts,
    d.place,
    [input("words of survivorship", facts.survivorship, evidenceAt(matter, "conveyance", at).slice(0, 1)), input("spouses", spouses)],
    (x) => ({
      name: "takers hold",
      value: x.replace("_", " "),
    }),
  );
  if (decision) draft.step(...decision.steps);
  return decision?.answer ?? "in_common";
}

function markWords(d: Deed, draft: EffectDraft): Marks {
  const { group } = d;
  const words = group.clauses[0]?.words;
  const held = group.to.length > 1 ? tenancy(d, draft) : "in_common";
  const survivorship = held === "in_common" ? null : `${draft.effect}${held === "entirety" ? ENTIRETY : ".joint"}`;
  return {
    survivorship,
    ...(words?.depths ? { depths: words.depths } : {}),
    ...(words?.substances?.length && words.estate_type === "mineral" ? { substances: words.substances } : {}),
  };
}

/** Where the power to lease stays behind or goes ahead of the minerals, it stands as an interest of its own. */
function executiveParts(d: Deed, draft: EffectDraft, portions: readonly Portion[], withGrantor: boolean, withGrantee: boolean): void {
  const ledger = d.kase.ledger(d.tract);
  const held = portions.filter((p) => (p.interest.estate === "mineral" || p.interest.estate === "fee") && p.interest.executive);
  const power = (holder: Interest["holder"], share: Rational, source: Interest) => ({
    seed: { estate: "executive_right" as const, holder, share },
    relation: "severed" as const,
    sources: [source],
  });
  const behind = withGrantor ? held.filter((p) => !isZero(p.mineral)).map((p) => power(p.interest.holder, p.mineral, p.interest)) : [];
  const to = takers(d.group.to);
  const ahead = withGrantee ? held.flatMap((p) => to.map((t) => power(t.holder, mul(t.share, sub(p.interest.share, p.mineral)), p.interest))) : [];
  const created = joinAlike([...behind, ...ahead]).filter((c) => !isZero(c.seed.share));
  if (created.length) ledger.change(draft, [], created);
}

function finish(d: Deed, draft: EffectDraft, r: Reckoning, made: readonly Interest[]): void {
  const holders = d.sources.map((i) => i.holder);
  draft.from = holders.filter((h, n) => holders.findIndex((x) => sameHolder(x, h)) === n);
  const sole = takers(d.group.to);
  const passes = isZero(r.quantum.passes) ? r.surface : r.quantum.passes;
  draft.to = sole.map((t) => ({ holder: t.holder, share: mul(t.share, passes) }));
  draft.quantum = d.group.estate === "surface" ? r.surface : r.facts.purported;
  draft.ofWhole = passes;
  draft.reading = r.reading;
  for (const i of made) d.kase.remember(d.tract, i.holder, d.matter);
  for (const h of draft.from) d.kase.remember(d.tract, h, d.matter);
  // What a will gives stays open to its executor's deed, as what descends does to an administrator's.
  if (d.matter.type === "will") for (const h of draft.from) d.kase.descended(d.tract, h, draft.effect);
  if (!isZero(r.quantum.failed)) draft.step(failedStep(r));
  if (compare(r.quantum.short, ZERO) > 0 && r.facts.warranted) feed(d, r);
}

const failedStep = (r: Reckoning): Step => ({
  rule: "conveyance.reservation.failed",
  cites: [],
  outcome: "applied",
  inputs: [input("reserved", r.facts.reserved), input("kept", r.quantum.kept)],
  output: { name: "reservation that fails", value: `${r.quantum.failed.n}/${r.quantum.failed.d}` },
  because: "This part of the reservation made the grant good.",
});

function feed(d: Deed, r: Reckoning): void {
  const list = d.kase.feeding.get(d.tract) ?? [];
  list.push({ matter: d.matter, grantors: d.sources.map((i) => i.holder), pointer: d.group.clauses[0]?.pointer ?? "/grants", short: r.quantum.short });
  d.kase.feeding.set(d.tract, list);
}
