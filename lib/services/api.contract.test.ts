// The promises of the HTTP contract, on the real routes over a real Postgres.
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { readStoredFile } from "@/lib/platform/storage";
import { callApi, send } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const deed = `WARRANTY DEED

KNOW ALL MEN BY THESE PRESENTS: That JOSEPH TILLMAN and wife, ADA TILLMAN, of Major County, Oklahoma, in consideration of Ten Dollars, do hereby grant, bargain, sell and convey unto EDGAR POOLE, of Major County, Oklahoma, the following described real property situate in Major County, State of Oklahoma, to-wit:

The Southwest Quarter (SW/4) of Section 9, Township 22 North, Range 14 West, I. M., 160 acres,

and warrant the title to the same. Reserving unto the grantors an undivided one-half (1/2) interest in and to all of the oil, gas and other minerals in and under said land.

Signed and delivered this 4th day of May, 1931.

Joseph Tillman
Ada Tillman

Filed for record May 6, 1931. Recorded in Book 77, Page 12, Major County, Oklahoma.
`;

async function deedInPackage() {
  const pkg = (await callApi("createPackage", { body: { name: "Contract test", as_of: "1990-01-01" } })).value;
  const made = (await callApi("createDocuments", { body: { filename: "deed.txt", text: deed, package_id: pkg.id, process: false } })).value;
  return { packageId: pkg.id, documentId: made.items[0]?.id ?? "" };
}

async function processed() {
  const ids = await deedInPackage();
  const accepted = (await callApi("processPackage", { params: { id: ids.packageId }, body: {} })).value;
  return { ...ids, job: await runJobHere(accepted.job_id) };
}

afterAll(() => db().$disconnect());

describe("documents", () => {
  it("keeps the file of a text that is added while another document of the same content is deleted", async () => {
    const body = { filename: "twice.txt", text: `The same words, ${Date.now()}`, process: false };
    let id = (await callApi("createDocuments", { body })).value.items[0]?.id ?? "";
    for (let n = 0; n < 12; n++) {
      const [, added] = await Promise.all([callApi("deleteDocument", { params: { id } }), callApi("createDocuments", { body })]);
      id = added.value.items[0]?.id ?? "";
      expect((await callApi("getContent", { params: { id } })).status).toBe(200);
    }
  });

  it("takes the files of a package away with it, save those that another document has", async () => {
    const [one, two] = await Promise.all(["One", "Two"].map(async (name) => (await callApi("createPackage", { body: { name } })).value.id));
    const add = async (package_id: string | undefined, text: string) =>
      (await callApi("createDocuments", { body: { filename: "a.txt", text, package_id, process: false } })).value.items[0];
    const own = `Only here, ${Date.now()}`;
    const first = await add(one, own);
    await add(one, `${own}, and there`);
    const other = await add(two, `${own}, and there`);
    await callApi("deletePackage", { params: { id: one ?? "" } });
    await expect(readStoredFile(first?.sha256 ?? "")).rejects.toThrow("no longer stored");
    expect((await callApi("getContent", { params: { id: other?.id ?? "" } })).status).toBe(200);
  });

  it("adds a text and gives it back byte for byte", async () => {
    const { documentId } = await deedInPackage();
    const content = await send("GET", "/api/documents/{id}/content", { params: { id: documentId } });
    expect(await content.text()).toBe(deed);
    expect((await callApi("getDocument", { params: { id: documentId } })).value.status).toBe("uploaded");
  });

  it("refuses empty files, unknown packages and nameless files, and keeps nothing of them", async () => {
    const before = await db().document.count();
    const form = new FormData();
    form.append("file", new File([deed], "good.txt"));
    form.append("file", new File([], "empty.txt"));
    expect((await callApi("createDocuments", { form })).problem?.code).toBe("empty_file");
    expect((await callApi("createDocuments", { body: { filename: "a.txt", text: "x", package_id: "pkg_nowhere" } })).status).toBe(422);
    expect((await callApi("createDocuments", { body: { filename: "", text: "x" } })).status).toBe(422);
    expect((await callApi("createDocuments", { form: new FormData() })).status).toBe(422);
    expect(await db().document.count()).toBe(before);
  });

  it("keeps an instrument keyed by hand, with the reviewer as its evidence", async () => {
    const made = (
      await callApi("createDocuments", {
        body: {
          title: "Release of 1950",
          process: false,
          reviewer: "R. Dunn",
          resolved: { doc_type: { doc_type: "release_of_lease" }, dates: { executed: "1950-03" } },
        },
      })
    ).value;
    const dates = await callApi("getAspect", { params: { id: made.items[0]?.id ?? "", aspect: "dates" } });
    expect(dates.value.resolved).toMatchObject({ executed: "1950-03" });
    expect(dates.value.evidence["/executed"]?.[0]?.quote).toBe("keyed by R. Dunn");
  });

  it("answers 404 problems for ids that look like paths, unknown aspects and unknown paths", async () => {
    for (const id of ["..", "%2e%2e", "doc_../../etc", "x".repeat(500), "doc_\u0000"])
      expect((await callApi("getDocument", { params: { id } })).problem?.status).toBe(404);
    const { documentId } = await deedInPackage();
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "colour" } })).problem?.code).toBe("not_found");
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "dates" } })).problem?.code).toBe("not_extracted");
    expect((await send("GET", "/api/[...path]", { params: {} })).status).toBe(404);
  });

  it("answers 405 with Allow, 400 for what is not JSON, 415 for another type, 422 for NUL", async () => {
    const put = await send("PUT", "/api/documents");
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect((await callApi("createPackage", { raw: "{", headers: { "content-type": "application/json" } })).problem?.code).toBe("malformed_json");
    expect((await callApi("createPackage", { raw: "a=1", headers: { "content-type": "text/plain" } })).problem?.code).toBe("unsupported_media_type");
    expect((await callApi("createPackage", { body: { name: "a\u0000b" } })).status).toBe(422);
    expect((await callApi("createPackage", { body: { name: "n".repeat(10_000) } })).status).toBe(422);
    expect((await callApi("createPackage", { body: { name: "x", colour: "red" } })).status).toBe(422);
    expect((await callApi("listDocuments", { query: { limit: "0" } })).status).toBe(422);
    expect((await callApi("listDocuments", { query: { cursor: "nonsense" } })).status).toBe(422);
  });
});

