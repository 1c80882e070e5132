// Assignments of leases and overrides in one tract: what passes of which lease, and what override is kept.
import { div, fromWire, isZero, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { scopeIssues } from "./assignment-issues";
import { type Case, input } from "./case";
import { conforms } from "./conforming";
import { movePart } from "./convey-royalty";
import type { Lease } from "./lease";
import { type Actor, actorsFor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { carveOn } from "./override";
import { overridePart, partOf, shareOfHeld } from "./part-passed";
import { sourcesOf } from "./sources";
import { strangerDeed } from "./stranger";
import { type Taker, takers } from "./takers";
import { forTerm } from "./term-assignment";

export const LEASEHOLD = new Set(["leasehold", "overriding_royalty", "production_payment"]);
const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Documents of leases that the instrument deals with and the package holds, less those of which it says that they stay where they are; none where it speaks of several leases and only one is known by its citation. */
function citedLeases(kase: Case, matter: Matter): Set<string> {
  const dealt = [...matter.cites].flatMap(([n, d]) => (matter.conveyance.references[n]?.relation === "other" ? [] : [d]));
  const docs = [...new Set(dealt.length ? dealt : matter.cites.values())].filter((d) => kase.leasesOf(d).length > 0);
  const several = matter.conveyance.grants.some((g) =>
    /\b(?:the|said|those|these|both|all|such|following|above|two|three|four|five|several|certain)(?: (?:of the|said|described|listed|following|certain))?(?: oil(?:,| and) gas(?:,? and mineral)?)? leases\b/i.test(
      g.text,
    ),
  );
  const unknown = matter.conveyance.references.some((_, n) => !matter.cites.has(n));
  return new Set(docs.length === 1 && several && unknown ? [] : docs);
}

/** Of what the assignors hold, the parts under leases that the instrument cites; all of it where it cites none of the package. */
function cited(kase: Case, docs: ReadonlySet<string>, list: readonly Interest[]): Interest[] {
  return docs.size ? list.filter((i) => i.leases.some((l) => docs.has(kase.leases.get(l)?.document ?? ""))) : [...list];
}

/** A lease that waits for the end of another can be assigned before it takes effect. */
function passWaiting(kase: Case, tract: string, docs: ReadonlySet<string>, from: readonly Actor[], to: readonly Taker[]): boolean {
  const waiting = kase
    .leasesIn(tract)
    .filter((l) => l.status === "waiting" && docs.has(l.document) && (kase.lessees.get(l.id) ?? []).some((t) => from.some((f) => sameHolder(f, t.holder))));
  for (const l of waiting) kase.lessees.set(l.id, [...to]);
  return waiting.length > 0;
}

/** What the whole instrument does with a leasehold: shares held before its first clause, what all clauses pass, and who keeps the override once. */
type Whole = { readonly before: Rational; readonly leased: Rational; readonly stood: Rational; readonly assigned: Rational; readonly keeps: boolean };

/** How large the leases of these holdings are together. */
const leasedBy = (kase: Case, own: readonly Interest[]): Rational =>
  sum([...new Set(own.filter((i) => i.estate === "leasehold").map((i) => i.leases[0] ?? ""))].map((id) => kase.leases.get(id)?.share ?? ONE));

/** Runs the clauses of an assignment: "70% to A and 30% to B" are shares of what was held before either ran. */
export function assignLeases(kase: Case, matter: Matter, tract: string, list: readonly Clause[]): void {
  const docs = citedLeases(kase, matter);
  const held = list.map((c) => cited(kase, docs, kase.ledger(tract).of(actorsFor(matter, c.words.from, matter.from))));
  const before = held.map((own) => total(own.filter((i) => i.estate === "leasehold")));
  const leased = held.map((own) => leasedBy(kase, own));
  const stood = held.map((own, n) => total(own.filter((i) => i.estate === list[n]?.words.estate_type)));
  const parts = list.map((c, n) => (c.words.estate_type === "leasehold" ? partOf(c, before[n] ?? ZERO, leased[n]) : ZERO));
  const first = list.findIndex((c) => c.words.estate_type === "leasehold");
  list.forEach((c, n) => {
    assignLease(kase, matter, tract, c, {
      before: before[n] ?? ZERO,
      leased: leased[n] ?? ZERO,
      stood: stood[n] ?? ZERO,
      assigned: min(before[n] ?? ZERO, sum(parts)),
      keeps: n === first,
    });
  });
}

/** Runs one clause of an assignment. */
function assignLease(kase: Case, matter: Matter, tract: string, c: Clause, w: Whole): void {
  const from = actorsFor(matter, c.words.from, matter.from);
  const actors = actorsFor(matter, c.words.to, matter.to);
  if (!actors.length) return;
  if (c.words.estate_type === "leasehold" && conforms(kase, matter, tract, c, from, actors)) return;
  const wanted = (i: Interest) => LEASEHOLD.has(i.estate);
  const found = sourcesOf(kase, matter, tract, from, wanted);
  const docs = citedLeases(kase, matter);
  const mine = cited(kase, docs, found.interests);
  const holds = mine.filter((i) => i.estate === "leasehold");
  const same = mine.filter((i) => i.estate === c.words.estate_type);
  if (c.words.estate_type !== "leasehold" && same.length) passOn(kase, matter, tract, c, same, takers(actors), w.stood);
  else if (c.words.estate_type !== "leasehold" && holds.length) carveOverride(kase, matter, tract, c, holds, takers(actors));
  else if (holds.length) passLeasehold(kase, matter, tract, c, holds, takers(actors), w);
  else if (passWaiting(kase, tract, docs, from, takers(actors)) || (found.interests.length > 0 && docs.size > 0)) return;
  else if (leasedElsewhere(kase, docs, tract, from)) return;
  else if (!leasesHere(kase, tract)) assumedLease(kase, matter, tract, c, from.length ? from : matter.from);
  else {
    strangerDeed(kase, matter, tract, { from, to: actors, clauses: [c], estate: c.words.estate_type }, found.steps);
    kase.issue("ASSIGNMENT_UNRECORDED", matter, {
      tract,
      detail: `${from.map((f) => f.name).join(", ")} holds nothing of record under the leases of this tract.`,
      evidence: evidenceAt(matter, "conveyance", c.pointer),
    });
  }
}

/** The leases that the instrument cites are in the package, their lessees assign, and none of them is of this tract: no other lease is to be assumed here. */
const leasedElsewhere = (kase: Case, docs: ReadonlySet<string>, tract: string, from: readonly Actor[]): boolean => {
  const all = [...docs].flatMap((d) => kase.leasesOf(d));
  const theirs = (l: Lease): boolean =>
    (kase.lessees.get(l.id) ?? []).some((t) => from.some((f) => sameHolder(f, t.holder))) ||
    kase
      .ledger(l.tract)
      .current()
      .some((i) => i.leases.includes(l.id) && from.some((f) => sameHolder(f, i.holder)));
  return all.length > 0 && all.every((l) => l.tract !== tract) && all.some(theirs);
};

const leasesHere = (kase: Case, tract: string) => kase.leasesIn(tract).length > 0;

/** The lease itself is not in the package: the assignor's leasehold is assumed, never silently. */
function assumedLease(kase: Case, matter: Matter, tract: string, c: Clause, from: Matter["from"]): void {
  const draft = kase.open(matter, { kind: "root", estate: "leasehold", tract, effective: null, confidence: 0.4, pointer: c.pointer });
  const lease: Lease = {
    id: draft.effect,
    tract,
    document: matter.id,
    lessors: [],
    share: ONE,
    royalty: null,
    start: null,
    primaryEnd: null,
    depths: null,
    whole: true,
    terms: null,
    waitsFor: null,
    status: "undetermined",
    why: "The lease is not in the package.",
  };
  kase.enter(lease);
  const owners = takers(from);
  kase.ledger(tract).change(
    draft,
    [],
    owners.map((t) => ({
      seed: { estate: "leasehold" as const, holder: t.holder, share: t.share, leases: [lease.id], assumed: true },
      relation: "leased" as const,
      sources: [],
    })),
  );
  draft.to = owners;
  draft.quantum = ONE;
  draft.ofWhole = ONE;
  draft.step({
    rule: "root.assumed-lease",
    cites: [],
    outcome: "assumed",
    inputs: [input("assignor", from.map((f) => f.name).join(", "))],
    output: { name: "leasehold", value: "1" },
    because: "The lease that is assigned is not in the package; the assignor is assumed to have held it whole.",
  });
  kase.gap({
    kind: "missing_root",
    severity: "high",
    tract_id: tract,
    estate_type: "leasehold",
    amount: ONE,
    party: owners[0]?.holder ?? null,
    until: matter.day,
    message: "An assignment without its lease.",
    suggestion: "Add the lease that is assigned.",
    effect_ids: [draft.effect],
    document_ids: [matter.id],
  });
  if (owners.length) assignLease(kase, matter, tract, c, { before: ONE, leased: ONE, stood: ZERO, assigned: partOf(c, ONE), keeps: true });
}

/** The part of a leasehold that the assignor keeps by words: all where the tract is the depths that are excepted, else the fraction. */
function keptOf(matter: Matter, tract: string, held: Rational): Rational {
  const kept = [...clauses(matter, "reservations", tract), ...clauses(matter, "exceptions", tract)].filter(
    (c) =>
      c.words.estate_type === "leasehold" &&
      c.words.depths === null &&
      !/\bwell/i.test(c.words.text.split(/[,;] (?:which|who|that|the same|said|it|to be|and)\b/)[0] ?? ""),
  );
  return min(held, sum(kept.map((c) => partOf(c, held))));
}

function passLeasehold(kase: Case, matter: Matter, tract: string, c: Clause, holds: readonly Interest[], to: readonly Taker[], w: Whole): void {
  const held = total(holds);
  const amount = min(isZero(w.before) ? partOf(c, held) : partOf(c, w.before, w.leased), sub(held, keptOf(matter, tract, held)));
  if (isZero(amount) && !isZero(held)) return;
  const draft = kase.open(matter, { kind: "assign", estate: "leasehold", tract, pointer: c.pointer, depths: c.words.depths });
  const depths = c.words.depths ?? (matter.type === "wellbore_assignment" ? "the wellbore" : null);
  if (depths && !holds.every((h) => h.depths === depths)) byDepth(kase, tract, draft, holds, amount, held, to, matter, depths);
  else movePart(kase, tract, draft, holds, amount, held, to, matter);
  forTerm(kase, matter, tract, c, draft, holds, to);
  close(draft, holds, to, amount, c, matter);
  const reserved = w.keeps ? clauses(matter, "reservations", tract) : [];
  for (const kept of reserved)
    if (kept.words.estate_type === "overriding_royalty" || kept.words.estate_type === "production_payment")
      keepOverride(kase, matter, tract, draft, kept, holds, isZero(w.assigned) ? amount : w.assigned);
  scopeIssues(kase, matter, tract, c, draft, depths);
}

function byDepth(
  kase: Case,
  tract: string,
  draft: EffectDraft,
  holds: readonly Interest[],
  amount: Rational,
  held: Rational,
  to: readonly Taker[],
  matter: Matter,
  depths: string,
): void {
  const created = holds.flatMap((i) => [
    ...to.map((t) => ({
      seed: {
        ...i,
        holder: t.holder,
        share: mul(mul(i.share, t.share), isZero(held) ? ONE : { n: amount.n * held.d, d: amount.d * held.n }),
        depths,
        by: matter.id,
      },
      relation: "assigned" as const,
      sources: [i],
    })),
    { seed: { ...i, depths: i.depths ? `${i.depths}, except ${depths}` : `all but ${depths}` }, relation: "retained" as const, sources: [i] },
  ]);
  kase.ledger(tract).change(
    draft,
    holds,
    created.map((x) => ({ ...x, seed: { ...x.seed, share: sum([x.seed.share]) } })),
  );
}

function close(draft: EffectDraft, sources: readonly Interest[], to: readonly Taker[], amount: Rational, c: Clause, matter: Matter): void {
  draft.from = sources.map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => x.name === h.name) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, amount) }));
  draft.quantum = c.words.fraction ? fromWire(c.words.fraction) : ONE;
  draft.ofWhole = amount;
  draft.step({
    rule: "assignment.operative-words",
    cites: ["Piranha Partners v. Neuhoff, 596 S.W.3d 740 (Tex. 2020)"],
    outcome: "applied",
    inputs: [
      input("held under the lease", total(sources), [], matter.id),
      input("assigned", c.words.fraction ? fromWire(c.words.fraction) : "all", evidenceAt(matter, "conveyance", c.pointer)),
    ],
    output: { name: "passes", value: `${amount.n}/${amount.d}` },
    because: "The operative words decide what passes; exhibits describe the lease and do not limit it unless they say so.",
  });
}

