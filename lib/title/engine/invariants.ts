// Conservation: in every tract the shares of surface, minerals and executive right sum to one, or a gap says by how much and why.
import { compare, ONE, sub, toText } from "@/lib/fraction/rational";
import type { Case } from "./case";

/** Tests every tract that has a chain. A fault is a gap and a critical issue, never hidden. */
export function checkInvariants(kase: Case, tracts: readonly string[]): void {
  for (const tract of tracts) {
    const ledger = kase.ledgers.get(tract);
    if (!ledger || !kase.rooted.has(tract)) continue;
    const left = kase.unrooted.get(tract);
    const want = left ? sub(ONE, left) : ONE;
    const totals = ledger.totals();
    for (const [estate, got] of [["surface", totals.surface] as const, ["mineral", totals.mineral] as const, ["executive_right", totals.executive] as const]) {
      if (compare(got, ONE) === 0) continue;
      const short = sub(ONE, got);
      kase.gap({
        kind: "unaccounted_interest",
        severity: "critical",
        tract_id: tract,
        estate_type: estate,
        amount: short,
        message: `${estate} sums to ${toText(got)}.`,
        suggestion: "Examine the chain for the missing or doubled share.",
      });
      if (compare(got, want) !== 0)
        kase.issue("INVARIANT_SUM_NOT_ONE", null, { tract, detail: `${estate} sums to ${toText(got)} in this tract.`, share: short });
    }
  }
}
