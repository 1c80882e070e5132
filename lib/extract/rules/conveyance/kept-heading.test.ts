import { describe, expect, it, test } from "vitest";
import { isKeptHeading, opensWithKeptHeading } from "./kept-heading";
import { people, read } from "./test-paper";

const LAND = "the NE/4 of Section 9, Township 14 North, Range 5 West, Grady County, Oklahoma";
const kept = (words: string) => {
  const text = `WARRANTY DEED\n\nAda Venn, a widow, grants and conveys to Bo Lark, of Reno, ${LAND}.\n\n${words}\n\nDated May 4, 1950.\n\nAda Venn`;
  const c = read(text, people(["Ada Venn"], ["Bo Lark"]), "warranty_deed").resolved;
  return [...c.reservations, ...c.exceptions].map((g) => `${g.estate_type} ${g.fraction?.fraction ?? g.mineral_acres}`);
};

describe("a heading that keeps", () => {
  test.each([
    "KEPT BY THE TRUST. An undivided 1/4 of all oil, gas and other minerals in and under the whole quarter.",
    "Retained by Seller: one-fourth of all oil, gas and other minerals.",
    "WHAT IS RESERVED. One-fourth of the oil, gas and other minerals, undivided.",
    "Withheld from this sale - one-fourth of all oil, gas and other minerals under the tract.",
    "Grantor's reservation. An undivided 1/4 of the oil, gas and other minerals. The remaining three-fourths pass to Bo Lark.",
    "MINERALS RETAINED: 25%, perpetual.",
    "(b) Not sold. An undivided one-fourth of the minerals under the quarter.",
  ])("keeps the bare share behind it: %s", (words) => expect(kept(words)).toEqual(["mineral 1/4"]));

  it("keeps no years, and nothing that a clause of its own tells", () => {
    expect(opensWithKeptHeading("Possession kept by Seller: two months from this date.")).toBe(false);
    expect(opensWithKeptHeading("Reserved by the United States: all the coal.")).toBe(false);
    expect(opensWithKeptHeading("MINERALS RESERVED. Grantor reserves one-half.")).toBe(false);
  });

  it("is one alone in its line", () => {
    expect(isKeptHeading("LEFT WITH SELLER:")).toBe(true);
    expect(isKeptHeading("He left with the seller.")).toBe(false);
  });
});
