import { expect, test } from "vitest";
import { isLandWithMinerals } from "./land-with-minerals";

test.each([
  ["the farm, with whatever oil and gas he owned under it", true],
  ["the premises in Elm County, together with all the minerals", true],
  ["the surface and all the minerals in Section 9", true],
  ["all the residue, including Section 21 and all the minerals therein", true],
  ["the surface of Lot 4, and all of the testator's oil, gas and other minerals therein", true],
  ["the surface, together with all its oil and gas", true],
  ["the surface of Lot 4 and the minerals in Lot 9", false],
  ["the surface and one-third of the minerals", false],
  ["all the coal in the land, and all oil and gas", false],
  ["one-half of the royalty from the farm, and all the minerals", false],
])("%s", (words, want) => expect(isLandWithMinerals(words)).toBe(want));
