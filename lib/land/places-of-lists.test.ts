import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const tracts = (land: string): string[] =>
  readInstrument({
    name: "a.txt",
    text: `WARRANTY DEED. IRA POOL, single, for Ten Dollars, grants and conveys unto ADA VENN ${land} May 9, 1931. Ira Pool. Filed May 20, 1931, Book 9, page 3, Elm County, North Dakota.`,
  }).land.resolved.tracts.map((t) => (t.plss ? `${t.plss.label} ${t.plss.section}-${t.plss.township}-${t.plss.range}` : `${t.kind} ${t.acres_stated}`));

describe("township and range as a bare pair behind sections", () => {
  it.each([
    ["Sections 7 and 8, 150-92.", ["ALL 7-150N-92W", "ALL 8-150N-92W"]],
    ["Sections 7 and 8-150-92.", ["ALL 7-150N-92W", "ALL 8-150N-92W"]],
    ["the NE/4 of Section 7, 150-92, Elm County, North Dakota.", ["NE/4 7-150N-92W"]],
    ["S/2 Section 7 and N/2 Section 8, 150-92, Elm County.", ["S/2 7-150N-92W", "N/2 8-150N-92W"]],
    ["Section 7, 21-8.", ["ALL 7-21N-8W"]],
  ])("%s", (land, want) => expect(tracts(land)).toEqual(want));

  it("leaves a rising pair of section numbers a range of sections", () =>
    expect(tracts("Sections 3, 5-8, Township 150 North, Range 92 West.")).toEqual([3, 5, 6, 7, 8].map((n) => `ALL ${n}-150N-92W`)));
});

describe("the size of all the land, told behind what comes along with it", () => {
  it.each([
    "Sections 7 and 8, Township 150 North, Range 92 West; together with all minerals; 1,280 acres.",
    "Sections 7 and 8, Township 150 North, Range 92 West; with all oil, gas and other minerals therein; in all 1,275.5 acres.",
  ])("is no land of its own: %s", (land) => expect(tracts(land)).toEqual(["ALL 7-150N-92W", "ALL 8-150N-92W"]));

  it("leaves other land told by its acres a land", () =>
    expect(
      tracts(
        "TRACT 1: Section 7, Township 150 North, Range 92 West.\n\nTRACT 2: Section 8, Township 150 North, Range 92 West.\n\nTRACT 3: my other farm of 90 acres in Elm County.",
      ),
    ).toContain("other 90"));
});

it("takes no pair of sections for a township where one stands behind", () =>
  expect(tracts("Sections 7, 8, 9, 20-18, in T150N R92W, Elm County, North Dakota.").every((t) => t.endsWith("-150N-92W"))).toBe(true));
