import { describe, expect, it } from "vitest";
import { landDeed } from "@/lib/extract/rules/conveyance/test-paper";

/** What is given, and how much of the minerals stays out. */
function read(words: string): string {
  const c = landDeed(words);
  const out = [...c.reservations, ...c.exceptions].map((f) => `${f.estate_type} ${f.fraction?.fraction}`);
  return [...c.grants.map((g) => g.estate_type), ...out].join(", ");
}

describe("a deed of land that says that the minerals do not pass", () => {
  it.each([
    "There passes hereby none of the minerals.",
    "It is agreed that the buyer gets no part of the oil, gas or coal.",
    "Grantee obtains hereby no interest in the minerals.",
    "The deed is to the extent of the surface and no further.",
    "None of the oil and gas is passing.",
    "It is sold with none of its minerals.",
    "No more than the surface is conveyed.",
    "This conveyance carries the surface only.",
    "The oil and gas are withheld.",
    "Ada Venn holds on to all the oil, gas and coal.",
    "All improvements go with it, but not the minerals.",
  ])("%s", (words) => {
    expect(["surface", "fee, mineral 1"]).toContain(read(words));
  });
  it.each([
    "No minerals are kept.",
    "Grantor has sold no minerals.",
    "Nothing is kept back, neither oil nor surface.",
    "It is sold not only as to the surface but also as to the minerals.",
    "The price is for the surface alone, the minerals being a gift to the buyer.",
    "No oil or gas has been found in it.",
    "Grantor will not drill for minerals on the adjoining land.",
    "No minerals have been severed from it.",
    "Grantee takes the surface, and the minerals with it.",
  ])("%s (all pass)", (words) => {
    expect(read(words)).toBe("fee");
  });
});
