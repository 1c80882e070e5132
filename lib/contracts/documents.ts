// Documents: what is kept of an uploaded or keyed instrument, its pages, aspects, corrections and history.
import { z } from "zod";
import { conveyanceSchema } from "@/lib/contracts/aspects/conveyance";
import { datesSchema } from "@/lib/contracts/aspects/dates";
import { docTypeSchema } from "@/lib/contracts/aspects/doc-type";
import { landSchema } from "@/lib/contracts/aspects/land";
import { partiesSchema } from "@/lib/contracts/aspects/parties";
import { recordDateSchema, timeSchema } from "@/lib/contracts/dates";
import { boxSchema, confidenceMapSchema, evidenceMapSchema } from "@/lib/contracts/evidence";
import { documentIdSchema, jobIdSchema, packageIdSchema } from "@/lib/contracts/ids";
import { pageFields, pageQuerySchema } from "@/lib/contracts/paging";
import { aspectSchema, extractorSchema, levelSchema, limits, stages } from "@/lib/contracts/pipeline";
import { resolvedReferenceSchema } from "@/lib/contracts/resolution";

export const documentStatusSchema = z.enum(["uploaded", "processing", "processed", "failed"]);
export const stageStatusSchema = z.enum(["pending", "running", "done", "failed", "skipped"]);
export const stageErrorSchema = z.object({ code: z.string(), message: z.string() });
export const stageStateSchema = z.object({ status: stageStatusSchema, error: stageErrorSchema.nullable().optional(), finished_at: timeSchema.nullable() });
export type StageState = z.infer<typeof stageStateSchema>;

export const documentSchema = z
  .object({
    id: documentIdSchema,
    package_id: packageIdSchema.nullable(),
    filename: z.string(),
    media_type: z.string(),
    bytes: z.int().nonnegative(),
    sha256: z.string(),
    page_count: z.int().nullable(),
    status: documentStatusSchema,
    doc_type: z.string().nullable(),
    title: z.string().nullable(),
    county: z.string().nullable(),
    state: z.string().nullable(),
    instrument_no: z.string().nullable(),
    book: z.string().nullable(),
    page: z.string().nullable(),
    executed: recordDateSchema.nullable(),
    recorded: recordDateSchema.nullable(),
    stages: z.record(z.string(), stageStateSchema),
    created_at: timeSchema,
    updated_at: timeSchema,
  })
  .meta({ id: "Document" });
export type Document = z.infer<typeof documentSchema>;

export const documentListQuerySchema = pageQuerySchema.extend({
  package_id: z.string().max(100).optional(),
  doc_type: z.string().max(100).optional(),
  status: documentStatusSchema.optional(),
  q: z.string().max(500).optional(),
});
export const documentListSchema = z.object({ items: z.array(documentSchema), ...pageFields });

const filenameSchema = z.string().min(1).max(limits.nameChars);
const processFlag = z.boolean().optional().describe("start reading at once (default true)");
export const createTextDocumentSchema = z.strictObject({
  filename: filenameSchema,
  text: z.string().max(limits.textChars),
  package_id: z.string().max(100).nullish(),
  process: processFlag,
});
export const createKeyedDocumentSchema = z.strictObject({
  title: z.string().min(1).max(limits.nameChars),
  package_id: z.string().max(100).nullish(),
  process: processFlag,
  reviewer: z.string().max(200).optional(),
  resolved: z.strictObject({
    doc_type: docTypeSchema.partial().optional(),
    parties: partiesSchema.partial().optional(),
    conveyance: conveyanceSchema.partial().optional(),
    land: landSchema.partial().optional(),
    dates: datesSchema.partial().optional(),
  }),
});
export const createDocumentSchema = z.union([createTextDocumentSchema, createKeyedDocumentSchema]).meta({ id: "CreateDocument" });
export type CreateDocument = z.infer<typeof createDocumentSchema>;
export const createdDocumentsSchema = z.object({ items: z.array(documentSchema), job_id: jobIdSchema.optional() });

