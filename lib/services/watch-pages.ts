// What a long stage tells while it runs: pages read so far, for the job's progress; and what it is told: that its job was cancelled.
import { findJobHead, setStepPages } from "@/lib/db/jobs";
import { log } from "@/lib/platform/log";

const beatMs = 500;

export interface PageWatch {
  onPage: (done: number, total: number) => void;
  /** Aborts when the job has ended before its stage. */
  signal: AbortSignal;
}

/** Writes at most twice a second, one write at a time. A write that fails is logged and loses a number, never the stage. */
export function watchPages(jobId: string, documentId: string, stage: string): PageWatch {
  const cancel = new AbortController();
  let last = 0;
  let writing = false;
  const tell = async (done: number, total: number): Promise<void> => {
    await setStepPages(jobId, documentId, stage, { done, total });
    const status = (await findJobHead(jobId))?.status;
    if (status !== "queued" && status !== "running") cancel.abort();
  };
  const onPage = (done: number, total: number): void => {
    const now = performance.now();
    if (writing || (done < total && now - last < beatMs)) return;
    last = now;
    writing = true;
    tell(done, total)
      .catch((thrown: unknown) => log.warn("pages not told", { job: jobId, document: documentId, cause: String(thrown) }))
      .finally(() => {
        writing = false;
      });
  };
  return { onPage, signal: cancel.signal };
}
