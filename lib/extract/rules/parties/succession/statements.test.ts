import { describe, expect, it } from "vitest";
import { characterOf } from "./statements";

describe("the character of what the dead had", () => {
  it.each([
    ["She left land which her father had given her in 1966, and it was never changed into community property.", "separate"],
    ["He inherited from his mother the land told of below.", "separate"],
    ["It was acquired by gift from her aunt before 1950.", "separate"],
    ["The land was their community property.", "community"],
    ["It was bought with their earnings, was their community property, and was never the separate property of either.", "community"],
    ["No part of it was community property; he bought it before his marriage and acquired before the marriage.", "separate"],
    ["He was a farmer and lived upon the land.", null],
  ] as const)("%s → %s", (text, want) => {
    expect(characterOf(text)).toBe(want);
  });
});
