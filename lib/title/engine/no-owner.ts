// Tracts of which no paper says who owns them: a mortgage or a release alone, or nothing yet on the day asked for.
import { ONE } from "@/lib/fraction/rational";
import type { Case } from "./case";
import { evidenceAt } from "./matter";

/** Leaves a `missing_root` gap in every tract where nobody holds and no other gap says why, so that no total is short without a reason. */
export function tellOfNoOwner(kase: Case, tracts: readonly string[], asOf: string): void {
  const told = new Set(kase.breaks.map((b) => b.tract_id));
  for (const tract of tracts) {
    if (kase.rooted.has(tract) || told.has(tract)) continue;
    const papers = kase
      .papers()
      .covering(tract)
      .filter((m) => m.day === null || m.day <= asOf);
    kase.gap({
      kind: "missing_root",
      severity: "high",
      tract_id: tract,
      estate_type: "fee",
      amount: ONE,
      message: papers.length ? "No paper of the package says who owned this land." : `No paper of the package reaches this land by ${asOf}.`,
      suggestion: "Add the deeds by which the owner took, or the patent.",
      document_ids: papers.map((m) => m.id),
      evidence: papers.slice(0, 1).flatMap((m) => evidenceAt(m, "parties", "/from").slice(0, 1)),
    });
  }
}
