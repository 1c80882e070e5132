import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const said = (text: string) =>
  parseLand(text).map((t) => `${(t.plss?.aliquots ?? t.survey?.aliquots ?? []).join(" ")} of ${t.plss?.section ?? t.survey?.section}`);

describe("a half of the quarter told before", () => {
  it.each([
    ["the SE/4 of Section 9, Township 2 North, Range 3 East: to Ina the north half of said quarter section", "NESE NWSE"],
    ["the Southeast Quarter of Section 9, Township 2 North, Range 3 East: to Ina the west half of the same", "NWSE SWSE"],
    ["the SE/4 of Sec. 9, T2N, R3E; of this Ina takes the E/2 of the said quarter", "NESE SESE"],
  ])("is a half of it: %s", (text, want) => {
    expect(said(text).at(-1)).toBe(`${want} of 9`);
  });

  it("points to no quarter behind which other land was named", () => {
    expect(said("the SE/4 of Section 9 and Section 10, Township 2 North, Range 3 East; and the north half of the same").join()).not.toContain("NESE NWSE of 9");
  });
});
