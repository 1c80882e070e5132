import { describe, expect, it } from "vitest";
import { characterByLand } from "./character-by-land";

const kinds = (text: string) => characterByLand(text).map((l) => [l.text.slice(0, 12), l.character]);

describe("how each land was come by", () => {
  it("is read of numbered items", () => {
    const text =
      "Land. (1) NW/4 of Section 4, which he inherited from his father. (2) SE/4 of Section 9, bought by him and Ann with what they earned together.";
    expect(kinds(text)).toEqual([
      ["(1) NW/4 of ", "separate"],
      ["(2) SE/4 of ", "joint_industry"],
    ]);
  });

  it("is read of sentences, the next one with the land before it", () => {
    const text =
      "Lot 4 came to him by gift from his aunt. He had it free. Lot 7 was purchased after they were married. It was paid for with their common earnings.";
    expect(kinds(text)).toEqual([
      ["Lot 4 came t", "separate"],
      ["Lot 7 was pu", "joint_industry"],
    ]);
  });

  it("is read of paragraphs", () => {
    const text = "Tract A was bought by him before he married.\n\nTract B, 80 acres, was the community property of the two.";
    expect(kinds(text).map((k) => k[1])).toEqual(["separate", "community"]);
  });

  it("is silent where the paper tells one thing of all", () => {
    expect(kinds("The land in Section 4 and Section 9 was community property.")).toEqual([]);
    expect(kinds("He owned the NE/4 of Section 4 and nothing else.")).toEqual([]);
  });
});
