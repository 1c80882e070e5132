import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { type NamedPart, namedParts, partsReached } from "./named-parts";

const told = (parts: readonly NamedPart[]): string[] =>
  parts.map((p) => (p.acres ? `${p.acres} acres` : [...p.lots.map((l) => `Lot ${l}`), ...(p.region ? [printAliquots(p.region)] : [])].join(", ")));
const HALF = parseLand("the South Half of Section 9, Township 27 North, Range 2 East, 320 acres");
const LOTS = parseLand("Lots 1 to 4, inclusive, Block 12, Highland Addition to the Town of Vale");
const TWO = parseLand("the NE/4 of the SE/4 of Section 9, Township 27 North, Range 2 East, and the SE/4 of the SE/4 of said section");

const SECTIONS = parseLand("all of Section 4, T3N-R4W; and the N/2 of Section 9, T3N-R4W");

describe("the part of a paper's land that words name", () => {
  it.each([
    ["the minerals under the E/2 thereof", HALF, ["SE/4"]],
    ["the SE/4 of the section", HALF, ["SE/4"]],
    ["the oil under the East 100 acres thereof", HALF, ["100 acres"]],
    ["under Lots 3 and 4", LOTS, ["Lot 3, Lot 4"]],
    ["under Lot 9", LOTS, []],
    ["under Lot 2, Block 5", LOTS, []],
    ["under Section 10", HALF, []],
  ])("%s", (words, tracts, want) => expect(told(namedParts(words, tracts))).toEqual(want));

  it("is the one of several tracts that holds it", () => expect(namedParts("and the SE/4 of SE/4 of said section, which I keep", TWO)).toHaveLength(1));

  it.each([
    ["one-half of the minerals; this does not reach the SE/4 SE/4", HALF, ["N/2 SE/4, SW/4 SE/4, SW/4"]],
    ["the minerals under Lot 4; those under the other lots I retain", LOTS, ["Lot 1, Lot 2, Lot 3"]],
    ["half of the oil, gas and other minerals under the SE/4", HALF, ["SE/4"]],
    ["all oil, gas and other minerals under Section 4", SECTIONS, ["ALL"]],
    ["the minerals under Section 4; those under the other section I keep", SECTIONS, ["N/2"]],
  ])("is all but what a reservation is told to leave: %s", (words, tracts, want) => expect(told(partsReached(words, tracts))).toEqual(want));
});
