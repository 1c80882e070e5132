// The files that a package is taken away as, on the real route over a real Postgres.
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callApi, send } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const deed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That NILS ABEL, a single man, for Ten Dollars, does hereby grant, bargain, sell and convey unto CORA VANCE an undivided
one-third (1/3) interest in and to all of the oil, gas and other minerals in and under the Southwest Quarter (SW/4) of Section 30, Township 17 North,
Range 12 West, I. M., Blaine County, Oklahoma.

Dated this 5th day of May, 1951.

Nils Abel

Filed for record May 9, 1951. Recorded in Book 44, Page 2, Blaine County, Oklahoma.
`;
const patent = `THE UNITED STATES OF AMERICA

Homestead Certificate No. 52. Now know ye, that there is granted by the United States unto Nils Abel the tract of land described as follows: the Southwest Quarter (SW/4) of Section 30, Township 17 North, Range 12 West, I. M., Blaine County, Oklahoma, containing 160 acres. To have and to hold unto the said Nils Abel and to his heirs and assigns forever.

Given under my hand the 11th day of June, 1903. Filed for record July 1, 1903, in Book 2, Page 31, Blaine County, Oklahoma.
`;

let id = "";
const file = async (name: string) => new Uint8Array(await (await send("GET", "/api/packages/{id}/exports/{name}", { params: { id, name } })).arrayBuffer());
const xmlOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith(".xml"))
    .map(([, data]) => strFromU8(data))
    .join("\n");

beforeAll(async () => {
  id = (await callApi("createPackage", { body: { name: "Exports", county: "Blaine", state: "OK", as_of: "1990-01-01" } })).value.id;
  for (const [filename, text] of Object.entries({ "patent.txt": patent, "deed.txt": deed }))
    await callApi("createDocuments", { body: { filename, text, package_id: id, process: false } });
  await runJobHere((await callApi("processPackage", { params: { id }, body: {} })).value.job_id);
});
afterAll(() => db().$disconnect());

describe("exports", () => {
  it("give the ownership with exact fractions beside live formulas", async () => {
    const xml = xmlOf(await file("ownership.xlsx"));
    expect(xml).toContain(">1/3<");
    expect(xml).toMatch(/<f>F\d+\/G\d+<\/f><v>0\.33333333<\/v>/);
  });
  it("give a draft opinion with caption, documents, ownership, requirements and assumptions", async () => {
    const xml = xmlOf(await file("opinion.docx"));
    for (const words of [
      "Title opinion (draft)",
      "Blaine County, OK",
      "Documents examined",
      "Cora Vance",
      "Requirements",
      "Assumptions",
      "Title starts in the sovereign.",
    ])
      expect(xml).toContain(words);
  });
  it("give the proof bundle: hashes, who read what by which version, corrections, decisions, the rules applied with their law, figures", async () => {
    const bundle = JSON.parse(new TextDecoder().decode(await file("package.json")));
    expect(bundle.documents).toHaveLength(2);
    for (const document of bundle.documents) {
      expect(document.sha256).toMatch(/^[0-9a-f]{64}$/);
      for (const reading of Object.values<{ extractor: string; version: string }>(document.readings))
        expect([reading.extractor, typeof reading.version]).toEqual(["rules", "string"]);
    }
    expect(bundle.decisions).toEqual([]);
    expect(bundle.rules.length).toBeGreaterThan(0);
    for (const rule of bundle.rules) expect(Object.keys(rule)).toEqual(expect.arrayContaining(["id", "title", "cites", "jurisdictions", "in_force", "family"]));
    expect(bundle.ownership.tracts[0].rows.map((r: { name: string; share: { fraction: string } }) => [r.name, r.share.fraction])).toContainEqual([
      "Cora Vance",
      "1/3",
    ]);
  });
});
