import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acresText } from "@/lib/fraction/net-acres";
import { parseLand } from "@/lib/land/parse-land";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { difference, intersection, type Region, union } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { ACRES_PER_UNIT } from "@/lib/land/shapes/region-rectangles";
import { areaOf, common, joined, type Polygon, polygonOf, without } from "./polygon";
import { regionPolygon } from "./region-polygon";

const code = fc.constantFrom("NE", "NW", "SE", "SW", "N2", "S2", "E2", "W2", "NENE", "SWNE", "N2SE", "W2NW", "SENW", "E2E2", "S2SWSE", "NWNWSW");
const region: fc.Arbitrary<Region> = fc.array(code, { minLength: 1, maxLength: 4 }).map(codesRegion);
const acres = (p: Polygon | null): number => Math.round(areaOf(p ?? []) * ACRES_PER_UNIT * 1000) / 1000;
const exact = (r: Region): number => Number(acresText(regionAcres(r)));
const polygon = (r: Region): Polygon => regionPolygon(r) ?? [];

describe("polygons", () => {
  it("agree with the exact grid on what is common, joined and left", () =>
    fc.assert(
      fc.property(region, region, (a, b) => {
        expect(acres(common(polygon(a), polygon(b)))).toBe(exact(intersection(a, b)));
        expect(acres(joined([polygon(a), polygon(b)]))).toBe(exact(union(a, b)));
        expect(acres(without(polygon(a), polygon(b)))).toBe(exact(difference(a, b)));
      }),
      { numRuns: 60 },
    ));
  it("take the land that a crossing ring goes round, and nothing from a line", () => {
    const bow = polygonOf([
      { x: 0, y: 0 },
      { x: 2, y: 2 },
      { x: 2, y: 0 },
      { x: 0, y: 2 },
    ]);
    expect(areaOf(bow ?? [])).toBeCloseTo(2, 9);
    expect(
      polygonOf([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toBeNull();
    expect(
      polygonOf([
        { x: 0, y: 0 },
        { x: Number.NaN, y: 1 },
        { x: 1, y: 0 },
      ]),
    ).toBeNull();
  });
});

const square = (feet: number, from: string): string =>
  `${from}; thence South ${feet} feet; thence West ${feet} feet; thence North ${feet} feet; thence East ${feet} feet to the point of beginning`;

describe("a figure laid into its section", () => {
  it.each([
    ["Beginning at the NE corner of said Section 4", [16, 0]],
    ["Beginning at the Northeast corner of the SW/4 of Section 4", [8, 8]],
    ["Beginning at a point 330 feet South and 660 feet West of the NE corner of Section 4", [14, 1]],
    ["Beginning 20 rods West of the East quarter corner of Section 4", [15, 8]],
    ["Commencing at the center of Section 4, thence East 660 feet, thence North 330 feet to the point of beginning", [10, 7]],
    ["Beginning at the NE corner thereof", [16, 8]],
  ])("finds its corner: %s", (words, [x, y]) => {
    const [t] = parseLand(`A tract in the SE/4 of Section 4, T5N-R6W: ${square(330, words)}`);
    expect(t?.placed?.[0]).toEqual({ x, y });
  });
  it.each([
    ["another section", "Beginning at the NE corner of Section 5"],
    ["no corner", "Beginning at a stone in the road"],
    ["a length with no way", "Beginning at a point 200 feet along the road from the NE corner of Section 4"],
    ["a lost call of the way", "Commencing at the NE corner of Section 4, thence along the road to the point of beginning"],
  ])("is not placed by %s", (_, words) => {
    const [t] = parseLand(`A tract in the SE/4 of Section 4, T5N-R6W: ${square(330, words)}`);
    expect(t?.calls).toHaveLength(4);
    expect(t?.placed).toBeUndefined();
  });
  it("is taken out of aliquot parts in acres, and hatched by its outline", () => {
    const [t] = parseLand(`The SE/4 of Section 4, T5N-R6W, except a tract described as: ${square(660, "Beginning at the NE corner of the SE/4 of Section 4")}`);
    expect(t).toMatchObject({ acres_computed: "150", exceptions: [{ subtracted: true, acres_computed: "10" }] });
    expect(t?.warnings.map((w) => w.code)).toContain("exception_figure");
  });
  it("takes off only what it has in common with the land, and says so", () => {
    const words = "Beginning at a point 330 feet East of the NE corner of the SW/4 of Section 4";
    const [t] = parseLand(`The SE/4 of Section 4, T5N-R6W, except a tract described as: ${square(660, words)}`);
    expect(t?.acres_computed).toBe("155");
    expect(t?.warnings.map((w) => w.code)).toContain("exception_overlaps");
  });
  it("is carried where it lies outside, or its place is not told", () => {
    for (const words of ["Beginning at the NE corner of the NW/4 of Section 4", "Beginning at a stone"]) {
      const [t] = parseLand(`The SE/4 of Section 4, T5N-R6W, except a tract described as: ${square(660, words)}`);
      expect(t).toMatchObject({ acres_computed: "160", exceptions: [{ subtracted: false }] });
    }
  });
  it("leaves the acres of calls as they are and tells the net beside", () => {
    const out = square(330, "Beginning at the NE corner of the SE/4 of Section 4");
    const [t] = parseLand(`A tract in the SE/4 of Section 4, T5N-R6W: ${square(660, "Beginning at the NE corner of the SE/4")}, less and except: ${out}`);
    expect(t).toMatchObject({ acres_computed: "10", acres_net: "7.5" });
  });
});
