// One stage of one document within a job: runs it, records how it went. A failure that will not pass on a repeat is recorded here and does not throw.
import type { documentStages } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { addHistory, findDocument, setStages } from "@/lib/db/documents";
import { addUsage, findJobHead, setStep } from "@/lib/db/jobs";
import type { ModelUsage } from "@/lib/extract/model/model-port";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { enrichStage } from "./enrich-stage";
import { type ExtractOptions, extractStage } from "./extract-stage";
import { markdownStage } from "./markdown-stage";
import type { JobRequest } from "./request-processing";
import { type StageError, toStageError } from "./stage-error";
import { type PageWatch, watchPages } from "./watch-pages";

type DocumentStage = (typeof documentStages)[number];
export type StageOutcome = { status: "done" | "skipped" | "failed"; go_on: boolean };

/** Throws only what a repeat may cure (the caller repeats it); `lastAttempt` turns that too into a recorded failure. */
export async function runDocumentStage(jobId: string, documentId: string, stage: DocumentStage, lastAttempt: boolean): Promise<StageOutcome> {
  const [job, document] = await Promise.all([findJobHead(jobId), findDocument(documentId)]);
  if (!job || (job.status !== "queued" && job.status !== "running")) return { status: "skipped", go_on: false };
  if (!document) {
    await setStep(jobId, documentId, stage, { status: "skipped" });
    return { status: "skipped", go_on: true };
  }
  const request = job.request as JobRequest;
  await setStep(jobId, documentId, stage, { status: "running", started: true });
  await setStages(documentId, { [stage]: { status: "running", finished_at: null } });
  const started = performance.now();
  const watch = watchPages(jobId, documentId, stage);
  try {
    const options = { force: request.force === true, extractor: request.extractor, spentUsd: spentOf(job.usage) };
    const result = await runStage(stage, documentId, options, watch);
    await watch.settle();
    const durationMs = Math.round(performance.now() - started);
    await setStages(documentId, { [stage]: { status: result.skipped ? "skipped" : "done", error: null, finished_at: new Date().toISOString() } });
    await setStep(jobId, documentId, stage, { status: result.skipped ? "skipped" : "done", durationMs });
    if (result.usage) await addUsage(jobId, result.usage);
    return { status: result.skipped ? "skipped" : "done", go_on: true };
  } catch (thrown) {
    if (watch.signal.aborted) {
      await setStages(documentId, { [stage]: { status: "pending", finished_at: null } });
      return { status: "skipped", go_on: false };
    }
    const error = toStageError(thrown);
    if (error.retryable && !lastAttempt) throw thrown;
    await recordFailure(jobId, documentId, stage, error, Math.round(performance.now() - started));
    return { status: "failed", go_on: stage !== "markdown" };
  }
}

const spentOf = (usage: unknown): string => (usage as { cost_usd?: string } | null)?.cost_usd ?? "0";

function runStage(stage: DocumentStage, documentId: string, options: ExtractOptions, watch: PageWatch): Promise<{ skipped: boolean; usage?: ModelUsage }> {
  if (stage === "markdown") return markdownStage(documentId, options.force, watch);
  if (stage === "enrich") return enrichStage(documentId);
  return extractStage(documentId, stage, options);
}

async function recordFailure(jobId: string, documentId: string, stage: DocumentStage, error: StageError, durationMs: number): Promise<void> {
  const shown = { code: error.code, message: error.message.slice(0, 1000) };
  log.warn("stage failed", { job: jobId, document: documentId, stage, code: error.code });
  await setStages(documentId, { [stage]: { status: "failed", error: shown, finished_at: new Date().toISOString() } });
  await setStep(jobId, documentId, stage, { status: "failed", durationMs, error: shown });
  await addHistory(db(), {
    id: newId("his_"),
    documentId,
    kind: "failed",
    summary: `${stage}: ${shown.message}`.slice(0, 500),
    by: "job",
    detail: { job_id: jobId, stage, ...shown },
  });
}
