import { describe, expect, it } from "vitest";
import { cameWithLand, isDenied } from "./no-turn";

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

describe("a reservation that came with the land", () => {
  it.each(["The land having been patented ", "It was sold by the State in 1951 ", "the section was awarded to Eli Dean "])("%s", (ahead) =>
    expect(cameWithLand("with a reservation by", ahead)).toBe(true),
  );
  it.each(["The land is hereby conveyed ", "Grantor sells the land ", "The land was patented to grantor, who does hereby convey it "])(
    "but not one of this paper: %s",
    (ahead) => expect(cameWithLand("with a reservation by", ahead)).toBe(false),
  );
});
