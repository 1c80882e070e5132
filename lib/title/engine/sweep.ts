// What ends by itself before a day: leases after their term, term interests, and what waits for either.
import { ONE, sum, toText } from "@/lib/fraction/rational";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import type { Interest } from "@/lib/title/ledger/interest";
import { type HabendumFacts, habendumRules } from "@/lib/title/rules/lease/habendum";
import { decide, type Step } from "@/lib/title/rules/rule";
import { assignedLand, toldInTime } from "./assigned-land";
import { addDays, addMonths } from "./calendar";
import { type Case, input } from "./case";
import { cessationAfter, restOf } from "./cessation";
import { effectOf } from "./fall-in";
import { type Holding, type Production, tractsOfLease } from "./holding";
import { lapse } from "./lapse";
import { isUnderLaterLease, underOtherTitle } from "./later-lease";
import { DEALINGS, hasClause, idleAllowed, type Lease, LIVE, releasesPart } from "./lease";
import { endedOfRecord } from "./lease-endings";
import { feedLeases } from "./lease-feeds";
import { lengthenedByOption } from "./lease-option";
import { rememberEnded } from "./lease-questions";
import { evidenceAt, type Matter } from "./matter";
import { royaltiesEnd } from "./one-lease";
import { clauseOf, renewOverrides } from "./renewed-override";
import { termEnds } from "./term-ends";
import { leasesEndingWith, leaveLease, outlastedByLease } from "./term-leases";
import { endedByRental } from "./unpaid-rental";

/** Production that bears on a lease, best first: in or with this tract before elsewhere; "no well on this quarter" is none. */
function productionFor(kase: Case, holding: Holding, lease: Lease): { best: Production | null; withTract: boolean; statutoryUnit: boolean } {
  const tracts = tractsOfLease(kase, lease.document);
  const pooled = new Set(holding.unitsOf(lease.tract).flatMap((u) => [...u.tracts]));
  const told = holding
    .on(new Set([...tracts, ...pooled]), lease.document)
    .filter(
      (p) =>
        (lease.start === null || p.day === null || p.day >= lease.start || (p.through ?? "") >= lease.start) &&
        !tooLate(p, lease) &&
        !afterBareEnd(holding, p, lease) &&
        !underOtherTitle(kase, p, lease) &&
        !isUnderLaterLease(kase, p, lease),
    );
  const list = toldInTime(kase, lease, told);
  const near = list.filter((p) => p.kind !== "none" && (p.tracts.has(lease.tract) || p.pooled.has(lease.tract) || [...p.tracts].some((t) => pooled.has(t))));
  const order = { capable: 0, production: 1, shut_in: 2, dealing: 3, none: 4 };
  const latest = (l: Production[]) => [...l].sort((a, b) => order[a.kind] - order[b.kind])[0] ?? null;
  const best = latest(near) ?? latest(list);
  const statutoryUnit = best ? [...best.tracts].some((t) => holding.unitsOf(t).some((u) => u.statutory)) : false;
  return { best, withTract: near.length > 0, statutoryUnit };
}

/** The stop of all production of a lease after its primary term; null where it goes on. */
function cessationOf(kase: Case, holding: Holding, lease: Lease, rest: number | null): Production | null {
  const tracts = tractsOfLease(kase, lease.document);
  return lease.primaryEnd ? cessationAfter(holding.on(tracts, lease.document), tracts, lease.primaryEnd, rest) : null;
}

/** Production that began when the lease had been over for half a year does not revive it. */
const tooLate = (p: Production, lease: Lease) =>
  p.begins && p.earliest !== null && lease.primaryEnd !== null && p.earliest > (addMonths(lease.primaryEnd, 6) ?? p.earliest);

/** Production that began behind a day, at or after the end of the years, on which the land was without production and work; any begun then of which a paper on non-production tells. */
function afterBareEnd(holding: Holding, p: Production, lease: Lease): boolean {
  const [{ primaryEnd }, { earliest }] = [lease, p];
  if (!p.begins || primaryEnd === null || earliest === null || earliest <= primaryEnd) return false;
  if (p.matter.type === "affidavit_of_non_production") return true;
  return holding
    .on(new Set([lease.tract]), lease.document)
    .some((s) => s.bare === true && s.day !== null && s.day >= primaryEnd && s.day < earliest && s.tracts.has(lease.tract));
}

