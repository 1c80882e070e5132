import { expect, it } from "vitest";
import { estateOf } from "./estate";

it.each([
  [" of the oil and gas, and of the minerals produced with them, in and under:", "mineral"],
  [" of the gas, whether produced with oil or alone, in and under the land", "mineral"],
  [" of the oil and gas produced, saved and sold", "royalty"],
  [" of the surface owner's royalty", "royalty"],
  [" of the tract's mineral estate", "mineral"],
  [", in which the life estate of A. Moss has ended by her death", null],
  [", subject to the lease to Z, of the oil", "mineral"],
  [" of the minerals under lease to X", "mineral"],
  [" of the oil and gas lease from A", "leasehold"],
  [" of the land, with the minerals", "fee"],
])("the head noun of the object says what it is, not a word beside it: %s", (words, estate) => {
  expect(estateOf(words)).toBe(estate);
});
