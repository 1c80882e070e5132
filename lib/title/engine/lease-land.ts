// An oil and gas lease in one tract: what the lessors may lease, what is leased already, and the leasehold that arises.
import { div, fromWire, isZero, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { leaseRoyaltyRules } from "@/lib/title/rules/lease/royalty-base";
import { leasePowerRules } from "@/lib/title/rules/life/power-to-lease";
import { decide, type Step } from "@/lib/title/rules/rule";
import { boundByAgent } from "./authority";
import { type Case, input } from "./case";
import { ensureRoot } from "./convey";
import { disjointDepths } from "./depths";
import { type Lease, LIVE, primaryEndOf } from "./lease";
import { bonusAcres, notYetOfRecord, washout } from "./lease-questions";
import { meantByLease } from "./leased-of-others";
import { lesseeOverride } from "./lessee-override";
import { lesserInterest } from "./lesser-interest";
import { lessorOverride } from "./lessor-override";
import { POWER_TO_LEASE } from "./life";
import { liveLeases } from "./live-leases";
import { actorsFor, clauses, evidenceAt, type Matter } from "./matter";
import { renewOverrides } from "./renewed-override";
import { sourcesOf } from "./sources";
import { strangerDeed } from "./stranger";
import { endLease } from "./sweep";
import { type Taker, takers } from "./takers";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Minerals that the lessors may lease: their own with the power to lease, and others' over which they hold that power. */
function leasable(kase: Case, tract: string, held: readonly Interest[], steps: Step[]): Interest[] {
  const own = held.filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.executive);
  const powers = held.filter((i) => i.estate === "executive_right");
  if (!powers.length) return [...own, ...lifeAndRemainder(kase, tract, held, steps)];
  const stripped = kase
    .ledger(tract)
    .current()
    .filter((i) => (i.estate === "fee" || i.estate === "mineral") && !i.executive);
  let room = total(powers);
  const under: Interest[] = [];
  for (const i of stripped) {
    if (sub(room, i.share).n < 0n) continue;
    under.push(i);
    room = sub(room, i.share);
  }
  return [...own, ...under, ...lifeAndRemainder(kase, tract, held, steps)];
}

/** A life estate may be leased where those in remainder join; neither alone can bind the other. */
function lifeAndRemainder(kase: Case, tract: string, held: readonly Interest[], steps: Step[]): Interest[] {
  const life = held.filter((i) => i.estate === "life_estate" && i.within !== "surface");
  return life.filter((l) => {
    const after = kase
      .ledger(tract)
      .current()
      .filter((i) => i.after === l.after && i.estate !== "life_estate");
    const facts = { power: l.burdens.includes(POWER_TO_LEASE), joined: after.length > 0 && after.every((a) => held.some((h) => h.key === a.key)) };
    const d = decide(leasePowerRules, facts, kase.place(tract, null), [input("life tenant", l.holder.name)], (a) => ({ name: "lease", value: a }));
    if (d) steps.push(...d.steps);
    return d?.answer === "binds those who follow";
  });
}

/** Remainders and reversions of those who ratify the lease: they bind themselves to what a life tenant leased. */
function ratifiedBy(kase: Case, matter: Matter, tract: string): Interest[] {
  const people = kase
    .papers()
    .citing(matter.id)
    .filter((m) => (m.type === "ratification" || m.conveyance.action === "ratify") && (m.day ?? "") <= kase.asOf)
    .flatMap((m) => m.from);
  return kase
    .ledger(tract)
    .of(people)
    .filter((i) => i.estate === "remainder" || i.estate === "reversion");
}

type Plan = { readonly free: readonly Interest[]; readonly taken: readonly Interest[]; readonly replaced: readonly Lease[]; readonly rate: Rational };

function plan(kase: Case, matter: Matter, tract: string, minerals: readonly Interest[]): Plan {
  const clause = clauses(matter, "grants", tract).find((c) => c.words.estate_type === "leasehold");
  const said = clause?.words.fraction && clause.words.of === "whole" ? fromWire(clause.words.fraction) : null;
  const all = total(minerals);
  const rate = said && !isZero(all) ? min(ONE, div(said, all)) : ONE;
  const lessees = actorsFor(matter, clause?.words.to ?? [], matter.to);
  const holds = (l: Lease) =>
    kase
      .ledger(tract)
      .current()
      .filter((i) => i.estate === "leasehold" && i.leases[0] === l.id);
  const theirs = (l: Lease) => holds(l).length > 0 && holds(l).every((i) => lessees.some((x) => sameHolder(x, i.holder)));
  const renewed = (l: Lease) =>
    theirs(l) || (kase.lessees.get(l.id) ?? []).some((t) => lessees.some((x) => sameHolder(x, t.holder))) || l.document === matter.id;
  const meets = (l: Lease) => !disjointDepths(l.depths, clause?.words.depths ?? null);
  const taken = minerals.filter((i) => liveLeases(kase, i).some((l) => !renewed(l) && meets(l)));
  const replaced = [...new Set(minerals.flatMap((i) => liveLeases(kase, i)).filter((l) => renewed(l) && meets(l) && l.document !== matter.id))];
  return { free: minerals.filter((i) => !taken.includes(i)), taken, replaced, rate };
}