/** A dealing with the lease after its primary term: its owners treat it as alive. */
function dealing(kase: Case, lease: Lease): Matter | null {
  if (!lease.primaryEnd) return null;
  for (const m of kase.papers().citing(lease.document))
    if ((DEALINGS.has(m.type) || releasesPart(m)) && m.day !== null && m.day > lease.primaryEnd && m.day <= kase.asOf) return m;
  return null;
}

/** A unit that the lessees made of the leased land in the primary term, of whose well no paper tells: it is taken to produce. */
function pooled(holding: Holding, lease: Lease): Matter | null {
  const { start, primaryEnd } = lease;
  if (!start || !primaryEnd) return null;
  const made = holding.unitsOf(lease.tract).find((u) => !u.statutory && u.matter.day !== null && u.matter.day >= start && u.matter.day <= primaryEnd);
  return made?.matter ?? null;
}

function habendum(kase: Case, holding: Holding, lease: Lease, day: string) {
  const p = productionFor(kase, holding, lease);
  const dealt = p.best ? null : (dealing(kase, lease) ?? pooled(holding, lease));
  const assigned = p.best ? assignedLand(kase, lease) : null;
  const rest = restOf(lease);
  const stop = cessationOf(kase, holding, lease, rest);
  const facts: HabendumFacts = {
    day,
    primaryEnd: lease.primaryEnd,
    production: p.best?.kind ?? (dealt ? "dealing" : null),
    withTract: assigned ? assigned.has(lease.tract) : p.withTract || dealt !== null,
    pugh: lease.terms?.pugh === true,
    retained: hasClause(lease, "retained_acreage"),
    fixed: hasClause(lease, "fixed_term"),
    statutoryUnit: p.statutoryUnit,
    ceased: stop?.day ?? null,
    ...(rest === null ? {} : { rest }),
    barren: stop?.barren === true,
    idle: p.best?.idle === true && !idleAllowed(lease, kase.matters.get(lease.document)?.conveyance.habendum ?? ""),
  };
  const matter = kase.matters.get(lease.document) ?? null;
  const source = p.best?.matter ?? dealt;
  const evidence = source ? evidenceAt(source, "conveyance", "/facts") : [];
  const inputs = [
    input("primary term ends", facts.primaryEnd ?? "not read", matter ? evidenceAt(matter, "conveyance", "/lease/primary_term_months") : []),
    input("production", facts.production ?? "none of record", evidence, source?.id ?? null),
    input("on the day", day),
  ];
  const place = { state: kase.tracts.get(lease.tract)?.state ?? null, date: day };
  return decide(habendumRules, facts, place, inputs, (a) => ({ name: "lease", value: a.as }));
}

/** Ends a term that has run out, and the leases that lie on it alone. */
function endTerm(kase: Case, holding: Holding, tract: string, i: Interest, day: string): void {
  const ledger = kase.ledger(tract);
  const before = new Set(ledger.current().map((x) => x.key));
  const ended = termEnds(kase, holding, tract, i, day);
  if (ended === null) return;
  const taken = ledger.current().filter((x) => !before.has(x.key));
  for (const ending of leasesEndingWith(kase, tract, i, ended, taken))
    if (ending.partly) leaveLease(kase, ending, i.share, ended, taken);
    else endLease(kase, ending.lease, "expired", ended, null, ending.steps, "LEASE_ON_EXPIRED_TERM_INTEREST");
  const made = kase.recorder.dayOf(effectOf(i.after));
  if (made !== null) for (const x of ledger.current()) if (!before.has(x.key)) kase.reverted.set(x.key, made);
  feedLeases(kase, tract, day);
}

/** Ends the terms that have run out before `day`, of those that `which` takes. */
function endTerms(kase: Case, holding: Holding, tract: string, day: string, which: (i: Interest) => boolean = () => true): void {
  for (const i of kase.ledger(tract).current()) if (i.term?.ends && i.term.ends < day && which(i)) endTerm(kase, holding, tract, i, day);
}

