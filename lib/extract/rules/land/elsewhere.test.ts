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
  ])("%s → %s", (before, elsewhere) => expect(namedAsElsewhere(before)).toBe(elsewhere));
});

describe("the size of units", () => {
  it.each([
    ["the right to pool said land with other land into a unit not exceeding 320 acres for gas", true],
    ["Units pooled for oil hereunder shall not exceed forty (40) acres", true],
    ["one unit of not more than 640 acres", true],
    ["80 acres, being Unit 4 of the Roe estate", false],
  ])("%s → %s", (text, size) => expect(isUnitSize({ ...emptyTract("other", text, 0, text.length), acres_stated: "320" })).toBe(size));
});
