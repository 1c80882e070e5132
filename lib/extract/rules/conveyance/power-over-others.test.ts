import { describe, expect, it } from "vitest";
import { landDeed, mineralDeed } from "./test-paper";

const kept = (clause: string) => landDeed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.held_by ?? "-"}`);

describe("a power to lease kept over the minerals of another", () => {
  it.each([
    "Grantor also reserves the exclusive right and power to lease the one-half of the minerals owned by Cy Mott.",
    "The executive right (power to lease) over the one-half interest of Cy Mott is not conveyed and is reserved to Grantor.",
  ])("is told with its owner and its share: %s", (clause) => expect(kept(clause)).toEqual(["executive_right 1/2 Cy Mott"]));
  it("stands beside the minerals that are kept", () =>
    expect(
      kept(
        "SAVE AND EXCEPT 1/2 of the minerals reserved by Cy Mott in Vol. 9, page 4; and Grantor reserves an undivided 1/4 of the minerals, together with the sole right to lease the interest reserved by Cy Mott.",
      ),
    ).toEqual(["mineral 1/4 -", "executive_right 1 Cy Mott"]));
  it.each([
    ["Grantor reserves the executive right over all of the minerals.", ["executive_right 1 -"]],
    ["Grantor reserves one-half of the minerals, with the sole right to lease the same.", ["mineral 1/2 -"]],
  ])("is no other's where the words name nobody: %s", (clause, wanted) => expect(kept(clause)).toEqual(wanted));
});

describe("what a sentence leaves out", () => {
  it.each(["No minerals are excepted.", "None of the oil, gas or minerals has been severed.", "No part of the minerals is hereby reserved."])(
    "is nothing: %s",
    (clause) => {
      const read = landDeed(clause);
      expect([read.exceptions, read.reservations]).toEqual([[], []]);
    },
  );
  it("is what it names, held by whom it names before the book", () => {
    const read = landDeed("This conveyance does not include the three-fourths (3/4) of the minerals which Cy Mott reserved in Volume 144, page 30.");
    expect(read.exceptions.map((x) => [x.fraction?.fraction, x.held_by])).toEqual([["3/4", "Cy Mott"]]);
  });
});

describe("a royalty by where it is taken from", () => {
  const royalty = (clause: string) => landDeed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.of}`);
  it.each([
    [
      "There shall be paid to Grantor, his heirs and assigns, as a royalty hereby reserved, 1/64 of all oil and gas produced and saved from the land.",
      ["royalty 1/64 whole"],
    ],
    [
      "Grantor reserves a royalty of 1/64 of all oil and gas produced from said land, whether from the interest conveyed hereby or from the interest which Grantee already owns.",
      ["royalty 1/64 whole"],
    ],
    [
      "Grantor reserves a royalty of 1/64 of the oil, gas and other minerals produced and saved that are attributable to the undivided one-half interest hereby conveyed, and not of the other half.",
      ["royalty 1/64 grantor_interest"],
    ],
  ])("is told: %s", (clause, wanted) => expect(royalty(clause)).toEqual(wanted));
});

describe("leasing and bonus denied", () => {
  it.each([
    "Grantee shall have no right to join in leases, nor to share in bonuses or rentals, all of which belong to Grantor.",
    "Grantee shall have no right to join in leases or to share in bonuses or rentals.",
  ])("leave the taker the minerals alone: %s", (clause) =>
    expect(
      mineralDeed("an undivided 1/16 of the oil, gas and other minerals in the NW/4 of Section 9, Block 4, Marsh County, Texas.", clause).grants.map(
        (g) => g.executive,
      ),
    ).toEqual([false]),
  );
});
