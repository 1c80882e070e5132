import { describe, expect, it } from "vitest";
import { monthOrYear, PRODUCTION } from "./production";

describe("words of production", () => {
  it.each([
    "the Ash No. 1 and the Elm No. 1 have each produced oil since October 2012",
    "oil was found in 1899 and has been produced without a break since",
    "first production reported May 2, 1976",
    "Gas well E. Ash 30-3 produced from February, 1977",
    "Well GS-1 in line March, 2005, per royalty statement",
    "Gas production from the Elm No. 1 without stop since 1953",
    "Producing since 1977",
    "the well has given oil and gas",
    "The Ash well has sold gas, and the Elm well oil",
    "it made oil and gas from 1980 on",
    "the well was turned into the line on June 3, 1950",
    "First gas: Elm 4, June 1990",
    "The strip is in the unit of Section 3, held by Elm No. 1-3",
    "Production of uranium in commercial quantity was certified May 2, 1980",
    "lignite has been mined from the tract since 1979",
    "Mining of the ore began in June, 1971",
    "gas was sold from May, 1975",
    "oil has been run from the day of completion",
    "the lease has been productive of gas since 1966",
    "the Ash No. 1 and No. 2, each a commercial producer of oil",
    "both are good gas producers",
  ])("tell of it: %s", (words) => {
    expect(PRODUCTION.test(words)).toBe(true);
  });
  it.each([
    "royalties on all oil produced and saved from the land",
    "Elm Company, an independent producer of Tulsa",
    "if no production is reported within a year",
    "all uranium that may be mined from the land",
    "no ore has been mined",
    "for so long as oil is produced",
    "the line of the survey",
    "all rights in production",
    "Ada Venn has made oil and gas leases upon the land",
    "she had given an oil lease and gas leases to Elm Co.",
    "he had sold oil, gas and mineral leases",
    "they made oil and gas leases from time to time until 1930",
    "when tested that June the well flowed 260 barrels a day",
    "the old well makes forty barrels of salt water a day",
    "Date commenced producing: none",
    "an override of 2% of 8/8 of all oil and gas produced, saved and sold from said land",
    "reserving 1/32 of the oil produced, run and marketed from the leased premises",
    "one-sixteenth of all gas produced, saved and delivered from wells thereon",
  ])("do not tell of it: %s", (words) => {
    expect(PRODUCTION.test(words)).toBe(false);
  });
  it("give a day on which it had begun", () => {
    expect(["in line March, 2005", "since 1977", "at some time"].map(monthOrYear)).toEqual(["2005-03-28", "1977-12-31", null]);
  });
});
