// What ends by itself before a day: leases after their term, term interests, and what waits for either.
import { ONE, sum, toText, toWire } from "@/lib/fraction/rational";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import type { Interest } from "@/lib/title/ledger/interest";
import { type HabendumFacts, habendumRules } from "@/lib/title/rules/lease/habendum";
import { type TermFacts, termRules } from "@/lib/title/rules/lease/term-interest";
import { decide, type Step } from "@/lib/title/rules/rule";
import { addDays, addMonths } from "./calendar";
import { type Case, input } from "./case";
import { fallIn } from "./fall-in";
import { type Holding, type Production, tractsOfLease } from "./holding";
import { lapse } from "./lapse";
import type { Lease } from "./lease";
import { dayOfEnd, endedOfRecord } from "./lease-endings";
import { evidenceAt, type Matter } from "./matter";

/** Production that bears on a lease, best first: in or with this tract before elsewhere; "no well on this quarter" is none. */
function productionFor(kase: Case, holding: Holding, lease: Lease): { best: Production | null; withTract: boolean; statutoryUnit: boolean } {
  const tracts = tractsOfLease(kase, lease.document);
  const pooled = new Set(holding.unitsOf(lease.tract).flatMap((u) => [...u.tracts]));
  const list = holding
    .on(new Set([...tracts, ...pooled]), lease.document)
    .filter((p) => (lease.start === null || p.day === null || p.day >= lease.start) && !tooLate(p, lease));
  const near = list.filter((p) => p.kind !== "none" && (p.tracts.has(lease.tract) || p.pooled.has(lease.tract) || [...p.tracts].some((t) => pooled.has(t))));
  const order = { capable: 0, production: 1, shut_in: 2, dealing: 3, none: 4 };
  const latest = (l: Production[]) => [...l].sort((a, b) => order[a.kind] - order[b.kind])[0] ?? null;
  const best = latest(near) ?? latest(list);
  const statutoryUnit = best ? [...best.tracts].some((t) => holding.unitsOf(t).some((u) => u.statutory)) : false;
  return { best, withTract: near.length > 0, statutoryUnit };
}

/** Days within which production must come back, where a lease's cessation clause is not read. */
const CESSATION_DAYS = 60;

/** The day after the primary term on which production stopped in all land of a lease and did not come back in time; null where it goes on. */
function ceasedOn(kase: Case, holding: Holding, lease: Lease): string | null {
  const tracts = tractsOfLease(kase, lease.document);
  const signs = holding.on(tracts, lease.document);
  const end = lease.primaryEnd;
  for (const stop of signs) {
    const day = stop.day;
    if (!stop.stops || !day || !end || day <= end || ![...tracts].every((t) => stop.tracts.has(t))) continue;
    const late = addDays(day, CESSATION_DAYS) ?? day;
    const goesOn = signs.some((p) => p.kind !== "none" && p.day !== null && p.day > day && !(p.begins && p.day > late));
    if (!goesOn) return day;
  }
  return null;
}

const DEALINGS: ReadonlySet<string> = new Set([
  "assignment_of_lease",
  "partial_assignment",
  "assignment_of_overriding_royalty",
  "wellbore_assignment",
  "division_order",
  "partial_release_of_lease",
  "ratification",
  "lease_amendment",
  "lease_extension",
]);

/** Production that began when the lease had been over for half a year does not revive it. */
const tooLate = (p: Production, lease: Lease) => p.begins && p.day !== null && lease.primaryEnd !== null && p.day > (addMonths(lease.primaryEnd, 6) ?? p.day);

/** A dealing with the lease after its primary term: its owners treat it as alive. */
function dealing(kase: Case, lease: Lease): Matter | null {
  if (!lease.primaryEnd) return null;
  for (const m of kase.papers().citing(lease.document))
    if ((DEALINGS.has(m.type) || releasesPart(m)) && m.day !== null && m.day > lease.primaryEnd && m.day <= kase.asOf) return m;
  return null;
}

/** A release of some depths or land only treats the rest of the lease as alive. */
const releasesPart = (m: Matter) => m.conveyance.action === "release" && m.conveyance.grants.some((g) => g.depths !== null || /\binsofar\b/i.test(g.text));

