// Jobs: only `completed` and `failed` end one; a cancelled job is `failed` with error.code "cancelled".
import { z } from "zod";
import { timeSchema } from "@/lib/contracts/dates";
import { documentIdSchema, jobIdSchema, packageIdSchema } from "@/lib/contracts/ids";
import { pageFields, pageQuerySchema } from "@/lib/contracts/paging";
import { jobStageSchema } from "@/lib/contracts/pipeline";

export const jobStatusSchema = z.enum(["queued", "running", "completed", "failed"]);
export type JobStatus = z.infer<typeof jobStatusSchema>;
export const jobKindSchema = z.enum(["process_document", "process_package", "enrich_document", "enrich_package"]);
export type JobKind = z.infer<typeof jobKindSchema>;
export const stepStatusSchema = z.enum(["pending", "running", "done", "failed", "skipped"]);

const jobError = z.object({ code: z.string(), message: z.string() });
const pagesSchema = z.object({ done: z.int(), total: z.int() });
export const jobStepSchema = z.object({
  document_id: documentIdSchema.nullable(),
  stage: jobStageSchema,
  status: stepStatusSchema,
  attempts: z.int(),
  duration_ms: z.int().nullable(),
  error: jobError.nullable().optional(),
  /** Pages read so far, of a stage that reads pages. */
  pages: pagesSchema.nullable().optional(),
});
export const jobSchema = z
  .object({
    id: jobIdSchema,
    status: jobStatusSchema,
    kind: jobKindSchema,
    package_id: packageIdSchema.nullable(),
    document_id: documentIdSchema.nullable(),
    progress: z.object({ done: z.int(), total: z.int(), stage: z.string().nullable(), pages: pagesSchema.nullable().optional() }),
    steps: z.array(jobStepSchema),
    failures: z.array(z.object({ document_id: documentIdSchema.nullable(), stage: jobStageSchema, code: z.string(), message: z.string() })),
    error: jobError.nullable(),
    usage: z.object({ model_calls: z.int(), input_tokens: z.int(), output_tokens: z.int(), cost_usd: z.string(), cache_hits: z.int() }),
    created_at: timeSchema,
    started_at: timeSchema.nullable(),
    finished_at: timeSchema.nullable(),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof jobSchema>;

export const jobListQuerySchema = pageQuerySchema.extend({
  package_id: z.string().max(100).optional(),
  document_id: z.string().max(100).optional(),
  status: jobStatusSchema.optional(),
});
export const jobListSchema = z.object({ jobs: z.array(jobSchema), ...pageFields });
