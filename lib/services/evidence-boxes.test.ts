import { describe, expect, it } from "vitest";
import { withBoxes } from "./evidence-boxes";

const word = (start: number, end: number, x: number, y: number) => ({ start, end, x, y, w: 0.1, h: 0.02 });
const pages = [{ page: 1, start: 0, end: 30, words: [word(0, 5, 0.1, 0.1), word(6, 10, 0.22, 0.101), word(11, 15, 0.1, 0.2)] }];
const evidence = (start: number | null, end: number | null) => ({ "/a": [{ page: null, start, end, quote: "q", alignment: "exact" as const }] });

describe("withBoxes", () => {
  it("joins words of one line into one box and gives each line its own", () => {
    const boxes = withBoxes(evidence(0, 15), pages)["/a"]?.[0]?.boxes ?? [];
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toMatchObject({ page: 1, x: 0.1 });
    expect(boxes[0]?.w).toBeCloseTo(0.22);
  });
  it("leaves a value that was not found in the text without page and box", () => {
    expect(withBoxes(evidence(null, null), pages)["/a"]?.[0]).toEqual({ page: null, start: null, end: null, quote: "q", alignment: "exact" });
  });
});
