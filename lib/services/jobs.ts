// Jobs as clients see them: find, list, watch, cancel, retry.
import type { z } from "zod";
import type { Job, jobListQuerySchema } from "@/lib/contracts/jobs";
import { db } from "@/lib/db/client";
import { failedSteps, findJob, listJobs as listRows, moveJob } from "@/lib/db/jobs";
import { fromCursor, toCursor } from "@/lib/http/cursor";
import { AppError } from "@/lib/platform/errors";
import { type JobRequest, requestDocumentsJob, requestPackageJob } from "./request-processing";
import { toJob } from "./views";

export async function getJob(id: string): Promise<Job> {
  const row = await findJob(id);
  if (!row) throw new AppError("not_found", `There is no job ${id}.`);
  return toJob(row);
}

export async function listJobs(query: z.output<typeof jobListQuerySchema>) {
  const { rows, total } = await listRows(query, query.limit + 1, fromCursor(query.cursor, 2));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return { jobs: page.map(toJob), total, next_cursor: rows.length > query.limit && last ? toCursor([last.createdAt.toISOString(), last.id]) : null };
}

/** Cancelled = failed with the code "cancelled". Work under way ends at its next step. */
export async function cancelJob(id: string): Promise<Job> {
  await getJob(id);
  const moved = await moveJob(id, { status: "failed", error: { code: "cancelled", message: "Cancelled on request." }, finishedAt: new Date() });
  if (!moved) throw new AppError("conflict", "The job has ended already.");
  await db().jobStep.updateMany({ where: { jobId: id, status: { in: ["pending", "running"] } }, data: { status: "skipped" } });
  await settleCancelledDocuments(id);
  return getJob(id);
}

async function settleCancelledDocuments(jobId: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE documents d SET status = CASE WHEN EXISTS (SELECT 1 FROM extractions e WHERE e.document_id = d.id AND e.level = 'L1') THEN 'processed' ELSE 'uploaded' END
    WHERE d.status = 'processing' AND d.id IN (SELECT document_id FROM job_steps WHERE job_id = ${jobId})`;
}

/** The failed parts of an ended job, as a new job; a whole job that failed or was cancelled is asked again as it was. */
export async function retryJob(id: string): Promise<Job> {
  const row = await findJob(id);
  if (!row) throw new AppError("not_found", `There is no job ${id}.`);
  if (row.status !== "failed" && row.status !== "completed") throw new AppError("conflict", "The job has not ended yet; cancel it first.");
  const request = row.request as JobRequest;
  const failed = [...new Set((await failedSteps(id)).map((s) => s.documentId).filter(Boolean))];
  if (row.status === "completed" && failed.length === 0) throw new AppError("conflict", "Nothing in this job failed.");
  const next =
    row.kind.endsWith("package") && row.packageId
      ? await requestPackageJob(row.packageId, request)
      : await requestDocumentsJob(failed.length ? failed : (request.document_ids ?? []), row.packageId, request);
  return getJob(next);
}
