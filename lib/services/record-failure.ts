// A stage that failed for good: the document, the job's step and the document's history say so, with the reason.
import { db } from "@/lib/db/client";
import { addHistory, setStages } from "@/lib/db/documents";
import { setStep } from "@/lib/db/jobs";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import type { StageError } from "./stage-error";

export async function recordFailure(jobId: string, documentId: string, stage: string, error: StageError, durationMs: number): Promise<void> {
  const shown = { code: error.code, message: error.message.slice(0, 1000) };
  log.warn("stage failed", { job: jobId, document: documentId, stage, code: error.code });
  await setStages([documentId], { [stage]: { status: "failed", error: shown, finished_at: new Date().toISOString() } });
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
