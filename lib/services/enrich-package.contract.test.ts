// Enrichment of a stored package: many documents in few statements, and each as if it were alone.
import pg from "pg";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { callApi } from "@/lib/testing/api";
import { instrumentTexts } from "@/lib/testing/instrument-texts";
import { finishDocuments } from "./finish-job";
import { planJob } from "./plan-job";
import { runEnrichStage } from "./run-enrich-stage";
import { runJobHere } from "./run-job-here";

async function readPackage(count: number): Promise<{ packageId: string; ids: string[] }> {
  const pkg = (await callApi("createPackage", { body: { name: "Enriched", as_of: "1985-01-01" } })).value;
  const ids: string[] = [];
  for (const { filename, text } of instrumentTexts(count))
    ids.push((await callApi("createDocuments", { body: { filename, text, package_id: pkg.id, process: false } })).value.items[0]?.id ?? "");
  const { job_id } = (await callApi("processPackage", { params: { id: pkg.id }, body: {} })).value;
  expect((await runJobHere(job_id)).status).toBe("completed");
  return { packageId: pkg.id, ids };
}

const enrichOnly = async (packageId: string): Promise<string> =>
  (await callApi("processPackage", { params: { id: packageId }, body: { enrich_only: true } })).value.job_id;

/** A job that is planned and not run. */
async function planned(packageId: string): Promise<string> {
  const jobId = await enrichOnly(packageId);
  await planJob(jobId);
  return jobId;
}

const l1Of = (ids: string[]) =>
  db().extraction.findMany({ where: { documentId: { in: ids }, level: "L1" }, omit: { at: true }, orderBy: [{ documentId: "asc" }, { aspect: "asc" }] });
const columnsOf = (ids: string[]) => db().document.findMany({ where: { id: { in: ids } }, omit: { updatedAt: true, stages: true }, orderBy: { id: "asc" } });
const stepsOf = (jobId: string, ids: string[]) => db().jobStep.findMany({ where: { jobId, documentId: { in: ids } }, orderBy: { documentId: "asc" } });
const readEntries = (ids: string[], jobId: string) =>
  db().historyEntry.count({ where: { documentId: { in: ids }, kind: "processed", detail: { path: ["job_id"], equals: jobId } } });

/** L0 that no reader writes: enrichment cannot go on from it. */
const breakReading = (id: string) => db().extraction.updateMany({ where: { documentId: id, level: "L0", aspect: "parties" }, data: { resolved: 7 } });

/** While `work` goes on, the database does something more whenever a reading of the document is written. */
async function onReadingOf<T>(documentId: string, statement: string, work: () => Promise<T>): Promise<T> {
  const name = `on_${documentId}`;
  const body = `BEGIN IF NEW.document_id = '${documentId}' THEN ${statement}; END IF; RETURN NEW; END`;
  await db().$executeRawUnsafe(`CREATE FUNCTION ${name}() RETURNS trigger AS $$ ${body} $$ LANGUAGE plpgsql`);
  await db().$executeRawUnsafe(`CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON extractions FOR EACH ROW EXECUTE FUNCTION ${name}()`);
  try {
    return await work();
  } finally {
    await db().$executeRawUnsafe(`DROP FUNCTION ${name}() CASCADE`);
  }
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count;
}

afterEach(() => vi.restoreAllMocks());
afterAll(() => db().$disconnect());

describe("enrich_only over a package", () => {
  it("makes of L0 what reading made of it: values, evidence, provenance and columns", async () => {
    const { packageId, ids } = await readPackage(12);
    const [readings, columns] = [await l1Of(ids), await columnsOf(ids)];
    await db().extraction.deleteMany({ where: { documentId: { in: ids.slice(0, 6) }, level: "L1" } });
    await db().extraction.updateMany({ where: { documentId: { in: ids.slice(6) }, level: "L1" }, data: { resolved: {}, evidence: {}, version: "old" } });
    await db().document.updateMany({ where: { id: { in: ids } }, data: { docType: null, title: null, executed: null, sortDate: "9999", book: "x" } });
    const job = await runJobHere(await enrichOnly(packageId));
    expect(readings).toHaveLength(60);
    expect(await l1Of(ids)).toEqual(readings);
    expect(await columnsOf(ids)).toEqual(columns);
    expect(job).toMatchObject({ status: "completed", kind: "enrich_package", progress: { done: 15, total: 15 }, failures: [] });
    for (const step of job.steps) expect(step).toMatchObject({ status: "done", attempts: 1, duration_ms: expect.any(Number) });
    const { stages } = (await callApi("getDocument", { params: { id: ids[0] ?? "" } })).value;
    expect(stages.enrich).toMatchObject({ status: "done", error: null });
    expect(stages.markdown?.status).toBe("done");
    expect(await readEntries(ids, job.id)).toBe(12);
  });

  it("keeps a correction on top of what it makes, in the columns too", async () => {
    const { packageId, ids } = await readPackage(2);
    const id = ids[1] ?? "";
    await callApi("correctAspect", { params: { id, aspect: "dates" }, body: { resolved: { executed: "1921-03-09" } } });
    await db().document.updateMany({ where: { id }, data: { executed: null } });
    await runJobHere(await enrichOnly(packageId));
    expect((await callApi("getDocument", { params: { id } })).value.executed).toBe("1921-03-09");
    expect((await callApi("getAspect", { params: { id, aspect: "dates" } })).value.extracted).not.toMatchObject({ executed: "1921-03-09" });
  });

  it("shows a correction that is made while the batch is written", async () => {
    const { packageId, ids } = await readPackage(3);
    const correct = `INSERT INTO corrections (document_id, aspect, patch, by) VALUES (NEW.document_id, 'dates', '{"executed": "1921-03-09"}', 'R. Dunn') ON CONFLICT DO NOTHING`;
    await onReadingOf(ids[1] ?? "", correct, async () => runJobHere(await enrichOnly(packageId)));
    expect((await callApi("getDocument", { params: { id: ids[1] ?? "" } })).value.executed).toBe("1921-03-09");
  });

  it("asks the database as often for twelve documents as for three", async () => {
    const { packageId, ids } = await readPackage(12);
    const jobId = await planned(packageId);
    const few = await statementsOf(() => runEnrichStage(jobId, ids.slice(0, 3), false));
    const many = await statementsOf(() => runEnrichStage(jobId, ids, false));
    expect(few).toBeGreaterThan(5);
    expect(many).toBe(few);
    await db().document.updateMany({ where: { id: { in: ids.slice(0, 3) } }, data: { pageCount: 90 } });
    expect(await statementsOf(() => runEnrichStage(jobId, ids, false)), "many pages are taken in several turns").toBeGreaterThan(2 * many);
  });
});

