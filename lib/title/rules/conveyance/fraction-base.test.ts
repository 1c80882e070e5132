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

it("takes what is kept of the part conveyed for no share of all that the giver owns", () => {
  const kept = (text: string, conveyed = rational(1, 2)) =>
    ofLandConveyed.when({ of: "grantor_interest", fraction: rational(1, 2), conveyed, owned: ONE, text });
  expect(kept("one-half of the minerals belonging to the undivided one-half interest hereby conveyed")).toBe(true);
  expect(kept("one-half of the grantor's minerals")).toBe(false);
  expect(kept("one-half of the minerals belonging to the interest hereby conveyed", ONE)).toBe(false);
});
