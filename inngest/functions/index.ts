import { enrichDocuments } from "./enrich-documents";
import { finishJob } from "./finish-job";
import { processDocument } from "./process-document";
import { processJob } from "./process-job";
import { sweep } from "./sweep";

/** Every function that /api/inngest serves. */
export const functions = [processJob, processDocument, enrichDocuments, finishJob, sweep];
