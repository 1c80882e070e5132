import { describe, expect, it } from "vitest";
import { kindOf, nearest, patchFor, same, valueAt, withValue } from "./pointer";

describe("pointer", () => {
  const root = {
    parties: [
      { id: "p1", name: "A" },
      { id: "p2", name: "B" },
    ],
    recording: { book: "12", page: "4" },
  };
  it("reads a value, and nothing where there is nothing", () => {
    expect(valueAt(root, "/parties/1/name")).toBe("B");
    expect(valueAt(root, "/parties/7/name")).toBeUndefined();
    expect(valueAt(root, "/constructor")).toBeUndefined();
    expect(valueAt({ "a/b": 1 }, "/a~1b")).toBe(1);
  });
  it("patches an object by its field and an array as a whole", () => {
    expect(patchFor(root, "/recording/book", "13")).toEqual({ recording: { book: "13" } });
    expect(patchFor(root, "/parties/1/name", "C")).toEqual({
      parties: [
        { id: "p1", name: "A" },
        { id: "p2", name: "C" },
      ],
    });
    expect(patchFor({ lease: null }, "/lease/royalty", "1/8")).toEqual({ lease: { royalty: "1/8" } });
  });
  it("never changes what it was given", () => {
    const before = structuredClone(root);
    patchFor(root, "/parties/0/name", "X");
    withValue(root, "/recording/page", "5");
    expect(root).toEqual(before);
  });
  it("finds the entry of the nearest part above", () => {
    expect(nearest({ "/parties/0": 1 }, "/parties/0/name")).toBe(1);
    expect(nearest({ "/parties/0": 1 }, "/parties/1/name")).toBeUndefined();
  });
  it("tells the kind of a field from its place in a list", () => {
    expect(kindOf("/parties/3/name")).toBe(kindOf("/parties/12/name"));
    expect(kindOf("/tracts/0/plss/section")).toBe("/tracts/N/plss/section");
  });
  it("holds values the same whatever the order of their members, and every way to say nothing the same", () => {
    expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(same(null, undefined)).toBe(true);
    expect(same("", null)).toBe(true);
    expect(same("1", 1)).toBe(false);
  });
});
