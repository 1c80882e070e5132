import { describe, expect, it } from "vitest";
import { withoutNoneKept } from "./none-kept";

const left = (words: string) => withoutNoneKept(words).replace(/\s+/g, " ").trim();

describe("words that say nothing is kept", () => {
  it.each([
    ["half the minerals, nothing being kept back by the grantor", "half the minerals,"],
    ["half the minerals, no part thereof being reserved to her", "half the minerals,"],
    ["half the minerals, the grantor retaining no interest of any kind", "half the minerals, the grantor"],
    ["she holds back none of it", "she"],
  ])("are blanked: %s", (words, want) => expect(left(words)).toBe(want));
  it.each([
    "grantor reserves no more than one-half of the minerals",
    "nothing but the surface is conveyed, the minerals being reserved",
    "no minerals are conveyed and all are reserved",
    "one-half is kept back by the grantor",
  ])("are not where something is kept: %s", (words) => expect(left(words)).toBe(words));
  it("keep their length", () => expect(withoutNoneKept("x, nothing being kept, y")).toHaveLength(24));
});
