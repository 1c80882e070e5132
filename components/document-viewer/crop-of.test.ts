import { describe, expect, it } from "vitest";
import { cropOf } from "./crop-of";

describe("cropOf", () => {
  it("centres on the words of the page where the quote begins, and leaves out those of the next", () => {
    const crop = cropOf(
      [
        { page: 2, x: 0.4, y: 0.5, w: 0.2, h: 0.02 },
        { page: 2, x: 0.4, y: 0.54, w: 0.2, h: 0.02 },
        { page: 3, x: 0, y: 0, w: 1, h: 1 },
      ],
      2,
    );
    expect(crop).toMatchObject({ page: 2, x: 0.5 });
    expect(crop?.y).toBeCloseTo(0.53);
    expect(crop?.boxes).toHaveLength(2);
  });
  it("never looks past the edges of the page", () => {
    expect(cropOf([{ x: 0, y: 0.1, w: 0.1, h: 0.01 }], 1)?.x).toBe(0.275);
    expect(cropOf([{ x: 0.95, y: 0.1, w: 0.05, h: 0.01 }], 1)?.x).toBe(0.725);
  });
  it("shows the whole of wide words, at most the whole page", () => {
    expect(cropOf([{ x: 0.1, y: 0.1, w: 0.8, h: 0.01 }], 1)?.seen).toBeCloseTo(0.88);
    expect(cropOf([{ x: 0, y: 0.1, w: 1, h: 0.01 }], 1)).toMatchObject({ seen: 1, x: 0.5 });
  });
  it("has nothing to show where no page is known", () => {
    expect(cropOf([], 1)).toBeNull();
    expect(cropOf([{ x: 0, y: 0, w: 0.1, h: 0.1 }], null)).toBeNull();
  });
});
