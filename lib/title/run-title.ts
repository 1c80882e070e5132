// The title engine: documents and their resolution in, ownership with proof out.
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";
import { asOneEstate } from "./engine/benefit-grants";
import type { Case } from "./engine/case";
import { correctionsOf, relationBack, shareAmended, withCorrections } from "./engine/corrections";
import { partDecedentsHalf } from "./engine/decedents-half";
import { yieldsToDecree } from "./engine/decree-over-will";
import { deathEnds, descend, soldByEntirety, toEstate } from "./engine/descend";
import { devisedAsTold } from "./engine/devised-as-told";
import { dispatch } from "./engine/dispatch";
import { successions, successionsTold } from "./engine/family";
import { Holding } from "./engine/holding";
import { checkInvariants } from "./engine/invariants";
import { claimThrough } from "./engine/late-record";
import { leaseWhole } from "./engine/lease-whole";
import type { Matter } from "./engine/matter";
import { mergeLifeEstates } from "./engine/merger-of-life";
import { withinScope } from "./engine/mineral-scope";
import { sortedByNature } from "./engine/nature";
import { tellOfNoOwner } from "./engine/no-owner";
import { designated } from "./engine/on-death";
import { raisePaperIssues } from "./engine/paper-issues";
import { distributes, openCase, testatorOf, timeline } from "./engine/prepare";
import { residueAlone, residueIn } from "./engine/residue";
import { assumeRoot } from "./engine/root";
import { stripsBeside } from "./engine/strip";
import { sweep } from "./engine/sweep";
import type { Death, Entry } from "./engine/timeline";
import type { IssueNotes } from "./issues/issue-book";
import { type Holder, type Interest, sameHolder } from "./ledger/interest";
import { paysTract } from "./revenue/paying-tract";
import { unitFactor } from "./revenue/unit-factor";
import { tractState } from "./views/tract-state";

export { ENGINE_VERSION } from "./engine/version";

export type TitleInput = {
  readonly documents: readonly ResolvedDocument[];
  readonly resolution: Resolution;
  /** Day for which ownership is asked. */
  readonly as_of: string;
  /** The reviewer's status and note per issue id; they outlive every re-run. */
  readonly issue_notes?: IssueNotes;
};

/**
 * Runs all instruments in order of legal effect over exact shares.
 * `{documents: [patent, deed], resolution, as_of: "2020-01-01"}` → effects with ledger changes, issues, a trace per effect, what the papers
 * leave open, the state of each tract, and the breaks of its chain. Pure: the same input gives the same bytes. Throws only on an inner
 * contradiction (an effect that ends what is gone). Errs on the side of the record: what is not shown to pass does not pass.
 */
export function runTitle(input: TitleInput): TitleResult {
  const kase = openCase(input.documents, input.resolution, input.as_of);
  const corrections = correctionsOf(kase);
  withCorrections(kase, corrections);
  const holding = new Holding([...kase.matters.values()], kase.tracts);
  for (const entry of timeline(kase)) {
    if (entry.day !== null && entry.day > input.as_of) continue;
    if (entry.death) runDeath(kase, holding, entry.death, entry.day);
    else runMatter(kase, holding, entry);
  }
  const tracts = input.resolution.tracts.map((t) => t.id);
  for (const t of tracts) sweep(kase, holding, t, input.as_of);
  raisePaperIssues(kase, holding);
  tellOfNoOwner(kase, tracts, input.as_of);
  const states = tracts.map((t) => tractState(kase, t, unitFactor(kase, holding, t), paysTract(kase, holding, t)));
  checkInvariants(kase, tracts);
  return {
    effects: kase.recorder.effects(),
    issues: kase.issues.list(input.issue_notes ?? {}),
    traces: kase.recorder.traces(),
    undetermined: [...kase.undetermined],
    tracts: states,
    breaks: [...kase.breaks],
  };
}

/** Tracts in which an instrument can take effect: those it covers, or, for a paper without land, those where its people hold. */
function reach(kase: Case, m: Matter): string[] {
  if (m.covers.length)
    return [...new Set([...m.covers.map((c) => c.tract), ...leaseWhole(kase, m), ...countyWide(kase, m), ...residueIn(kase, m), ...stripsBeside(kase, m)])];
  const people = m.from.length ? m.from : [...m.actors.values()];
  const dead = testatorOf(m);
  const all = dead ? [...people, dead] : people;
  return kase
    .ledgersOf(all)
    .filter((l) => l.of(all).length > 0)
    .map((l) => l.tract);
}

/** Tracts of a county in which a deed gives all that its grantors own, described or not (Davis v. Mueller, 528 S.W.3d 97 (Tex. 2017)). */
function countyWide(kase: Case, m: Matter): string[] {
  const named = new Set((m.conveyance.all_in_counties ?? []).map((c) => c.toUpperCase()));
  if (!named.size) return [];
  const there = kase.resolution.tracts.filter((t) => named.has((t.county ?? "").toUpperCase().replace(/ (?:COUNTY|PARISH)$/, "")));
  return there.map((t) => t.id).filter((id) => kase.ledger(id).of(m.from).length > 0);
}

