// Leases under a term interest when the term ends: those that its holder alone gave end with it.
import { compare, div, isZero, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { termLeaseRules } from "@/lib/title/rules/lease/term-holders-lease";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { effectOf } from "./fall-in";
import { type Lease, LIVE } from "./lease";

const isMinerals = (i: Interest): boolean => i.estate === "fee" || i.estate === "mineral";

/** Whether a lease lies on other minerals of the tract than what fell in. `taken`: keys of what fell in. */
const liesElsewhere = (kase: Case, lease: Lease, taken: ReadonlySet<string>): boolean =>
  kase
    .ledger(lease.tract)
    .current()
    .some((x) => isMinerals(x) && x.leases.includes(lease.id) && !taken.has(x.key));

/** Leases that lie on the ended interest `i`: on it alone, or given by its holder together with owners of other minerals. */
function leasesOfIt(kase: Case, tract: string, i: Interest, taken: ReadonlySet<string>): Lease[] {
  const own = (l: Lease) => (kase.matters.get(l.document)?.from ?? []).some((f) => sameHolder(f, i.holder));
  return kase.leasesIn(tract).filter((l) => i.leases.includes(l.id) && LIVE.has(l.status) && (own(l) || !liesElsewhere(kase, l, taken)));
}

/** Whether a lease of a term interest has years that run beyond the term: the lease ends by the term then, not by its own years. */
export const outlastedByLease = (kase: Case, tract: string, i: Interest): boolean =>
  kase.leasesIn(tract).some((l) => i.leases.includes(l.id) && LIVE.has(l.status) && l.primaryEnd !== null && l.primaryEnd > (i.term?.ends ?? l.primaryEnd));

/** A lease that ends with a term, or so far as the term's share of it goes (`partly`). */
export type EndingLease = { readonly lease: Lease; readonly steps: readonly Step[]; readonly partly: boolean };

/**
 * The leases of a term interest `i` that end with it on `day`, each with the steps that say why: those that only the holders for the term gave after it was made.
 * Of a lease that they gave with owners of other minerals their share ends. `taken`: what fell in to those who take after the term.
 */
export function leasesEndingWith(kase: Case, tract: string, i: Interest, day: string, taken: readonly Interest[]): EndingLease[] {
  const made = kase.recorder.dayOf(effectOf(i.after));
  if (made === null) return [];
  const keys = new Set(taken.map((x) => x.key));
  return leasesOfIt(kase, tract, i, keys).flatMap((lease) => {
    const facts = {
      joined: lease.lessors.some((l) => taken.some((x) => sameHolder(x.holder, l.holder))),
      older: lease.start === null || lease.start <= made,
    };
    const inputs = [
      input("term interest made", made),
      input("lease given", lease.start ?? "not read"),
      input("those who take after the term joined", facts.joined),
    ];
    const d = decide(termLeaseRules, facts, { state: kase.tracts.get(tract)?.state ?? null, date: day }, inputs, (a) => ({ name: "lease", value: a }));
    return d?.answer === "ends" ? [{ lease, steps: d.steps, partly: liesElsewhere(kase, lease, keys) }] : [];
  });
}

/** Takes `share`, which fell in to `taken`, out of a lease that goes on in the minerals of the others who gave it. */
export function leaveLease(kase: Case, { lease, steps }: EndingLease, share: Rational, day: string, taken: readonly Interest[]): void {
  const ledger = kase.ledger(lease.tract);
  const bound = ledger.current().filter((x) => x.leases[0] === lease.id && OUT_OF_LEASE.has(x.estate));
  const held = sum(bound.filter((x) => x.estate === "leasehold").map((x) => x.share));
  if (isZero(held) || compare(held, share) <= 0) return;
  const rest = sub(ONE, div(share, held));
  const free = taken.filter((x) => ledger.has(x) && x.leases.includes(lease.id));
  const draft = kase.open(null, { kind: "expire", estate: "leasehold", tract: lease.tract, effective: day });
  draft.step(...steps);
  ledger.change(
    draft,
    [...bound, ...free],
    [
      ...bound.map((x) => ({ seed: { ...x, share: mul(x.share, rest) }, relation: "retained" as const, sources: [x] })),
      ...free.map((x) => ({ seed: { ...x, leases: x.leases.filter((id) => id !== lease.id) }, relation: "retained" as const, sources: [x] })),
    ],
  );
  draft.from = bound.map((x) => x.holder);
  draft.quantum = share;
  kase.issue("LEASE_ON_EXPIRED_TERM_INTEREST", kase.matters.get(lease.document) ?? null, {
    tract: lease.tract,
    share,
    effects: [lease.id],
    detail: steps.at(-1)?.because ?? "",
  });
}

const OUT_OF_LEASE: ReadonlySet<string> = new Set(["leasehold", "overriding_royalty", "production_payment"]);
