import { describe, expect, it } from "vitest";
import { landDeed } from "@/lib/extract/rules/conveyance/test-paper";
import { beforeMereRights, isMereRights } from "./mere-rights";

describe("rights to use the land", () => {
  it.each([
    "together with all necessary and convenient easements for drilling for and transporting oil, gas or any of said minerals",
    "with the rights of ingress and egress to mine any of said coal",
    "together with the privilege at all times of entering to explore for oil",
    "together with the free use of the surface for opening mines of coal",
  ])("are no interest in what they name: %s", (words) => {
    expect(isMereRights(words)).toBe(true);
  });
  it.each([
    "together with all rights of the grantor in the oil and gas",
    "together with the right to mine, and one-half of the minerals",
    "together with all the coal",
    "with the right to receive all royalty",
  ])("are not taken from other words: %s", (words) => {
    expect(isMereRights(words)).toBe(false);
  });
  it("are left off the thing they go with", () => {
    expect(beforeMereRights("all the minerals, with the right to take away any of said minerals")).toBe("all the minerals");
    expect(beforeMereRights("all the minerals, with the interest of the grantor")).toBe("all the minerals, with the interest of the grantor");
  });
  it("give the taker nothing of what the giver keeps", () => {
    const read = landDeed(
      "There is reserved to the grantor all of the oil, gas and other minerals in the land, together with all easements convenient for mining, producing and transporting oil, gas or any of said minerals.",
    );
    expect(read.grants.map((g) => g.estate_type)).toEqual(["fee"]);
    expect(read.reservations.map((r) => [r.estate_type, r.fraction?.fraction, r.of])).toEqual([["mineral", "1", "whole"]]);
  });
});
