// Every operation of the contract on the real routes over a real Postgres: what it does when all is well, what it says to bad input, and to what is not there.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OperationId, operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import { db } from "@/lib/db/client";
import { callApi, send } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const deed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That HARLAN PIKE, a widower, of Woods County, Oklahoma, for Ten Dollars, does hereby grant, bargain, sell, convey and assign unto
LENA COBB, of Alva, Oklahoma, an undivided one-fourth (1/4) interest in and to all of the oil, gas and other minerals in and under the Northwest Quarter (NW/4) of
Section 15, Township 27 North, Range 13 West, I. M., Woods County, Oklahoma.

Dated this 2nd day of June, 1947.

Harlan Pike

Filed for record June 4, 1947. Recorded in Book 31, Page 208, Woods County, Oklahoma.
`;

type Ids = { packageId: string; documentId: string; issueId: string; jobId: string; parties: string[] };
type Input = NonNullable<Parameters<typeof send>[2]>;
type Make = (ids: Ids) => Input | Promise<Input>;
/** `invalid` is null only where an operation takes nothing but ids, `missing` only where it takes none. */
type Case = { ok: Make; invalid: { input: Make; status: 400 | 409 | 415 | 422 } | null; missing: Input | null };

let ids: Ids;
const text = (packageId: string) => ({ body: { filename: "deed.txt", text: deed, package_id: packageId, process: false } });
const newPackage = async () => (await callApi("createPackage", { body: { name: "Every operation", as_of: "1990-01-01" } })).value.id;
const newDocument = async (packageId: string) => (await callApi("createDocuments", text(packageId))).value.items[0]?.id ?? "";
/** A document with a page to look at: a blank sheet, as an image. */
const newScan = async () => {
  const sheet = await sharp({ create: { width: 300, height: 400, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(sheet)], "sheet.png"));
  form.append("process", "false");
  return (await callApi("createDocuments", { form })).value.items[0]?.id ?? "";
};
const newJob = async () => {
  const packageId = await newPackage();
  await newDocument(packageId);
  return (await callApi("processPackage", { params: { id: packageId }, body: {} })).value.job_id;
};

const pkg =
  (more: Omit<Input, "params"> = {}) =>
  (known: Ids): Input => ({ params: { id: known.packageId }, ...more });
const doc =
  (more: Omit<Input, "params"> = {}) =>
  (known: Ids): Input => ({ params: { id: known.documentId }, ...more });
const dates =
  (more: Omit<Input, "params"> = {}) =>
  (known: Ids): Input => ({ params: { id: known.documentId, aspect: "dates" }, ...more });
const bad = (input: Make, status: 400 | 409 | 415 | 422 = 422) => ({ input, status });
const noPackage = (more: Omit<Input, "params"> = {}): Input => ({ params: { id: "pkg_0000000000000000000000" }, ...more });
const noDocument = (more: Record<string, string> = {}, rest: Omit<Input, "params"> = {}): Input => ({
  params: { id: "doc_0000000000000000000000", ...more },
  ...rest,
});
const noJob: Input = { params: { id: "job_0000000000000000000000" } };
const onlyId = (ok: Make, missing: Input): Case => ({ ok, invalid: null, missing });

const cases: Record<OperationId, Case> = {
  listDocuments: { ok: () => ({}), invalid: bad(() => ({ query: { limit: "none" } })), missing: null },
  createDocuments: { ok: (known) => text(known.packageId), invalid: bad(() => ({ body: { filename: "a.txt" } })), missing: null },
  getDocument: onlyId(doc(), noDocument()),
  updateDocument: {
    ok: doc({ body: { filename: "renamed.txt" } }),
    invalid: bad(doc({ body: { filename: 7 } })),
    missing: noDocument({}, { body: { filename: "x.txt" } }),
  },
  deleteDocument: onlyId(async (known) => ({ params: { id: await newDocument(known.packageId) } }), noDocument()),
  getMarkdown: onlyId(doc(), noDocument()),
  getPageImage: {
    ok: async () => ({ params: { id: await newScan(), n: "1" }, query: { width: "200" } }),
    invalid: bad((known) => ({ params: { id: known.documentId, n: "1" }, query: { width: "9" } })),
    missing: noDocument({ n: "1" }),
  },
  getPageWords: onlyId((known) => ({ params: { id: known.documentId, n: "1" } }), noDocument({ n: "1" })),
  getDocumentReview: onlyId(doc(), noDocument()),
  getContent: onlyId(doc(), noDocument()),
  getAspect: { ok: dates(), invalid: bad(dates({ query: { level: "L9" } })), missing: noDocument({ aspect: "dates" }) },
  correctAspect: {
    ok: dates({ body: { resolved: { executed: "1947-06-03" } } }),
    invalid: bad(dates({ body: { resolved: { executed: "June" } } })),
    missing: noDocument({ aspect: "dates" }, { body: { resolved: {} } }),
  },
  withdrawCorrection: onlyId(dates(), noDocument({ aspect: "dates" })),
  getDocumentParties: onlyId(doc(), noDocument()),
  getDocumentTracts: onlyId(doc(), noDocument()),
  getHistory: onlyId(doc(), noDocument()),
  processDocument: { ok: doc({ body: {} }), invalid: bad(doc({ body: { stages: ["guess"] } })), missing: noDocument({}, { body: {} }) },
  listJobs: { ok: () => ({}), invalid: bad(() => ({ query: { status: "asleep" } })), missing: null },
  getJob: onlyId((known) => ({ params: { id: known.jobId } }), noJob),
  watchJob: onlyId((known) => ({ params: { id: known.jobId } }), noJob),
  cancelJob: onlyId(async () => ({ params: { id: await newJob() } }), noJob),
  retryJob: onlyId(async () => {
    const id = await newJob();
    await callApi("cancelJob", { params: { id } });
    return { params: { id } };
  }, noJob),
  listPackages: { ok: () => ({}), invalid: bad(() => ({ query: { limit: "-1" } })), missing: null },
  createPackage: { ok: () => ({ body: { name: "Another" } }), invalid: bad(() => ({ body: { name: "" } })), missing: null },
  getPackage: onlyId(pkg(), noPackage()),
  updatePackage: { ok: pkg({ body: { county: "Woods" } }), invalid: bad(pkg({ body: { as_of: "soon" } })), missing: noPackage({ body: { county: "Woods" } }) },
  deletePackage: onlyId(async () => ({ params: { id: await newPackage() } }), noPackage()),
  listPackageDocuments: { ok: pkg(), invalid: bad(pkg({ query: { limit: "0" } })), missing: noPackage() },
  processPackage: {
    ok: async () => ({ params: { id: await newPackage() }, body: {} }),
    invalid: bad(pkg({ raw: "{", headers: { "content-type": "application/json" } }), 400),
    missing: noPackage({ body: {} }),
  },
  getPackageParties: onlyId(pkg(), noPackage()),
  decideParties: {
    ok: (known) => ({ params: { id: known.packageId }, body: { merge: known.parties } }),
    invalid: bad(pkg({ body: { merge: ["one"] } })),
    missing: noPackage({ body: { merge: ["pty_a", "pty_b"] } }),
  },
  getPackageTracts: onlyId(pkg(), noPackage()),
  getReviewQueue: onlyId(pkg(), noPackage()),
  decideReview: {
    ok: (known) => ({
      params: { id: known.packageId },
      body: { action: "confirm", items: [{ document_id: known.documentId, aspect: "dates", pointer: "/executed" }] },
    }),
    invalid: bad(pkg({ body: { action: "guess", items: [] } })),
    missing: noPackage({ body: { action: "confirm", items: [{ document_id: "doc_x", aspect: "dates", pointer: "/executed" }] } }),
  },
  getTitleEngine: { ok: pkg({ query: { effects: "eff-none" } }), invalid: bad(pkg({ query: { effects: "e".repeat(50_001) } })), missing: noPackage() },
  runTitleEngine: { ok: pkg({ body: {} }), invalid: bad(pkg({ body: { as_of: "1990-02-31" } })), missing: noPackage({ body: {} }) },
  updateIssue: {
    ok: (known) => ({ params: { id: known.packageId, iss: known.issueId }, body: { status: "waived", note: "Accepted." } }),
    invalid: bad((known) => ({ params: { id: known.packageId, iss: known.issueId }, body: { status: "forgotten" } })),
    missing: { params: { id: "pkg_0000000000000000000000", iss: "iss-0" }, body: { status: "open" } },
  },
  getIssueReadings: {
    ok: (known) => ({ params: { id: known.packageId, iss: known.issueId }, query: { skip: "0" } }),
    invalid: bad((known) => ({ params: { id: known.packageId, iss: known.issueId }, query: { skip: "some" } })),
    missing: { params: { id: "pkg_0000000000000000000000", iss: "iss-0" } },
  },
  getEstateGraph: onlyId(pkg(), noPackage()),
  buildEstateGraph: {
    ok: pkg({ body: { version: "1.1" } }),
    invalid: bad(pkg({ raw: "version=1.0", headers: { "content-type": "application/x-www-form-urlencoded" } }), 415),
    missing: noPackage({ body: {} }),
  },
  getOwnership: { ok: pkg({ query: { as_of: "1950-01-01" } }), invalid: bad(pkg({ query: { as_of: "yesterday" } })), missing: noPackage() },
  getRunsheet: onlyId(pkg(), noPackage()),
  exportPackage: onlyId((known) => ({ params: { id: known.packageId, name: "runsheet.xlsx" } }), {
    params: { id: "pkg_0000000000000000000000", name: "runsheet.xlsx" },
  }),
  parseLand: { ok: () => ({ body: { text: "T27N-R13W, Sec. 15: NW/4" } }), invalid: bad(() => ({ body: { text: 15 } })), missing: null },
  readText: {
    ok: () => ({ body: { text: "June 2, 1947", control: "date" } }),
    invalid: bad(() => ({ body: { text: "x", control: "colour" } })),
    missing: null,
  },
  getHealth: { ok: () => ({}), invalid: null, missing: null },
  getOpenApi: { ok: () => ({}), invalid: null, missing: null },
  getDocs: { ok: () => ({}), invalid: null, missing: null },
};

beforeAll(async () => {
  const packageId = await newPackage();
  const documentId = await newDocument(packageId);
  const jobId = (await callApi("processPackage", { params: { id: packageId }, body: {} })).value.job_id;
  await runJobHere(jobId);
  const engine = (await callApi("getTitleEngine", { params: { id: packageId } })).value;
  const { parties } = (await callApi("getPackageParties", { params: { id: packageId } })).value.resolved;
  ids = { packageId, documentId, jobId, issueId: engine.result.issues[0]?.id ?? "", parties: parties.slice(0, 2).map((p) => p.id) };
}, 60_000);
afterAll(() => db().$disconnect());

describe.each(Object.entries(cases) as [OperationId, Case][])("%s", (id, { ok, invalid, missing }) => {
  const op: Operation = operations[id];

  it("answers as its contract says", async () => {
    const answer = await callApiRaw(id, await ok(ids));
    expect([answer.status, answer.problem]).toEqual([op.status, null]);
  });

  if (invalid)
    it(`says ${invalid.status} to bad input, and what was wrong`, async () => {
      const answer = await callApi(id, await invalid.input(ids));
      expect(answer.status).toBe(invalid.status);
      expect(answer.problem?.detail?.length).toBeGreaterThan(10);
    });
  else
    it("takes nothing that could be wrong but ids", () => {
      expect([op.body, op.query]).toEqual([undefined, undefined]);
    });

  if (missing)
    it("says 404 to what is not there", async () => {
      const answer = await callApi(id, missing);
      expect([answer.status, answer.problem?.code]).toEqual([404, "not_found"]);
    });
  else
    it("names nothing that could be missing", () => {
      expect(op.params).toBeUndefined();
    });
});

/** A stream of events has no end of its own: its head is enough, and it is let go. */
async function callApiRaw(id: OperationId, input: Input): Promise<{ status: number; problem: unknown }> {
  const op: Operation = operations[id];
  if (op.produces !== "text/event-stream") return callApi(id, input);
  const response = await send(op.method, op.path, input);
  await response.body?.cancel();
  return { status: response.status, problem: null };
}
