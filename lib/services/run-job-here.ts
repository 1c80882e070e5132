// Runs a job in this process, without an executor: the seed before the server stands, and tests. The same steps in the same order as the Inngest functions.
import type { Job } from "@/lib/contracts/jobs";
import { packageStages } from "@/lib/contracts/pipeline";
import { endJob, finishDocuments, packageOfJob, runPackageStage } from "./finish-job";
import { getJob } from "./jobs";
import { batchesOf, enrichedAtOnce, planJob, stagesOfJob } from "./plan-job";
import { runDocumentStage } from "./run-document-stage";
import { runEnrichStage } from "./run-enrich-stage";

export async function runJobHere(jobId: string, onDocument: (done: number, total: number) => void = () => undefined): Promise<Job> {
  const plan = await planJob(jobId);
  let done = 0;
  for (const batch of batchesOf(plan.documents, plan.enrich_only ? enrichedAtOnce : 1)) {
    if (plan.enrich_only) await runEnrichStage(jobId, batch, true);
    else await readDocument(jobId, batch[0] ?? "");
    await finishDocuments(jobId, batch);
    done += batch.length;
    onDocument(done, plan.documents.length);
  }
  const packageId = await packageOfJob(jobId);
  if (packageId) for (const stage of packageStages) if (!(await runPackageStage(jobId, packageId, stage, true)).go_on) break;
  await endJob(jobId);
  return getJob(jobId);
}

async function readDocument(jobId: string, documentId: string): Promise<void> {
  for (const stage of await stagesOfJob(jobId)) if (!(await runDocumentStage(jobId, documentId, stage, true)).go_on) break;
}
