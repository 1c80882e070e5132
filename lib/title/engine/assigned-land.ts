// What an operator's filings assign to the wells of a lease that keeps only the acreage assigned to producing wells.
import type { Case } from "./case";
import type { Production } from "./holding";
import { givenAfter } from "./later-lease";
import { hasClause, type Lease } from "./lease";
import type { Matter } from "./matter";

/** The first day on which owners of the land leased any part of it anew, when the years of the lease were over: what is filed then comes too late. */
function leasedAnew(kase: Case, lease: Lease): string | null {
  const days = kase.leasesOf(lease.document).flatMap((l) => givenAfter(kase, l).flatMap((m) => (m.day === null ? [] : [m.day])));
  return days.sort()[0] ?? null;
}

const inTime = (m: Matter, limit: string | null): boolean => limit === null || m.day === null || m.day < limit;
/** A filing that sets an earlier one right. */
const amends = (m: Matter): boolean => /\b(?:amend|correct|revis|supersed)/i.test(m.doc.doc_type.resolved.title ?? "");

/**
 * The land that the operator's own plats and statements of acreage assign to the wells of a lease with a retained-acreage clause; null where the lease has no such
 * clause or nothing was filed in time. A filing made when the lease had ended, or when the land was leased anew, brings nothing back (Endeavor Energy Res., L.P. v.
 * Discovery Operating, Inc., 554 S.W.3d 586 (Tex. 2018)). Errs toward what the first filings say: an amended one counts in the primary term only.
 */
export function assignedLand(kase: Case, lease: Lease): ReadonlySet<string> | null {
  const { start, primaryEnd } = lease;
  if (!hasClause(lease, "retained_acreage") || start === null) return null;
  const limit = leasedAnew(kase, lease);
  const own = new Set(kase.leasesOf(lease.document).map((l) => l.tract));
  const filed = kase
    .papers()
    .ofType("plat")
    .filter((m) => (m.day === null || m.day >= start) && inTime(m, limit) && m.covers.some((c) => own.has(c.tract)));
  const first = filed.filter((m) => !amends(m) || (primaryEnd !== null && (m.day ?? "") <= primaryEnd));
  return first.length ? new Set(first.flatMap((m) => m.covers.map((c) => c.tract))) : null;
}

/** Of what is told of the wells of such a lease, that which papers told before the land was leased anew; all of it where none did. */
export function toldInTime(kase: Case, lease: Lease, told: Production[]): Production[] {
  if (!hasClause(lease, "retained_acreage")) return told;
  const limit = leasedAnew(kase, lease);
  const early = told.filter((p) => inTime(p.matter, limit));
  return early.some((p) => p.kind !== "none") ? early : told;
}
