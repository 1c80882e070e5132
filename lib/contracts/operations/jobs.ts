import { z } from "zod";
import { jobListQuerySchema, jobListSchema, jobSchema } from "@/lib/contracts/jobs";
import { operation } from "@/lib/contracts/operations/operation";

const one = { tag: "jobs", params: z.object({ id: z.string() }), status: 200, problems: ["not_found"] } as const;
export const jobOperations = {
  listJobs: operation({
    method: "GET",
    path: "/api/jobs",
    tag: "jobs",
    summary: "List jobs, newest first",
    query: jobListQuerySchema,
    response: jobListSchema,
    status: 200,
    problems: ["invalid_request"],
  }),
  getJob: operation({ ...one, method: "GET", path: "/api/jobs/{id}", summary: "A job with true progress", response: jobSchema }),
  watchJob: operation({ ...one, method: "GET", path: "/api/jobs/{id}/events", summary: "Progress as server-sent events", produces: "text/event-stream" }),
  cancelJob: operation({
    ...one,
    method: "POST",
    path: "/api/jobs/{id}/cancel",
    summary: "Cancel a job",
    response: jobSchema,
    problems: ["not_found", "conflict"],
  }),
  retryJob: operation({
    ...one,
    method: "POST",
    path: "/api/jobs/{id}/retry",
    summary: "Run a job's failed parts again, as a new job",
    response: jobSchema,
    problems: ["not_found", "conflict"],
  }),
};
