import { describe, expect, it } from "vitest";
import { ONE, rational } from "@/lib/fraction/rational";
import { ofLandConveyed } from "./fraction-base";

const ties = (text: string) => ofLandConveyed.when({ of: "whole", fraction: rational(1, 4), conveyed: rational(1, 2), owned: ONE, text });

describe("a fraction of the land conveyed", () => {
  it.each([
    ["one-fourth of the minerals in the half conveyed by this deed", true],
    ["one-fourth of the minerals under the land sold by me", true],
    ["one-fourth of the minerals, less the half conveyed by him to A. Roe", false],
    ["one-fourth of the minerals under the tract, being the land deeded by them in 1920", false],
  ])("%s", (text, tied) => expect(ties(text)).toBe(tied));
});
