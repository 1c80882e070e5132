// "all of the leasehold under the lease to A, covering lands in Sections 11 and 13": an assignment that names land roundly reaches no further than its lease.
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";

const UNDER_LEASE = new Set(["leasehold", "overriding_royalty", "production_payment"]);

/** Assignments of what a lease gave, and of nothing else. */
function assignsUnderLease(d: ResolvedDocument): boolean {
  const { action, grants } = d.conveyance.resolved;
  return action === "assign" && grants.length > 0 && grants.every((g) => UNDER_LEASE.has(g.estate_type));
}

/**
 * Takes assignments out of tracts that none of the leases they cite covers, where those leases cover other tracts of theirs. {lease of the W/2, assignment of
 * "the lease on Section 13"} → the assignment covers the W/2. Left as it is where a cited lease is not in the package, or no lease is cited.
 */
export function withinCitedLeases(
  tracts: readonly ResolvedTract[],
  documents: readonly ResolvedDocument[],
  references: readonly ResolvedReference[],
): ResolvedTract[] {
  const leases = new Set(documents.filter((d) => d.conveyance.resolved.action === "lease").map((d) => d.id));
  const of = new Map<string, Set<string>>();
  for (const t of tracts) for (const m of t.mentions) of.set(m.document_id, (of.get(m.document_id) ?? new Set()).add(t.id));
  const outside = new Map<string, ReadonlySet<string>>();
  for (const d of documents) {
    const own = of.get(d.id);
    if (!own || !assignsUnderLease(d)) continue;
    const cited = references.filter((r) => r.document_id === d.id && (r.reference.relation === "lease" || (r.cites !== null && leases.has(r.cites))));
    if (!cited.length || cited.some((r) => r.cites === null)) continue;
    const leased = new Set(cited.flatMap((r) => [...(of.get(r.cites ?? "") ?? [])]));
    const beyond = new Set([...own].filter((t) => !leased.has(t)));
    if (beyond.size > 0 && beyond.size < own.size) outside.set(d.id, beyond);
  }
  if (!outside.size) return [...tracts];
  return tracts.map((t) => ({ ...t, mentions: t.mentions.filter((m) => !outside.get(m.document_id)?.has(t.id)) })).filter((t) => t.mentions.length > 0);
}
