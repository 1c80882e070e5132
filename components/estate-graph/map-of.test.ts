import { describe, expect, it } from "vitest";
import { mapOf } from "./map-of";

const room = { width: 212, height: 112 };

describe("the map of a graph", () => {
  it("holds a wide graph whole, in the middle of its height", () => {
    expect(mapOf([{ top: 0, width: 2000, height: 100 }], room)).toEqual({ x: 6, y: 51, scale: 0.1 });
  });

  it("holds a tall graph whole, in the middle of its width", () => {
    const lanes = [0, 1].map((n) => ({ top: n * 500, width: 100, height: 500 }));
    expect(mapOf(lanes, room)).toEqual({ x: 101, y: 6, scale: 0.1 });
  });

  it("stands for no lanes too", () => {
    expect(Number.isFinite(mapOf([], room).scale)).toBe(true);
  });
});
