import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const PARTS = "the NW/4 of Section 29 and fractional Section 30 East of the river, Township 2 North, Range 9 East";
const acres = (words: string) => parseLand(words).map((t) => t.acres_stated ?? t.acres_computed);

describe("the part of a list that names no acres", () => {
  it.each([
    `the 461.5 acres in Pike County described as ${PARTS}`,
    `461.5 acres, being ${PARTS}`,
    `461.5 acres, to-wit: ${PARTS}`,
    `${PARTS}, in all 461.5 acres`,
    `${PARTS}, containing in all 461.5 acres, more or less`,
    `${PARTS}, 461.5 acres in all`,
    `the old Hale place of 461.5 acres, consisting of ${PARTS}`,
  ])("has what is left of the total: %s", (words) => expect(acres(words)).toEqual(["160", "301.5"]));

  it.each([`one acre in the town, and ${PARTS}`, PARTS])("has none where no total of all is told: %s", (words) => expect(acres(words)[1] ?? null).toBeNull());
});