/** Runs a lease in a tract. A lessor without title gives nothing; minerals under a lease in force are leased from its end. */
export function leaseLand(kase: Case, matter: Matter, tract: string): void {
  const clause = clauses(matter, "grants", tract).find((c) => c.words.estate_type === "leasehold");
  const lessors = actorsFor(matter, clause?.words.from ?? [], matter.from);
  const to = takers(actorsFor(matter, clause?.words.to ?? [], matter.to));
  if (!lessors.length || !to.length) return;
  const { bound: from, steps } = boundByAgent(kase, matter, tract, lessors);
  ensureRoot(kase, matter, tract);
  const found = sourcesOf(kase, matter, tract, from, (i) => ["fee", "mineral", "executive_right", "life_estate", "remainder"].includes(i.estate));
  const reasons: Step[] = [...found.steps];
  const minerals = meantByLease(kase, tract, clause, from, leasable(kase, tract, [...found.interests, ...ratifiedBy(kase, matter, tract)], reasons));
  if (!minerals.length) {
    noLessor(kase, matter, tract, [...steps, ...reasons]);
    return;
  }
  const p = plan(kase, matter, tract, minerals);
  if (p.replaced.some((l) => l.start === matter.day)) return;
  for (const old of p.replaced) replace(kase, matter, old);
  washout(kase, matter, tract, to);
  notYetOfRecord(kase, matter, tract, minerals);
  bonusAcres(kase, matter, tract, mul(total(minerals), p.rate));
  for (const part of byLessor(matter, p.free))
    make(kase, matter, tract, { to, minerals: part.minerals, own: part.own, rate: p.rate, waitsFor: null, steps: reasons });
  // Minerals under several leases wait for the last of them only: the youngest lease is looked at first.
  const queued = new Set<Interest>();
  for (const lease of [...new Set(p.taken.flatMap((i) => liveLeases(kase, i)))].reverse()) {
    const under = p.taken.filter((i) => i.leases.includes(lease.id) && !queued.has(i));
    if (!under.length) continue;
    for (const i of under) queued.add(i);
    make(kase, matter, tract, { to, minerals: under, rate: p.rate, waitsFor: lease.id, steps: reasons });
    const code = matter.type === "top_lease" || /top lease|reverter/i.test(matter.conveyance.granting_clause ?? "") ? "TOP_LEASE" : "COMPETING_LEASES";
    kase.issue(code, matter, {
      tract,
      effects: [lease.id],
      share: total(under),
      documents: [matter.id, lease.document],
      detail: "The lease was taken while an earlier lease of the same minerals stood; it waits for the end of that lease.",
    });
    const earlier = kase.matters.get(lease.document);
    if (earlier?.recorded && matter.day !== null && earlier.recorded < matter.day)
      kase.issue("CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED", matter, {
        tract,
        documents: [matter.id, lease.document],
        detail: "The earlier lease was of record when this one was taken.",
      });
    if (code === "COMPETING_LEASES")
      kase.issue("TOP_LEASE", matter, { tract, effects: [lease.id], share: total(under), detail: "A second lease was taken before the first ended." });
  }
}

/** A new lease to the same lessee takes the place of the old, whose overrides fall unless a clause extends them. */
function replace(kase: Case, matter: Matter, old: Lease): void {
  const step: Step = {
    rule: "lease.replaced",
    cites: ["Sunac Petroleum Corp. v. Parkes, 416 S.W.2d 798 (Tex. 1967)"],
    outcome: "applied",
    inputs: [input("new lease", matter.id, evidenceAt(matter, "conveyance", "/lease"), matter.id)],
    output: { name: "lease", value: "replaced" },
    because: "The same lessee took a new lease of the same minerals, which replaces the old one.",
  };
  endLease(kase, old, "released", matter.day, matter, [step], null);
}

function noLessor(kase: Case, matter: Matter, tract: string, steps: readonly Step[]): void {
  const group = { from: matter.from, to: matter.to, clauses: clauses(matter, "grants", tract), estate: "leasehold" };
  strangerDeed(kase, matter, tract, group, steps);
  const standing = kase.leasesIn(tract).find((l) => LIVE.has(l.status) && l.document !== matter.id);
  if (standing)
    kase.issue("COMPETING_LEASES", matter, {
      tract,
      documents: [matter.id, standing.document],
      detail: "Another lease of the land stands, made by those who held the power to lease.",
    });
  kase.issue("LEASE_FROM_NON_OWNER", matter, {
    tract,
    detail: `${matter.from.map((f) => f.name).join(", ")} held no minerals with the power to lease.`,
    share: ONE,
  });
}

type OwnTerms = NonNullable<NonNullable<Matter["conveyance"]["lease"]>["by_lessor"]>[number];

