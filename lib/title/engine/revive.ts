// A lease let anew "on the same terms": what the reviving paper leaves unsaid is that of the lease it cites.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { toWire } from "@/lib/fraction/rational";
import type { Case } from "./case";
import type { Matter } from "./matter";

/** The paper with the royalty of the lease it revives where it names none, and the end it gives the new term; as it stands where it cites no lease of the tract. */
export function onItsTerms(kase: Case, matter: Matter, tract: string): Matter {
  const cited = new Set(matter.cites.values());
  const old = kase.leasesIn(tract).find((l) => cited.has(l.document));
  const terms = matter.conveyance.lease;
  if (!old || !terms) return matter;
  const until = (terms.clauses ?? []).find((c) => c.kind === "term_until")?.text ?? null;
  const lease: LeaseTerms = {
    ...terms,
    royalty: terms.royalty ?? (old.royalty ? toWire(old.royalty) : null),
    primary_term_months: until ? null : terms.primary_term_months,
  };
  const { dates } = matter.doc;
  const resolved = until ? { ...dates.resolved, expires: until, primary_term_months: null } : dates.resolved;
  return { ...matter, conveyance: { ...matter.conveyance, lease }, doc: { ...matter.doc, dates: { ...dates, resolved } } };
}
