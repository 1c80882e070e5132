import { describe, expect, it } from "vitest";
import type { Job } from "@/lib/contracts/jobs";
import { jobRows } from "./job-rows";

type Step = Job["steps"][number];
const step = (document_id: string | null, stage: string, status: string, more: object = {}) =>
  ({ document_id, stage, status, attempts: 1, duration_ms: null, error: null, pages: null, ...more }) as unknown as Step;

describe("jobRows", () => {
  it("gathers the steps of a document: what failed first, what is done last, the package behind all", () => {
    const rows = jobRows([
      step(null, "resolve", "pending"),
      step("a", "markdown", "done", { duration_ms: 40 }),
      step("a", "enrich", "skipped", { duration_ms: 2 }),
      step("b", "markdown", "running", { pages: { done: 3, total: 12 } }),
      step("c", "markdown", "failed", { attempts: 4, error: { code: "x", message: "Broken." } }),
      step("d", "markdown", "pending", { attempts: 0 }),
    ]);
    expect(rows.map((r) => [r.document_id, r.state])).toEqual([
      ["c", "failed"],
      ["b", "running"],
      ["d", "waiting"],
      ["a", "done"],
      [null, "waiting"],
    ]);
    expect(rows[0]?.at?.error?.message).toBe("Broken.");
    expect(rows[1]?.at?.pages).toEqual({ done: 3, total: 12 });
    expect([rows[3]?.durationMs, rows[0]?.attempts]).toEqual([42, 4]);
  });
  it("calls a document between two stages running", () => {
    expect(jobRows([step("a", "markdown", "done"), step("a", "enrich", "pending")])[0]?.state).toBe("running");
  });
});
