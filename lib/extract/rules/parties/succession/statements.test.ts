import { describe, expect, it } from "vitest";
import { characterOf, someOfEarlier } from "./statements";

describe("the character of what the dead had", () => {
  it.each([
    ["She left land which her father had given her in 1966, and it was never changed into community property.", "separate"],
    ["He inherited from his mother the land told of below.", "separate"],
    ["It was acquired by gift from her aunt before 1950.", "separate"],
    ["It was a gift of his father in 1954, no part of which was acquired by the joint industry of the two.", "separate"],
    ["The land was their community property.", "community"],
    ["It was bought with their earnings, was their community property, and was never the separate property of either.", "community"],
    ["No part of it was community property; he bought it before his marriage and acquired before the marriage.", "separate"],
    ["It was a gift of her parents, and nothing in it was acquired by the joint industry of herself and her husband.", "separate"],
    ["He was a farmer and lived upon the land.", null],
  ] as const)("%s → %s", (text, want) => {
    expect(characterOf(text)).toBe(want);
  });
});

it.each([
  ["The children born to him are: Jim Cobb and Alma Key, both of the first marriage; and Ned Cobb, of the second marriage.", true],
  ["Of the first marriage were born Jim Cobb and Alma Key.", true],
  ["Jim Cobb is his son by his former wife.", true],
  ["No child was born of the first marriage; all four are of the second.", false],
  ["The first marriage was without issue, and of the second marriage were born two children.", false],
  ["Upon the death of his first wife he married Ada Cobb, by whom he had two children.", false],
  ["He was divorced from his first wife in 1931. By Ada Cobb he had two children.", false],
  ["Both children were born of his marriage to Ada Cobb after the death of his first wife.", false],
  ["He was of the first families of the county and had two children.", false],
])("knows children of a marriage that ended before: %s", (text, want) => {
  const marriage = { spouse: "Ada Cobb", spouseDied: null, survived: true, count: 2, spouses: ["Ida Cobb", "Ada Cobb"] };
  expect(someOfEarlier(text, marriage)).toBe(want);
  expect(someOfEarlier(text, { ...marriage, count: 1, spouses: ["Ada Cobb"] })).toBe(false);
});
