// document/requested → its stages one by one → the document's end. A failed stage is recorded and ends no other document.
import { RetryAfterError } from "inngest";
import { inngest } from "@/inngest/client";
import { documentRequestedSchema, eventNames } from "@/lib/contracts/events";
import { messageOf } from "@/lib/platform/errors";
import { finishDocuments } from "@/lib/services/finish-job";
import { stagesOfJob } from "@/lib/services/plan-job";
import { runDocumentStage } from "@/lib/services/run-document-stage";

const retries = 3;

/** A service that says how long to wait is asked again after that, not before. */
function waitAsAsked(thrown: unknown): never {
  const seconds = thrown instanceof Error && "retryAfterSeconds" in thrown ? thrown.retryAfterSeconds : null;
  if (typeof seconds === "number" && seconds > 0) throw new RetryAfterError(messageOf(thrown), Math.min(seconds, 600) * 1000, { cause: thrown });
  throw thrown;
}

export const processDocument = inngest.createFunction(
  { id: "process-document", triggers: [{ event: eventNames.documentRequested }], concurrency: { limit: 4 }, retries },
  async ({ event, step, attempt }) => {
    const { job_id, document_id } = documentRequestedSchema.parse(event.data);
    const stages = await step.run("stages", () => stagesOfJob(job_id));
    for (const stage of stages) {
      const outcome = await step.run(stage, () => runDocumentStage(job_id, document_id, stage, attempt >= retries).catch(waitAsAsked));
      if (!outcome.go_on) break;
    }
    return step.run("finish", () => finishDocuments(job_id, [document_id]));
  },
);
