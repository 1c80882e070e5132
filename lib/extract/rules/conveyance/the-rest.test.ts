import { describe, expect, it } from "vitest";
import { landDeed, mineralDeed, people, read } from "./test-paper";

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

describe("what is kept of the thing given, told only by pointing back to it", () => {
  const thirds =
    "one-third to Bo Lark and one-third to Cy Mott of all the oil, gas and other minerals, and of the royalties, in and under the NW/4 of Section 9, Marsh County.";
  const deed = (words: string) =>
    read(
      `MINERAL DEED\n\nAda Venn, a widow, gives and conveys ${thirds} ${words}\n\nMay 3, 1950. Ada Venn`,
      people(["Ada Venn"], ["Bo Lark", "Cy Mott"]),
      "mineral_deed",
    ).resolved;
  it.each(["Donor keeps one-third of the same and the surface.", "Grantor reserves 1/3 thereof.", "She saves to herself one-third of all the aforesaid."])(
    "is the rest, and no royalty: %s",
    (words) => expect(kept(deed(words)).filter(([estate]) => estate === "royalty")).toEqual([]),
  );
  it.each(["Grantor reserves one-third of the royalty on the part so conveyed.", "Grantor reserves one-fourth of the royalty."])(
    "is a royalty where it says so: %s",
    (words) => expect(kept(deed(words)).map(([estate]) => estate)).toEqual(["royalty"]),
  );
});

describe("the royalty of the minerals that are not given", () => {
  const half = "an undivided one-half (1/2) interest in and to all of the oil, gas and other minerals in and under the NW/4 of Section 9, Marsh County.";
  it.each([
    "It is understood that this sale includes, of all the royalty, bonus and rental accruing under any lease, one-half, the other half being kept by Grantor.",
    "Of all royalty, bonus and rentals under any lease one-half goes with this sale and Grantor keeps the other half.",
    "Should the land be under lease, one-half of the royalties and rentals shall be paid to Grantee and one-half shall be retained by Grantor.",
    "The other half of the royalties stays with the Grantor.",
  ])("is kept by nobody apart: %s", (words) => expect(kept(mineralDeed(half, words))).toEqual([]));
  it.each([
    ["Of the royalty that falls to the half hereby conveyed, Grantor reserves one-half.", "1/2"],
    ["Three-fourths of the royalties are reserved to Grantor.", "3/4"],
    ["Grantor reserves a 1/32 royalty of all oil and gas produced, free of cost.", "1/32"],
  ])("is kept where it is more than follows: %s", (words, share) => expect(kept(mineralDeed(half, words))).toEqual([["royalty", share]]));
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

describe("what several keep", () => {
  it("is kept by each as the words share it", () => {
    const text =
      "WARRANTY DEED. That we, ADA VENN, CY MOTT and EVE DALE, for Ten Dollars, do grant, sell and convey unto BO LARK 99 acres, Section 9, Block H, Marsh County, Texas. There is reserved to ADA VENN an undivided one-fourth (1/4), and to CY MOTT an undivided one-fourth (1/4) of all of the oil, gas and other minerals in said land. EVE DALE reserves nothing.";
    const c = read(text, people(["ADA VENN", "CY MOTT", "EVE DALE"], ["BO LARK"]), "warranty_deed").resolved;
    expect(c.reservations.map((r) => [r.to, r.fraction?.fraction])).toEqual([
      [["a1"], "1/4"],
      [["a2"], "1/4"],
    ]);
  });
  it("leaves the other half with the land", () => {
    const c = landDeed(
      "I reserve unto myself an undivided one-half (1/2) of all of the oil, gas and other minerals. The other one-half of the minerals passes to the grantee.",
    );
    expect(c.grants.map((g) => [g.estate_type, g.fraction?.fraction])).toEqual([["fee", "1"]]);
    expect(kept(c)).toEqual([["mineral", "1/2"]]);
  });
});

describe("oil, gas, royalties and other minerals", () => {
  it("are minerals", () =>
    expect(
      mineralDeed("all of Grantor's right, title and interest in and to all oil, gas, royalties and other minerals in Marsh County.").grants[0]?.estate_type,
    ).toBe("mineral"));
});

describe("an interest called royalty beside", () => {
  it("in the minerals in place is of the minerals", () =>
    expect(
      kept(
        landDeed(
          "Reserving unto the grantor a 12½ per cent interest and royalty in and to all oil and gas and other minerals found in or located upon or under said land.",
        ),
      ),
    ).toEqual([["mineral", "1/8"]]));
  it("in what is produced is royalty", () =>
    expect(kept(landDeed("Reserving unto the grantor a one-eighth royalty in all oil and gas produced and saved."))).toEqual([["royalty", "1/8"]]));
});
