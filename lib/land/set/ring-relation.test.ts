import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonArea, type Point, ringArea, ringRelation } from "./ring-relation";

const box = (x: number, y: number, w: number, h: number): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

describe("polygons in one frame", () => {
  it.each([
    ["equals", box(0, 0, 100, 100), box(0, 0, 100, 100)],
    ["equals", box(0, 0, 100, 100), box(0, 0, 100.2, 100)],
    ["contains", box(0, 0, 100, 100), box(10, 10, 30, 30)],
    ["within", box(10, 10, 30, 30), box(0, 0, 100, 100)],
    ["overlaps", box(0, 0, 100, 100), box(50, 50, 100, 100)],
    ["apart", box(0, 0, 100, 100), box(100, 0, 100, 100)],
  ])("are told: %s", (want, a, b) => expect(ringRelation(a, b)).toBe(want));
  it("have the common area that rectangles have", () =>
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }), (x, y) => {
        expect(commonArea(box(0, 0, 100, 100), box(x, y, 100, 100))).toBeCloseTo((100 - Math.abs(x)) * (100 - Math.abs(y)), 3);
      }),
      { numRuns: 60 },
    ));
  it("have an area whichever way they are walked", () => expect(ringArea([...box(0, 0, 3, 4)].reverse())).toBe(12));
});
