// A job's steps by document: one line each, with how far it is.
import type { Job } from "@/lib/contracts/jobs";

type Step = Job["steps"][number];
export type JobRow = {
  /** Null: what is done for the package as a whole. */
  document_id: Step["document_id"];
  steps: Step[];
  state: "waiting" | "running" | "done" | "failed";
  /** What runs now, what failed, or null. */
  at: Step | null;
  attempts: number;
  durationMs: number | null;
};

const ended = (s: Step): boolean => s.status === "done" || s.status === "skipped" || s.status === "failed";

function rowOf(document_id: Step["document_id"], steps: Step[]): JobRow {
  const failed = steps.find((s) => s.status === "failed");
  const running = steps.find((s) => s.status === "running");
  const all = steps.every(ended);
  const took = steps.flatMap((s) => s.duration_ms ?? []);
  return {
    document_id,
    steps,
    state: failed ? "failed" : running ? "running" : all ? "done" : steps.some(ended) ? "running" : "waiting",
    at: failed ?? running ?? null,
    attempts: Math.max(0, ...steps.map((s) => s.attempts)),
    durationMs: took.length > 0 ? took.reduce((a, b) => a + b, 0) : null,
  };
}

const order = { failed: 0, running: 1, waiting: 2, done: 3 } as const;

/** Steps → a row each document: those that failed first, then those that run, wait, are done; the package itself comes last. */
export function jobRows(steps: readonly Step[]): JobRow[] {
  const found = new Map<Step["document_id"], Step[]>();
  for (const step of steps) found.set(step.document_id, [...(found.get(step.document_id) ?? []), step]);
  return [...found]
    .map(([id, list]) => rowOf(id, list))
    .toSorted((a, b) => Number(a.document_id === null) - Number(b.document_id === null) || order[a.state] - order[b.state]);
}
