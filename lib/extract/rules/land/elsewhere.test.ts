import { describe, expect, it } from "vitest";
import { emptyTract } from "@/lib/land/empty-tract";
import { isUnitSize, namedAsElsewhere } from "./elsewhere";

describe("land named as other land", () => {
  it.each([
    ["Lessee may consolidate this land with other lands in ", true],
    ["pooled with adjoining tracts owned by the lessee in ", true],
    ["No land in ", true],
    ["No part of the ", true],
    ["grants and leases all the lands in ", false],
    ["together with no other right, the ", false],
    ["The owners do not let the lands in ", true],
    ["This lease is not intended to cover any part of the ", true],
    ["The grantor does not convey the minerals under ", false],
    ["which the lessee does not hold, the ", false],
  ])("%s → %s", (before, elsewhere) => expect(namedAsElsewhere(before)).toBe(elsewhere));

  it.each([
    [" are not leased hereby.", true],
    [" of said township is no part of this lease", true],
    [" is not leased to anybody else", false],
    [" are not covered by any mortgage", false],
    [" is not conveyed subject to any lien", false],
    [", which is let to nobody", false],
  ])("behind the land: %s → %s", (behind, elsewhere) => expect(namedAsElsewhere("and ", behind)).toBe(elsewhere));
});

describe("the size of units", () => {
  it.each([
    ["the right to pool said land with other land into a unit not exceeding 320 acres for gas", true],
    ["Units pooled for oil hereunder shall not exceed forty (40) acres", true],
    ["one unit of not more than 640 acres", true],
    ["Lessee may combine the land with others into units not over 640 acres", true],
    ["units of no larger than 160 acres", true],
    ["into units of at most eighty (80) acres each", true],
    ["80 acres, being Unit 4 of the Roe estate", false],
  ])("%s → %s", (text, size) => expect(isUnitSize({ ...emptyTract("other", text, 0, text.length), acres_stated: "320" })).toBe(size));
});
