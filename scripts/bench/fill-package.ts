// A package of generated instruments, put in and read through the API as any client would.
import { instrumentTexts } from "@/lib/testing/instrument-texts";

export type SeenJob = { status: string; error: { message: string } | null; progress: { stage: string | null; total: number }; failures: { message: string }[] };

export async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Asks for the job every `everyMs` until it has ended. Throws with its reason when it failed. */
export async function ended(base: string, jobId: string, everyMs: number, onLook: (job: SeenJob) => void = () => undefined): Promise<SeenJob> {
  for (;;) {
    const job = (await (await fetch(`${base}/api/jobs/${jobId}`)).json()) as SeenJob;
    onLook(job);
    if (job.status === "completed") return job;
    if (job.status === "failed") throw new Error(`The package could not be read: ${job.error?.message ?? "no reason given"}`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}

/** A package of texts, read to the end. */
export async function fillPackage(base: string, count: number): Promise<string> {
  const { id } = await post<{ id: string }>(`${base}/api/packages`, { name: `${count} instruments`, county: "Blaine", state: "OK", as_of: "1985-01-01" });
  for (const { filename, text } of instrumentTexts(count)) await post(`${base}/api/documents`, { filename, text, package_id: id, process: false });
  const { job_id } = await post<{ job_id: string }>(`${base}/api/packages/${id}/process`, {});
  await ended(base, job_id, 1000);
  return id;
}
