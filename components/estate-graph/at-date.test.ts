import { describe, expect, it } from "vitest";
import { standingAt, yearsOf } from "./at-date";

describe("standingAt", () => {
  const node = { from: "1921-03-04", to: "1952-01-01", current: false };
  it("follows an estate through time", () => {
    expect([1920, 1921, 1951, 1952].map((y) => standingAt(node, y))).toEqual(["future", "current", "current", "ended"]);
    expect(standingAt(node, null)).toBe("ended");
  });
  it("counts a date known by its year only within that year", () => expect(standingAt({ from: "1921", to: null, current: true }, 1921)).toBe("current"));
});
describe("yearsOf", () => {
  it("spans beginnings and ends", () => {
    expect(
      yearsOf([
        { from: "1921-03", to: "1952" },
        { from: null, to: null },
      ]),
    ).toEqual({ first: 1921, last: 1952 });
    expect(yearsOf([{ from: null, to: null }])).toBeNull();
  });
});
