// One reading process (worker/main.mjs): starts it, gives it tasks one at a time, and kills it when a task takes too long, is cancelled, or the process dies.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "@/lib/platform/project-root";
import { StageFailure, toStageFailure } from "./stage-failure";

export interface TaskOptions {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((value: unknown) => void) | undefined;
}

interface Running {
  id: number;
  settle: (outcome: { result: unknown } | { failure: StageFailure }) => void;
  onProgress: ((value: unknown) => void) | undefined;
}

interface Told {
  id: number;
  progress?: unknown;
  result?: unknown;
  failure?: { code: string; message: string; retryable: boolean };
}

/** Resident memory of one process; above it the process ends itself. */
const RSS_BYTES_MAX = 900 * 1024 * 1024;
const HEAP_MB_MAX = 512;
const OUT_OF_MEMORY = new StageFailure(
  "out_of_memory",
  "Reading this file needs more memory than a reader may use. Split it into instruments, or scan it at 300 dpi.",
);

const timedOut = (ms: number): StageFailure =>
  new StageFailure(
    "timeout",
    `Reading stopped after ${Math.round(ms / 1000)} s without an end. The file is damaged or far too complex: print it to a new PDF and upload that.`,
  );

function start(): ChildProcess {
  const entry = join(/* turbopackIgnore: true */ projectRoot(), "lib", "markdown", "worker", "main.mjs");
  const command = [`--max-old-space-size=${HEAP_MB_MAX}`, entry, String(RSS_BYTES_MAX)];
  return spawn(/* turbopackIgnore: true */ process.execPath, command, { stdio: ["ignore", "ignore", "pipe", "ipc"], serialization: "advanced" });
}

export class ReaderProcess {
  readonly #child: ChildProcess;
  #running: Running | null = null;
  #nextId = 1;
  #errors = "";
  #alive = true;
  tasksDone = 0;

  constructor() {
    this.#child = start();
    this.#child.on("message", (told: Told) => this.#hear(told));
    this.#child.on("exit", () => this.#ended());
    this.#child.on("error", () => this.#ended());
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-4000);
    });
    this.idle();
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Runs one task. Rejects with StageFailure only. After a timeout, a cancel or a crash the process is gone. */
  run(kind: string, task: object, options: TaskOptions): Promise<unknown> {
    this.#child.ref();
    this.#child.channel?.ref();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#give({ failure: timedOut(options.timeoutMs) }, true), options.timeoutMs);
      const cancel = () => this.#give({ failure: new StageFailure("cancelled", "Reading was cancelled.", true) }, true);
      options.signal?.addEventListener("abort", cancel, { once: true });
      this.#running = {
        id,
        onProgress: options.onProgress,
        settle: (outcome) => {
          clearTimeout(timer);
          options.signal?.removeEventListener("abort", cancel);
          this.tasksDone++;
          this.idle();
          if ("failure" in outcome) reject(outcome.failure);
          else resolve(outcome.result);
        },
      };
      if (options.signal?.aborted) cancel();
      else if (this.#alive) this.#child.send({ id, kind, task }, (error) => error && this.#ended());
      else this.#ended();
    });
  }

  kill(): void {
    this.#alive = false;
    this.#child.kill("SIGKILL");
  }

  /** An idle reader never keeps its parent alive. */
  idle(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #give(outcome: { result: unknown } | { failure: StageFailure }, kill = false): void {
    const running = this.#running;
    this.#running = null;
    if (kill) this.kill();
    running?.settle(outcome);
  }

  #hear(told: Told): void {
    if (this.#running?.id !== told.id) return;
    if (told.failure) this.#give({ failure: toStageFailure(told.failure) }, told.failure.code === "out_of_memory");
    else if ("progress" in told) this.#running.onProgress?.(told.progress);
    else this.#give({ result: told.result });
  }

  #ended(): void {
    this.#alive = false;
    const outOfMemory = /muniment-reader: out_of_memory|heap out of memory|Array buffer allocation failed/.test(this.#errors);
    const stopped = new StageFailure(
      "reader_stopped",
      "The reading process stopped while it read this file. Try again; if it stops again, the file is damaged.",
      true,
    );
    this.#give({ failure: outOfMemory ? OUT_OF_MEMORY : stopped });
  }
}
