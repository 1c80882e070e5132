// Issues that papers show by themselves or together at the end of the run.
import type { Case } from "./case";
import type { Holding } from "./holding";

/** Raises what the package as a whole shows on the day asked for. */
export function raisePaperIssues(kase: Case, _holding: Holding): void {
  for (const r of kase.resolution.references) {
    if (r.cites !== null) continue;
    const m = kase.matters.get(r.document_id);
    if (!m || !(r.reference.book || r.reference.instrument_no)) continue;
    kase.gap({
      kind: "cited_not_in_package",
      severity: "medium",
      tract_id: m.covers[0]?.tract ?? null,
      message: `${m.doc.title ?? m.type} cites ${r.reference.what || "an instrument"} that is not in the package.`,
      suggestion: "Add the cited instrument.",
      document_ids: [m.id],
      evidence: r.evidence.map((e) => ({ ...e, document_id: m.id })),
    });
  }
}
