import { describe, expect, it } from "vitest";
import type { Mark } from "./mark";
import { pickedAt, placedOn } from "./marks-at";

const mark = (key: string, w: number, page = 1): Mark => ({
  id: key,
  key,
  label: key,
  page,
  start: 0,
  end: 1,
  passage: false,
  boxes: [{ x: 0.1, y: 0.1, w, h: 0.1 }],
});
const placed = placedOn([mark("name", 0.1), mark("clause", 0.8), mark("fraction", 0.2), mark("elsewhere", 0.3, 2)], 1);

describe("marks on a page", () => {
  it("lie with the fewest words on top, and only on their page", () => {
    expect(placed.map((p) => p.mark.key)).toEqual(["clause", "fraction", "name"]);
  });
  it("show one value after the other when the same words are clicked again", () => {
    const seen: (string | null)[] = [null];
    for (let i = 0; i < 4; i += 1) seen.push(pickedAt(placed, 0.15, 0.15, seen.at(-1) ?? null));
    expect(seen.slice(1)).toEqual(["name", "fraction", "clause", "name"]);
  });
  it("show nothing where nothing was read", () => {
    expect(pickedAt(placed, 0.95, 0.95, null)).toBeNull();
  });
});
