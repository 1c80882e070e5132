import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";
import { chainRectangle, platShapes } from "./plat-shapes";

describe("shapes for the plat", () => {
  it("places aliquots in a section of sixteen by sixteen, north-west first", () => {
    expect(chainRectangle("NE/4")).toEqual({ x: 8, y: 0, w: 8, h: 8 });
    expect(chainRectangle("W/2 E/2 SW/4 SE/4 NE/4")).toEqual({ x: 13, y: 6, w: 0.5, h: 2 });
    expect(chainRectangle("ALL")).toEqual({ x: 0, y: 0, w: 16, h: 16 });
  });
  it("draws the land left, and what is excepted as an exception", () => {
    const [t] = parseLand("T5N-R6W Sec. 9: NE/4 except the NE/4NE/4");
    if (!t) throw new Error("no tract");
    expect(platShapes(t)[0]?.shapes.map((s) => [s.kind, s.label])).toEqual([
      ["aliquot", "S/2 NE/4"],
      ["aliquot", "NW/4 NE/4"],
      ["exception", "NE/4 NE/4"],
    ]);
  });
  it("draws a survey from its ring in feet", () => {
    const [t] = parseLand("Beginning at a stake; thence North 300 feet; thence East 200 feet; thence South 300 feet; thence West 200 feet to the beginning");
    if (!t) throw new Error("no tract");
    expect(platShapes(t)).toEqual([
      {
        frame: "feet",
        section: null,
        shapes: [
          {
            kind: "polygon",
            label: "Survey",
            points: [
              { x: 0, y: 0 },
              { x: 0, y: 300 },
              { x: 200, y: 300 },
              { x: 200, y: 0 },
            ],
          },
        ],
      },
    ]);
  });
});