function keepOverride(kase: Case, matter: Matter, tract: string, draft: EffectDraft, c: Clause, holds: readonly Interest[], assigned: Rational): void {
  const said = actorsFor(matter, c.words.to, []);
  // A spouse who only joins keeps nothing of what the other held.
  const holding = said.filter((a) => holds.some((h) => sameHolder(h.holder, { party_id: a.party_id, name: a.name })));
  const named = holding.length > 0 ? holding : said;
  const held = total(holds);
  const keepers = named.length
    ? takers(named)
    : [...new Map(holds.map((h) => [h.holder.party_id ?? h.holder.name, h.holder])).entries()].map(([id, holder]) => ({
        holder,
        share: isZero(held) ? ONE : div(total(holds.filter((h) => (h.holder.party_id ?? h.holder.name) === id)), held),
      }));
  const own = kase.open(matter, { kind: "reserve", estate: "overriding_royalty", tract, pointer: c.pointer });
  own.of = "production";
  const share = carveOn(kase, tract, own, c, holds, isZero(held) ? ONE : div(assigned, held), keepers, "reserved", matter);
  own.from = draft.from;
  own.to = keepers.map((k) => ({ holder: k.holder, share: mul(k.share, share) }));
  own.quantum = c.words.fraction ? fromWire(c.words.fraction) : share;
  own.ofWhole = share;
}

function carveOverride(kase: Case, matter: Matter, tract: string, c: Clause, holds: readonly Interest[], to: readonly Taker[]): void {
  const draft = kase.open(matter, { kind: "assign", estate: c.words.estate_type, tract, pointer: c.pointer });
  draft.of = "production";
  const share = carveOn(kase, tract, draft, c, holds, ONE, to, "severed", matter);
  draft.from = holds.map((h) => h.holder);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, share) }));
  draft.quantum = c.words.fraction ? fromWire(c.words.fraction) : share;
  draft.ofWhole = share;
}

function passOn(kase: Case, matter: Matter, tract: string, c: Clause, same: readonly Interest[], to: readonly Taker[], stood: Rational): void {
  const held = total(same);
  const { amount, assumed } = overridePart(c, held, stood);
  const draft = kase.open(matter, { kind: "assign", estate: c.words.estate_type, tract, pointer: c.pointer });
  draft.of = "production";
  if (assumed) draft.step(shareOfHeld(c, matter, held, amount));
  movePart(kase, tract, draft, same, amount, held, to, matter);
  close(draft, same, to, amount, c, matter);
  scopeIssues(kase, matter, tract, c, draft, c.words.depths);
}
