// Issues that the clauses of leases, unit papers and elections show by themselves.
import type { IssueCode } from "@/lib/title/issues/catalogue";
import type { Case } from "./case";
import { evidenceAt, type Matter } from "./matter";

const byClause: Record<string, { code: IssueCode; detail: string }> = {
  special_limitation: { code: "SPECIAL_LIMITATION_RIDER", detail: "A clause ends the lease by itself on an event." },
  continuous_development: { code: "CONTINUOUS_DEVELOPMENT_CHECK", detail: "A clause asks for continuous drilling." },
  retained_acreage: { code: "RETAINED_ACREAGE_EXPIRY", detail: "A clause sets what acreage each well retains." },
  no_surface_use: { code: "SURFACE_ACCESS_WAIVED", detail: "The lease gives no use of the surface." },
  consent_to_assign: { code: "CONSENT_TO_ASSIGN", detail: "Assignment needs the lessor's consent." },
  preferential_right: { code: "PREFERENTIAL_RIGHT", detail: "A preferential right to purchase stands in the instrument." },
  extension_option: { code: "EXTENSION_AND_RENEWAL_CLAUSE_WINDOW", detail: "The primary term may be extended within a time; whether it was must be shown." },
};

/** Raises what lease clauses, elections and papers of the leasehold show. */
export function raiseLeaseIssues(kase: Case, m: Matter): void {
  const tract = m.covers[0]?.tract ?? null;
  const raise = (code: IssueCode, detail: string, pointer = "/lease") =>
    kase.issue(code, m, { tract, detail, evidence: evidenceAt(m, "conveyance", pointer).slice(0, 2) });
  for (const c of m.conveyance.lease?.clauses ?? []) {
    const known = byClause[c.kind];
    if (known) raise(known.code, known.detail);
  }
  const facts = m.conveyance.facts ?? [];
  if (facts.some((f) => f.kind === "election")) raise("FORCED_POOLING_ELECTION", "Owners elected, or were deemed to elect, under a pooling order.", "/facts");
  if (facts.some((f) => f.kind === "forfeiture" && /lease|royalty/i.test(f.text)))
    raise("SPECIAL_LIMITATION_RIDER", "A paper states that the lease ended by itself.", "/facts");
  if (facts.some((f) => f.kind === "shut_in"))
    raise("SHUT_IN_ROYALTY_PROOF", "A well stands shut in; that the shut-in royalty was paid in time must be proved.", "/facts");
  if (facts.some((f) => f.value === "retained_acreage"))
    raise("RETAINED_ACREAGE_EXPIRY", "The assignment ends but for the units of its wells; what acreage each keeps must be computed.", "/facts");
  if (facts.some((f) => f.kind === "payout")) raise("BACK_IN_OR_PAYOUT", "An interest changes at payout.", "/facts");
  if (m.type === "farmout") raise("BACK_IN_OR_PAYOUT", "The farmout's interests turn on earning and payout.", "/grants");
  unit(kase, m, raise);
  references(kase, m, raise);
}

type Raise = (code: IssueCode, detail: string, pointer?: string) => void;

/** A unit over a lease that gives no power to pool, and production from a part of several tracts. */
function unit(kase: Case, m: Matter, raise: Raise): void {
  if (m.type !== "unit_designation" && m.type !== "pooling_agreement") return;
  const tracts = new Set(m.covers.map((c) => c.tract));
  const under = [...kase.leases.values()].filter((l) => tracts.has(l.tract) && l.terms?.pooling === false);
  if (under.length) raise("POOLING_AUTHORITY", "A lease in the unit gives no power to pool.", "/unit");
}

function references(kase: Case, m: Matter, raise: Raise): void {
  if (m.conveyance.action !== "assign") return;
  const cites = [...m.cites.values()].map((id) => kase.matters.get(id));
  const byUnit = cites.some((x) => x && (x.conveyance.action === "pool" || x.type === "unitization_agreement"));
  if (byUnit) {
    raise("ASSIGNMENT_SCOPE_AMBIGUITY", "The assignment refers to a unit, which may describe its land or limit it.", "/grants");
    raise("LIMITATION_BY_REFERENCE", "A unit is referred to; whether its depths are imported must be construed.", "/grants");
  }
  if (m.conveyance.grants.some((g) => g.depths) || cites.some((x) => x?.conveyance.unit?.formations))
    raise("DEPTH_SEVERANCE", "Depths or formations are named for the interest or its unit.", "/grants");
  if (cites.some((x) => x?.type === "federal_oil_gas_lease"))
    raise("FEDERAL_RECORD_VS_OPERATING_RIGHTS", "The lease is federal; record title and operating rights are separate layers.", "/grants");
}
