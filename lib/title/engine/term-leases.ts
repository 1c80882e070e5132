// Leases under a term interest when the term ends: those that its holder alone gave end with it.
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { termLeaseRules } from "@/lib/title/rules/lease/term-holders-lease";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { effectOf } from "./fall-in";
import { type Lease, LIVE } from "./lease";

const isMinerals = (i: Interest): boolean => i.estate === "fee" || i.estate === "mineral";

/** Leases that lie on the ended interest `i` and on no other minerals of the tract. `taken`: keys of what fell in by its end. */
function leasesOfItAlone(kase: Case, tract: string, i: Interest, taken: ReadonlySet<string>): Lease[] {
  const elsewhere = (l: Lease) =>
    kase
      .ledger(tract)
      .current()
      .some((x) => isMinerals(x) && x.leases.includes(l.id) && !taken.has(x.key));
  return kase.leasesIn(tract).filter((l) => i.leases.includes(l.id) && LIVE.has(l.status) && !elsewhere(l));
}

/**
 * The leases of a term interest `i` that end with it on `day`, each with the steps that say why: those that only the holders for the term gave after it was made.
 * `made`: the day of the instrument that made the term; without it none ends. `taken`: what fell in to those who take after it.
 */
export function leasesEndingWith(kase: Case, tract: string, i: Interest, day: string, taken: readonly Interest[]): { lease: Lease; steps: readonly Step[] }[] {
  const made = kase.recorder.dayOf(effectOf(i.after));
  if (made === null) return [];
  return leasesOfItAlone(kase, tract, i, new Set(taken.map((x) => x.key))).flatMap((lease) => {
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
    return d?.answer === "ends" ? [{ lease, steps: d.steps }] : [];
  });
}