function runMatter(kase: Case, holding: Holding, entry: Entry): void {
  const m = entry.matter;
  const correction = kase.matters.get(kase.corrected.get(m.id) ?? "");
  for (const tract of reach(kase, m)) {
    if (correction) {
      superseded(kase, m, correction, tract);
      continue;
    }
    if (entry.day) sweep(kase, holding, tract, entry.day);
    if (kase.amending.has(m.id)) {
      told(kase, m, tract);
      continue;
    }
    if (yieldsToDecree(kase, m, tract)) continue;
    dispatch(kase, sortedByNature(kase, asOneEstate(withinScope(kase, residueAlone(m, tract), tract)), tract), tract);
    mergeLifeEstates(kase, m, tract);
  }
}

/** A deed that a correction replaces stays on the record without effect. */
function superseded(kase: Case, m: Matter, correction: Matter, tract: string): void {
  const draft = kase.open(m, { kind: "correct", estate: m.conveyance.grants[0]?.estate_type ?? "fee", tract, pointer: "/grants" });
  draft.status = "superseded";
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step(relationBack(correction));
}

/** A correction of one share is carried out by the deed it corrects, and only told of here. */
function told(kase: Case, m: Matter, tract: string): void {
  const draft = kase.open(m, { kind: "correct", estate: "mineral", tract, pointer: "/references" });
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step(shareAmended(m));
}

/** Whose gifts a paper tells of, as a will. */
function willOf(m: Matter): [Holder, Matter][] {
  const dead = (m.type === "will" || m.conveyance.action === "devise") && m.conveyance.grants.length > 0 ? testatorOf(m) : null;
  return dead ? [[dead, m]] : [];
}

/** A death in every tract where the decedent holds something: first what ends by itself, then descent where no will is of record. */
function runDeath(kase: Case, holding: Holding, death: Death, day: string | null): void {
  const papers = [
    ...new Set(
      kase
        .papers()
        .told(successionsTold)
        .all(death.holder)
        .map((t) => t.matter),
    ),
  ];
  const will = kase.papers().told(willOf).has(death.holder);
  const speaks = papers.find((m) => m.type !== "affidavit_of_heirship") ?? papers[0];
  kase.dead.push(death.holder);
  rootByHeirship(kase, speaks, death);
  const told = speaks ? successions(speaks).find((x) => isAbout(speaks, x.decedent, death)) : undefined;
  if (speaks && told) partDecedentsHalf(kase, speaks, told, death.holder, day);
  for (const ledger of kase.ledgersOf([death.holder])) {
    if (speaks && told && !will && told.testate !== true) claimThrough(kase, speaks, ledger.tract, told, death.holder);
    if (!touches(ledger.current(), death) && !soldByEntirety(ledger, death.holder).length) continue;
    if (day) sweep(kase, holding, ledger.tract, day);
    deathEnds(kase, death.matter, ledger.tract, death.holder, day);
    const decreed = papers.some((m) => distributes(m) && gives(m, death) && speaksOf(m, ledger.tract)) || designated(kase, ledger.tract, death.holder);
    if (speaks && told && !will && !decreed && told.testate !== true) descend(kase, speaks, ledger.tract, told, death.holder, day);
    if (speaks && told && !will && !decreed && devisedAsTold(kase, speaks, ledger.tract, told, death.holder, day)) continue;
    if (!will && !decreed) toEstate(kase, death.matter, ledger.tract, death.holder, day);
  }
}

/** Whether an order gives what this one of its dead left; one that finds his heirs and distributes the estate of another of them does not. */
const gives = (m: Matter, death: Death): boolean => {
  const from = m.conveyance.grants.flatMap((g) => g.from);
  const found = successions(m).some((s) => s.heirs.length > 0 && isAbout(m, s.decedent, death));
  return !found || !from.length || from.some((id) => isAbout(m, id, death));
};

/** Whether an order speaks of a tract; one that names no land speaks of all. */
const speaksOf = (m: Matter, tract: string): boolean => !m.covers.length || m.covers.some((c) => c.tract === tract);

/** Whether a death can change a ledger: the dead hold there, or an interest hangs on their life. */
const touches = (list: readonly Interest[], death: Death) =>
  list.some((i) => sameHolder(i.holder, death.holder) || i.term?.lives.some((l) => sameHolder(l, death.holder)));

const isAbout = (m: Matter, decedent: string, death: Death): boolean => {
  const a = m.actors.get(decedent);
  return a !== undefined && sameHolder(a, death.holder);
};

/** An affidavit of heirship at the head of a chain: the decedent is the assumed root of the land it names. */
function rootByHeirship(kase: Case, m: Matter | undefined, death: Death): void {
  if (!m) return;
  const dead = [...m.actors.values()].find((a) => sameHolder(a, death.holder));
  // A will that names a section is no root of what its testator does not own there.
  if (m.conveyance.action === "devise" && m.covers.some((c) => kase.everHeld(c.tract, [death.holder]))) return;
  for (const c of m.covers) if (!kase.rooted.has(c.tract) && dead) assumeRoot(kase, m, c.tract, [dead]);
}
