// What L1 of several documents is made from, and where it goes: a few statements whatever their number.
import { db } from "@/lib/db/client";
import type { Correction, Document, Extraction } from "@/lib/db/generated/client";

export type L0Row = Pick<Extraction, "documentId" | "aspect" | "resolved" | "evidence" | "confidence">;
export type PageWordsRow = { documentId: string; page: number; start: number; end: number; words: unknown };
export type EnrichInputs = { extractions: L0Row[]; corrections: Correction[]; pages: PageWordsRow[] };

export const findDocuments = (ids: readonly string[]): Promise<Document[]> => db().document.findMany({ where: { id: { in: [...ids] } } });

export const findCorrectionsOf = (ids: readonly string[]): Promise<Correction[]> => db().correction.findMany({ where: { documentId: { in: [...ids] } } });

/** L0 readings, corrections and page words of the documents: three queries. */
export async function findEnrichInputs(ids: readonly string[]): Promise<EnrichInputs> {
  const documentId = { in: [...ids] };
  const [extractions, corrections, pages] = await Promise.all([
    db().extraction.findMany({
      where: { documentId, level: "L0" },
      select: { documentId: true, aspect: true, resolved: true, evidence: true, confidence: true },
    }),
    findCorrectionsOf(ids),
    db().page.findMany({
      where: { documentId },
      orderBy: [{ documentId: "asc" }, { page: "asc" }],
      select: { documentId: true, page: true, start: true, end: true, words: true },
    }),
  ]);
  return { extractions, corrections, pages };
}

export type EnrichedDocument = {
  id: string;
  readings: { aspect: string; resolved: unknown; evidence: unknown; confidence: unknown }[];
  /** Columns of the document by their names in Prisma. */
  columns: Record<string, string | null>;
  durationMs: number;
};

/** L1, columns, stage and step of the documents, all or nothing. L1 takes its provenance from the L0 row it was made of. Repeating it changes times only. */
export async function saveEnriched(jobId: string, documents: readonly EnrichedDocument[], at: Date): Promise<void> {
  const readings = JSON.stringify(documents.flatMap((d) => d.readings.map((r) => ({ document_id: d.id, ...r }))));
  const rows = JSON.stringify(documents.map((d) => ({ ...d.columns, id: d.id, durationMs: d.durationMs })));
  const stages = JSON.stringify({ enrich: { status: "done", error: null, finished_at: at.toISOString() } });
  await db().$transaction([
    db()
      .$executeRaw`INSERT INTO extractions (document_id, aspect, level, resolved, evidence, confidence, extractor, model, version, input_tokens, output_tokens, cost_usd, at)
      SELECT l0.document_id, l0.aspect, 'L1', v->'resolved', v->'evidence', v->'confidence', l0.extractor, l0.model, l0.version, l0.input_tokens, l0.output_tokens, l0.cost_usd, ${at}::timestamp
      FROM jsonb_array_elements(${readings}::jsonb) v JOIN extractions l0 ON l0.document_id = v->>'document_id' AND l0.aspect = v->>'aspect' AND l0.level = 'L0'
      ON CONFLICT (document_id, aspect, level) DO UPDATE SET resolved = EXCLUDED.resolved, evidence = EXCLUDED.evidence, confidence = EXCLUDED.confidence, extractor = EXCLUDED.extractor,
        model = EXCLUDED.model, version = EXCLUDED.version, input_tokens = EXCLUDED.input_tokens, output_tokens = EXCLUDED.output_tokens, cost_usd = EXCLUDED.cost_usd, at = EXCLUDED.at`,
    db()
      .$executeRaw`UPDATE documents d SET doc_type = v->>'docType', title = v->>'title', county = v->>'county', state = v->>'state', instrument_no = v->>'instrumentNo', book = v->>'book', page = v->>'page',
        executed = v->>'executed', effective = v->>'effective', recorded = v->>'recorded', sort_date = v->>'sortDate', stages = d.stages || ${stages}::jsonb, updated_at = ${at}::timestamp
      FROM jsonb_array_elements(${rows}::jsonb) v WHERE d.id = v->>'id'`,
    db()
      .$executeRaw`UPDATE packages SET stale = true WHERE NOT stale AND id IN (SELECT package_id FROM documents WHERE id = ANY(${documents.map((d) => d.id)}))`,
    db().$executeRaw`UPDATE job_steps s SET status = 'done', duration_ms = (v->>'durationMs')::int
      FROM jsonb_array_elements(${rows}::jsonb) v WHERE s.job_id = ${jobId} AND s.document_id = v->>'id' AND s.stage = 'enrich'`,
  ]);
}
