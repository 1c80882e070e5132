// What a long stage tells while it runs: pages read so far, for the job's progress; and what it is told: that its job was cancelled.
import { findJobHead, setStepPages } from "@/lib/db/jobs";
import { log } from "@/lib/platform/log";

const beatMs = 500;

export interface PageWatch {
  onPage: (done: number, total: number) => void;
  /** Aborts when the job has ended before its stage. */
  signal: AbortSignal;
  /** Writes the last number that was told. */
  settle: () => Promise<void>;
}

/** Writes at most twice a second, one write at a time. A write that fails is logged and loses a number, never the stage. */
export function watchPages(jobId: string, documentId: string, stage: string): PageWatch {
  const cancel = new AbortController();
  let told: { done: number; total: number } | null = null;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    const pages = told;
    if (!pages) return;
    told = null;
    writtenAt = performance.now();
    try {
      await setStepPages(jobId, documentId, stage, pages);
      const status = (await findJobHead(jobId))?.status;
      if (status !== "queued" && status !== "running") cancel.abort();
    } catch (thrown) {
      log.warn("pages not told", { job: jobId, document: documentId, cause: String(thrown) });
    }
  };
  const onPage = (done: number, total: number): void => {
    told = { done, total };
    if (writing || performance.now() - writtenAt < beatMs) return;
    writing = write().finally(() => {
      writing = null;
    });
  };
  const settle = async (): Promise<void> => {
    await writing;
    await write();
  };
  return { onPage, signal: cancel.signal, settle };
}