/** Minerals by the terms of their lessors: one lease of all, unless the paper sets royalties apart for each lessor. */
function byLessor(matter: Matter, minerals: readonly Interest[]): { minerals: readonly Interest[]; own: OwnTerms | null }[] {
  const told = matter.conveyance.lease?.by_lessor ?? [];
  if (!minerals.length) return [];
  const termsOf = (i: Interest) => told.find((t) => actorsFor(matter, [t.lessor], []).some((a) => sameHolder(a, i.holder))) ?? null;
  const own = [...new Set(minerals.map(termsOf))];
  return own.map((t) => ({ own: t, minerals: minerals.filter((i) => termsOf(i) === t) }));
}

type Making = {
  readonly own?: OwnTerms | null;
  readonly to: readonly Taker[];
  readonly minerals: readonly Interest[];
  readonly rate: Rational;
  readonly waitsFor: string | null;
  readonly steps: readonly Step[];
};

function make(kase: Case, matter: Matter, tract: string, m: Making): void {
  const terms = matter.conveyance.lease;
  const share = mul(total(m.minerals), m.rate);
  if (isZero(share)) return;
  const clause = clauses(matter, "grants", tract).find((c) => c.words.estate_type === "leasehold");
  const draft = kase.open(matter, { kind: "lease", estate: "leasehold", tract, pointer: clause?.pointer ?? "/lease", depths: clause?.words.depths ?? null });
  const worded = m.own?.royalty ?? terms?.royalty ?? null;
  const months = m.own?.primary_term_months ?? terms?.primary_term_months ?? matter.doc.dates.resolved.primary_term_months;
  const named = clause?.words.fraction ? fromWire(clause.words.fraction) : null;
  const royalty = worded
    ? decide(
        leaseRoyaltyRules,
        { royalty: fromWire(worded), named: m.own ? null : named },
        kase.place(tract, matter),
        [input("royalty as worded", fromWire(worded), evidenceAt(matter, "conveyance", "/lease/royalty"))],
        (a) => ({
          name: "royalty of the share leased",
          value: `${a.n}/${a.d}`,
        }),
      )
    : null;
  const lease: Lease = {
    id: draft.effect,
    tract,
    document: matter.id,
    lessors: m.minerals.map((i) => ({ holder: i.holder, share: mul(i.share, m.rate) })),
    share,
    royalty: royalty?.answer ?? null,
    start: matter.day,
    primaryEnd: primaryEndOf(matter, months ?? null),
    depths: clause?.words.depths ?? null,
    whole: !clause?.words.fraction,
    terms,
    waitsFor: m.waitsFor,
    status: m.waitsFor ? "waiting" : "primary_term",
    why: "",
  };
  kase.enter(lease);
  kase.lessees.set(lease.id, [...m.to]);
  write(kase, matter, tract, { ...m, steps: [...m.steps, ...(royalty?.rule === "lease.royalty.reduced-in-the-lease" ? royalty.steps : [])] }, lease, draft);
  if (!m.waitsFor) {
    lessorOverride(kase, matter, tract, m.minerals, lease);
    lesseeOverride(kase, matter, tract, lease);
    renewOverrides(
      kase,
      matter,
      lease,
      m.to.map((t) => t.holder),
    );
  }
  lesserInterest(kase, matter, tract, lease, draft);
}

function write(kase: Case, matter: Matter, tract: string, m: Making, lease: Lease, draft: EffectDraft): void {
  const ledger = kase.ledger(tract);
  const under = m.minerals.map((i) => ({ seed: { ...i, leases: [...i.leases, lease.id] }, relation: "retained" as const, sources: [i] }));
  const hold = m.waitsFor
    ? []
    : m.to.map((t) => ({
        seed: { estate: "leasehold" as const, holder: t.holder, share: mul(t.share, lease.share), leases: [lease.id], depths: lease.depths },
        relation: "leased" as const,
        sources: [...m.minerals],
      }));
  ledger.change(draft, m.minerals, [...under, ...hold]);
  for (const t of m.to) kase.remember(tract, t.holder, matter);
  draft.from = m.minerals.map((i) => i.holder);
  draft.to = m.to.map((t) => ({ holder: t.holder, share: mul(t.share, lease.share) }));
  draft.quantum = lease.share;
  draft.ofWhole = m.waitsFor ? ZERO : lease.share;
  draft.step(...m.steps, {
    rule: m.waitsFor ? "lease.top-lease" : "lease.leasehold-arises",
    cites: m.waitsFor ? ["BP America v. Laddex, 513 S.W.3d 476 (Tex. 2017)"] : ["Stephens County v. Mid-Kansas Oil & Gas Co., 254 S.W. 290 (Tex. 1923)"],
    outcome: "applied",
    inputs: [
      input("minerals of the lessors", lease.share, [], matter.id),
      input("lease royalty", lease.royalty ?? "not read", evidenceAt(matter, "conveyance", "/lease/royalty")),
      input("primary term ends", lease.primaryEnd ?? "not read", evidenceAt(matter, "conveyance", "/lease/primary_term_months")),
    ],
    output: { name: "leasehold", value: m.waitsFor ? `waits for ${m.waitsFor}` : `${lease.share.n}/${lease.share.d}` },
    because: m.waitsFor
      ? "An earlier lease stands; this one presently leases what is left, and takes effect when that one ends."
      : "The lessee takes the leasehold of the minerals that the lessors had power to lease.",
  });
}
