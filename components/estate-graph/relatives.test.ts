import { describe, expect, it } from "vitest";
import { neighbour, relatives } from "./relatives";

const arcs = [
  { source: "a", target: "b" },
  { source: "b", target: "c" },
  { source: "a", target: "d" },
];
const places = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 100, y: 0 },
  { id: "d", x: 100, y: 80 },
  { id: "c", x: 200, y: 0 },
];

describe("relatives", () => {
  it("lights ancestors and descendants, not cousins", () => expect([...relatives("b", arcs)].sort()).toEqual(["a", "b", "c"]));
});
describe("neighbour", () => {
  it("walks along the links and along the column", () => {
    expect(neighbour("a", "right", arcs, places)).toBe("b");
    expect(neighbour("c", "left", arcs, places)).toBe("b");
    expect(neighbour("b", "down", arcs, places)).toBe("d");
    expect(neighbour("b", "up", arcs, places)).toBeNull();
    expect(neighbour("c", "right", arcs, places)).toBeNull();
  });
});
