// The main job through the API, as any other client would do it: create a package, upload, process, poll, read the results.
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { call } from "@/lib/client/call";
import { ClientError } from "@/lib/client/client-error";
import type { Job } from "@/lib/contracts/jobs";
import type { AnalyzeOptions } from "./options";
import type { AnalyzeResult, FailedFile } from "./print-result";
import { ProgressBar } from "./progress-bar";

const POLL_MS = 300;

/** The client of the browser asks for "/api/…": here these go to the given server. */
export function pointAt(base: string): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => real(typeof input === "string" && input.startsWith("/") ? `${base}${input}` : input, init);
}

const nullIfProblem = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof ClientError && thrown.status === 404) return null;
    throw thrown;
  }
};

async function upload(files: readonly string[], packageId: string): Promise<FailedFile[]> {
  const refused: FailedFile[] = [];
  const bar = new ProgressBar("Uploading");
  for (const [at, file] of files.entries()) {
    bar.show(at, files.length, basename(file));
    const form = new FormData();
    form.append("package_id", packageId);
    form.append("process", "false");
    form.append("file", await openAsBlob(file), basename(file));
    try {
      await call("createDocuments", { body: form });
    } catch (thrown) {
      if (!(thrown instanceof ClientError) || thrown.status === 0 || thrown.status >= 500) throw thrown;
      refused.push({ file, code: thrown.code, message: thrown.message });
    }
  }
  bar.show(files.length, files.length);
  bar.end();
  return refused;
}

async function follow(jobId: string): Promise<Job> {
  const bar = new ProgressBar("Reading  ");
  for (;;) {
    const job = await call("getJob", { params: { id: jobId } });
    bar.show(job.progress.done, job.progress.total, (job.progress.stage ?? "").replaceAll("_", " "));
    if (job.status === "completed" || job.status === "failed") {
      bar.end();
      return job;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function documentsOf(id: string): Promise<AnalyzeResult["documents"]> {
  const { documents } = await call("listPackageDocuments", { params: { id }, query: { all: "true" } });
  return documents.map(({ id: documentId, filename, status }) => ({ id: documentId, filename, status }));
}

/** Runs the whole and answers everything there is to say about it. `origin` is where a browser finds the server. */
export async function analyzePackage(options: AnalyzeOptions, name: string, files: readonly string[], origin: string): Promise<AnalyzeResult> {
  const { county, state, asOf: as_of } = options;
  const body = { name, ...(county ? { county } : {}), ...(state ? { state } : {}), ...(as_of ? { as_of } : {}) };
  const { id } = await call("createPackage", { body });
  const refused = await upload(files, id);
  if (refused.length === files.length) {
    await call("deletePackage", { params: { id } });
    throw new Error(`No file was taken:\n${refused.map((entry) => `  ${entry.file}: ${entry.message}`).join("\n")}`);
  }
  const accepted = await call("processPackage", { params: { id }, body: {} });
  const job = await follow(accepted.job_id);
  const params = { id };
  const title = await nullIfProblem(call("getTitleEngine", { params }));
  const graph = await nullIfProblem(call("getEstateGraph", { params }));
  return {
    package_id: id,
    link: `${origin}/packages/${id}`,
    documents: await documentsOf(id),
    refused,
    job,
    runsheet: await nullIfProblem(call("getRunsheet", { params })),
    ownership: await nullIfProblem(call("getOwnership", { params })),
    gaps: graph?.dag.gaps ?? null,
    issues: title?.result.issues ?? null,
    lessees: Object.fromEntries(
      (title?.result.effects ?? []).filter((effect) => effect.kind === "lease").map((effect) => [effect.id, effect.to.map((party) => party.name).join("; ")]),
    ),
  };
}

/** 0 when every document was read, else 1. */
export const exitCodeOf = (result: AnalyzeResult): number =>
  result.refused.length === 0 && result.job.status === "completed" && result.job.failures.length === 0 && result.ownership && result.gaps ? 0 : 1;
