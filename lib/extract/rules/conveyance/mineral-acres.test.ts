import { expect, it } from "vitest";
import { findMineralAcres, isCountOfAllOwned } from "./mineral-acres";

it.each([
  ["thirteen and one-third (13 1/3) net mineral acres", "40/3"],
  ["twenty and one-half royalty acres", "41/2"],
  ["ten (10) net mineral acres", "10"],
  ["twenty-five undivided acres out of the one hundred acres of minerals", "25"],
  ["an undivided interest of fifty-five acres in all the oil", "55"],
  ["a mineral interest of thirty acres, undivided, in Section 9", "30"],
  ["the minerals under an undivided thirty acres in Section 9", "30"],
  ["a thirty-acre mineral interest in Section 9", "30"],
])("a number of acres of an interest is found: %s", (words, count) => {
  expect(findMineralAcres(words)?.count).toBe(count);
});

it("acres of land are no interest", () => {
  expect(findMineralAcres("one hundred acres out of the survey")).toBeNull();
  expect(findMineralAcres("all minerals under the north forty acres of Section 9")).toBeNull();
});

it.each([
  ["all of our right and interest in the minerals under Lot 4, estimated at ", true],
  ["whatever oil and gas they own in Lot 4, which comes to ", true],
  ["all of my ", false],
  ["all of her interest in and to ", false],
  ["an undivided interest in the minerals under Lot 4, being ", false],
])("acres behind all that the giver has only count it: %s", (ahead, counts) => {
  expect(isCountOfAllOwned(ahead)).toBe(counts);
});
