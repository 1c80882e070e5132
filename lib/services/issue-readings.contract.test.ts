// The readings behind a requirement: what the engine would say under each, on the real route over a real Postgres.
import { afterAll, describe, expect, it } from "vitest";
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { db } from "@/lib/db/client";
import { callApi } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const land = "the Northeast Quarter (NE/4) of Section 20, Township 18 North, Range 10 West, I. M., Blaine County, Oklahoma";
const patent = `THE UNITED STATES OF AMERICA

Homestead Certificate No. 311. Now know ye, that there is granted by the United States unto Alden Roe the tract of land described as follows: ${land}, containing 160 acres. To have and to hold unto the said Alden Roe and to his heirs and assigns forever.

Given under my hand the 2nd day of May, 1904. Filed for record June 1, 1904, in Book 1, Page 9, Blaine County, Oklahoma.
`;
const deed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That Alden Roe, a single man, Grantor, for Ten Dollars, does hereby grant, bargain, sell and convey unto Vera Holt, Grantee, an undivided one-half of one-eighth (1/2 of 1/8) interest in and to all of the oil, gas and other minerals in and under ${land}.

WITNESS my hand this 6th day of June, 1929.

Alden Roe

Filed for record June 8, 1929, in Book 60, Page 14, Blaine County, Oklahoma.
`;

async function packageRead(): Promise<string> {
  const { id } = (await callApi("createPackage", { body: { name: "Readings", as_of: "1990-01-01" } })).value;
  for (const [filename, text] of Object.entries({ "patent.txt": patent, "deed.txt": deed }))
    await callApi("createDocuments", { body: { filename, text, package_id: id, process: false } });
  await runJobHere((await callApi("processPackage", { params: { id }, body: {} })).value.job_id);
  return id;
}

afterAll(() => db().$disconnect());

describe("the readings of an issue", () => {
  it("stand side by side: the one taken moves nothing, under the other somebody gains what somebody loses", async () => {
    const id = await packageRead();
    const before = (await callApi("getOwnership", { params: { id } })).text;
    const { issues } = (await callApi("getTitleEngine", { params: { id } })).value.result;
    const issue = issues.find((i) => i.code === "DOUBLE_FRACTION" || i.code === "ESTATE_MISCONCEPTION");
    if (!issue) throw new Error(`No issue on the double fraction: ${issues.map((i) => i.code).join()}`);
    const { questions } = (await callApi("getIssueReadings", { params: { id, iss: issue.id } })).value;
    const readings = questions[0]?.readings ?? [];
    expect(readings.map((r) => r.taken).toSorted()).toEqual([false, true]);
    expect(readings.find((r) => r.taken)?.label).toMatch(/^1\/2 /);
    const moves = readings.find((r) => !r.taken)?.moves.map((m) => [m.name, m.estate_type, m.before, m.after]);
    expect(moves).toContainEqual(["Vera Holt", "mineral", "1/2", "1/16"]);
    expect(moves).toContainEqual(["Alden Roe", "mineral", "1/2", "15/16"]);
    expect((await callApi("getOwnership", { params: { id } })).text).toBe(before);
  });
  it("are compared a few clauses at a time, and none is passed over", async () => {
    const id = await packageRead();
    const deedId = (await callApi("listPackageDocuments", { params: { id } })).value.documents.find((d) => d.filename === "deed.txt")?.id ?? "";
    const { resolved } = (await callApi("getAspect", { params: { id: deedId, aspect: "conveyance" } })).value;
    const grant = (resolved as Conveyance).grants[0];
    const grants = [1, 2, 3, 4, 5, 6].map((n) => ({ ...grant, text: `${grant?.text} (${n})` }));
    await callApi("correctAspect", { params: { id: deedId, aspect: "conveyance" }, body: { resolved: { grants } } });
    const { issues } = (await callApi("runTitleEngine", { params: { id }, body: {} })).value.result;
    const iss = issues.find((i) => i.code === "DOUBLE_FRACTION")?.id ?? "";
    const first = (await callApi("getIssueReadings", { params: { id, iss } })).value;
    expect(first).toMatchObject({ left: 2, next: 4 });
    const rest = (await callApi("getIssueReadings", { params: { id, iss }, query: { skip: "4" } })).value;
    expect(rest).toMatchObject({ left: 0, next: null });
    const about = [...first.questions, ...rest.questions].map((q) => q.about);
    expect(grants.every((g) => about.includes(g.text))).toBe(true);
  });
  it("are not found for an issue that is not there", async () => {
    const id = await packageRead();
    expect((await callApi("getIssueReadings", { params: { id, iss: "iss-none" } })).problem?.code).toBe("not_found");
  });
});
