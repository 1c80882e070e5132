// The columns of a document after its merged view changed.
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import { db } from "@/lib/db/client";
import { findCorrections, findExtractions } from "@/lib/db/extractions";
import { mergedColumns } from "./document-columns";

/** Writes the columns anew from the L1 readings and corrections that are stored. */
export async function refreshDocument(id: string): Promise<void> {
  const [rows, corrections] = await Promise.all([findExtractions(id), findCorrections(id)]);
  const readings = Object.fromEntries(
    rows
      .filter((r) => r.level === "L1")
      .map((r) => [r.aspect, { resolved: r.resolved, evidence: r.evidence as EvidenceMap, confidence: r.confidence as ConfidenceMap }]),
  );
  await db().document.updateMany({ where: { id }, data: mergedColumns(readings, corrections) });
}
