// Asking for work: a job row and its event in one transaction, then the event is sent.
import type { ProcessRequest } from "@/lib/contracts/documents";
import { eventNames } from "@/lib/contracts/events";
import type { JobId } from "@/lib/contracts/ids";
import { packageDocumentIds } from "@/lib/db/documents";
import { createJob } from "@/lib/db/jobs";
import { packageExists } from "@/lib/db/packages";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { getDocumentRow } from "./documents";
import { sendOutbox } from "./outbox";

export type JobRequest = ProcessRequest & { document_ids?: string[] };

/** Reads some documents. One job for all of them. */
export async function requestDocumentsJob(ids: string[], packageId: string | null, request: JobRequest): Promise<JobId> {
  assertRequest(request);
  const id = newId("job_") as JobId;
  const kind = request.enrich_only ? "enrich_document" : "process_document";
  await createJob(
    { id, kind, packageId, documentId: ids.length === 1 ? (ids[0] ?? null) : null, request: { ...request, document_ids: ids } },
    { id: newId("evt_"), name: eventNames.jobRequested, data: { job_id: id } },
    ids,
  );
  await sendOutbox();
  return id;
}

/** Reads a package, then resolves it, runs the title engine and builds the graph. */
export async function requestPackageJob(packageId: string, request: JobRequest): Promise<JobId> {
  assertRequest(request);
  const id = newId("job_") as JobId;
  const ids = await packageDocumentIds(packageId);
  const kind = request.enrich_only ? "enrich_package" : "process_package";
  await createJob(
    { id, kind, packageId, documentId: null, request: { ...request, document_ids: ids } },
    { id: newId("evt_"), name: eventNames.jobRequested, data: { job_id: id } },
  );
  await sendOutbox();
  return id;
}

/** enrich_only comes from the body or the query. */
function toRequest(body: ProcessRequest, query: { enrich_only?: string | undefined }): JobRequest {
  const enrichOnly = body.enrich_only ?? (query.enrich_only === undefined ? undefined : query.enrich_only === "true" || query.enrich_only === "1");
  return { ...body, ...(enrichOnly === undefined ? {} : { enrich_only: enrichOnly }) };
}

function assertRequest(request: JobRequest): void {
  if (request.extractor === "openai" && !env().openai.apiKey)
    throw new AppError("invalid_request", 'No model is configured: set OPENAI_API_KEY, or use the extractor "rules".', {
      errors: [{ path: "/extractor", message: "no model is configured" }],
    });
  if (request.enrich_only && (request.stages?.length ?? 0) > 0)
    throw new AppError("enrich_only_with_stages", "enrich_only re-runs L1 from what is stored; leave stages out, or enrich_only.", {
      errors: [{ path: "/stages", message: "not together with enrich_only" }],
    });
}

type Accepted = { job_id: JobId; status: "queued" };
type Flags = { enrich_only?: string | undefined };

export async function processDocument(id: string, body: ProcessRequest, query: Flags): Promise<Accepted> {
  const row = await getDocumentRow(id);
  return { job_id: await requestDocumentsJob([id], row.packageId, toRequest(body, query)), status: "queued" };
}

export async function processPackage(id: string, body: ProcessRequest, query: Flags): Promise<Accepted> {
  if (!(await packageExists(id))) throw new AppError("not_found", `There is no package ${id}.`);
  return { job_id: await requestPackageJob(id, toRequest(body, query)), status: "queued" };
}
