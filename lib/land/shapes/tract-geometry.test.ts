import { describe, expect, it } from "vitest";
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { chainRectangle } from "./region-rectangles";
import { tractGeometry } from "./tract-geometry";

const tract = (more: Partial<Tract>): Tract => ({ ...emptyTract("plss", "", 0, 0), ...more });
const plss = (label: string, aliquots: string[], lots: number[] = []) => ({ meridian: null, township: "5N", range: "6W", section: 9, aliquots, lots, label });

describe("shapes of a tract", () => {
  it("lie where their parts lie", () => {
    expect(chainRectangle("N/2 SE/4")).toEqual({ x: 8, y: 8, w: 8, h: 4 });
    expect(chainRectangle("NWSE")).toEqual({ x: 8, y: 8, w: 4, h: 4 });
    expect(chainRectangle("E 1/4 NE/4")).toEqual({ x: 14, y: 0, w: 2, h: 8 });
    expect(chainRectangle("ALL")).toEqual({ x: 0, y: 0, w: 16, h: 16 });
  });
  it("are none where the words are no part of the grid", () => {
    for (const text of ["Lot 4", "", "A-12", "NENWX"]) expect(chainRectangle(text)).toBeNull();
  });
  it("follow corrected codes when the label still says the old part", () => {
    const [g] = tractGeometry(tract({ plss: plss("N/2", ["NENE"]) }));
    expect(g?.shapes.map((s) => s.label)).toEqual(["NENE"]);
  });
  it("name lots without an outline and hatch what is excepted", () => {
    const t = tract({
      plss: plss("Lot 2, NE/4", ["NENE", "NWNE", "SENE", "SWNE"], [2]),
      exceptions: [{ text: "less SW/4 SE/4", plss: plss("SW/4 SE/4", ["SWSE"]) }],
    });
    expect(tractGeometry(t)[0]?.shapes.map((s) => [s.kind, s.label, s.points.length])).toEqual([
      ["aliquot", "NE/4", 4],
      ["lot", "Lot 2", 0],
      ["exception", "SW/4 SE/4", 4],
    ]);
  });
  it("give a figure by calls a frame of its own", () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(tractGeometry(tract({ kind: "metes_bounds", ring, exceptions: [{ text: "less", ring }] })).map((g) => [g.frame, g.shapes[0]?.kind])).toEqual([
      ["feet", "polygon"],
      ["feet", "exception"],
    ]);
  });
});
