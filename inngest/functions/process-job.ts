// job/requested → plan → one document/requested event a document, in batches; a job with no documents goes straight to its end.

import { inngest } from "@/inngest/client";
import { eventNames, jobRequestedSchema } from "@/lib/contracts/events";
import { failJob } from "@/lib/services/finish-job";
import { planJob } from "@/lib/services/plan-job";

const batchSize = 200;

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
    for (let at = 0; at < plan.documents.length; at += batchSize) {
      const batch = plan.documents.slice(at, at + batchSize);
      await step.sendEvent(
        `fan-out-${at}`,
        batch.map((document_id) => ({ id: `${job_id}-${document_id}`, name: eventNames.documentRequested, data: { job_id, document_id } })),
      );
    }
    return { documents: plan.documents.length };
  },
);
