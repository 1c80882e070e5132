// The batches of an enrichment as the executor sees them: which events are sent, which documents are ended.
import { InngestTestEngine } from "@inngest/test";
import { beforeEach, expect, it, vi } from "vitest";
import { eventNames } from "@/lib/contracts/events";
import { StageError } from "@/lib/services/stage-error";
import { enrichDocuments } from "./enrich-documents";
import { processJob } from "./process-job";

const { runEnrichStage, finishDocuments, planJob } = vi.hoisted(() => ({ runEnrichStage: vi.fn(), finishDocuments: vi.fn(), planJob: vi.fn() }));
vi.mock("@/lib/services/run-enrich-stage", () => ({ runEnrichStage }));
vi.mock("@/lib/services/finish-job", async (original) => ({ ...(await original<object>()), finishDocuments }));
vi.mock("@/lib/services/plan-job", async (original) => ({ ...(await original<object>()), planJob }));

const sent = { handler: () => ({ ids: [] }) };
const engine = (fn: typeof enrichDocuments | typeof processJob, name: string, data: object, sends: string[]) =>
  new InngestTestEngine({ function: fn, events: [{ name, data }], steps: sends.map((id) => ({ id, ...sent })) });
const batch = { job_id: "job_a", document_ids: ["doc_a", "doc_b", "doc_c"] };

beforeEach(() => {
  vi.resetAllMocks();
  finishDocuments.mockResolvedValue({ last: true });
});

it("enriches a batch in one step and ends its documents together", async () => {
  runEnrichStage.mockResolvedValue({ live: true, again: [], failed: 1 });
  const { result, ctx } = await engine(enrichDocuments, eventNames.enrichRequested, batch, []).execute();
  expect(result).toEqual({ last: true });
  expect(runEnrichStage).toHaveBeenCalledWith("job_a", ["doc_a", "doc_b", "doc_c"], false);
  expect(finishDocuments).toHaveBeenCalledWith("job_a", ["doc_a", "doc_b", "doc_c"]);
  expect(ctx.step.sendEvent).not.toHaveBeenCalled();
});

it("hands a document that may yet succeed to a run of its own, and ends the others without it", async () => {
  runEnrichStage.mockResolvedValue({ live: true, again: [{ id: "doc_b", error: new StageError("unexpected", "no", true) }], failed: 0 });
  const { ctx } = await engine(enrichDocuments, eventNames.enrichRequested, batch, ["again-alone"]).execute();
  const event = { id: "job_a-doc_b", name: eventNames.documentRequested, data: { job_id: "job_a", document_id: "doc_b" } };
  expect(ctx.step.sendEvent).toHaveBeenCalledWith("again-alone", [event]);
  expect(finishDocuments).toHaveBeenCalledWith("job_a", ["doc_a", "doc_c"]);
});

const documents = Array.from({ length: 120 }, (_, i) => `doc_${i}`);
const asked = { job_id: "job_a" };

it("asks for many documents an event where nothing is read", async () => {
  planJob.mockResolvedValue({ live: true, documents, package_id: null, enrich_only: true });
  const { ctx } = await engine(processJob, eventNames.jobRequested, asked, ["fan-out-0"]).execute();
  const events = ctx.step.sendEvent.mock.calls[0]?.[1] as { name: string; data: { document_ids: string[] } }[];
  expect(events.map((e) => [e.name, e.data.document_ids.length])).toEqual([
    [eventNames.enrichRequested, 50],
    [eventNames.enrichRequested, 50],
    [eventNames.enrichRequested, 20],
  ]);
  expect(events.flatMap((e) => e.data.document_ids)).toEqual(documents);
});

it("asks for one document an event where documents are read", async () => {
  planJob.mockResolvedValue({ live: true, documents, package_id: null, enrich_only: false });
  const { ctx } = await engine(processJob, eventNames.jobRequested, asked, ["fan-out-0"]).execute();
  const events = ctx.step.sendEvent.mock.calls[0]?.[1] as { name: string; data: { document_id: string } }[];
  expect(events.map((e) => e.data.document_id)).toEqual(documents);
  expect(new Set(events.map((e) => e.name))).toEqual(new Set([eventNames.documentRequested]));
});
