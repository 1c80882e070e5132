import { describe, expect, it } from "vitest";
import { isDenied } from "./no-turn";

describe("a participle of keeping that is denied", () => {
  it.each(["No override is ", "no part of the oil and gas is ", "Neither royalty nor minerals are ", "nothing is conveyed but no mineral is "])("%s", (ahead) =>
    expect(isDenied("reserved to", ahead)).toBe(true),
  );
  it.each([
    "No warranty is given and all minerals are ",
    "no surface right passes and the minerals are ",
    "is made without warranty and there is hereby ",
    "one-half of the minerals is ",
  ])("but not by a denial of something else: %s", (ahead) => expect(isDenied("reserved to", ahead)).toBe(false));
});
