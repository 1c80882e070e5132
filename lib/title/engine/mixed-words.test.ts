import { describe, expect, it } from "vitest";
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";
import { mixedHeading, mixedWords } from "./mixed-words";

const clause = (estate_type: Words["estate_type"], text: string, more: Partial<Words> = {}): Words => ({
  from: [],
  estate_type,
  fraction: null,
  of: "whole",
  readings: [],
  floating: null,
  executive: null,
  term: null,
  depths: null,
  substances: [],
  tracts: [],
  to: [],
  text,
  ...more,
});

describe("words that mix royalty and minerals", () => {
  it.each([
    [
      "a royalty given in and under the land",
      clause("royalty", "an undivided 1/16 royalty interest in and to all of the oil, gas and other minerals in and under the land"),
      true,
    ],
    ["a royalty given upon or under the land", clause("royalty", "a 5 per cent royalty in all oil and gas in, upon or under said premises"), true],
    ["a royalty of what is produced", clause("royalty", "1/16 of all oil and gas produced and saved from said land"), false],
    ["minerals called an interest and royalty", clause("mineral", "a 12 per cent interest and royalty in all oil and gas"), true],
    [
      "minerals without lease or bonus",
      clause("mineral", "1/4 of the minerals", { executive: false, attributes: { bonus: false } as Words["attributes"] }),
      true,
    ],
    [
      "an interest in production that is not called royalty",
      clause("royalty", "1/16 interest in and to all oil and gas produced from the land", { executive: false }),
      true,
    ],
    ["plain minerals", clause("mineral", "1/4 of the oil, gas and other minerals in and under the land"), false],
  ])("%s", (_name, words, mixed) => expect(mixedWords(words) !== null).toBe(mixed));

  it("says when a royalty deed gives minerals, and a mineral deed nothing but royalty", () => {
    expect(mixedHeading("ROYALTY DEED", [clause("mineral", "1/8 of the oil and gas in and under")])).toMatch(/royalty and gives minerals/);
    expect(mixedHeading("MINERAL DEED", [clause("royalty", "1/2 of the royalty")])).toMatch(/minerals and gives royalty/);
    expect(mixedHeading("MINERAL AND ROYALTY DEED", [clause("mineral", "1/8 of the oil")])).toBeNull();
    expect(mixedHeading("MINERAL DEED", [clause("mineral", "1/8"), clause("royalty", "1/8")])).toBeNull();
  });
});
