import { expect, it } from "vitest";
import { findAcres } from "@/lib/land/attributes/acreage";

it("takes the size of a unit that the paper speaks of for no acres of land", () => {
  expect(findAcres("SECTION 9. THE UNIT IS OF 320 ACRES; A OWNS LOT 3, 38 ACRES.").map((a) => a.acres)).toEqual(["38"]);
  expect(findAcres("LOT 3 OF SECTION 9, CONTAINING 38 ACRES.").map((a) => a.acres)).toEqual(["38"]);
});
