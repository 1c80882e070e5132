// documents/enrich → L1 of a batch of documents in one step → their end. One whose failure a repeat may cure is tried again alone, by process-document.
import { inngest } from "@/inngest/client";
import { enrichRequestedSchema, eventNames } from "@/lib/contracts/events";
import { finishDocuments } from "@/lib/services/finish-job";
import { runEnrichStage } from "@/lib/services/run-enrich-stage";

const alone = (job_id: string, ids: readonly string[]) =>
  ids.map((document_id) => ({ id: `${job_id}-${document_id}`, name: eventNames.documentRequested, data: { job_id, document_id } }));

export const enrichDocuments = inngest.createFunction(
  {
    id: "enrich-documents",
    triggers: [{ event: eventNames.enrichRequested }],
    concurrency: { limit: 2 },
    retries: 1,
    onFailure: async ({ event, step }) => {
      const { job_id, document_ids } = enrichRequestedSchema.parse(event.data.event.data);
      await step.sendEvent("each-alone", alone(job_id, document_ids));
    },
  },
  async ({ event, step }) => {
    const { job_id, document_ids } = enrichRequestedSchema.parse(event.data);
    const again = await step.run("enrich", async () => (await runEnrichStage(job_id, document_ids, false)).again.map(({ id }) => id));
    if (again.length > 0) await step.sendEvent("again-alone", alone(job_id, again));
    const ended = document_ids.filter((id) => !again.includes(id));
    return step.run("finish", () => finishDocuments(job_id, ended));
  },
);