/** Ends what has run out before `day` in a tract. Called before every instrument and on the day asked for. */
export function sweep(kase: Case, holding: Holding, tract: string, day: string): void {
  endTerms(kase, holding, tract, day, (i) => outlastedByLease(kase, tract, i));
  for (const found of kase.leasesIn(tract)) {
    if (found.status === "released" || found.status === "expired" || found.status === "waiting") continue;
    const lease = lengthenedByOption(kase, found, day);
    const told = endedOfRecord(kase, holding.endings.get(lease.document), lease, day) ?? endedByRental(kase, holding, lease, day);
    if (told) {
      endLease(kase, lease, "expired", told.day, null, told.steps, null);
      continue;
    }
    const d = habendum(kase, holding, lease, day);
    if (!d) continue;
    const from = d.answer.from ?? lease.primaryEnd;
    const end = from ? addDays(from, d.answer.graceDays) : null;
    if (!d.answer.stands && end !== null && end < day) endLease(kase, lease, "expired", end, null, d.steps, d.answer.issue as IssueCode | null);
    else if (d.answer.stands && d.answer.as !== "expired") {
      lease.status = d.answer.as;
      lease.why = d.steps.at(-1)?.because ?? "";
      if (d.answer.issue)
        kase.issue(d.answer.issue as IssueCode, kase.matters.get(lease.document) ?? null, {
          tract,
          detail: lease.why,
          effects: [lease.id],
          share: lease.share,
        });
    }
  }
  feedLeases(kase, tract, day);
  endTerms(kase, holding, tract, day);
  lapse(kase, holding, tract, day);
}

/** Ends a lease in its tract, and every override carved from it; a top lease that waited takes its place. */
export function endLease(
  kase: Case,
  lease: Lease,
  how: "expired" | "released",
  day: string | null,
  by: Matter | null,
  steps: readonly Step[],
  issue: IssueCode | null,
): void {
  const ledger = kase.ledger(lease.tract);
  const falls = (i: Interest) => ["leasehold", "overriding_royalty", "production_payment"].includes(i.estate) || i.within === "leasehold";
  const bound = ledger.current().filter((i) => i.leases.includes(lease.id) && falls(i));
  const overrides = bound.filter((i) => i.estate !== "leasehold" && i.within !== "leasehold");
  const matter = kase.matters.get(lease.document) ?? null;
  const draft = kase.open(by, {
    kind: how === "expired" ? "expire" : "release",
    estate: "leasehold",
    tract: lease.tract,
    effective: day,
    evidence: by ? evidenceAt(by, "conveyance", "/references") : matter ? evidenceAt(matter, "conveyance", "/lease") : [],
  });
  draft.step(...steps);
  if (bound.length) ledger.change(draft, bound, []);
  draft.from = bound.map((i) => i.holder);
  draft.to = lease.lessors.map((l) => ({ holder: l.holder, share: l.share }));
  draft.quantum = ONE;
  draft.ofWhole = sum(bound.filter((i) => i.estate === "leasehold").map((i) => i.share));
  royaltiesEnd(kase, lease, day);
  lease.status = how;
  lease.why = steps.at(-1)?.because ?? how;
  if (overrides.length) overridesEnd(kase, lease, draft.effect, draft, overrides);
  const lessees = bound.filter((i) => i.estate === "leasehold").map((i) => i.holder);
  rememberEnded(kase, lease, lessees, overrides);
  for (const override of overrides) if (clauseOf(kase, override)) kase.endedOverrides.push({ lease, lessees, override, day });
  renewUnderStanding(kase, lease);
  const raised = { tract: lease.tract, detail: lease.why, effects: [draft.effect], share: lease.share };
  const cleared = kase
    .papers()
    .citing(lease.document)
    .some((m) => m.conveyance.action === "release");
  if (issue && !(cleared && issue === "LEASE_PRIMARY_TERM_EXPIRED")) kase.issue(issue, matter, raised);
  if (issue === "RETAINED_ACREAGE_EXPIRY") kase.issue("PARTIAL_LEASE_TERMINATION", matter, raised);
  if (how === "expired" && issue === "LEASE_PRIMARY_TERM_EXPIRED" && !cleared) kase.issue("LEASE_UNRELEASED_OF_RECORD", matter, raised);
  for (const next of kase.leasesIn(lease.tract)) if (next.status === "waiting" && next.waitsFor === lease.id) springLease(kase, next, day);
}

