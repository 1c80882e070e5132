import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const placed = (text: string) =>
  parseLand(text).map((t) =>
    t.plss
      ? `${t.plss.township} ${t.plss.range} ${t.plss.section} ${t.plss.label}`
      : `${t.survey?.name} ${t.survey?.block ?? t.survey?.abstract} ${t.survey?.section} ${t.acres_stated}`,
  );

describe("a place told once for numbered tracts", () => {
  it.each([
    [
      "ahead",
      "the following in Township 4 North, Range 5 West:\n\nParcel One: the SE¼ of Section 6 and Lot 4 of Section 7;\nParcel Two: the NE¼ of Section 18.",
    ],
    ["behind", "Tract 1: the SE¼ of Section 6 and Lot 4 of Section 7;\nTract 2: the NE¼ of Section 18;\nall in Township 4 North, Range 5 West."],
  ])("is that of each: %s", (_where, text) => expect(placed(text)).toEqual(["4N 5W 6 SE/4", "4N 5W 7 Lot 4", "4N 5W 18 NE/4"]));
  it("with its section", () =>
    expect(placed("all in Section 9, T4N, R5W, Marsh County: Tract 1: the SE¼; Tract 2: the NE/4")).toEqual(["4N 5W 9 SE/4", "4N 5W 9 NE/4"]));
  it("with the block of its survey, behind or ahead", () => {
    const want = ["H. & T. C. Ry. Co. 34 6 null", "H. & T. C. Ry. Co. 34 7 null"];
    expect(placed("in Block 34, H. & T. C. Ry. Co. Survey, Elm County, Texas: Tract 1: the SE¼ of Section 6; Tract 2: the NE/4 of Section 7")).toEqual(want);
  });
  it("but not of a tract that names its own, nor of land ahead of the list", () => {
    expect(placed("Tract 1: the SE¼ of Section 6, T1N, R2E; Tract 2: the NE/4 of Section 7, all in T4N, R5W")).toEqual(["1N 2E 6 SE/4", "4N 5W 7 NE/4"]);
    expect(placed("the N/2 of Section 9, T4N, R5W; and also Tract 2: the NE/4 of Section 7, T1N, R5W")).toEqual(["4N 5W 9 N/2", "1N 5W 7 NE/4"]);
  });
});

describe("acres of several surveys told ahead of them", () => {
  it.each([
    ["240 acres, to-wit: W/2 Elm Survey 461, A-668, 160 acres, and SE/4 Elm Survey 460, A-667, 80 acres.", ["160", "80"]],
    ["240 acres, being the W/2 of Elm Survey 461, A-668, and the SE/4 of Elm Survey 460, A-667.", [null, null]],
    ["40 acres out of Elm Survey 461, A-668, and the SE/4 of Elm Survey 460, A-667.", ["40", null]],
  ])("are those of no single one: %s", (text, want) => expect(parseLand(text).map((t) => t.acres_stated)).toEqual(want));
});
