// Documents as review sees them: each aspect merged, with what the machine read beneath and what persons confirmed.
import type { Evidence, EvidenceMap } from "@/lib/contracts/evidence";
import type { Aspect } from "@/lib/contracts/pipeline";
import { type ConfirmationRow, findConfirmations } from "@/lib/db/confirmations";
import { findPageWords } from "@/lib/db/documents";
import { packageReadings } from "@/lib/db/extractions";
import type { Confirmation } from "@/lib/review/judge-field";
import type { ReviewedDocument } from "@/lib/review/review-fields";
import { withBoxes } from "./evidence-boxes";
import { mergedView, type Reading } from "./merged-view";

function toConfirmation(row: ConfirmationRow): Confirmation {
  const words: Evidence | null =
    row.start !== null && row.end !== null ? { page: null, start: row.start, end: row.end, quote: "", alignment: "exact", document_id: row.documentId } : null;
  return { pointer: row.pointer, value: (row.value as { is?: unknown } | null)?.is ?? null, by: row.by, note: row.note, words };
}

/** In the order asked for, three queries whatever their number; a document of which nothing is read has no aspects. */
export async function loadReviewedDocuments(ids: string[]): Promise<ReviewedDocument[]> {
  const [{ extractions, corrections }, confirmations] = await Promise.all([packageReadings(ids), findConfirmations(ids)]);
  const documents = new Map<string, ReviewedDocument>(ids.map((id) => [id, { id, aspects: {}, confirmations: {} }]));
  const corrected = new Map(corrections.map((c) => [`${c.documentId} ${c.aspect}`, c]));
  for (const row of extractions) {
    const aspect = row.aspect as Aspect;
    const correction = corrected.get(`${row.documentId} ${aspect}`) ?? null;
    const { resolved, evidence, confidence } = mergedView(aspect, row as unknown as Reading, correction);
    const mine = documents.get(row.documentId);
    if (mine)
      mine.aspects[aspect] = { resolved, evidence, confidence, machine: row.resolved, correction: correction && { by: correction.by, note: correction.note } };
  }
  for (const row of confirmations) {
    const mine = documents.get(row.documentId);
    const aspect = row.aspect as Aspect;
    if (mine) mine.confirmations[aspect] = [...(mine.confirmations[aspect] ?? []), toConfirmation(row)];
  }
  return ids.flatMap((id) => documents.get(id) ?? []);
}

/** One document; the words that persons pointed at get their quotes and boxes. */
export async function loadReviewedDocument(id: string, markdown: string): Promise<ReviewedDocument> {
  const [document] = await loadReviewedDocuments([id]);
  const pointed = Object.values(document?.confirmations ?? {})
    .flat()
    .filter((c) => c.words !== null);
  if (!document || pointed.length === 0) return document ?? { id, aspects: {}, confirmations: {} };
  const bare: EvidenceMap = Object.fromEntries(
    pointed.map((c, i) => [String(i), c.words ? [{ ...c.words, quote: markdown.slice(c.words.start ?? 0, c.words.end ?? 0) }] : []]),
  );
  const boxed = withBoxes(bare, await findPageWords(id));
  pointed.forEach((c, i) => {
    c.words = boxed[String(i)]?.[0] ?? c.words;
  });
  return document;
}
