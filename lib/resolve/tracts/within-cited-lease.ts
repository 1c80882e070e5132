// "all of the leasehold under the lease to A, covering lands in Sections 11 and 13": an assignment that names land roundly reaches no further than its lease.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { compare, mul, parseRational, type Rational, rational, sum } from "@/lib/fraction/rational";

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

const near = (a: Rational, b: Rational): boolean =>
  compare(mul(a, rational(100)), mul(b, rational(99))) >= 0 && compare(mul(b, rational(100)), mul(a, rational(99))) >= 0;
/** Land that no section, abstract, lots or calls place: "three sections, or 1,920 acres, out of Block 28". */
const isRound = (t: Tract): boolean =>
  !t.plss?.section &&
  !t.calls &&
  !t.subdivision &&
  !t.survey?.section &&
  !t.survey?.abstract &&
  !t.survey?.league &&
  t.exceptions.length === 0 &&
  t.kind !== "plss";

/**
 * Papers on a lease that only sum its land up, and units made of leases that they list by book and page, take the land of the lease: their own tracts, which no other paper knows, give way to it. The acres that they
 * state must be those of the lease, but for a unit. {lease of Sections 5, 6 and 7, assignment "on three sections, 1,920 acres"} → the three sections.
 */
export function ofCitedLeases(
  tracts: readonly ResolvedTract[],
  documents: readonly ResolvedDocument[],
  references: readonly ResolvedReference[],
): ResolvedTract[] {
  const leases = new Set(documents.filter((d) => d.conveyance.resolved.action === "lease").map((d) => d.id));
  let out = [...tracts];
  for (const d of documents) {
    const { action } = d.conveyance.resolved;
    const told = d.land.resolved.tracts;
    const pools = action === "pool" && told.every((t) => t.kind === "other");
    if (!(assignsUnderLease(d) || action === "release" || pools) || !told.length || !told.every(isRound)) continue;
    const cited = new Set(references.flatMap((r) => (r.document_id === d.id && r.cites !== null && leases.has(r.cites) ? [r.cites] : [])));
    const leased = out.filter((t) => t.mentions.some((m) => cited.has(m.document_id)));
    const own = out.filter((t) => t.mentions.some((m) => m.document_id === d.id));
    if (!leased.length || own.some((t) => leased.includes(t) || t.mentions.some((m) => m.document_id !== d.id))) continue;
    const stated = told.map((t) => parseRational(t.acres_stated ?? "")).filter((a) => a !== null);
    const whole = leased.map((t) => parseRational(t.acres ?? ""));
    // The acres of a unit are those of the leases of others too.
    if (!pools && stated.length && !(whole.every((a) => a !== null) && near(sum(stated), sum(whole.filter((a) => a !== null))))) continue;
    const why = `${d.id}: it only sums up the land of the lease it cites; taken for that land`;
    out = out.filter((t) => !own.includes(t));
    for (const t of leased) {
      t.mentions.push({ document_id: d.id, tract_id: told[0]?.id ?? "assumed", relation: leased.length === 1 ? "equals" : "contains" });
      t.assumed = [...(t.assumed ?? []), why];
    }
  }
  return out;
}