describe("lists", () => {
  it("walks all packages by cursor without loss or repeat", async () => {
    for (let i = 0; i < 5; i++) await callApi("createPackage", { body: { name: `Walk ${i}` } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof callApi<"listPackages">>> = await callApi("listPackages", {
        query: { q: "Walk ", limit: "2", ...(cursor ? { cursor } : {}) },
      });
      seen.push(...page.value.packages.map((p) => p.name));
      cursor = page.value.next_cursor;
    } while (cursor);
    expect(seen).toEqual(["Walk 4", "Walk 3", "Walk 2", "Walk 1", "Walk 0"]);
  });
});

describe("processing", () => {
  it("reads a package to ownership, graph and traces, all in the contract's shape", async () => {
    const { packageId, documentId, job } = await processed();
    expect([job.status, job.failures]).toEqual(["completed", []]);
    expect(job.progress.done).toBe(job.progress.total);
    const graph = (await callApi("getEstateGraph", { params: { id: packageId } })).value;
    const ids = new Set(graph.dag.nodes.map((n) => n.id));
    expect(graph.dag.edges.every((e) => ids.has(e.source) && ids.has(e.target))).toBe(true);
    const engine = (await callApi("getTitleEngine", { params: { id: packageId } })).value;
    for (const effect of engine.result.effects) expect(engine.result.traces[effect.id]?.length).toBeGreaterThan(0);
    const own = (await callApi("getOwnership", { params: { id: packageId } })).value;
    const minerals = own.tracts.flatMap((t) => t.rows).filter((r) => r.estate_type === "mineral");
    expect(minerals.some((r) => /POOLE/i.test(r.name) && r.share.fraction === "1/2")).toBe(true);
    expect((await callApi("getRunsheet", { params: { id: packageId } })).value.rows).toHaveLength(1);
    expect((await callApi("getPackageParties", { params: { id: packageId } })).value.resolved.parties.length).toBeGreaterThanOrEqual(3);
    expect((await callApi("getDocumentTracts", { params: { id: documentId } })).value.resolved.tracts).toHaveLength(1);
  });

  it("gives the effects that are asked for with their traces and nothing else, and every document in one answer", async () => {
    const { packageId } = await processed();
    const whole = (await callApi("getTitleEngine", { params: { id: packageId } })).value.result;
    const wanted = whole.effects.at(-1)?.id ?? "";
    const some = (await callApi("getTitleEngine", { params: { id: packageId }, query: { effects: `${wanted},eff-nothing` } })).value.result;
    expect(some.effects).toEqual(whole.effects.filter((e) => e.id === wanted));
    expect(some.traces).toEqual({ [wanted]: whole.traces[wanted] });
    expect([some.issues, some.tracts, some.breaks, some.undetermined]).toEqual([[], [], [], []]);
    await callApi("createDocuments", { body: { filename: "again.txt", text: `${deed} `, package_id: packageId, process: false } });
    const page = (await callApi("listPackageDocuments", { params: { id: packageId }, query: { limit: "1" } })).value;
    const all = (await callApi("listPackageDocuments", { params: { id: packageId }, query: { limit: "1", all: "true" } })).value;
    expect([page.documents.length, all.documents.length, all.next_cursor]).toEqual([1, 2, null]);
  });

  it("gives exact quotes that are their slice of the markdown", async () => {
    const { documentId } = await processed();
    const { markdown } = (await callApi("getMarkdown", { params: { id: documentId } })).value;
    let exact = 0;
    for (const aspect of ["parties", "dates", "land", "conveyance", "doc_type"])
      for (const list of Object.values((await callApi("getAspect", { params: { id: documentId, aspect } })).value.evidence))
        for (const e of list)
          if (e.alignment === "exact") {
            exact++;
            expect(markdown.slice(e.start ?? 0, e.end ?? 0)).toBe(e.quote);
          }
    expect(exact).toBeGreaterThan(5);
  });

  it("refuses unknown stages by naming the allowed ones, and enrich_only together with stages", async () => {
    const { documentId } = await deedInPackage();
    const unknown = await callApi("processDocument", { params: { id: documentId }, body: { stages: ["extract_everything"] } });
    expect([unknown.status, unknown.problem?.code]).toEqual([422, "unknown_stage"]);
    expect(unknown.problem?.errors[0]?.message).toContain("extract_parties");
    expect((await callApi("processDocument", { params: { id: documentId }, body: { enrich_only: true, stages: ["markdown"] } })).problem?.code).toBe(
      "enrich_only_with_stages",
    );
  });

  it("re-runs enrichment without asking an extractor, and keeps a correction through a re-extraction", async () => {
    const { packageId, documentId } = await processed();
    const corrected = await callApi("correctAspect", {
      params: { id: documentId, aspect: "dates" },
      body: { resolved: { executed: "1931-05-05" }, note: "day misread" },
    });
    expect(corrected.value.reviewed?.note).toBe("day misread");
    expect(corrected.value.extracted).toMatchObject({ executed: "1931-05-04" });
    const again = (await callApi("processPackage", { params: { id: packageId }, body: { force: true } })).value;
    await runJobHere(again.job_id);
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "dates" } })).value.resolved).toMatchObject({ executed: "1931-05-05" });
    const only = await runJobHere((await callApi("processDocument", { params: { id: documentId }, query: { enrich_only: "true" }, body: {} })).value.job_id);
    expect(only.steps.map((s) => s.stage)).toEqual(["enrich"]);
    expect(only.usage.model_calls).toBe(0);
    expect((await callApi("withdrawCorrection", { params: { id: documentId, aspect: "dates" } })).status).toBe(204);
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "dates" } })).value.resolved).toMatchObject({ executed: "1931-05-04" });
    expect((await callApi("getHistory", { params: { id: documentId } })).value.items.map((h) => h.kind)).toContain("corrected");
  });

  it("keeps every one of several corrections that come at the same time", async () => {
    const { documentId } = await processed();
    const bodies = [{ executed: "1931-05-05" }, { recorded: "1931-05-09" }, { effective: "1931-06-01" }];
    await Promise.all(bodies.map((resolved) => callApi("correctAspect", { params: { id: documentId, aspect: "dates" }, body: { resolved } })));
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "dates" } })).value.reviewed?.patch).toEqual(Object.assign({}, ...bodies));
  });

  it("refuses a correction that would break the contract and changes nothing", async () => {
    const { documentId } = await processed();
    expect((await callApi("correctAspect", { params: { id: documentId, aspect: "dates" }, body: { resolved: { executed: "last May" } } })).status).toBe(422);
    expect((await callApi("getAspect", { params: { id: documentId, aspect: "dates" } })).value.reviewed).toBeNull();
  });

  it("cancels a job as failed with code cancelled, once", async () => {
    const { packageId } = await deedInPackage();
    const { job_id } = (await callApi("processPackage", { params: { id: packageId } })).value;
    expect((await callApi("cancelJob", { params: { id: job_id } })).value).toMatchObject({ status: "failed", error: { code: "cancelled" } });
    expect((await callApi("cancelJob", { params: { id: job_id } })).problem?.code).toBe("conflict");
    expect((await callApi("retryJob", { params: { id: job_id } })).value.status).toBe("queued");
  });
});

