// Which words name the giving and which the taking side.
import type { PartyRole } from "@/lib/contracts/aspects/parties";

type Sided = { side: "from" | "to" | "other"; role: PartyRole | null };
const table: readonly [RegExp, Sided][] = [
  [/^[gq]ran ?t[oe0]{1,2}r/i, { side: "from", role: "grantor" }],
  [/^gran ?te?e/i, { side: "to", role: "grantee" }],
  [/^lessors?/i, { side: "from", role: "lessor" }],
  [/^lessee/i, { side: "to", role: "lessee" }],
  [/^(?:assignor|transferor|farmor)/i, { side: "from", role: "assignor" }],
  [/^(?:assignee|transferee|farmee)/i, { side: "to", role: "assignee" }],
  [/^(?:mortgagor|trustor|debtor|borrower|settlor)/i, { side: "from", role: "mortgagor" }],
  [/^(?:mortgagee|beneficiar|secured|lender)/i, { side: "to", role: "mortgagee" }],
  [/^releasor/i, { side: "from", role: "releasor" }],
  [/^releasee/i, { side: "to", role: "releasee" }],
  [/^principal/i, { side: "from", role: "principal" }],
  [/^agent|^attorney/i, { side: "to", role: "agent" }],
  [/^(?:seller|vendor|donor|owner|surface owner|declarant)/i, { side: "from", role: "grantor" }],
  [/^(?:(?:successful |highest )?(?:buyer|purchaser|bidder)|vendee|donee|distributee|operator)/i, { side: "to", role: "grantee" }],
  [/^(?:affiant|deponent)/i, { side: "other", role: "affiant" }],
  [/^decedent|^testat/i, { side: "from", role: "decedent" }],
  [/^devisee/i, { side: "to", role: "devisee" }],
  [/^(?:plaintiff|petitioner|applicant)/i, { side: "from", role: "plaintiff" }],
  [/^(?:defendant|respondent)/i, { side: "to", role: "defendant" }],
  [/^(?:(?:original|substitute|successor) )?trustee/i, { side: "other", role: "trustee" }],
  [/first|\bone part/i, { side: "from", role: null }],
  [/second|other part/i, { side: "to", role: null }],
  [/third/i, { side: "other", role: null }],
];

/** "parties of the first part" → from; "Lessee" → to, lessee; unknown words → null. */
export function sideOf(label: string): Sided | null {
  return table.find(([r]) => r.test(label.trim()))?.[1] ?? null;
}
