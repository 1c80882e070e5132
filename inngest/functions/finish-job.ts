// document/finished (the last one of a job) → for a package: resolve, title engine, estate graph → the job's end.
import { inngest } from "@/inngest/client";
import { documentFinishedSchema, eventNames } from "@/lib/contracts/events";
import { packageStages } from "@/lib/contracts/pipeline";
import { endJob, failJob, packageOfJob, runPackageStage } from "@/lib/services/finish-job";

const retries = 2;

export const finishJob = inngest.createFunction(
  {
    id: "finish-job",
    triggers: [{ event: eventNames.documentFinished }],
    idempotency: "event.data.job_id",
    retries,
    onFailure: async ({ event, error }) => {
      const { job_id } = documentFinishedSchema.parse(event.data.event.data);
      await failJob(job_id, "finishing_failed", error.message);
    },
  },
  async ({ event, step, attempt }) => {
    const { job_id } = documentFinishedSchema.parse(event.data);
    const packageId = await step.run("package", () => packageOfJob(job_id));
    if (packageId)
      for (const stage of packageStages) {
        const outcome = await step.run(stage, () => runPackageStage(job_id, packageId, stage, attempt >= retries));
        if (!outcome.go_on) break;
      }
    return step.run("end", () => endJob(job_id));
  },
);
