import { describe, expect, it } from "vitest";
import { segments } from "./segments";

describe("segments", () => {
  it("marks overlapping spans and loses no letter", () => {
    const cut = segments("abcdef", 0, [
      { id: "x", start: 1, end: 4 },
      { id: "y", start: 3, end: 5 },
    ]);
    expect(cut.map((s) => `${s.text}[${s.ids}]`)).toEqual(["a[]", "bc[x]", "d[x,y]", "e[y]", "f[]"]);
    expect(cut.map((s) => s.text).join("")).toBe("abcdef");
  });
  it("counts in the offsets of the whole document and cuts spans at the page", () => {
    expect(segments("cd", 2, [{ id: "x", start: 0, end: 3 }])).toEqual([
      { start: 2, text: "c", ids: ["x"] },
      { start: 3, text: "d", ids: [] },
    ]);
    expect(segments("cd", 2, [{ id: "x", start: 9, end: 12 }])).toHaveLength(1);
  });
});
