import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const said = (text: string) => parseLand(text).map((t) => `${t.survey?.section ?? t.plss?.section} ${(t.survey?.aliquots ?? t.plss?.aliquots ?? []).length}`);

describe("the part that an assignment deals with, told in rows of its exhibit", () => {
  const rows = (leased: string, dealt: string) =>
    `EXHIBIT "A"\nLessor: Ada Venn\nRecording: Book 12, Page 9, Oil & Gas Records\n${leased}\n${dealt}\nFiled May 3, 1990.`;

  it.each([
    [
      "Lands described in Lease: Section 22, Block C-3, T&P Ry. Co. Survey, 640 acres",
      "Lands Assigned: the W/2 of Section 22, Block C-3, T&P Ry. Co. Survey, 320 acres",
    ],
    ["Leased Premises: Section 22, Block C-3, T&P Ry. Co. Survey", "Assigned Premises: W/2 of Section 22, Block C-3, T&P Ry. Co. Survey"],
    ["Lands covered by the lease: All of Section 22, T3N, R4W", "Acreage Released: the W/2 of Section 22, T3N, R4W"],
  ])("is the land, not all of the lease: %s / %s", (leased, dealt) => {
    expect(said(rows(leased, dealt))).toEqual(["22 8"]);
  });

  it("keeps the land of the lease where no part is told apart", () => {
    expect(said(rows("Lands described in Lease: Section 22, T3N, R4W", "Lands Assigned: all of the above"))).toEqual(["22 16"]);
  });
});

describe("parts of a survey's section", () => {
  it("reads parts of sections numbered in four figures", () => {
    expect(said("the NW/4 of Section 2114, D. & S. E. Ry. Co. Survey, A-88, Archer County, Texas")).toEqual(["2114 4"]);
  });

  it("adds parts that are listed with names of their own", () => {
    expect(
      said("Tract 1, the North half (N/2) and Tract 2, the South half (S/2) of Section 1311, B. B. B. & C. R. R. Co. Survey, A-40, 320 acres each"),
    ).toEqual(["1311 16"]);
    expect(said("Tract A, being the NE/4, and Tract B, being the SE/4, of Section 7, T5N, R6W")).toEqual(["7 8"]);
    expect(said("Tract No. 1, the NE/4 of Section 3, and Tract No. 2, the NW/4 of Section 4, T5N, R6W")).toEqual(["3 4", "4 4"]);
  });

  it.each([
    ["Sections 21, 22 and W/2 of 23, Block 1, T&P Survey, Ward County, Texas", "21 0, 22 0, 23 8"],
    ["Sections 4, 5 and the N/2 of 6, T5N, R6W", "4 16, 5 16, 6 8"],
    ["Section 4, the W/2 of 5 and the NE/4 NE/4 of 9, T5N, R6W", "4 16, 5 8, 9 1"],
  ])("gives a part to the bare number behind it: %s", (text, want) => {
    expect(said(text).slice(0, want.split(", ").length).join(", ")).toBe(want);
  });

  it("tells parts of the same section apart, and a part kept from the part dealt with", () => {
    expect(said("On the N/2 of Section 18, Block 2, T&P Survey, a well was completed. On the S/2 of the same section none was drilled.")).toEqual([
      "18 8",
      "18 8",
    ]);
    expect(said("insofar as it covers the N/2 of Section 18, T5N, R6W. Assignor keeps the lease on the S/2 of said section.")).toEqual(["18 8"]);
  });

  it("takes no section of a code for one of a survey", () => {
    expect(parseLand("CORRECTION (Property Code Section 5.029). Land: 80 acres, John Venn Survey, A-9, Texas")[0]?.survey?.section).toBeNull();
  });

  it("takes no column of records for a survey", () => {
    expect(parseLand("Section 9, Block 7, recorded in Book 4 of the Oil & Gas Records, Ward County, Texas")[0]?.survey?.name ?? null).toBeNull();
  });
});
