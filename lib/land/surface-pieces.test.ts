// Pieces of which only the surface went before: the land stays whole, the piece stands beside it.
import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";
import { isSurfacePiece, surfaceClauses } from "./surface-pieces";

const read = (text: string) => parseLand(text).map((t) => [t.survey?.abstract ?? t.kind, t.acres_stated, isSurfacePiece(t), t.reference?.page ?? null]);

describe("a piece of which only the surface is left out", () => {
  it.each([
    "Survey 21, D. & W. Co., Abstract 55, Elm County, Texas, less the surface of 7.25 acres deeded to Roe in Vol. 9, page 30",
    "Survey 21, D. & W. Co., Abstract 55, Elm County, Texas (save only the surface estate in the 7.25 acres sold to Roe, Vol. 9, page 30)",
    "all of Survey 21, D. & W. Co., A-55, Elm County, Texas, but not the surface of 7.25 acres thereof conveyed to Roe by Vol. 9, page 30, whose minerals I kept",
    "Survey 21, D. & W. Co., A-55, Elm County, Texas, from which there is left out the surface alone of 7.25 acres conveyed to Roe in Vol. 9, page 30",
    "Survey 21, D. & W. Co., A-55, excluding the surface of 7.25 acres conveyed to Roe in Vol. 9, page 30, but including the minerals under said 7.25 acres",
  ])("is a tract of its own beside the whole: %s", (text) => {
    expect(read(text)).toEqual([
      ["A-55", null, false, null],
      ["A-55", "7.25", true, "30"],
    ]);
  });
  it("leaves the acres of the whole to the whole", () => {
    expect(read("320 acres, Survey 21, D. & W. Co., Abstract 55, less the surface of 4 acres sold to Roe")).toEqual([
      ["A-55", "320", false, null],
      ["A-55", "4", true, null],
    ]);
  });
  it("ends where the list goes on", () => {
    const list =
      "Survey 21, D. & W. Co., A-55, less the surface of 4 acres sold to Roe in Vol. 9, page 30; and 6 acres out of Survey 22 conveyed to me in Vol. 9, page 31";
    expect(read(list)).toEqual([
      ["A-55", null, false, null],
      ["other", "6", false, "31"],
      ["A-55", "4", true, "30"],
    ]);
  });
  it.each([
    "Survey 21, D. & W. Co., Abstract 55, less 4 acres sold to Roe",
    "the surface of 4 acres out of Survey 21, D. & W. Co., Abstract 55",
    "Survey 21, D. & W. Co., Abstract 55, 320 acres, more or less, the surface only",
    "320 acres, Survey 21, D. & W. Co., Abstract 55, without the use of the surface",
  ])("is not taken from other words: %s", (text) => {
    expect(parseLand(text).some(isSurfacePiece)).toBe(false);
  });
  it("comes to an end on long texts", () => {
    const long = "LESS THE SURFACE OF ".repeat(4000);
    const from = performance.now();
    expect(surfaceClauses(long)).toEqual([]);
    expect(performance.now() - from).toBeLessThan(1500);
  });
});

describe("the deed of a neighbour", () => {
  it("describes no land of this paper", () => {
    expect(read("Survey 22, D. & W. Co., Abstract 56, of 640 acres, adjoining Survey 21 sold by me to J. Roe (Book F, page 12)")).toEqual([
      ["A-56", "640", false, null],
    ]);
    expect(read("Survey 22, D. & W. Co., Abstract 56, of 640 acres, the same land conveyed to J. Roe in Book 4, page 12, adjoining Survey 21")[0]?.[3]).toBe(
      "12",
    );
  });
});
