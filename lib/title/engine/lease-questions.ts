// What a new lease gives cause to ask: overrides of a lease before it, acres of its bonus, and title of its lessor not yet of record.
import { compare, mul, parseRational, type Rational, rational, sub, toText } from "@/lib/fraction/rational";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";
import type { Taker } from "./takers";

/** Keeps what stood on a lease when it ended, for what later leases mean to its overrides. */
export function rememberEnded(kase: Case, lease: Lease, holders: readonly Holder[], overrides: readonly Interest[]): void {
  const extending = overrides.some((o) => o.effects.some((e) => kase.extensions.has(e)));
  kase.ended.set(lease.tract, [...(kase.ended.get(lease.tract) ?? []), { lease, holders, overrides: overrides.map((i) => i.holder), extends: extending }]);
}

/** A lease that ended, was given up or replaced while an override of another stood, and the land leased again by a party that held or took it. */
export function washout(kase: Case, matter: Matter, tract: string, to: readonly Taker[]): void {
  for (const gone of kase.ended.get(tract) ?? []) {
    const had = [...gone.holders, ...(kase.lessees.get(gone.lease.id) ?? []).map((t) => t.holder)];
    const leasesAgain = (h: Holder) => to.some((t) => sameHolder(t.holder, h));
    if (!had.some(leasesAgain) || gone.overrides.every(leasesAgain)) continue;
    kase.issue("WASHOUT_CHECK", matter, {
      tract,
      documents: [matter.id, gone.lease.document],
      detail: "A party to the earlier lease, which ended while an override stood on it, has leased the land again.",
    });
    if (gone.extends)
      kase.issue("EXTENSION_AND_RENEWAL_CLAUSE_WINDOW", matter, {
        tract,
        documents: [matter.id, gone.lease.document],
        detail: "The override reaches renewals and new leases within a time; whether this lease falls in the window must be computed.",
      });
  }
}

/** A bonus paid for other acres than the lessors' net acres in the one tract leased, by more than one in a hundred (Hallin v. Inland Oil & Gas Corp., 2017 ND 254). */
export function bonusAcres(kase: Case, matter: Matter, tract: string, leased: Rational): void {
  const paid = parseRational(matter.conveyance.lease?.clauses?.find((c) => c.kind === "bonus_acres")?.text ?? "");
  const acres = parseRational(kase.tracts.get(tract)?.acres ?? "");
  if (!paid || !acres || matter.covers.length !== 1) return;
  const net = mul(acres, leased);
  const off = paid.n * net.d > net.n * paid.d ? sub(paid, net) : sub(net, paid);
  if (compare(mul(off, rational(100)), net) > 0)
    kase.issue("BONUS_ACREAGE_MISMATCH", matter, {
      tract,
      evidence: evidenceAt(matter, "conveyance", "/lease").slice(0, 2),
      detail: `The bonus was paid for ${toText(paid)} net acres; the lease takes ${toText(net)} net acres of the tract.`,
    });
}

const ofDeath = (m: Matter): boolean => m.conveyance.action === "descend" || m.conveyance.action === "devise";

/** A lessor whose own title came to the record only after his lease was made and, for a deed, recorded: by papers of a death, or by a deed filed late. */
export function notYetOfRecord(kase: Case, matter: Matter, tract: string, minerals: readonly Interest[]): void {
  const later = minerals.flatMap((i) => {
    const by = i.by ? kase.matters.get(i.by) : undefined;
    const shown = by?.recorded ?? by?.day ?? null;
    const leased = by && ofDeath(by) ? matter.day : (matter.recorded ?? matter.day);
    return by && by.id !== matter.id && shown !== null && leased !== null && shown > leased ? [{ by, holder: i.holder }] : [];
  });
  if (!later.length) return;
  const raised = {
    tract,
    parties: later.map((x) => x.holder.party_id),
    documents: [matter.id, ...later.map((x) => x.by.id)],
    detail: `When the lease was made nothing of record showed the title of ${[...new Set(later.map((x) => x.holder.name))].join(", ")}.`,
  };
  kase.issue("LEASE_BY_NON_RECORD_OWNER", matter, raised);
  if (later.some((x) => ofDeath(x.by))) kase.issue("UNPROBATED_ESTATE_IN_CHAIN", matter, raised);
}
