import { describe, expect, it } from "vitest";
import { toText } from "@/lib/fraction/rational";
import { countedShares } from "./one-in";

describe("shares told by counting", () => {
  it.each([
    ["one barrel in every fifty", ["1/50"]],
    ["three barrels of oil out of each sixteen", ["3/16"]],
    ["one part in eight of the oil", ["1/8"]],
    ["out of every eight barrels run from the wells, one shall be hers", ["1/8"]],
    ["every tenth barrel is set apart", ["1/10"]],
    ["twelve parts out of one hundred eighty parts of the minerals", ["1/15"]],
    ["twelve (12) of the one hundred eighty (180) equal undivided parts", ["1/15"]],
    ["seven (7) parts of two hundred eighty (280), undivided, of all oil and gas", ["1/40"]],
    ["seven parts out of two hundred and eighty of the minerals", ["1/40"]],
    ["7 parts of 280 in and under said land", ["1/40"]],
    ["seven parts of 280 acres and one part of two tracts", []],
    ["one part of the farm and two barrels of salt", []],
    ["the party of the first part and eight barrels", []],
  ])("%s", (text, want) => expect(countedShares(text).map((s) => toText(s.value))).toEqual(want));
});
