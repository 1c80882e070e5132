// The plan of a job: which stages run for which documents. Written once; planning again changes nothing.
import type { JobId } from "@/lib/contracts/ids";
import { documentStages, packageStages, stages } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { findJobHead, moveJob, planSteps } from "@/lib/db/jobs";
import type { JobRequest } from "./request-processing";

/** `enrich_only`: the documents go through the one stage `enrich`, many at a time. */
export type JobPlan = { live: boolean; documents: string[]; package_id: string | null; enrich_only: boolean };

/** Starts a queued job and gives its documents that still exist. `live` is false for a job that has ended (cancelled). */
export async function planJob(jobId: JobId | string): Promise<JobPlan> {
  const job = await findJobHead(jobId);
  if (!job || !(await moveJob(jobId, { status: "running", startedAt: job.startedAt ?? new Date() })))
    return { live: false, documents: [], package_id: null, enrich_only: false };
  const request = job.request as JobRequest;
  const asked = request.document_ids ?? [];
  const present = new Set((await db().document.findMany({ where: { id: { in: asked } }, select: { id: true } })).map((d) => d.id));
  const documents = asked.filter((id) => present.has(id));
  const names = stagesOf(request);
  const wholePackage = job.kind.endsWith("package");
  await planSteps(jobId, [
    ...documents.flatMap((documentId) => names.map((stage) => ({ documentId, stage, position: documentStages.indexOf(stage) }))),
    ...(wholePackage ? packageStages.map((stage, i) => ({ documentId: "", stage, position: 100 + i })) : []),
  ]);
  return { live: true, documents, package_id: wholePackage ? job.packageId : null, enrich_only: request.enrich_only === true };
}

/** The document stages of a request, in order; enrichment always follows. */
export function stagesOf(request: JobRequest): (typeof documentStages)[number][] {
  if (request.enrich_only) return ["enrich"];
  const named = request.stages?.length ? stages.filter((s) => request.stages?.includes(s)) : [...stages];
  return [...named, "enrich"];
}

/** The stages that each document of a job goes through; none for a job that has ended. */
export async function stagesOfJob(jobId: string): Promise<(typeof documentStages)[number][]> {
  const job = await findJobHead(jobId);
  return job?.status === "running" ? stagesOf(job.request as JobRequest) : [];
}

/** As many documents as one step enriches. */
export const enrichedAtOnce = 50;

/** `batchesOf([1, 2, 3], 2)` → `[[1, 2], [3]]` */
export function batchesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}
