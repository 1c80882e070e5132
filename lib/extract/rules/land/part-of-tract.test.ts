import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** The tracts of a deed with these words behind "conveys unto BO LARK". */
const land = (words: string) =>
  readInstrument({
    name: "a.txt",
    text: `DEED. ADA ROE, a widow, for ten dollars, does hereby grant, sell and convey unto BO LARK ${words}\n\nDated May 6, 1930. Ada Roe\n`,
  }).land.resolved.tracts.map((t) => `${t.acres_stated} ${t.kind}`);

describe("a part of a tract whose whole is named by its acres", () => {
  it.each([
    ["the west eighty-seven acres of her 127 acre farm on Elm Run, Grant District, Wetzel County, West Virginia.", ["87 other"]],
    ["the North one-half of her 197.4 acre tract in the Roe Survey, A-152, Panola County, Texas.", ["98.7 texas_survey"]],
    ["the East one-third of the 300 acre tract in the Roe Survey, A-152, Panola County, Texas.", ["100 texas_survey"]],
    ["the West half of the H. Moss 320 acre survey, A-152, Panola County, Texas.", ["160 texas_survey"]],
    ["the remainder of the 400 acre tract in the Roe Survey, A-152, Panola County, Texas, 266.67 acres, after the sale to CY MOTT.", ["266.67 texas_survey"]],
    ["118 acres out of the South part of the 330 acre tract in the Roe Survey, A-152, Panola County, Texas.", ["118 texas_survey"]],
  ])("has its own acres: %s", (words, tracts) => expect(land(words)).toEqual(tracts));

  it("is the whole where only an interest is kept in the part", () =>
    expect(land("the 160 acre tract in the Roe Survey, A-152, Panola County, Texas, reserving the minerals under the North 10 acres thereof.")[0]).toBe(
      "160 texas_survey",
    ));
});
