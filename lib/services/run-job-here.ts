// Runs a job in this process, without an executor: the seed before the server stands, and tests. The same steps in the same order as the Inngest functions.
import type { Job } from "@/lib/contracts/jobs";
import { packageStages } from "@/lib/contracts/pipeline";
import { endJob, finishDocument, packageOfJob, runPackageStage } from "./finish-job";
import { getJob } from "./jobs";
import { planJob, stagesOfJob } from "./plan-job";
import { runDocumentStage } from "./run-document-stage";

export async function runJobHere(jobId: string, onDocument: (done: number, total: number) => void = () => undefined): Promise<Job> {
  const plan = await planJob(jobId);
  for (const [i, documentId] of plan.documents.entries()) {
    for (const stage of await stagesOfJob(jobId)) if (!(await runDocumentStage(jobId, documentId, stage, true)).go_on) break;
    await finishDocument(jobId, documentId);
    onDocument(i + 1, plan.documents.length);
  }
  const packageId = await packageOfJob(jobId);
  if (packageId) for (const stage of packageStages) if (!(await runPackageStage(jobId, packageId, stage, true)).go_on) break;
  await endJob(jobId);
  return getJob(jobId);
}
