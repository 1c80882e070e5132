// Payloads of the events that move jobs. Ids only; rows stay in Postgres. New fields stay optional for one release.
import { z } from "zod";

export const jobRequestedSchema = z.object({ job_id: z.string() });
export const documentRequestedSchema = z.object({ job_id: z.string(), document_id: z.string() });
export const documentFinishedSchema = z.object({ job_id: z.string(), document_id: z.string() });
export const eventNames = { jobRequested: "job/requested", documentRequested: "document/requested", documentFinished: "document/finished" } as const;
