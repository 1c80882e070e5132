import { describe, expect, it } from "vitest";
import { lastProduction } from "./last-production";

describe("lastProduction", () => {
  it.each([
    ["The last oil was hauled from the tanks in March of 1961.", "1961-03-28"],
    ["Date of last production: June 4, 1970.", "1970-06-04"],
    ["The pump quit making oil on May 3, 1955 and was never started again.", "1955-05-03"],
    ["Oak No. 2 pumped until August 9, 1980, when it watered out.", "1980-08-09"],
    ["The wells went dry in 1949.", "1949-12-31"],
    ["Production of gas from the tract ended November 2, 1999.", "1999-11-02"],
    ["Both wells played out about 1962.", "1962-12-31"],
    ["Production from the sole well on the tract stopped in 1961 and was never resumed.", "1961-12-31"],
    ["Production of oil from the only two wells thereon ceased in 1938.", "1938-12-31"],
  ])("%s", (text, date) => expect(lastProduction(text)?.date).toBe(date));

  it.each([
    "The well has never stopped producing.",
    "If production shall cease the lease ends.",
    "Oil has been produced from 1955 until now.",
    "Production ceased on May 3, 1955 for a new pump and was resumed on May 9, 1955.",
    "The well produced for the last month.",
    "The last royalty deed was recorded in May 1961.",
    "The final sale of the house was made June 4, 1970.",
    "The family made improvements and sold cattle until 1960.",
    "The last oil check is dated May 3, 1961 and the well produces still.",
    "The wells have produced without a stop until June 1, 1970, the date hereof.",
  ])("tells no stop: %s", (text) => expect(lastProduction(text)).toBeNull());
});
