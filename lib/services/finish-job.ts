// The ends of documents and jobs.
import { eventNames } from "@/lib/contracts/events";
import type { packageStages } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { addRead, settleDocuments } from "@/lib/db/documents";
import { addEvent, failedSteps, findJobHead, moveJob, openDocumentSteps, setStep } from "@/lib/db/jobs";
import { findPackageDate, hasUnread } from "@/lib/db/packages";
import { findRunHead, inputsTag } from "@/lib/db/title";
import { sendOutbox } from "./outbox";
import { buildPackageGraph, resolvePackageParties, runPackageTitle } from "./package-stages";
import { toStageError } from "./stage-error";

/** Settles documents after their stages; the last ones of a job ask for the job's end. */
export async function finishDocuments(jobId: string, documentIds: readonly string[]): Promise<{ last: boolean }> {
  await db().jobStep.updateMany({
    where: { jobId, documentId: { in: [...documentIds] }, status: { in: ["pending", "running"] } },
    data: { status: "skipped" },
  });
  await addRead(jobId, await settleDocuments(documentIds));
  if ((await openDocumentSteps(jobId)) > 0) return { last: false };
  const data = { job_id: jobId, document_id: documentIds.at(-1) ?? "" };
  await addEvent(db(), { id: `evt_finish_${jobId}`, name: eventNames.documentFinished, data });
  await sendOutbox();
  return { last: true };
}

/** One of the stages that end a package's job. A failure is recorded; a stage needs the one before it. */
export async function runPackageStage(
  jobId: string,
  packageId: string,
  stage: (typeof packageStages)[number],
  lastAttempt: boolean,
): Promise<{ go_on: boolean }> {
  const job = await findJobHead(jobId);
  if (job?.status !== "running") return { go_on: false };
  await setStep(jobId, "", stage, { status: "running", started: true });
  const started = performance.now();
  try {
    if (stage === "resolve") await resolvePackageParties(packageId);
    else if (stage === "title_engine") await runPackageTitle(packageId, null);
    else await buildPackageGraph(packageId, null);
    await setStep(jobId, "", stage, { status: "done", durationMs: Math.round(performance.now() - started) });
    return { go_on: true };
  } catch (thrown) {
    const error = toStageError(thrown);
    if (error.retryable && !lastAttempt) throw thrown;
    await setStep(jobId, "", stage, {
      status: "failed",
      durationMs: Math.round(performance.now() - started),
      error: { code: error.code, message: error.message.slice(0, 1000) },
    });
    return { go_on: false };
  }
}

/** completed, or failed where nothing at all was produced. */
export async function endJob(jobId: string): Promise<{ status: string }> {
  const job = await findJobHead(jobId);
  if (!job) return { status: "gone" };
  const [failed, done] = await Promise.all([failedSteps(jobId), db().jobStep.count({ where: { jobId, status: { in: ["done", "skipped"] } } })]);
  await db().jobStep.updateMany({ where: { jobId, status: { in: ["pending", "running"] } }, data: { status: "skipped" } });
  const packageFailure = failed.find((s) => s.documentId === "");
  const nothing = done === 0 && failed.length > 0;
  const first = packageFailure ?? failed[0];
  const reason = (first?.error ?? null) as { code: string; message: string } | null;
  if (packageFailure || nothing || (job.documentId !== null && failed.some((s) => s.stage === "markdown")))
    await failJob(jobId, reason?.code ?? "failed", reason?.message ?? "Nothing could be read.");
  else await moveJob(jobId, { status: "completed", finishedAt: new Date() });
  if (job.packageId && job.kind.endsWith("package") && !packageFailure) await settlePackage(job.packageId);
  return { status: (await findJobHead(jobId))?.status ?? "gone" };
}

/** The package was processed; it is up to date unless something came in after the engine had taken its inputs, or a document is still to be read. */
async function settlePackage(packageId: string): Promise<void> {
  const [row, run, inputs, unread] = await Promise.all([findPackageDate(packageId), findRunHead(packageId), inputsTag(packageId), hasUnread(packageId)]);
  const stands = run !== null && run.inputs === inputs && !unread && (row?.asOf == null || row.asOf === run.asOf);
  await db().package.updateMany({ where: { id: packageId }, data: { stale: !stands, processedAt: new Date() } });
}

export async function failJob(jobId: string, code: string, message: string): Promise<void> {
  await moveJob(jobId, { status: "failed", error: { code, message: message.slice(0, 1000) }, finishedAt: new Date() });
}

/** The package whose stages end this job; null for a job on documents alone, or one that has ended. */
export async function packageOfJob(jobId: string): Promise<string | null> {
  const job = await findJobHead(jobId);
  return job?.status === "running" && job.kind.endsWith("package") ? job.packageId : null;
}