function habendum(kase: Case, holding: Holding, lease: Lease, day: string) {
  const p = productionFor(kase, holding, lease);
  const dealt = p.best ? null : dealing(kase, lease);
  const facts: HabendumFacts = {
    day,
    primaryEnd: lease.primaryEnd,
    production: p.best?.kind ?? (dealt ? "dealing" : null),
    withTract: p.withTract || dealt !== null,
    pugh: lease.terms?.pugh === true,
    retained: (lease.terms?.clauses ?? []).some((c) => c.kind === "retained_acreage"),
    statutoryUnit: p.statutoryUnit,
    ceased: ceasedOn(kase, holding, lease),
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

/** Ends what has run out before `day` in a tract. Called before every instrument and on the day asked for. */
export function sweep(kase: Case, holding: Holding, tract: string, day: string): void {
  for (const lease of kase.leasesIn(tract)) {
    if (lease.status === "released" || lease.status === "expired" || lease.status === "waiting") continue;
    const ending = holding.endings.get(lease.document);
    const said = endedOfRecord(kase, ending, lease, day);
    if (said && ending) {
      endLease(kase, lease, "expired", dayOfEnd(ending, lease), null, said.steps, null);
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
  for (const i of kase.ledger(tract).current()) if (i.term?.ends && i.term.ends < day) termEnds(kase, holding, tract, i);
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
  const bound = ledger.current().filter((i) => i.leases.includes(lease.id) && ["leasehold", "overriding_royalty", "production_payment"].includes(i.estate));
  const overrides = bound.filter((i) => i.estate !== "leasehold");
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
  lease.status = how;
  lease.why = steps.at(-1)?.because ?? how;
  if (overrides.length) overridesEnd(kase, lease, draft.effect, draft, overrides);
  const raised = { tract: lease.tract, detail: lease.why, effects: [draft.effect], share: lease.share };
  const cleared = kase
    .papers()
    .citing(lease.document)
    .some((m) => m.conveyance.action === "release");
  if (issue && !(cleared && issue === "LEASE_PRIMARY_TERM_EXPIRED")) kase.issue(issue, matter, raised);
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

/** A waiting top lease takes effect when the earlier lease ends. */
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

function termEnds(kase: Case, holding: Holding, tract: string, i: Interest): void {
  const ends = i.term?.ends ?? "";
  const by = i.by ? (kase.matters.get(i.by) ?? null) : null;
  if (kase.contested.has(i.key)) return;
  const produces = (p: Production) => (p.kind === "production" || p.kind === "dealing") && !(p.begins && p.day !== null && p.day > ends);
  const under = landOfTerm(kase, i, tract);
  const here = holding.production.filter((p) => produces(p) && [...p.tracts].some((t) => under.has(t)));
  if (here.length && !here.some((p) => p.tracts.has(tract)))
    kase.issue("PRODUCTION_ON_PART_HOLDS_WHOLE", by, {
      tract,
      parties: [i.holder.party_id],
      share: i.share,
      detail: "Production is on another part of the land that the same instrument describes; it holds the whole term interest.",
    });
  const shutIn = holding.production.some((p) => (p.kind === "shut_in" || p.kind === "capable") && p.tracts.has(tract));
  const units = holding.unitsOf(tract);
  const near = (p: Production) =>
    p.matter.covers.some((c) => c.tract === tract) ||
    units.some((u) => [...p.tracts].some((t) => u.tracts.has(t)) || [...p.matter.cites.values()].includes(u.matter.id));
  const off = holding.production.filter((p) => produces(p) && ![...p.tracts].some((t) => under.has(t)) && near(p));
  const facts: TermFacts = { extends: i.term?.kind === "so_long_as", onTract: here.length > 0, offTract: off.length > 0, shutInOnly: shutIn, ends };
  const inputs = [
    input("term ends", ends, by ? evidenceAt(by, "conveyance", "/reservations") : []),
    input("production on the tract", facts.onTract),
    input("production in the unit off the tract", facts.offTract),
  ];
  const d = decide(termRules, facts, { state: kase.tracts.get(tract)?.state ?? null, date: ends }, inputs, (a) => ({ name: "term interest", value: a }));
  if (facts.offTract)
    kase.issue("OFF_TRACT_UNIT_PRODUCTION", by, {
      tract,
      detail: "Production in the unit is not on this tract; whether it extends the term turns on the state and the date.",
      share: i.share,
    });
  if (d?.answer === "open") leaveOpen(kase, tract, i, by);
  if (d?.answer !== "ends") return;
  if (facts.offTract)
    kase.issue("ADVERSE_POSSESSION_OF_MINERALS", by, {
      tract,
      parties: [i.holder.party_id],
      share: i.share,
      detail: `Unit production went on after the term of ${i.holder.name} ended; payments received since then do not possess the minerals.`,
    });
  fallIn(kase, tract, i, ends, d.steps);
}

/** All land of the instrument that made a term interest: production on a part of it is production from it. */
function landOfTerm(kase: Case, i: Interest, tract: string): ReadonlySet<string> {
  const made = i.effects.map((e) => kase.recorder.documentOf(e)).map((d) => (d ? kase.matters.get(d) : undefined));
  const maker = made.find(
    (m) => m && [...m.conveyance.grants, ...m.conveyance.reservations].some((w) => w.term && w.term.kind !== "perpetual" && w.term.kind !== "life"),
  );
  return new Set([tract, ...(maker?.covers ?? []).map((c) => c.tract)]);
}

/** A share that the papers leave open stands apart from the rows, with who would hold it under each reading. */
function leaveOpen(kase: Case, tract: string, i: Interest, by: Matter | null): void {
  const next = i.after
    ? kase
        .ledger(tract)
        .current()
        .filter((x) => x.after === i.after && x.estate === "reversion")
    : [];
  kase.contested.add(i.key);
  const share = toWire(i.share);
  kase.undetermined.push({
    tract_id: tract,
    estate_type: i.estate,
    share,
    why: `Whether the term of ${i.holder.name} went on after ${i.term?.ends ?? "its years"} is not settled by the papers.`,
    readings: [
      { label: "The term goes on", rule: "term.shut-in-only", outcome: [{ party_id: i.holder.party_id, name: i.holder.name, share, of: i.of }] },
      {
        label: "The term ended",
        rule: "term.no-production",
        outcome: next.map((x) => ({ party_id: x.holder.party_id, name: x.holder.name, share: toWire(x.share), of: i.of })),
      },
    ],
    effects: [...i.effects],
    settles: "Evidence of production in paying quantities from the land at the end of the term, or a stipulation of the parties.",
  });
  kase.issue("AMBIGUOUS_SAVINGS_CLAUSE", by, {
    tract,
    parties: [i.holder.party_id],
    share: i.share,
    detail: "Only a shut-in well or payments in place of production are shown at the end of the term.",
  });
}
