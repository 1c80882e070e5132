import { describe, expect, it } from "vitest";
import { readInterests } from "@/lib/extract/rules/conveyance/interest";

const shares = (words: string) => readInterests(words, 0).map((f) => `${f.interest.estate_type} ${f.interest.fraction?.fraction}`);

describe("shares that say how others are counted", () => {
  it.each([
    "three-sixteenths (3/16) undivided of the oil, gas and other minerals, the whole being considered as sixteen sixteenths, under Survey 4",
    "an undivided 3/16 of the minerals (the whole being 16/16) in Survey 4",
    "3/16 of the oil, gas and other minerals, 16/16 being the whole, under Survey 4",
  ])("give nothing: %s", (words) => expect(shares(words)).toEqual(["mineral 3/16"]));

  it("are shares where nothing less stands beside them", () => expect(shares("8/8 of the oil, gas and other minerals in Survey 4")).toEqual(["mineral 1"]));
  it("tell a size of land by its area", () => expect(shares("one-third by area of what was conveyed to Seller")).toEqual([]));
});
