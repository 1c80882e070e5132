import { describe, expect, it } from "vitest";
import { isJointly } from "./jointly";

describe("words that give several people one estate", () => {
  it.each([
    "as joint tenants and not as tenants in common",
    "jointly, and on the death of one the whole shall belong to the other",
    "to both, and after the death of either the land goes to the survivor",
    "upon the death of the first of them to die all title to vest in the other",
  ])("%s", (words) => expect(isJointly(words)).toBe(true));

  it.each(["in equal shares", "on the death of one his share shall go to his children", "as tenants in common, not as joint tenants"])("not: %s", (words) =>
    expect(isJointly(words)).toBe(false),
  );
});
