import { describe, expect, it } from "vitest";
import { landDeed, mineralDeed } from "./test-paper";

const kept = (c: ReturnType<typeof landDeed>) => c.reservations.map((r) => [r.estate_type, r.fraction?.fraction]);

describe("the rest of a share", () => {
  const half = "an undivided one-half (1/2) interest in and to all of the oil, gas and other minerals in and under the NW/4 of Section 9, Marsh County.";
  it("is not given, and reserved by nobody", () =>
    expect(kept(mineralDeed(half, "The remaining undivided one-half of the minerals is retained by Grantor."))).toEqual([]));
  it("is a reservation where the deed gives the land", () =>
    expect(kept(landDeed("One-half of the minerals was reserved by Cy Mott; the remaining one-half of the minerals is reserved by grantor."))).toContainEqual([
      "mineral",
      "1/2",
    ]));
  it("does not swallow what is taken out of the share given", () =>
    expect(kept(mineralDeed(half, "Grantor reserves an undivided 1/4 of all minerals."))).toEqual([["mineral", "1/4"]]));
});

describe("a mineral share added to land", () => {
  it("is no share of the land, though it stands near", () => {
    const c = mineralDeed(
      "all that tract of 310 acres in the Marsh League, Abstract 12, together with an undivided one-half of the oil, gas and other minerals therein.",
    );
    expect(c.grants.map((g) => [g.estate_type, g.fraction?.fraction])).toEqual([
      ["surface", "1"],
      ["mineral", "1/2"],
    ]);
  });
});

describe("a burden held by another", () => {
  it("is no second reading of the share given", () => {
    const c = mineralDeed(
      "an undivided one-half (1/2) of the oil, gas and other minerals in the NW/4 of Section 9, Marsh County.",
      "Said land is subject to a free royalty of one-sixteenth (1/16) held by the State, and the grantee shall receive one-half of all bonuses, rentals and royalties.",
    );
    expect(c.grants[0]?.readings).toEqual([]);
  });
});
