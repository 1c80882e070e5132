import { expect, test } from "vitest";
import { isLandWithMinerals } from "./land-with-minerals";

test.each([
  ["the farm, with whatever oil and gas he owned under it", true],
  ["the premises in Elm County, together with all the minerals", true],
  ["the surface and all the minerals in Section 9", true],
  ["all the residue, including Section 21 and all the minerals therein", true],
  ["all the coal in the land, and all oil and gas", false],
  ["one-half of the royalty from the farm, and all the minerals", false],
])("%s", (words, want) => expect(isLandWithMinerals(words)).toBe(want));
