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
  ["the old place, 90 acres, and whatever she had in the minerals under it", true],
  ["the land, 90 acres (Book 4, page 9; Vol. 6, page 2), and the decedent's interest, whatever it be, in the oil and gas thereunder", true],
  ["90 acres in Abst. 7, together with such interest as the deceased owned in the minerals under the same", true],
  ["all land, mineral and other property that I die possessed of", true],
  ["all his property, real, personal and mineral", true],
  ["everything I have, land, minerals, stock and money", true],
  ["all of her surface, mineral and royalty interests", true],
  ["all my mineral, royalty and leasehold interests", false],
  ["whatever I have in the minerals under the 90 acres", false],
  ["one-half of the royalty from the farm, and all the minerals", false],
])("%s", (words, want) => expect(isLandWithMinerals(words)).toBe(want));
