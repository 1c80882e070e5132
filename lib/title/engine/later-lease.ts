// Production under another lease than the one in question: of parts that have ended and are leased anew, or under a later lease of the same owners, given when the years of the first had run out.
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Production } from "./holding";
import { type Lease, LIVE } from "./lease";
import type { Matter } from "./matter";

/** Owners of minerals under a lease. */
function ownersUnder(kase: Case, lease: Lease): Holder[] {
  const now = kase.ledger(lease.tract).current();
  return now.filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.leases.includes(lease.id)).map((i) => i.holder);
}

/** Leases of the tract that owners of the minerals under `lease` gave when its years were over. A top lease says itself that it waits. */
export function givenAfter(kase: Case, lease: Lease): Matter[] {
  const end = lease.primaryEnd;
  if (end === null) return [];
  const later = kase
    .papers()
    .covering(lease.tract)
    .filter((m) => m.conveyance.action === "lease" && m.type !== "top_lease" && m.id !== lease.document && m.day !== null && m.day > end);
  const owners = later.length ? ownersUnder(kase, lease) : [];
  return later.filter((m) => m.from.some((f) => owners.some((o) => sameHolder(o, f))));
}

/** Whether one who has a lease speaks in a paper or is named there. */
const names = (m: Matter, holders: readonly Holder[]): boolean => [...m.actors.values()].some((a) => holders.some((h) => sameHolder(h, a)));

/** Whether production is told as had under a lease: the paper cites it, or speaks of its lessee and cites no other lease. */
function isUnder(kase: Case, p: Production, later: Matter): boolean {
  const cited = [...p.matter.cites.values()];
  if (cited.includes(later.id)) return true;
  const other = cited.some((id) => kase.matters.get(id)?.conveyance.action === "lease");
  return !other && names(p.matter, later.to);
}

/**
 * Whether production of a day after a later lease was had under that lease, so that it says nothing of `lease`. A paper that cites `lease`, or speaks of one who holds
 * it, tells of `lease`. Errs toward the lease that stands: without a later lease of the same owners, behind the years of this one, all production counts.
 */
export function isUnderLaterLease(kase: Case, p: Production, lease: Lease): boolean {
  if (p.kind === "none" || p.day === null || [...p.matter.cites.values()].includes(lease.document)) return false;
  const day = p.earliest ?? p.day;
  const later = givenAfter(kase, lease).filter((m) => m.day !== null && m.day <= day);
  if (!later.some((m) => isUnder(kase, p, m))) return false;
  const holders = kase
    .ledger(lease.tract)
    .current()
    .filter((i) => i.estate === "leasehold" && i.leases.includes(lease.id))
    .map((i) => i.holder);
  return !names(
    p.matter,
    holders.filter((h) => !later.some((m) => m.to.some((t) => sameHolder(t, h)))),
  );
}

/** Production on parts of the lease that have ended and are leased anew holds no other part of it; a release tells of the wells on what it leaves. */
export function underOtherTitle(kase: Case, p: Production, lease: Lease): boolean {
  const anew = (tract: string) => kase.leasesIn(tract).some((l) => l.document !== lease.document && LIVE.has(l.status));
  const gone = (l: Lease) => l.tract !== lease.tract && (l.status === "released" || l.status === "expired") && anew(l.tract);
  const ended = kase.leasesOf(lease.document).filter(gone);
  return (
    p.kind !== "none" &&
    p.matter.conveyance.action !== "release" &&
    p.tracts.size > 0 &&
    p.pooled.size === 0 &&
    [...p.tracts].every((t) => ended.some((l) => l.tract === t))
  );
}