describe("a document that fails in a batch", () => {
  it("fails alone with its reason where nothing was read of it", async () => {
    const { packageId, ids } = await readPackage(4);
    await db().extraction.deleteMany({ where: { documentId: ids[2] ?? "", level: "L0" } });
    const job = await runJobHere(await enrichOnly(packageId));
    expect(job.status).toBe("completed");
    expect(job.failures).toMatchObject([{ document_id: ids[2], stage: "enrich", code: "not_extracted" }]);
    expect(job.steps.filter((s) => s.document_id && s.status === "done").map((s) => s.document_id)).toEqual(ids.filter((id) => id !== ids[2]).sort());
    const failed = (await callApi("getDocument", { params: { id: ids[2] ?? "" } })).value;
    expect([failed.status, failed.stages.enrich?.error?.code]).toEqual(["failed", "not_extracted"]);
    expect((await callApi("getHistory", { params: { id: ids[2] ?? "" } })).value.items[0]).toMatchObject({ kind: "failed" });
    expect((await callApi("getDocument", { params: { id: ids[3] ?? "" } })).value.status).toBe("processed");
    expect(await readEntries(ids, job.id)).toBe(3);
  });

  it("is left to be tried again where a repeat may cure it, and recorded on the last attempt", async () => {
    const { packageId, ids } = await readPackage(3);
    await breakReading(ids[1] ?? "");
    const jobId = await planned(packageId);
    const first = await runEnrichStage(jobId, ids, false);
    expect(first.again.map(({ id }) => id)).toEqual([ids[1]]);
    const states = async () => Object.fromEntries((await stepsOf(jobId, ids)).map((s) => [s.documentId, s.status]));
    expect(await states()).toEqual({ [ids[0] ?? ""]: "done", [ids[1] ?? ""]: "running", [ids[2] ?? ""]: "done" });
    expect(await runEnrichStage(jobId, [ids[1] ?? ""], true)).toMatchObject({ again: [], failed: 1 });
    expect((await stepsOf(jobId, [ids[1] ?? ""]))[0]).toMatchObject({ status: "failed", attempts: 2, error: { code: "unexpected" } });
  });

  it("fails alone where the database refuses what was made of it", async () => {
    const { packageId, ids } = await readPackage(4);
    const refused = ids[1] ?? "";
    const job = await onReadingOf(refused, "RAISE EXCEPTION 'refused here'", async () => runJobHere(await enrichOnly(packageId)));
    expect(job.failures.map((f) => f.document_id)).toEqual([refused]);
    expect(job.failures[0]?.message).toContain("refused here");
    expect(job.steps.filter((s) => s.document_id && s.status === "done")).toHaveLength(3);
  });

  it("is skipped where it was deleted meanwhile", async () => {
    const { packageId, ids } = await readPackage(3);
    const jobId = await planned(packageId);
    await db().document.delete({ where: { id: ids[0] ?? "" } });
    expect(await runEnrichStage(jobId, ids, false)).toEqual({ live: true, again: [], failed: 0 });
    expect((await stepsOf(jobId, ids)).map((s) => s.status).sort()).toEqual(["done", "done", "skipped"]);
  });
});

describe("a batch that is run again", () => {
  it("leaves the same readings, one entry in each history, and one end of the job", async () => {
    const { packageId, ids } = await readPackage(5);
    const before = await l1Of(ids);
    const jobId = await planned(packageId);
    for (let i = 0; i < 2; i++) {
      await runEnrichStage(jobId, ids, false);
      expect(await finishDocuments(jobId, ids)).toEqual({ last: true });
    }
    expect(await l1Of(ids)).toEqual(before);
    expect(await readEntries(ids, jobId)).toBe(5);
    expect(await db().outboxEvent.count({ where: { id: `evt_finish_${jobId}` } })).toBe(1);
  });

  it("does nothing for a job that was cancelled", async () => {
    const { packageId, ids } = await readPackage(3);
    const jobId = await planned(packageId);
    await callApi("cancelJob", { params: { id: jobId } });
    await db().document.updateMany({ where: { id: { in: ids } }, data: { title: "as it was" } });
    expect((await runEnrichStage(jobId, ids, false)).live).toBe(false);
    expect((await columnsOf(ids)).map((d) => d.title)).toEqual(["as it was", "as it was", "as it was"]);
    expect((await stepsOf(jobId, ids)).map((s) => s.status)).toEqual(["skipped", "skipped", "skipped"]);
  });
});
