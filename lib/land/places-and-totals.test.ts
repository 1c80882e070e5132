import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const read = (text: string): string[] =>
  parseLand(text).map((t) => `${t.plss?.section} ${t.plss?.township} ${t.plss?.label} ${t.acres_stated ?? "-"}${t.exceptions.length ? " less" : ""}`);

describe("where several lands lie, and what they come to", () => {
  it.each([
    [
      "N/2 of Section 22, excepting therefrom 5 acres off the West side thereof; also the SW/4 of Section 9, all being in T25N-R9W",
      ["22 25N N/2 - less", "9 25N SW/4 -"],
    ],
    ["the N/2 of Section 9; and the N/2 SE/4 of Section 25, all being in T26S-R7W, containing 400 acres, more or less", ["9 26S N/2 -", "25 26S N/2 SE/4 -"]],
    [
      "In T28N, R16W:\n\nParcel A: Section 21: the W/2;\n\nParcel B: Section 12: the NE/4 and the SW/4, being 640 acres in all.",
      ["21 28N W/2 -", "12 28N NE/4, SW/4 -"],
    ],
    [
      "Parcel A: Section 25: the S/2 N/2; Parcel B: Section 24: the NE/4, all in Township 8 North of Range 24 West, in the aggregate 320 acres, less and except one-half of the minerals",
      ["25 8N S/2 N/2 -", "24 8N NE/4 -"],
    ],
    [
      "Parcel A: Section 20: the SE/4; Parcel B: Section 29: the S/2 N/2, all in Township 10 South, Range 4 West, and containing 320 acres according to the Government survey thereof",
      ["20 10S SE/4 -", "29 10S S/2 N/2 -"],
    ],
  ])("%s", (text, want) => {
    expect(read(text)).toEqual(want);
  });
  it("leaves its own acres to the last of several lands", () => {
    expect(read("Tract 1: the NE/4 of Section 4, 160 acres; Tract 2: the S/2 of Section 9, 320 acres, all in T25N-R9W")).toEqual([
      "4 25N NE/4 160",
      "9 25N S/2 320",
    ]);
  });
});

describe("land told beside", () => {
  it("takes a range told once behind several townships for them all", () => {
    const text = "Sections 31 and 32 in Township Eight North, and Sections 5 and 6 in Township Seven North, all in Range Twelve West";
    expect(parseLand(text).map((t) => `${t.plss?.section} ${t.plss?.township} ${t.plss?.range}`)).toEqual(["31 8N 12W", "32 8N 12W", "5 7N 12W", "6 7N 12W"]);
  });
  it.each([
    ["all of Section 7 south of the railroad, T8N-R12W", ["partial"]],
    ["the NE/4 east of the Red River, Section 7, T8N-R12W", ["partial"]],
    ["all of Section 7 of T8N-R12W", []],
  ])("takes land beside a line for a part: %s", (text, warned) => {
    expect(parseLand(text).flatMap((t) => t.warnings.map((w) => w.code))).toEqual(warned);
  });
  it.each([
    [
      "Beginning at a stone; thence north 300 varas; thence west 226 varas; thence south 300 varas; thence east 226 varas to the place of beginning, containing 12 acres in the William Hardy Survey, A-154; and also the North 40 acres of the Juan Robles Survey, A-22.",
      ["William Hardy 12", "Juan Robles 40"],
    ],
    [
      "12 acres out of the William Hardy Survey, A-154, beginning at a stone; thence north 300 varas; thence west 226 varas; thence south 300 varas; thence east 226 varas to the beginning. Also 40 acres off the North side of the Juan Robles Survey, A-22.",
      ["William Hardy 12", "Juan Robles 40"],
    ],
  ])("reads land behind a closed figure: %s", (text, want) => {
    expect(parseLand(text, { state: "TX" }).map((t) => `${t.survey?.name} ${t.acres_stated}`)).toEqual(want);
  });
});
