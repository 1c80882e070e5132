import { describe, expect, it } from "vitest";
import { NONE_TAKEN, NOTHING_AHEAD } from "./none-taken";

const none = new RegExp(NONE_TAKEN, "i");
const ahead = new RegExp(NOTHING_AHEAD, "i");

describe("nothing got out of the land", () => {
  it.each([
    "nothing in the way of oil or gas was taken from the farm since 1931",
    "neither gas nor oil nor anything else has been sold off the quarter",
    "not a barrel of oil nor a foot of gas has been had from it",
    "no mineral of any kind has been taken out of the ground",
    "at no time since then has any gas been marketed from said land",
    "he never saw oil or any mineral taken from the hill",
  ])("%s", (words) => expect(none.test(words)).toBe(true));

  it.each([
    "oil has been sold every month since 1955, and nothing is owed",
    "nothing was paid him for the oil that he hauled",
    "no oil was needed",
    "sixty days without production of oil ends the lease",
    "without production of oil for sixty days it ends",
  ])("says no such thing: %s", (words) => expect(none.test(words)).toBe(false));

  it("denies what stands behind it in one clause", () => {
    expect(ahead.test("that nothing in the way of oil, ")).toBe(true);
    expect(ahead.test("nothing is owed, and ")).toBe(false);
  });
});
