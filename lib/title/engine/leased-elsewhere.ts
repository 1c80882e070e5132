// A deed of land that lies under a lease recorded in another county of the leased land, of which the deed says nothing.
import type { Deed } from "./convey-land";
import type { Matter } from "./matter";

const countyOf = (m: Matter): string | null => m.doc.doc_type.resolved.recording?.county ?? null;

/**
 * Leases of the conveyed minerals that were of record before the deed, in a county where the deed itself is not recorded. Where leased land lies in several
 * counties the record of one is notice in all (Tex. Prop. Code 11.001; Aston Meadows, Ltd. v. Devon Energy Prod. Co., 359 S.W.3d 856 (Tex. App. 2012)).
 */
export function leasesOfRecordElsewhere(d: Deed): Matter[] {
  const own = countyOf(d.matter);
  if (own === null || d.matter.day === null) return [];
  const ids = new Set(d.sources.flatMap((s) => s.leases));
  return [...new Set([...ids].flatMap((id) => d.kase.leases.get(id)?.document ?? []))].flatMap((id) => {
    const m = d.kase.matters.get(id);
    const county = m ? countyOf(m) : null;
    return m && county !== null && county !== own && m.recorded !== null && m.recorded < (d.matter.day ?? "") ? [m] : [];
  });
}
