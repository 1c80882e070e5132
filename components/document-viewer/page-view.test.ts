import { describe, expect, it } from "vitest";
import { otherFit, sheetWidth, startView, stepped, turned } from "./page-view";

describe("page view", () => {
  it("steps from any fit to the next size and holds at the ends", () => {
    expect(stepped("width", 1)).toBe(1.25);
    expect(stepped("width", -1)).toBe(0.8);
    expect(stepped("page", 1)).toBe(0.8);
    expect(stepped(3.2, 1)).toBe(3.2);
    expect(stepped(0.5, -1)).toBe(0.5);
  });
  it("turns one page a quarter at a time and leaves the others", () => {
    const twice = turned(turned(startView, 2), 2);
    expect(twice.turns).toEqual({ 2: 180 });
    expect(turned(turned(twice, 2), 2).turns[2]).toBe(0);
  });
  it("goes between the whole page and the width", () => {
    expect(otherFit("width")).toBe("page");
    expect(otherFit(2)).toBe("width");
    expect(sheetWidth(1.25, 0.77)).toBe("125%");
    expect(sheetWidth("page", 0.77)).toContain("100cqh");
  });
});
