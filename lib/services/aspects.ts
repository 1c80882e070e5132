// The aspects of a document: the merged view, the raw extraction, the reviewer's correction.
import type { Land } from "@/lib/contracts/aspects/land";
import { type AspectResult, type Provenance, resolvedSchemas } from "@/lib/contracts/documents";
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import type { DocumentId } from "@/lib/contracts/ids";
import type { Aspect, Level } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { addHistory, holdDocument } from "@/lib/db/documents";
import { type CorrectionRow, type ExtractionRow, findCorrection, findExtraction } from "@/lib/db/extractions";
import type { Prisma } from "@/lib/db/generated/client";
import { markStale } from "@/lib/db/packages";
import { withGeometry } from "@/lib/land/shapes/tract-geometry";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { getDocumentRow } from "./documents";
import { composePatches, isObject, mergePatch } from "./json-pointers";
import { mergedView } from "./merged-view";
import { refreshDocument } from "./refresh-document";

export async function getAspect(id: string, aspect: Aspect, level: Level | undefined): Promise<AspectResult> {
  await getDocumentRow(id);
  const [l0, l1, correction] = await Promise.all([findExtraction(id, aspect, "L0"), findExtraction(id, aspect, "L1"), findCorrection(id, aspect)]);
  const row = level === "L0" ? l0 : (l1 ?? l0);
  if (!row) throw new AppError("not_extracted", `"${aspect}" has not been extracted from this document yet. POST /api/documents/${id}/process reads it.`);
  return toAspectResult(id, aspect, row, level === "L0" ? null : correction);
}

function toAspectResult(id: string, aspect: Aspect, row: ExtractionRow, correction: CorrectionRow | null): AspectResult {
  const reading = { resolved: row.resolved, evidence: row.evidence as EvidenceMap, confidence: row.confidence as ConfidenceMap };
  const merged = mergedView(aspect, reading, correction);
  return {
    document_id: id as DocumentId,
    aspect,
    level: row.level as Level,
    resolved: drawn(aspect, merged.resolved) as AspectResult["resolved"],
    evidence: merged.evidence,
    confidence: merged.confidence,
    reviewed: toReviewed(correction),
    provenance: provenanceOf(row),
    ...(correction ? { extracted: row.resolved } : {}),
  };
}

/** Land goes out with its drawing, made from what it now says. */
const drawn = (aspect: Aspect, resolved: unknown): unknown =>
  aspect === "land" ? { ...(resolved as Land), tracts: withGeometry((resolved as Land).tracts) } : resolved;

export function toReviewed(correction: CorrectionRow | null): AspectResult["reviewed"] {
  if (!correction) return null;
  return { patch: correction.patch as Record<string, unknown>, note: correction.note, by: correction.by, at: correction.at.toISOString() };
}

export function provenanceOf(row: ExtractionRow): Provenance {
  return {
    extractor: row.extractor as Provenance["extractor"],
    model: row.model,
    version: row.version,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    cost_usd: row.costUsd,
    at: row.at.toISOString(),
  };
}

/** Adds to the correction of an aspect. 422 where the corrected value would not fit the contract. */
export async function correctAspect(
  id: string,
  aspect: Aspect,
  input: { resolved: Record<string, unknown>; note?: string | undefined; reviewer?: string | undefined },
): Promise<AspectResult> {
  const document = await getDocumentRow(id);
  const row = (await findExtraction(id, aspect, "L1")) ?? (await findExtraction(id, aspect, "L0"));
  if (!row) throw new AppError("not_extracted", `"${aspect}" has not been extracted from this document yet.`);
  const by = input.reviewer ?? "reviewer";
  const reading = { resolved: row.resolved, evidence: row.evidence as EvidenceMap, confidence: row.confidence as ConfidenceMap };
  await db().$transaction(async (tx) => {
    // Corrections of one document come one after the other: each is added to what the one before left.
    await holdDocument(tx, id);
    const before = await tx.correction.findUnique({ where: { documentId_aspect: { documentId: id, aspect } } });
    const patch = before ? composePatches(before.patch, input.resolved) : input.resolved;
    if (!isObject(patch) || !mergedView(aspect, reading, { patch, by }).fits) throw misfit(aspect, row.resolved, patch);
    const data = { patch: patch as Prisma.InputJsonValue, note: input.note ?? before?.note ?? null, by, at: new Date() };
    await tx.correction.upsert({ where: { documentId_aspect: { documentId: id, aspect } }, create: { documentId: id, aspect, ...data }, update: data });
    await addHistory(tx, {
      id: newId("his_"),
      documentId: id,
      kind: "corrected",
      aspect,
      summary: `Corrected ${Object.keys(input.resolved).join(", ") || "nothing"}`.slice(0, 300),
      by,
      detail: { patch: input.resolved, note: input.note ?? null },
    });
    await markStale(tx, document.packageId);
  });
  await refreshDocument(id);
  return getAspect(id, aspect, undefined);
}

function misfit(aspect: Aspect, resolved: unknown, patch: unknown): AppError {
  const parsed = resolvedSchemas[aspect].safeParse(mergePatch(resolved, patch));
  const errors = parsed.success ? [] : parsed.error.issues.slice(0, 20).map((i) => ({ path: `/resolved/${i.path.join("/")}`, message: i.message }));
  return new AppError("invalid_request", "With this correction the value would not fit the contract; nothing was changed.", { errors });
}

export async function withdrawCorrection(id: string, aspect: Aspect): Promise<undefined> {
  const document = await getDocumentRow(id);
  const { count } = await db().correction.deleteMany({ where: { documentId: id, aspect } });
  if (count === 0) throw new AppError("not_found", "There is no correction of this aspect.");
  await addHistory(db(), { id: newId("his_"), documentId: id, kind: "withdrawn", aspect, summary: "Correction withdrawn", by: "reviewer" });
  await markStale(db(), document.packageId);
  await refreshDocument(id);
  return undefined;
}
