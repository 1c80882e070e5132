// Payloads of the events that move jobs. Ids only; rows stay in Postgres. New fields stay optional for one release.
import { z } from "zod";

export const jobRequestedSchema = z.object({ job_id: z.string() });
export const documentRequestedSchema = z.object({ job_id: z.string(), document_id: z.string() });
/** Documents whose stored reading is enriched anew, together. */
export const enrichRequestedSchema = z.object({ job_id: z.string(), document_ids: z.array(z.string()) });
export const documentFinishedSchema = z.object({ job_id: z.string(), document_id: z.string() });
export const eventNames = {
  jobRequested: "job/requested",
  documentRequested: "document/requested",
  enrichRequested: "documents/enrich",
  documentFinished: "document/finished",
} as const;
