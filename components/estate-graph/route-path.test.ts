import { describe, expect, it } from "vitest";
import { routePath } from "./route-path";

describe("routePath", () => {
  it("rounds the corners of a route", () => {
    const path = routePath([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ]);
    expect(path).toBe("M0 0L14 0Q20 0 20 6L20 20");
  });
  it("never rounds more than half of a short side", () => {
    const path = routePath([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 30 },
    ]);
    expect(path).toBe("M0 0L2 0Q4 0 4 6L4 30");
  });
  it("draws a straight line and nothing from nothing", () => {
    expect(routePath([])).toBe("");
    expect(
      routePath([
        { x: 1, y: 2 },
        { x: 3, y: 2 },
      ]),
    ).toBe("M1 2L3 2");
  });
});
