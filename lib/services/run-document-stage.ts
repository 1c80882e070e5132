// One stage of one document within a job: runs it, records how it went. A failure that will not pass on a repeat is recorded here and does not throw.
import type { documentStages } from "@/lib/contracts/pipeline";
import { findDocument, setStages } from "@/lib/db/documents";
import { addUsage, findJobHead, setStep } from "@/lib/db/jobs";
import type { ModelUsage } from "@/lib/extract/model/model-port";
import { type ExtractOptions, extractStage } from "./extract-stage";
import { markdownStage } from "./markdown-stage";
import { recordFailure } from "./record-failure";
import type { JobRequest } from "./request-processing";
import { runEnrichStage } from "./run-enrich-stage";
import { toStageError } from "./stage-error";
import { type PageWatch, watchPages } from "./watch-pages";

type DocumentStage = (typeof documentStages)[number];
type ReadingStage = Exclude<DocumentStage, "enrich">;
export type StageOutcome = { status: "done" | "skipped" | "failed"; go_on: boolean };

/** Throws only what a repeat may cure (the caller repeats it); `lastAttempt` turns that too into a recorded failure. */
export async function runDocumentStage(jobId: string, documentId: string, stage: DocumentStage, lastAttempt: boolean): Promise<StageOutcome> {
  if (stage !== "enrich") return runReadingStage(jobId, documentId, stage, lastAttempt);
  const { live, again, failed } = await runEnrichStage(jobId, [documentId], lastAttempt);
  if (again[0]) throw again[0].error;
  return { status: !live ? "skipped" : failed > 0 ? "failed" : "done", go_on: live };
}

async function runReadingStage(jobId: string, documentId: string, stage: ReadingStage, lastAttempt: boolean): Promise<StageOutcome> {
  const [job, document] = await Promise.all([findJobHead(jobId), findDocument(documentId)]);
  if (!job || (job.status !== "queued" && job.status !== "running")) return { status: "skipped", go_on: false };
  if (!document) {
    await setStep(jobId, documentId, stage, { status: "skipped" });
    return { status: "skipped", go_on: true };
  }
  const request = job.request as JobRequest;
  await setStep(jobId, documentId, stage, { status: "running", started: true });
  await setStages([documentId], { [stage]: { status: "running", finished_at: null } });
  const started = performance.now();
  const watch = watchPages(jobId, documentId, stage);
  try {
    const options = { force: request.force === true, extractor: request.extractor, spentUsd: spentOf(job.usage) };
    const result = await runStage(stage, documentId, options, watch);
    await watch.settle();
    const durationMs = Math.round(performance.now() - started);
    await setStages([documentId], { [stage]: { status: result.skipped ? "skipped" : "done", error: null, finished_at: new Date().toISOString() } });
    await setStep(jobId, documentId, stage, { status: result.skipped ? "skipped" : "done", durationMs });
    if (result.usage) await addUsage(jobId, result.usage);
    return { status: result.skipped ? "skipped" : "done", go_on: true };
  } catch (thrown) {
    if (watch.signal.aborted) {
      await setStages([documentId], { [stage]: { status: "pending", finished_at: null } });
      return { status: "skipped", go_on: false };
    }
    const error = toStageError(thrown);
    if (error.retryable && !lastAttempt) throw thrown;
    await recordFailure(jobId, documentId, stage, error, Math.round(performance.now() - started));
    return { status: "failed", go_on: stage !== "markdown" };
  }
}

const spentOf = (usage: unknown): string => (usage as { cost_usd?: string } | null)?.cost_usd ?? "0";

function runStage(stage: ReadingStage, documentId: string, options: ExtractOptions, watch: PageWatch): Promise<{ skipped: boolean; usage?: ModelUsage }> {
  if (stage === "markdown") return markdownStage(documentId, options.force, watch);
  return extractStage(documentId, stage, options);
}