function overridesEnd(kase: Case, lease: Lease, effect: string, draft: { step: (...s: Step[]) => unknown }, overrides: readonly Interest[]): void {
  draft.step({
    rule: "override.dies-with-its-lease",
    cites: [
      "SM Energy Co. v. Sutton, 376 S.W.3d 787 (Tex. App. 2012)",
      "Sunac Petroleum Corp. v. Parkes, 416 S.W.2d 798 (Tex. 1967)",
      "Oil Valley Petroleum v. Moore, 2023 OK 90",
    ],
    outcome: "applied",
    inputs: overrides.map((o) => input(`override of ${o.holder.name}`, o.share)),
    output: { name: "overrides", value: "ended" },
    because: "An override is carved from the lease and ends with it in the land that is freed, unless a clause extends it to a new lease in time.",
  });
  kase.issue("ORRI_EXTINGUISHED_BY_RELEASE", null, {
    tract: lease.tract,
    parties: overrides.map((o) => o.holder.party_id),
    documents: [lease.document],
    effects: [effect],
    detail: `The override of ${overrides.map((o) => o.holder.name).join(", ")} ended with the lease in this tract.`,
    share: sum(overrides.map((o) => o.share)),
  });
  const extension = overrides.some((o) => o.effects.some((e) => kase.extensions.has(e)));
  if (extension)
    kase.issue("EXTENSION_AND_RENEWAL_CLAUSE_WINDOW", null, {
      tract: lease.tract,
      documents: [lease.document],
      effects: [effect],
      detail: "The override reaches extensions and renewals; whether a later lease falls in the window must be computed.",
    });
}

/** A waiting top lease takes effect when the earlier lease ends; its primary term runs from then where its words say so. */
export function springLease(kase: Case, lease: Lease, day: string | null): void {
  const matter = kase.matters.get(lease.document) ?? null;
  const ledger = kase.ledger(lease.tract);
  const draft = kase.open(matter, { kind: "lease", estate: "leasehold", tract: lease.tract, effective: day, pointer: "/lease" });
  const minerals = ledger.current().filter((i) => i.leases.includes(lease.id) && (i.estate === "fee" || i.estate === "mineral"));
  const waiting = kase.lessees.get(lease.id) ?? [];
  ledger.change(
    draft,
    [],
    waiting.map((t) => ({
      seed: { estate: "leasehold" as const, holder: t.holder, share: { n: t.share.n * lease.share.n, d: t.share.d * lease.share.d }, leases: [lease.id] },
      relation: "leased" as const,
      sources: minerals,
    })),
  );
  lease.status = "primary_term";
  const fromNow = lease.terms?.clauses?.some((c) => c.kind === "term_from_prior_end") === true;
  const months = lease.terms?.primary_term_months ?? null;
  if (fromNow && day && months !== null) kase.enter({ ...lease, primaryEnd: addMonths(day, months) });
  draft.from = lease.lessors.map((l) => l.holder);
  draft.to = [...waiting];
  draft.quantum = lease.share;
  draft.ofWhole = lease.share;
  draft.step({
    rule: "lease.top-lease.takes-effect",
    cites: ["BP America v. Laddex, 513 S.W.3d 476 (Tex. 2017)"],
    outcome: "applied",
    inputs: [input("share", toText(lease.share))],
    output: { name: "leasehold", value: toText(lease.share) },
    because: "The earlier lease has ended here, so the top lease, which presently leased the reverter, takes effect.",
  });
}

/** An override whose lease ends while a later lease of the same lessee already stands goes over to that one, where its clause says so. */
function renewUnderStanding(kase: Case, ended: Lease): void {
  for (const next of kase.leasesIn(ended.tract)) {
    const paper = kase.matters.get(next.document);
    if (!paper || !LIVE.has(next.status) || (next.start ?? "") <= (ended.start ?? "9999")) continue;
    const lessees = (kase.lessees.get(next.id) ?? []).map((t) => t.holder);
    renewOverrides(kase, paper, next, lessees);
  }
}
