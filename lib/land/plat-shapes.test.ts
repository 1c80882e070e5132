import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";
import { chainRectangle, regionShapes } from "./plat-shapes";
import { codesRegion } from "./set/aliquot-codes";

describe("shapes for the plat", () => {
  it("places aliquots in a section of sixteen by sixteen, north-west first", () => {
    expect(chainRectangle("NE/4")).toEqual({ x: 8, y: 0, w: 8, h: 8 });
    expect(chainRectangle("W/2 E/2 SW/4 SE/4 NE/4")).toEqual({ x: 13, y: 6, w: 0.5, h: 2 });
    expect(chainRectangle("ALL")).toEqual({ x: 0, y: 0, w: 16, h: 16 });
  });
  it("draws a region a rectangle each part of its normal print", () => {
    const [t] = parseLand("T5N-R6W Sec. 9: NE/4 except the NE/4NE/4");
    expect(regionShapes(codesRegion(t?.plss?.aliquots ?? [])).map((s) => [s.kind, s.label, s.points[0]])).toEqual([
      ["aliquot", "S/2 NE/4", { x: 8, y: 4 }],
      ["aliquot", "NW/4 NE/4", { x: 8, y: 0 }],
    ]);
  });
});
