// Jobs, their steps and the outbox of events. A job and its event are one transaction.
import { db, type Tx } from "@/lib/db/client";
import type { Job, JobStep, Prisma } from "@/lib/db/generated/client";
import { olderThan } from "@/lib/db/packages";

export type JobRow = Job & { steps: JobStep[]; counts: Record<string, number> };

/** `reading`: the documents that are in process from now on, before an executor can have heard of the job. */
export async function createJob(
  job: { id: string; kind: string; packageId: string | null; documentId: string | null; request: unknown },
  event: { id: string; name: string; data: unknown },
  reading: readonly string[] = [],
): Promise<void> {
  await db().$transaction([
    db().document.updateMany({ where: { id: { in: [...reading] } }, data: { status: "processing" } }),
    db().job.create({ data: { ...job, request: job.request as Prisma.InputJsonValue } }),
    db().outboxEvent.create({ data: { id: event.id, name: event.name, data: event.data as Prisma.InputJsonValue } }),
  ]);
}

/** As many steps as an answer shows: those that failed or run first. Counts are of all. */
const shownSteps = 1000;

async function withSteps(jobs: Job[]): Promise<JobRow[]> {
  const ids = jobs.map((j) => j.id);
  const counts = await db().jobStep.groupBy({ by: ["jobId", "status"], where: { jobId: { in: ids } }, _count: true });
  const steps = await db().$queryRaw<(JobStep & { jobId: string })[]>`
    SELECT job_id AS "jobId", document_id AS "documentId", stage, position, status, attempts, duration_ms AS "durationMs", error, pages_done AS "pagesDone", pages_total AS "pagesTotal" FROM (
      SELECT *, row_number() OVER (PARTITION BY job_id ORDER BY array_position(ARRAY['failed','running'], status), position, document_id) AS n FROM job_steps WHERE job_id = ANY(${ids})
    ) s WHERE n <= ${shownSteps} ORDER BY position, document_id`;
  return jobs.map((job) => ({
    ...job,
    steps: steps.filter((s) => s.jobId === job.id),
    counts: Object.fromEntries(counts.filter((c) => c.jobId === job.id).map((c) => [c.status, c._count])),
  }));
}

export async function findJob(id: string): Promise<JobRow | null> {
  const job = await findJobHead(id);
  return job ? ((await withSteps([job]))[0] ?? null) : null;
}
export const findJobHead = (id: string): Promise<Job | null> => db().job.findUnique({ where: { id } });

export async function listJobs(
  filter: { package_id?: string | undefined; document_id?: string | undefined; status?: string | undefined },
  limit: number,
  after: string[] | null,
): Promise<{ rows: JobRow[]; total: number }> {
  const where: Prisma.JobWhereInput = {
    ...(filter.package_id ? { packageId: filter.package_id } : {}),
    ...(filter.document_id ? { documentId: filter.document_id } : {}),
    ...(filter.status ? { status: filter.status } : {}),
  };
  const [rows, total] = await Promise.all([
    db().job.findMany({ where: { AND: [where, after ? olderThan(after) : {}] }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit }),
    db().job.count({ where }),
  ]);
  return { rows: await withSteps(rows), total };
}

/** Failed document steps of a job: what a retry runs again. */
export const failedSteps = (jobId: string) =>
  db().jobStep.findMany({ where: { jobId, status: "failed" }, orderBy: [{ position: "asc" }, { documentId: "asc" }] });

/** Adds the steps of a job that are not there yet: planning twice plans once. */
export async function planSteps(jobId: string, steps: { documentId: string; stage: string; position: number }[]): Promise<void> {
  await db().jobStep.createMany({ data: steps.map((s) => ({ jobId, ...s })), skipDuplicates: true });
}

type StepChange = { status: string; durationMs?: number; error?: unknown; started?: boolean };

export const setStep = (jobId: string, documentId: string, stage: string, data: StepChange): Promise<void> => setSteps(jobId, [documentId], stage, data);

/** One stage of several documents: one statement. */
export async function setSteps(jobId: string, documentIds: readonly string[], stage: string, data: StepChange): Promise<void> {
  await db().jobStep.updateMany({
    where: { jobId, documentId: { in: [...documentIds] }, stage },
    data: {
      status: data.status,
      ...(data.started ? { attempts: { increment: 1 } } : {}),
      ...(data.durationMs === undefined ? {} : { durationMs: data.durationMs }),
      ...(data.error === undefined ? {} : { error: data.error as Prisma.InputJsonValue }),
    },
  });
}

/** How many of its pages a running step has read. */
export async function setStepPages(jobId: string, documentId: string, stage: string, pages: { done: number; total: number }): Promise<void> {
  await db().jobStep.updateMany({ where: { jobId, documentId, stage, status: "running" }, data: { pagesDone: pages.done, pagesTotal: pages.total } });
}

/** Steps of documents that have not come to an end. */
export const openDocumentSteps = (jobId: string): Promise<number> =>
  db().jobStep.count({ where: { jobId, documentId: { not: "" }, status: { in: ["pending", "running"] } } });

/** Moves a job that has not ended; false when it has. */
export async function moveJob(id: string, data: { status: string; error?: unknown; startedAt?: Date; finishedAt?: Date }): Promise<boolean> {
  const moved = await db().job.updateMany({
    where: { id, status: { in: ["queued", "running"] } },
    data: { ...data, ...(data.error === undefined ? {} : { error: data.error as Prisma.InputJsonValue }) } as Prisma.JobUpdateManyMutationInput,
  });
  return moved.count > 0;
}

export async function addUsage(
  id: string,
  usage: { model_calls: number; input_tokens: number; output_tokens: number; cost_usd: string; cache_hits: number },
): Promise<void> {
  await db().$executeRaw`UPDATE jobs SET usage = jsonb_build_object(
    'model_calls', coalesce((usage->>'model_calls')::int, 0) + ${usage.model_calls}::int,
    'input_tokens', coalesce((usage->>'input_tokens')::int, 0) + ${usage.input_tokens}::int,
    'output_tokens', coalesce((usage->>'output_tokens')::int, 0) + ${usage.output_tokens}::int,
    'cost_usd', (coalesce((usage->>'cost_usd')::numeric, 0) + ${usage.cost_usd}::numeric)::text,
    'cache_hits', coalesce((usage->>'cache_hits')::int, 0) + ${usage.cache_hits}::int) WHERE id = ${id}`;
}

export const unsentEvents = (limit: number) => db().outboxEvent.findMany({ where: { sentAt: null }, orderBy: { createdAt: "asc" }, take: limit });
export async function markSent(ids: string[]): Promise<void> {
  await db().outboxEvent.updateMany({ where: { id: { in: ids } }, data: { sentAt: new Date() } });
}
export async function addEvent(tx: Tx, event: { id: string; name: string; data: unknown }): Promise<void> {
  await tx.outboxEvent.createMany({ data: [{ ...event, data: event.data as Prisma.InputJsonValue }], skipDuplicates: true });
}
