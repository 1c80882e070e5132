// What a list of instruments comes to: rows of ownership, codes, decimals, for tests that state a promise of the law.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { type Instrument, share, titleInput } from "@/lib/testing/instruments";
import { runTitle } from "@/lib/title/run-title";

export const patent: Instrument = { type: "us_patent", from: ["United States of America"], to: ["Ann Ash"], day: "1900-01-01" };
export const deed = (from: string, to: string, day: string, more: Partial<Instrument> = {}): Instrument => ({ from: [from], to: [to], day, ...more });
export const minerals = (fraction: string | null, more = {}) => ({ estate_type: "mineral" as const, fraction, ...more });

type Lease = Partial<Omit<LeaseTerms, "royalty">> & { royalty?: string };
const silent = { primary_term_months: null, delay_rental: null, bonus: null, pugh: null, proportionate_reduction: null, shut_in: null, depth_clause: null };

/** Terms of a lease that says nothing but these; a royalty of 1/8 unless said. */
export const leaseTerms = ({ royalty = "1/8", ...terms }: Lease = {}): LeaseTerms => ({ ...silent, ...terms, royalty: share(royalty) });

/** `lease(["Ann Ash"], "Oak Oil", "1971-10-05", { royalty: "1/8", primary_term_months: 60 })`: of all the land, at 1/8 unless said. */
export function lease(from: string[], to: string, day: string, terms: Lease = {}, more: Partial<Instrument> = {}): Instrument {
  const grants = [{ estate_type: "leasehold" as const }];
  const conveyance = { lease: leaseTerms(terms) };
  return { type: "oil_gas_lease", action: "lease", from, to: [to], day, grants, conveyance, ...more };
}

/** Assigns the whole of the leases that the assignor holds, unless said. */
export const assignLease = (from: string, to: string, day: string, more: Partial<Instrument> = {}): Instrument => ({
  type: "assignment_of_lease",
  action: "assign",
  from: [from],
  to: [to],
  day,
  grants: [{ estate_type: "leasehold", of: "lease_interest" }],
  ...more,
});

/** `owned("TX", [patent, …])` → rows "Ann Ash mineral 1/2" (with the tract before them where there are several), issue codes and revenue. */
export function owned(state: string, list: Instrument[], asOf = "2020-01-01", tracts = ["A"]) {
  const result = runTitle(titleInput(state, list, asOf, tracts));
  const rows = result.tracts
    .flatMap((t) =>
      t.interests.map(
        (i) => `${tracts.length > 1 ? `${t.tract_id.slice(4)}: ` : ""}${i.name} ${i.estate_type} ${i.share.fraction}${i.of === "estate" ? "" : ` of ${i.of}`}`,
      ),
    )
    .sort();
  return {
    result,
    rows,
    codes: result.issues.map((i) => i.code),
    revenue: Object.fromEntries(result.tracts.flatMap((t) => t.revenue.map((r) => [`${r.name} ${r.kind}`, r.interest.fraction]))),
    rules: Object.values(result.traces).flatMap((steps) => steps.filter((s) => s.outcome !== "not_met").map((s) => s.rule)),
  };
}
