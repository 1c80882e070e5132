// Royalties given to several or kept by several, read through to what each has: what a fraction of a fraction is of, whose share is whose.
import { describe, expect, it } from "vitest";
import { readChain, readInstrument } from "./read-in-process";

const LAND = "the NW/4 of Section 14, T20S-R30E, N.M.P.M., Eddy County, New Mexico";
const deed = (title: string, clause: string, givers: readonly string[]) => ({
  name: "deed.txt",
  text: `${title}\n\n${clause}\n\nDated June 4, 1952.\n\n${givers.join("\n")}\n\nFiled June 6, 1952, Book 40, page 210, Eddy County, New Mexico.`,
});
const royaltyDeed = (taker: string, what: string) =>
  deed("ROYALTY DEED", `Silas Orcutt, grantor, for Ten Dollars, grants, sells and conveys unto ${taker} ${what}, the land being ${LAND}.`, ["Silas Orcutt"]);
const landDeed = (givers: readonly string[], keeping: string) =>
  deed(
    "WARRANTY DEED",
    `${givers.join(" and ")}, grantors, for Ten Dollars, do hereby grant, bargain, sell and convey unto Nora Kessel, grantee, ${LAND}, ${keeping}.`,
    givers,
  );
const royalties = (paper: { name: string; text: string }) =>
  readChain([paper], "1953-01-01")
    .ownership.tracts.flatMap((t) => t.rows)
    .filter((r) => r.estate_type === "royalty")
    .map((r) => `${r.name} ${r.share.fraction} of ${r.of}`)
    .sort();

describe("a royalty given to several", () => {
  it.each([
    [
      "Ada Venn, three-fourths (3/4), and Cy Mott, one-fourth (1/4),",
      "one-third of the usual one-eighth (1/8) royalty in all oil and gas produced",
      ["1/4", "1/12"],
      "lease_royalty",
    ],
    ["Ada Venn, 3/4, and Cy Mott, 1/4,", "one-half of the 1/8th royalty payable under any oil and gas lease", ["3/8", "1/8"], "lease_royalty"],
    ["Ada Venn and Cy Mott, one-half to each,", "a non-participating royalty of 1/4 of 1/8 of all oil and gas produced", ["1/8", "1/8"], "lease_royalty"],
    [
      "Ada Venn, 3/4, and Cy Mott, 1/4,",
      "a royalty equal to 3/64 (three sixty-fourths) of 8/8ths of all oil and gas produced",
      ["9/256", "3/256"],
      "production",
    ],
    [
      "Ada Venn and Cy Mott, one-half to each,",
      "an undivided five percent (5%) royalty in and to all of the oil and gas produced, saved and marketed",
      ["1/40", "1/40"],
      "production",
    ],
    ["Ada Venn and Cy Mott, share and share alike,", "one-half of all royalties payable under any lease", ["1/4", "1/4"], "lease_royalty"],
  ] as const)("gives each his part, of what the whole is of: %s %s", (takers, what, [a, b], of) =>
    expect(royalties(royaltyDeed(takers, what))).toEqual([`Ada Venn ${a} of ${of}`, `Cy Mott ${b} of ${of}`]),
  );

  it.each([
    ["Ada Venn One-half of the royalty on all oil and gas produced", "Ada Venn"],
    ["Ada Venn THREE-FOURTHS (3/4) of the usual one-eighth (1/8) royalty in all oil and gas produced", "Ada Venn"],
    ["ADA VENN One-sixteenth of all oil and gas produced and saved, as a perpetual royalty", "ADA VENN"],
  ])("ends the name of its taker where the share begins: %s", (words, name) => {
    const { parties } = readInstrument(royaltyDeed("", words)).parties.resolved;
    expect(parties.filter((p) => p.side === "to").map((p) => p.name)).toEqual([name]);
  });
});

describe("a royalty kept by several", () => {
  const two = ["Wm. T. Abbey", "Ada Venn"];
  it.each([
    [
      "reserving to Wm. T. Abbey a royalty of 1/32 of all oil and gas produced and saved; and to Ada Venn a royalty of 3/32 of all oil and gas produced and saved",
      "3/32",
      "1/32",
      "production",
    ],
    [
      "RESERVING AND EXCEPTING to Wm. T. Abbey, as a royalty, 1/8 of all royalty payable on oil and gas produced; and to Ada Venn, as a royalty, 1/4 of all royalty payable on oil and gas produced",
      "1/4",
      "1/8",
      "lease_royalty",
    ],
    [
      "saving and reserving to Wm. T. Abbey 1/8 and Ada Venn 3/8, together one-half of the usual one-eighth royalty in all oil and gas produced",
      "3/8",
      "1/8",
      "lease_royalty",
    ],
    [
      "reserving to Wm. T. Abbey 1/8 and Ada Venn 3/8, in all one-half, as a non-participating royalty, of all royalty payable on oil and gas produced",
      "3/8",
      "1/8",
      "lease_royalty",
    ],
    [
      "reserving to Wm. T. Abbey 1/8 and Ada Venn 3/8, together one-half of all royalties, the same being one-sixteenth (1/16) of the total production",
      "3/8",
      "1/8",
      "lease_royalty",
    ],
    ["and the grantors reserve one-half of the royalty on all oil and gas produced, of which Wm. T. Abbey 1/8 and Ada Venn 3/8", "3/8", "1/8", "lease_royalty"],
    [
      "reserving to the grantors one-fourth of the one-eighth royalty on all oil and gas produced, one-half thereof to each for a term of twenty years",
      "1/8",
      "1/8",
      "lease_royalty",
    ],
    [
      "reserving to the grantors together one-fourth, as a non-participating royalty, of all royalty payable on oil and gas produced",
      "1/8",
      "1/8",
      "lease_royalty",
    ],
  ])("leaves each his own: %s", (keeping, ada, wm, of) =>
    expect(royalties(landDeed(two, keeping))).toEqual([`Ada Venn ${ada} of ${of}`, `Wm. T. Abbey ${wm} of ${of}`]),
  );

  it("takes no taker behind a semicolon for a keeper", () =>
    expect(
      royalties(landDeed(two, "reserving to Ada Venn a royalty of 1/16 of all oil and gas produced; and to Nora Kessel shall go all bonus and rentals")),
    ).toEqual(["Ada Venn 1/16 of production"]));
});