export const patchDocumentSchema = z.strictObject({ filename: filenameSchema.optional(), package_id: z.string().max(100).nullable().optional() });

export const markdownPageSchema = z.object({
  page: z.int(),
  start: z.int(),
  end: z.int(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  source: z.enum(["text_layer", "ocr", "text"]),
  ocr_confidence: z.number().nullable(),
});
export const markdownSchema = z
  .object({
    markdown: z.string(),
    pages: z.array(markdownPageSchema),
    warnings: z.array(z.object({ code: z.string(), message: z.string(), page: z.int().optional() })).optional(),
  })
  .meta({ id: "Markdown" });
export type MarkdownView = z.infer<typeof markdownSchema>;

/** A word of a page with its place, for the viewer. */
export const wordSchema = boxSchema.extend({ start: z.int(), end: z.int(), confidence: z.number().optional() });

export const provenanceSchema = z.object({
  extractor: z.enum([...extractorSchema.options, "keyed"]),
  model: z.string().nullable(),
  version: z.string(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost_usd: z.string(),
  at: timeSchema,
});
export type Provenance = z.infer<typeof provenanceSchema>;

export const resolvedSchemas = { doc_type: docTypeSchema, parties: partiesSchema, dates: datesSchema, land: landSchema, conveyance: conveyanceSchema } as const;
export const reviewedSchema = z.object({ patch: z.record(z.string(), z.unknown()), note: z.string().nullable(), by: z.string(), at: timeSchema });

export const aspectResultSchema = z
  .object({
    document_id: documentIdSchema,
    aspect: aspectSchema,
    level: levelSchema,
    resolved: z.union([docTypeSchema, partiesSchema, datesSchema, landSchema, conveyanceSchema]),
    evidence: evidenceMapSchema,
    confidence: confidenceMapSchema,
    reviewed: reviewedSchema.nullable(),
    provenance: provenanceSchema,
    /** The value as the machine read it, where a reviewer corrected it. */
    extracted: z.unknown().optional(),
    disagreements: z.array(z.object({ pointer: z.string(), values: z.array(z.object({ extractor: z.string(), value: z.string() })) })).optional(),
  })
  .meta({ id: "AspectResult" });
export type AspectResult = z.infer<typeof aspectResultSchema>;

export const correctionSchema = z.strictObject({
  resolved: z.record(z.string(), z.unknown()),
  note: z.string().max(4000).optional(),
  reviewer: z.string().max(200).optional(),
});

export const documentL2PartiesSchema = z.object({
  document_id: documentIdSchema,
  resolved: z.object({
    parties: z.array(
      z.object({
        party_id: z.string().describe("local id, p1"),
        name: z.string(),
        resolved_id: z.string().nullable(),
        display: z.string(),
        confidence: z.number(),
      }),
    ),
  }),
});
export const documentL2TractsSchema = z.object({
  document_id: documentIdSchema,
  resolved: z.object({
    tracts: z.array(
      z.object({
        tract_id: z.string().describe("local id, t1"),
        resolved_id: z.string(),
        label: z.string(),
        relation: z.enum(["equals", "contains", "within", "overlaps"]),
      }),
    ),
    references: z.array(resolvedReferenceSchema),
  }),
});

export const historyEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  kind: z.enum(["uploaded", "processed", "corrected", "confirmed", "reopened", "withdrawn", "failed", "moved"]),
  aspect: aspectSchema.nullable(),
  summary: z.string(),
  by: z.string(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export const historySchema = z.object({ items: z.array(historyEntrySchema), ...pageFields });

export const processRequestSchema = z
  .strictObject({
    stages: z.array(z.enum(stages)).optional(),
    enrich_only: z.boolean().optional(),
    force: z.boolean().optional(),
    extractor: extractorSchema.optional(),
  })
  .meta({ id: "ProcessRequest" });
export type ProcessRequest = z.infer<typeof processRequestSchema>;
export const processQuerySchema = z.object({ enrich_only: z.enum(["true", "false", "1", "0"]).optional() });
export const processAcceptedSchema = z.object({ job_id: jobIdSchema, status: z.literal("queued") });
