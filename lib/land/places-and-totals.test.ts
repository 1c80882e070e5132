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
