import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { parcelOut } from "./parcel-out";

/** Words in capitals are the takers. */
const read = (words: string) => {
  const named = [...words.matchAll(/\b[A-Z]{2,} [A-Z]{3,}\b/g)].map((m) => ({ id: m[0], start: m.index, end: m.index + m[0].length }));
  const found = parcelOut(words, named);
  return found && [...found.parcels.map((p) => `${p.ids.join("+")} ${p.thing} ${toText(p.value)}`), ...(found.whole ? [] : ["of the part"])];
};

describe("a whole parted among several", () => {
  it.each([
    [
      "to: ADA VENN, 50%; BO VENN, CY VENN and DI VENN, one-third each of the other 50%, being one-sixth of the whole each",
      ["ADA VENN fee 1/2", "BO VENN fee 1/6", "CY VENN fee 1/6", "DI VENN fee 1/6"],
    ],
    ["the farm goes to ADA VENN as to two thirds, and as to the remaining third to BO VENN and CY VENN", ["ADA VENN fee 2/3", "BO VENN+CY VENN fee 1/3"]],
    [
      "the place is set over: to ADA VENN, widow, a half of the oil and gas; to BO VENN the land, with the remaining half of the oil and gas",
      ["ADA VENN mineral 1/2", "BO VENN surface 1", "BO VENN mineral 1/2"],
    ],
    [
      "my land to my children in these parts: ADA VENN, one fourth; BO VENN, one fourth; and CY VENN and DI VENN the last half between them",
      ["ADA VENN fee 1/4", "BO VENN fee 1/4", "CY VENN+DI VENN fee 1/2"],
    ],
    [
      "the one-half mineral interest thus: ADA VENN one-fourth of the minerals; BO VENN one-eighth; CY VENN one-eighth; each fraction being of the whole mineral estate",
      ["ADA VENN mineral 1/4", "BO VENN mineral 1/8", "CY VENN mineral 1/8", "of the part"],
    ],
    ["the surface belongs to ADA VENN, and the minerals belong, in halves, to BO VENN and CY VENN", ["ADA VENN surface 1", "BO VENN+CY VENN mineral 1"]],
    [
      "ADA VENN the surface, and a fourth of the oil and gas; BO VENN half of the oil and gas; CY VENN what is left of the oil and gas",
      ["ADA VENN surface 1", "ADA VENN mineral 1/4", "BO VENN mineral 1/2", "CY VENN mineral 1/4"],
    ],
    ["all of the surface and all of the minerals of Section 8, two fifths to ADA VENN and three fifths to BO VENN", ["ADA VENN fee 2/5", "BO VENN fee 3/5"]],
    ["my farm to ADA VENN three parts of four and BO VENN one part of four", ["ADA VENN fee 3/4", "BO VENN fee 1/4"]],
  ])("%s", (words, want) => expect(read(words)).toEqual(want));
  it.each([
    ["that comes to less", "the farm, to ADA VENN one third and to BO VENN one third"],
    ["that comes to more", "the farm, to ADA VENN two thirds and to BO VENN one half"],
    ["of which one named has none", "the farm, to ADA VENN one half and to BO VENN one half, as CY VENN wished"],
    ["for life", "the farm to ADA VENN for life, and the remainder one half to BO VENN and one half to CY VENN"],
    ["that is of royalty", "the royalty, to ADA VENN one half and to BO VENN one half"],
    ["without a share", "the farm to ADA VENN and to BO VENN"],
  ])("is none %s", (_, words) => expect(read(words)).toBeNull());
});
