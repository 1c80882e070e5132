// Leases that describe more than their lessors own, and leases of the same whole by rivals: what must be noted.
import { isZero, ONE, sub } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import type { Case } from "./case";
import { type Lease, LIVE } from "./lease";
import { evidenceAt, type Matter } from "./matter";

/** A lease of the whole by one who owns less, and leases of the same whole by rivals. */
export function lesserInterest(kase: Case, matter: Matter, tract: string, lease: Lease, draft: EffectDraft): void {
  const lesser = sub(ONE, lease.share);
  if (isZero(lesser) || lease.waitsFor) return;
  const raised = { tract, effects: [draft.effect], share: lesser, evidence: evidenceAt(matter, "conveyance", "/lease/proportionate_reduction") };
  if (lease.whole) {
    kase.issue("LESSER_INTEREST", matter, {
      ...raised,
      detail: `The lessors owned ${lease.share.n}/${lease.share.d} of the minerals that the lease describes whole.`,
    });
    kase.issue("PROPORTIONATE_REDUCTION", matter, {
      ...raised,
      detail:
        lease.terms?.proportionate_reduction === false
          ? "The clause of proportionate reduction is absent or struck; only the lessors' share is leased all the same."
          : "Payments are reduced to the lessors' share.",
    });
  }
  const rival = kase
    .leasesIn(tract)
    .find((l) => l.document !== lease.document && LIVE.has(l.status) && (l.whole || lease.whole) && l.share.n !== l.share.d && rivalLessee(kase, l, lease));
  if (rival)
    kase.issue("COMPETING_LEASES", matter, {
      ...raised,
      documents: [rival.document, lease.document],
      detail: "Two leases describe the same minerals; each reaches its lessors' share only.",
    });
}

const rivalLessee = (kase: Case, a: Lease, b: Lease) =>
  !(kase.lessees.get(a.id) ?? []).some((x) => (kase.lessees.get(b.id) ?? []).some((y) => sameHolder(x.holder, y.holder)));