describe("stored results", () => {
  it("answers not_run and not_built before the first run, and 304 for the tag it gave", async () => {
    const { packageId } = await deedInPackage();
    expect((await callApi("getTitleEngine", { params: { id: packageId } })).problem?.code).toBe("not_run");
    expect((await callApi("getEstateGraph", { params: { id: packageId } })).problem?.code).toBe("not_built");
    const done = await processed();
    const first = await callApi("getEstateGraph", { params: { id: done.packageId } });
    const etag = first.headers.get("etag") ?? "";
    expect((await callApi("getEstateGraph", { params: { id: done.packageId }, headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("rebuilds the graph strict by default, exploratory on 1.1, and refuses other versions", async () => {
    const { packageId } = await processed();
    expect((await callApi("buildEstateGraph", { params: { id: packageId }, body: {} })).value.version).toBe("1.0");
    expect((await callApi("buildEstateGraph", { params: { id: packageId }, body: { version: "1.1" } })).value.version).toBe("1.1");
    expect((await callApi("buildEstateGraph", { params: { id: packageId }, body: { version: "2.0" } })).problem?.code).toBe("unknown_version");
  });

  it("keeps the run while nothing has changed, and runs the engine again after a correction", async () => {
    const { packageId, documentId } = await processed();
    const params = { id: packageId };
    const computedAt = async () => (await callApi("getTitleEngine", { params })).value.computed_at;
    const first = await computedAt();
    const before = (await callApi("buildEstateGraph", { params, body: {} })).value;
    expect(await computedAt()).toBe(first);
    await callApi("correctAspect", { params: { id: documentId, aspect: "dates" }, body: { resolved: { executed: "1931-05-01" } } });
    const after = (await callApi("buildEstateGraph", { params, body: {} })).value;
    expect(await computedAt()).not.toBe(first);
    const from = (g: typeof before) => g.dag.nodes.filter((n) => n.created_by !== null).map((n) => n.from);
    expect(from(before)).toContain("1931-05-04");
    expect(from(after)).toContain("1931-05-01");
  });

  it("exports runsheet, ownership, opinion and proof bundle, and knows no other export", async () => {
    const { packageId, documentId } = await processed();
    for (const name of ["runsheet.xlsx", "ownership.xlsx", "opinion.docx"]) {
      const file = new Uint8Array(await (await send("GET", "/api/packages/{id}/exports/{name}", { params: { id: packageId, name } })).arrayBuffer());
      expect([...file.slice(0, 2)]).toEqual([0x50, 0x4b]);
    }
    const bundle = JSON.parse((await callApi("exportPackage", { params: { id: packageId, name: "package.json" } })).text) as {
      documents: { id: string; sha256: string }[];
      ownership: object;
    };
    expect(bundle.documents).toMatchObject([{ id: documentId, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect((await callApi("exportPackage", { params: { id: packageId, name: "secrets.zip" } })).problem?.status).toBe(404);
  });

  it("keeps the reviewer's merge through a re-run", async () => {
    const { packageId } = await processed();
    const parties = (await callApi("getPackageParties", { params: { id: packageId } })).value.resolved.parties;
    const two = parties.slice(0, 2).map((p) => p.id);
    await callApi("decideParties", { params: { id: packageId }, body: { merge: two } });
    await runJobHere((await callApi("processPackage", { params: { id: packageId }, body: { force: true } })).value.job_id);
    expect((await callApi("getPackageParties", { params: { id: packageId } })).value.resolved.parties).toHaveLength(parties.length - 1);
  });
});

describe("idempotency", () => {
  it("gives the same answer for the same key and body, 409 for another body", async () => {
    const headers = { "idempotency-key": `k-${Math.random()}` };
    const first = await callApi("createPackage", { body: { name: "Once" }, headers });
    const second = await callApi("createPackage", { body: { name: "Once" }, headers });
    expect(second.value.id).toBe(first.value.id);
    expect((await callApi("createPackage", { body: { name: "Twice" }, headers })).problem?.code).toBe("idempotency_conflict");
  });
});

describe("system", () => {
  it("describes every operation in OpenAPI 3.1 and in the readable reference", async () => {
    const openapi = JSON.parse((await callApi("getOpenApi")).text) as { openapi: string; paths: Record<string, object> };
    expect(openapi.openapi).toBe("3.1.0");
    expect(Object.keys(openapi.paths)).toContain("/api/packages/{id}/estate-graph");
    expect((await callApi("getDocs")).text).toContain("Muniment API");
  });

  it("parses land without storing", async () => {
    const { tracts } = (await callApi("parseLand", { body: { text: "T22N-R14W, Section 9: SW/4" } })).value;
    expect(tracts[0]?.plss?.section).toBe(9);
  });
});
