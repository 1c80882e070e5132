import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const paper = (said: string) => readPaper(`WARRANTY DEED\n\nFrom Ada Venn, Grantor, to Bo Lark, Grantee.\n\n${said}\n\nSigned May 3, 1950.\n\nAda Venn`);
const LAND = "200 acres in the John Ward League, A-9, Marsh County, Texas";

describe("what is left out ahead of the thing given", () => {
  it.each([
    `Conveyed and sold to Grantee, with general warranty save for the royalty below: ${LAND}. Grantor keeps one-half of the royalty.`,
    `Grantor sells to Grantee, free of liens but subject to the minerals hereafter named, ${LAND}. Grantor keeps one-half of the royalty.`,
    `Grantor conveys and warrants, but not as to the one-half of the royalty excepted below, to Grantee ${LAND}. Grantor keeps one-half of the royalty.`,
    `Grantor conveys to Grantee, reserving to herself one-half of the royalty, ${LAND}.`,
  ])("is no thing given: %s", (said) => {
    const read = paper(said);
    expect(read.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(read.kept).toEqual([expect.stringContaining("Ada Venn royalty 1/2")]);
  });

  it("leaves out what is told at the place itself", () => {
    const read = paper(`Grantor conveys to Grantee ${LAND}, save and except the interests below: (a) one-fourth of the minerals owned by C. Moss.`);
    expect(read.excepted.join()).toContain("mineral 1/4");
  });

  it.each(["all minerals below 5,000 feet", "all oil and gas below the base of the Elm sand"])("keeps a depth for no pointing: %s", (what) => {
    expect(paper(`Grantor sells to Grantee ${LAND}, save and except ${what}.`).excepted.join()).toContain("mineral 1");
  });

  it("gives the minerals where they are the thing", () => {
    expect(paper(`Grantor conveys to Grantee, subject to a lease to D. Poe, one-half of the minerals in ${LAND}.`).grants).toEqual([
      "Bo Lark mineral 1/2 of whole",
    ]);
  });
});

describe("minerals named behind the acres of the whole", () => {
  const SECTION = "Section 17, Township 38 North, Range 70 West, Marsh County, Wyoming";
  it.each([
    `Ada Venn conveys to Bo Lark ${SECTION}, except the SW/4 NW/4, and containing 600 acres, and the oil, gas and all other minerals of the grantor.`,
    `Ada Venn conveys to Bo Lark ${SECTION}, less the north half of the northwest quarter, leaving 560 acres, more or less, and all minerals under it.`,
  ])("pass with the land: %s", (said) => {
    const { grants, excepted } = paper(said);
    expect([grants, excepted]).toEqual([["Bo Lark fee 1 of whole"], []]);
  });
  it("stay behind where they are left out beside the land", () =>
    expect(paper(`Ada Venn conveys to Bo Lark ${SECTION}, except the SW/4 NW/4 and except all oil and gas.`).excepted.join()).toContain("mineral 1"));
});
