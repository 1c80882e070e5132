// Documents as review sees them: each aspect merged, with what the machine read beneath and what persons confirmed.
import type { Evidence } from "@/lib/contracts/evidence";
import type { Aspect } from "@/lib/contracts/pipeline";
import { type ConfirmationRow, findConfirmations } from "@/lib/db/confirmations";
import { findPageWords, findSources } from "@/lib/db/documents";
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
  const [{ extractions, corrections }, confirmations, sources] = await Promise.all([packageReadings(ids), findConfirmations(ids), findSources(ids)]);
  const documents = new Map<string, ReviewedDocument>(
    ids.map((id) => [id, { id, aspects: {}, confirmations: {}, source: sources.get(id) ?? { text: "", pages: [] } }]),
  );
  const corrected = new Map(corrections.map((c) => [`${c.documentId} ${c.aspect}`, c]));
  for (const row of extractions) {
    const aspect = row.aspect as Aspect;
    const correction = corrected.get(`${row.documentId} ${aspect}`) ?? null;
    const { resolved, evidence, confidence, machine } = mergedView(aspect, row as unknown as Reading, correction);
    const mine = documents.get(row.documentId);
    if (mine) mine.aspects[aspect] = { resolved, evidence, confidence, machine, correction: correction && { by: correction.by, note: correction.note } };
  }
  for (const row of confirmations) {
    const mine = documents.get(row.documentId);
    const aspect = row.aspect as Aspect;
    if (mine) mine.confirmations[aspect] = [...(mine.confirmations[aspect] ?? []), toConfirmation(row)];
  }
  return ids.flatMap((id) => documents.get(id) ?? []);
}

/** One document; words that persons pointed at get their quotes, and all words that are not the reader's own their boxes. */
export async function loadReviewedDocument(id: string): Promise<ReviewedDocument> {
  const [document] = await loadReviewedDocuments([id]);
  if (!document) return { id, aspects: {}, confirmations: {}, source: { text: "", pages: [] } };
  for (const c of Object.values(document.confirmations).flat())
    if (c.words) c.words = { ...c.words, quote: document.source.text.slice(c.words.start ?? 0, c.words.end ?? 0) };
  return document;
}

/** Boxes for words that have none: those a person pointed at, or that were found in the text afterwards. One query, and only where there are any. */
export async function withMissingBoxes<F extends { evidence: Evidence[] }>(documentId: string, fields: F[]): Promise<F[]> {
  const bare = fields.flatMap((f, i) => (f.evidence.some((e) => e.start !== null && e.boxes === undefined) ? [[String(i), f.evidence] as const] : []));
  if (bare.length === 0) return fields;
  const boxed = withBoxes(Object.fromEntries(bare), await findPageWords(documentId));
  return fields.map((f, i) => ({ ...f, evidence: boxed[String(i)] ?? f.evidence }));
}
