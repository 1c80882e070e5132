// What comes in while a job runs is not taken for computed when it ends.
import { afterAll, describe, expect, it } from "vitest";
import { packageStages } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { callApi } from "@/lib/testing/api";
import { endJob, runPackageStage } from "./finish-job";
import { planJob } from "./plan-job";
import { runJobHere } from "./run-job-here";

const deed = `WARRANTY DEED

OLA FINCH, a widow, for value received, grants, bargains, sells and conveys unto ROY TANNER all of the Northeast Quarter of Section 9,
Township 16 North, Range 8 West, I. M., Kingfisher County, Oklahoma, and warrants the title to the same.

Dated this 3rd day of June, 1947.

Ola Finch

Filed for record June 6, 1947. Recorded in Book 88, Page 140, Kingfisher County, Oklahoma.
`;

afterAll(() => db().$disconnect());

describe("a package whose job ends", () => {
  const processed = async () => {
    const { id } = (await callApi("createPackage", { body: { name: "Ends", as_of: "1990-01-01" } })).value;
    const { items } = (await callApi("createDocuments", { body: { filename: "deed.txt", text: deed, package_id: id, process: false } })).value;
    await runJobHere((await callApi("processPackage", { params: { id }, body: {} })).value.job_id);
    return { id, documentId: items[0]?.id ?? "" };
  };
  const status = async (id: string) => (await callApi("getPackage", { params: { id } })).value.status;
  const ends = async (id: string, meanwhile: () => Promise<unknown>) => {
    const { job_id } = (await callApi("processPackage", { params: { id }, body: { enrich_only: true } })).value;
    await planJob(job_id);
    for (const stage of packageStages) await runPackageStage(job_id, id, stage, true);
    await meanwhile();
    await endJob(job_id);
    return status(id);
  };

  it("is up to date where nothing came in between", async () => {
    const { id } = await processed();
    expect(await status(id)).toBe("processed");
    expect(await ends(id, async () => undefined)).toBe("processed");
  });

  it("is not where a value was corrected, a paper added or the date moved after the engine ran", async () => {
    const { id, documentId } = await processed();
    const corrected = () => callApi("correctAspect", { params: { id: documentId, aspect: "dates" }, body: { resolved: { executed: "1947-06-04" } } });
    expect(await ends(id, corrected)).toBe("stale");
    expect(await ends(id, async () => undefined)).toBe("processed");
    expect(await ends(id, () => callApi("updatePackage", { params: { id }, body: { as_of: "1980-01-01" } }))).toBe("stale");
    const added = () => callApi("createDocuments", { body: { filename: "more.txt", text: deed, package_id: id, process: false } });
    expect(await ends(id, added)).toBe("stale");
  });
});
