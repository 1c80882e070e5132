// Stage `enrich`: L0 → L1 of every aspect, with boxes put to evidence. Pure code over what is stored: no extractor, no model.
import type { Aspect } from "@/lib/contracts/pipeline";
import { aspects } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { findPageWords } from "@/lib/db/documents";
import { type ExtractionRow, findCorrections, findExtractions, saveExtraction } from "@/lib/db/extractions";
import { markStale } from "@/lib/db/packages";
import { enrichAspects } from "@/lib/enrich";
import { documentColumns } from "./document-columns";
import { getDocumentRow } from "./documents";
import { withBoxes } from "./evidence-boxes";
import { mergedView, type Reading } from "./merged-view";
import { StageError } from "./stage-error";

export async function enrichStage(documentId: string): Promise<{ skipped: boolean }> {
  const document = await getDocumentRow(documentId);
  const rows = await findExtractions(documentId);
  const l0 = new Map(rows.filter((r) => r.level === "L0").map((r) => [r.aspect as Aspect, r]));
  if (l0.size === 0) throw new StageError("not_extracted", "Nothing has been extracted from this document yet.", false);
  const enriched = document.keyedBy
    ? keyed(l0)
    : enrichAspects(
        Object.fromEntries([...l0].map(([aspect, r]) => [aspect, { resolved: r.resolved, evidence: r.evidence, confidence: r.confidence }])) as Parameters<
          typeof enrichAspects
        >[0],
      );
  const pages = await findPageWords(documentId);
  for (const [aspect, reading] of Object.entries(enriched) as [Aspect, Reading][]) {
    const from = l0.get(aspect);
    if (!from) continue;
    await saveExtraction(documentId, aspect, "L1", {
      resolved: reading.resolved,
      evidence: withBoxes(reading.evidence, pages),
      confidence: reading.confidence,
      extractor: from.extractor,
      model: from.model,
      version: from.version,
      inputTokens: from.inputTokens,
      outputTokens: from.outputTokens,
      costUsd: from.costUsd,
      at: new Date(),
    });
  }
  await refreshColumns(documentId, enriched as Partial<Record<Aspect, Reading>>);
  await markStale(db(), document.packageId);
  return { skipped: false };
}

function keyed(l0: Map<Aspect, ExtractionRow>): Partial<Record<Aspect, Reading>> {
  return Object.fromEntries([...l0].map(([aspect, r]) => [aspect, { resolved: r.resolved, evidence: r.evidence, confidence: r.confidence } as Reading]));
}

/** Title, type, dates and recording of the merged view, for lists. */
async function refreshColumns(documentId: string, readings: Partial<Record<Aspect, Reading>>): Promise<void> {
  const corrections = await findCorrections(documentId);
  const merged = new Map(
    aspects.flatMap((aspect) => {
      const reading = readings[aspect];
      return reading ? [[aspect, mergedView(aspect, reading, corrections.find((c) => c.aspect === aspect) ?? null).resolved] as const] : [];
    }),
  );
  await db().document.updateMany({ where: { id: documentId }, data: documentColumns((aspect) => merged.get(aspect)) });
}
