import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { spokenParts } from "./spoken-parts";

const labels = (text: string) => parseLand(text).map((t) => t.plss?.label);

describe("parts of a section as people speak of them", () => {
  it.each([
    ["the forty in the southeast corner of Section 9, Township 4 South, Range 3 West", ["SE/4 SE/4"]],
    ["the forty in the northwest corner of the Northeast Quarter of Section 9, T4S, R3W", ["NW/4 NE/4"]],
    ["the quarter in the northwest corner of Section 9, T4S, R3W", ["NW/4"]],
    ["the quarter section at the southeast corner of Section 9, T4S, R3W", ["SE/4"]],
    ["the half section on the north side of Section 9, T4S, R3W", ["N/2"]],
    ["the two north forties of the NW/4 of Section 9, T4S, R3W", ["N/2 NW/4"]],
    ["the south two forties of the NW/4 of Section 9, T4S, R3W", ["S/2 NW/4"]],
    ["the South half of that quarter section, being the SE/4 SE/4 and the SW/4 SE/4 of Section 9, T4S, R3W", ["S/2 SE/4"]],
    [
      "So much of the 120 acres bought of Roe as lies in the South half of the quarter section, being the forty in the southeast corner of Section 9, T4S, R3W",
      ["SE/4 SE/4"],
    ],
    ["the North half of the quarter section told in Book 4, that is, Lots 1 and 2 of Section 4, T4S, R3W", ["Lot 1, Lot 2"]],
    ["the SW/4 of 7-9S-20W, by the plat, being Lots 3 and 4 and the E/2 SW/4 of said section", ["SW/4"]],
  ])("%s", (text, want) => expect(labels(text).map((l) => l?.split(", ").sort().join())).toEqual(want.map((l) => l.split(", ").sort().join())));

  it("takes acres of a side or a corner of a whole section for the part that they are, and a strip of none for a piece", () => {
    const labelOf = (words: string) => parseLand(`${words} Section 9, T4S, R3W`)[0];
    expect(labelOf("the South 480 acres of")?.plss?.label).toBe("S/2 N/2, S/2");
    expect(labelOf("the West 320 acres of")?.plss?.label).toBe("W/2");
    expect(labelOf("160 acres in the Northwest corner of")?.plss?.label).toBe("NW/4");
    expect(labelOf("160 acres off the East side of")?.plss?.label).toBe("E/2 E/2");
    expect(labelOf("the South 137 acres of")?.warnings.map((w) => w.code)).toContain("partial");
    expect(labelOf("480 acres out of")?.plss?.label).toBe("ALL");
    expect(parseLand("the South 480 acres of Section 14, Block 25, H. & T. C. Ry. Co. Survey", { state: "TX" })[0]?.survey?.aliquots?.length).toBe(12);
  });

  it.each([
    "THE SOUTH HALF OF THE SOUTHEAST QUARTER OF SECTION 9",
    "THE EAST HALF OF SAID QUARTER OF THE NW/4",
    "FORTY ACRES IN THE NORTHEAST CORNER OF THE NE/4",
    "ONE QUARTER OF THE MINERALS",
  ])("leaves %s as it is", (text) => expect(spokenParts(text)).toBe(text));

  it("keeps every character at its place", () => {
    const text = "THE FORTY IN THE SOUTHEAST CORNER OF SECTION 9 AND THE WEST HALF OF SAID QUARTER";
    expect(spokenParts(text)).toHaveLength(text.length);
  });
});
