// job/requested → plan → one document/requested event a document, or one documents/enrich event for many where nothing is read; a job with no documents goes straight to its end.

import { inngest } from "@/inngest/client";
import { eventNames, jobRequestedSchema } from "@/lib/contracts/events";
import { failJob } from "@/lib/services/finish-job";
import { batchesOf, enrichedAtOnce, type JobPlan, planJob } from "@/lib/services/plan-job";

const eventsAtOnce = 200;

/** What each event asks for, by its id. */
function eventsOf(jobId: string, plan: JobPlan): { id: string; name: string; data: object }[] {
  if (plan.enrich_only)
    return batchesOf(plan.documents, enrichedAtOnce).map((document_ids) => ({
      id: `${jobId}-enrich-${document_ids[0]}`,
      name: eventNames.enrichRequested,
      data: { job_id: jobId, document_ids },
    }));
  return plan.documents.map((document_id) => ({ id: `${jobId}-${document_id}`, name: eventNames.documentRequested, data: { job_id: jobId, document_id } }));
}

export const processJob = inngest.createFunction(
  {
    id: "process-job",
    triggers: [{ event: eventNames.jobRequested }],
    idempotency: "event.data.job_id",
    retries: 4,
    onFailure: async ({ event, error }) => {
      const { job_id } = jobRequestedSchema.parse(event.data.event.data);
      await failJob(job_id, "planning_failed", error.message);
    },
  },
  async ({ event, step }) => {
    const { job_id } = jobRequestedSchema.parse(event.data);
    const plan = await step.run("plan", () => planJob(job_id));
    if (!plan.live) return { ended: true };
    if (plan.documents.length === 0) {
      await step.sendEvent("no-documents", { id: `finish-${job_id}`, name: eventNames.documentFinished, data: { job_id, document_id: "" } });
      return { documents: 0 };
    }
    for (const [i, batch] of batchesOf(eventsOf(job_id, plan), eventsAtOnce).entries()) await step.sendEvent(`fan-out-${i * eventsAtOnce}`, batch);
    return { documents: plan.documents.length };
  },
);
