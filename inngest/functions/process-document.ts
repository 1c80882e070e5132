// document/requested → its stages one by one → the document's end. A failed stage is recorded and ends no other document.
import { inngest } from "@/inngest/client";
import { documentRequestedSchema, eventNames } from "@/lib/contracts/events";
import { finishDocument } from "@/lib/services/finish-job";
import { stagesOfJob } from "@/lib/services/plan-job";
import { runDocumentStage } from "@/lib/services/run-document-stage";

const retries = 3;

export const processDocument = inngest.createFunction(
  { id: "process-document", triggers: [{ event: eventNames.documentRequested }], concurrency: { limit: 4 }, retries },
  async ({ event, step, attempt }) => {
    const { job_id, document_id } = documentRequestedSchema.parse(event.data);
    const stages = await step.run("stages", () => stagesOfJob(job_id));
    for (const stage of stages) {
      const outcome = await step.run(stage, () => runDocumentStage(job_id, document_id, stage, attempt >= retries));
      if (!outcome.go_on) break;
    }
    return step.run("finish", () => finishDocument(job_id, document_id));
  },
);
