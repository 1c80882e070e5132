// The reading processes of this server: as many as cores, each started when first needed, renewed after a while, ended when idle.
import { availableParallelism } from "node:os";
import { ReaderProcess, type TaskOptions } from "./reader-process";
import { StageFailure } from "./stage-failure";

/** A reader is renewed after so many tasks: tesseract and pdfium keep what they once allocated. */
const TASKS_PER_READER = 60;
const IDLE_MS = 20_000;

class ReaderPool {
  readonly size: number;
  readonly #idle: ReaderProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(size: number) {
    this.size = size;
  }

  async run(kind: string, task: object, options: TaskOptions): Promise<unknown> {
    await this.#turn();
    if (options.signal?.aborted) {
      this.#release();
      throw new StageFailure("cancelled", "Reading was cancelled.", true);
    }
    const reader = this.#idle.pop() ?? new ReaderProcess();
    try {
      return await reader.run(kind, task, options);
    } finally {
      if (reader.alive && reader.tasksDone < TASKS_PER_READER) this.#idle.push(reader);
      else reader.kill();
      this.#release();
      this.#sleepLater();
    }
  }

  close(): void {
    for (const reader of this.#idle.splice(0)) reader.kill();
  }

  #release(): void {
    this.#busy--;
    this.#waiting.shift()?.();
  }

  async #turn(): Promise<void> {
    while (this.#busy >= this.size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy++;
  }

  #sleepLater(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), IDLE_MS);
    this.#timer.unref();
  }
}

let pool: ReaderPool | null = null;
let viewerPool: ReaderPool | null = null;

/** The pool that reads documents. Two at least, so that a hanging file never stops the others; eight at most, for memory. */
export function readerPool(): ReaderPool {
  pool ??= new ReaderPool(Math.min(Math.max(availableParallelism(), 2), 8));
  return pool;
}

/** A process of its own for the pictures of the viewer: a reviewer never waits behind 500 pages of OCR. */
export function viewerReaderPool(): ReaderPool {
  viewerPool ??= new ReaderPool(1);
  return viewerPool;
}

/** Ends all idle readers, at shutdown and after tests. */
export function closeReaders(): void {
  pool?.close();
  viewerPool?.close();
}
