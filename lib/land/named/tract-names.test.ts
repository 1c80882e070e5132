import { describe, expect, it } from "vitest";
import type { Land } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { tractsOf, tractsWithin } from "./tract-names";

const land: Land = {
  tracts: ["Tract 1", "Tract 2", "Tract 3", "Tract 4"].map((name, i) => ({
    ...emptyTract("other", `Section ${i === 0 ? "1" : i * 10} of the survey`, 0, 9),
    id: `t${i + 1}`,
    name,
  })),
};

describe("the tracts a clause names", () => {
  it.each([
    ["all of Tract Two", "t2"],
    ["in and to the following land: 1st Tract, the West half of Survey 61", ""],
    ['in the following land, to-wit: "2nd Tract", West half of Survey 61', ""],
    ["the two tracts of land in Marsh County: 1st Tract.", ""],
    ["the lands described as follows, to-wit: Parcel No. 1", ""],
    ["the surface of the lands, and in the First Tract.", "t1"],
    ["of the four tracts he keeps one, to-wit Bo takes Tract 2", "t2"],
    ["Tracts 1, 3 and 4 only", "t1 t3 t4"],
    ["as to Tract Two, one-half of the minerals", "t2"],
    ["as to Tract 2, 1/4 of the minerals, and in Tract 4 three-fourths", "t2 t4"],
    ["Tracts Two, Three and Four, two-thirds of the oil", "t2 t3 t4"],
    ["Tracts 2 through 4", "t2 t3 t4"],
    ["Parcel No. 3", "t3"],
    ["in Tract 2, 64 acres, E. Roe Survey, A-13, one-fourth", "t2"],
    ["two certain tracts: Tract 1, 200 acres in the Roe Survey", ""],
    ["the first tract", "t1"],
    ["Tract IV", "t4"],
    ["all tracts of the grantor", ""],
    ["1/2 of the minerals", ""],
    ["as to Tract 2, and not as to Tract 1, all of the oil", "t2"],
    ["from Tract 3 (but not from Tract 4) all of the oil", "t3"],
    ["no minerals in Tract 1, but all of the minerals in Tract 2", "t2"],
    ["real estate in Section 4: TRACT ONE. Beginning at a pin; thence north", ""],
    ["Tract 1: 300 acres. Tract 2: 340 acres, adjoining Tract 1", ""],
  ])("%s → %s", (clause, want) => {
    expect(tractsOf(clause, land).join(" ")).toBe(want);
  });

  it("takes no section whose number only begins like another", () => {
    expect(tractsWithin("Section 10 of the survey to Bo", land)).toEqual(["t2"]);
    expect(tractsWithin("Section 1 of the survey to Bo", land)).toEqual(["t1"]);
  });
});
