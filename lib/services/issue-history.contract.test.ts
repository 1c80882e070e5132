// What a reviewer says of a requirement: kept with its history through every re-run.
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callApi } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const deed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That ORVAL TIBBS, a single man, for Ten Dollars, does hereby grant, bargain, sell and convey unto MAY STRAND an undivided
one-half (1/2) interest in and to all of the oil, gas and other minerals in and under the Southeast Quarter (SE/4) of Section 3, Township 20 North,
Range 11 West, I. M., Blaine County, Oklahoma.

Dated this 5th day of May, 1951.

Orval Tibbs

Filed for record May 9, 1951. Recorded in Book 40, Page 12, Blaine County, Oklahoma.
`;

async function packageWithIssue(): Promise<{ id: string; iss: string }> {
  const { id } = (await callApi("createPackage", { body: { name: "History", as_of: "1990-01-01" } })).value;
  await callApi("createDocuments", { body: { filename: "deed.txt", text: deed, package_id: id, process: false } });
  await runJobHere((await callApi("processPackage", { params: { id }, body: {} })).value.job_id);
  const iss = (await callApi("getTitleEngine", { params: { id } })).value.result.issues[0]?.id;
  if (!iss) throw new Error("The deed of a grantor without title raised no issue.");
  return { id, iss };
}

afterAll(() => db().$disconnect());

describe("the history of an issue", () => {
  it("keeps every word in order, by whom, through a new run; the same word twice is one entry", async () => {
    const params = await packageWithIssue();
    const say = async (body: object) => (await callApi("updateIssue", { params, body })).value;
    await say({ status: "waived", note: "Of no weight here.", reviewer: "Ida" });
    await say({ status: "waived" });
    const last = await say({ status: "open" });
    const said = [
      ["open", "Of no weight here.", "reviewer"],
      ["waived", "Of no weight here.", "Ida"],
    ];
    expect(last.history?.map((h) => [h.status, h.note, h.by])).toEqual(said);
    await callApi("runTitleEngine", { params: { id: params.id }, body: {} });
    const again = (await callApi("getTitleEngine", { params: { id: params.id } })).value.result.issues.find((i) => i.id === params.iss);
    expect(again?.history?.map((h) => [h.status, h.note, h.by])).toEqual(said);
    expect([again?.status, again?.note]).toEqual(["open", "Of no weight here."]);
  });
  it("loses no word of those said at the same time", async () => {
    const params = await packageWithIssue();
    const bodies = [{ note: "Asked for." }, { status: "cured" }, { note: "Asked for." }, { status: "cured" }];
    await Promise.all(bodies.map((body) => callApi("updateIssue", { params, body })));
    const last = (await callApi("updateIssue", { params, body: {} })).value;
    expect([last.status, last.note, last.history?.length]).toEqual(["cured", "Asked for.", 2]);
    expect([last.history?.[0]?.status, last.history?.[0]?.note]).toEqual(["cured", "Asked for."]);
  });
  it("belongs to a package that a run of the engine brings up to date, unless a document is still to be read", async () => {
    const { id } = await packageWithIssue();
    const status = async () => (await callApi("getPackage", { params: { id } })).value.status;
    await callApi("updatePackage", { params: { id }, body: { as_of: "1980-01-01" } });
    expect(await status()).toBe("stale");
    await callApi("runTitleEngine", { params: { id }, body: {} });
    expect(await status()).toBe("processed");
    await callApi("createDocuments", { body: { filename: "more.txt", text: deed, package_id: id, process: false } });
    await callApi("runTitleEngine", { params: { id }, body: {} });
    expect(await status()).toBe("stale");
  });
  it("is absent where nobody has spoken", async () => {
    const { id } = await packageWithIssue();
    const { issues } = (await callApi("getTitleEngine", { params: { id } })).value.result;
    for (const issue of issues) expect(issue.history).toBeUndefined();
  });
  it("refuses a name that is too long and keeps nothing of it", async () => {
    const params = await packageWithIssue();
    const refused = await callApi("updateIssue", { params, body: { status: "cured", reviewer: "x".repeat(201) } });
    expect([refused.status, refused.problem?.code]).toEqual([422, "invalid_request"]);
    expect((await callApi("getTitleEngine", { params: { id: params.id } })).value.result.issues.find((i) => i.id === params.iss)?.history).toBeUndefined();
  });
});
