// What whole short deeds give and to whom, in the words of scriveners of two centuries.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County";
const deed = (premises: string, object: string): string => `MINERAL DEED. ${premises} ${object} Dated May 3, 1950.`;
const given = (text: string): string[] => readPaper(text).grants;

describe("things given side by side", () => {
  it.each([
    [
      "a share of the minerals and the surface",
      `an undivided one-half of all the oil, gas and minerals, and also the whole of the surface, of ${LAND}.`,
      ["mineral 1/2 of whole", "surface 1 of whole"],
    ],
    [
      "the surface and the giver's minerals in part",
      `the surface and one-half of the minerals owned by grantor in ${LAND}.`,
      ["surface 1 of whole", "mineral 1/2 of grantor_interest"],
    ],
    [
      "the verb said again",
      `the surface of ${LAND}, and further sells to him one-eighth of the minerals thereunder.`,
      ["surface 1 of whole", "mineral 1/8 of whole"],
    ],
    ["surface and all minerals as the land itself", `the surface and all of the minerals of ${LAND}.`, ["fee 1 of whole"]],
    [
      "a whole and a share of two quarters, in one breath",
      `the NE/4 and an undivided one-half of the SE/4 of Section 9, Township 3 North, Range 4 West, Marsh County.`,
      ["fee 1 of whole", "fee 1/2 of whole"],
    ],
    [
      "the half that is the grantor's, the other half told as another's",
      `${LAND}, with the undivided one-half of the oil and gas which the grantor owns, the other one-half being in Cy Mott.`,
      ["surface 1 of whole", "mineral 1/2 of whole"],
    ],
    [
      "tracts counted, with their minerals",
      `two tracts of land in Marsh County, with all minerals: ${LAND}, and the SW/4 of the same section.`,
      ["fee 1 of whole"],
    ],
    ["a share over a decimal", `an undivided 21.25/160ths interest in all of the oil, gas and other minerals in ${LAND}.`, ["mineral 17/128 of whole"]],
    [
      "land behind an aside, and a royalty beside it",
      `(subject, however, to the reservation of all the oil and gas hereinafter made) that certain tract of land, and also a one-fortieth (1/40) royalty right and interest in said tract, described as ${LAND}; the said royalty being one-fortieth of all oil and gas produced.`,
      ["fee 1 of whole", "royalty 1/40 of whole"],
    ],
    [
      "land, and no share that an opinion tells of",
      `${LAND}. Grantee has the abstract, together with the opinion of his attorney, showing one-half of the minerals to stand in Cy Mott.`,
      ["fee 1 of whole"],
    ],
    ["minerals behind the land they lie in", `in and under ${LAND}, all the oil, gas and other minerals.`, ["mineral 1 of whole"]],
    ["a share of minerals behind their land", `beneath ${LAND}, an undivided one-fourth of the oil and gas.`, ["mineral 1/4 of whole"]],
    ["land in which all the oil is reserved", `all her estate in ${LAND}, all the oil and gas being reserved.`, ["fee 1 of whole"]],
    ["shares of two lands", `all of ${LAND}, and an undivided one-half of the NE/4 of Section 10, same township.`, ["fee 1 of whole", "fee 1/2 of whole"]],
    [
      "land, and minerals of other land",
      `${LAND}; also one-half of the minerals in the NE/4 of Section 10, same township.`,
      ["fee 1 of whole", "mineral 1/2 of whole"],
    ],
    [
      "only a part of the minerals with the land",
      `${LAND}, the grantor conveying hereby but one-half of the oil, gas and minerals, the rest not being his.`,
      ["surface 1 of whole", "mineral 1/2 of whole"],
    ],
    ["land without its minerals", `all his land, minerals excluded, in ${LAND}.`, ["surface 1 of whole"]],
  ])("are read as %s", (_name, object, want) => {
    expect(given(deed("Ada Venn, single, conveys to Bo Lark", object))).toEqual(want.map((w) => `Bo Lark ${w}`));
  });
});

describe("the parts of several takers", () => {
  it.each([
    [
      "behind their names",
      "to Bo Lark (1/2), Cy Mott (1/4) and Di Pool (1/4), without warranty, all minerals standing in her name in",
      ["Bo Lark mineral 1/2 of grantor_interest", "Cy Mott mineral 1/4 of grantor_interest", "Di Pool mineral 1/4 of grantor_interest"],
    ],
    [
      "in turn",
      "to Bo Lark and Cy Mott, three-fourths to the former and one-fourth to the latter, all of the minerals in",
      ["Bo Lark mineral 3/4 of whole", "Cy Mott mineral 1/4 of whole"],
    ],
    [
      "each with a verb of its own missing",
      "out of her said 3/5 an undivided 1/5 of 8/8 to Bo Lark and a like 1/5 of 8/8 to Cy Mott, in the minerals of",
      ["Bo Lark mineral 1/5 of whole", "Cy Mott mineral 1/5 of whole"],
    ],
    [
      "of a share",
      "to Bo Lark and Cy Mott, in the proportion of two-thirds to Bo Lark and one-third to Cy Mott, an undivided three-eighths of the minerals in",
      ["Bo Lark mineral 1/4 of whole", "Cy Mott mineral 1/8 of whole"],
    ],
    [
      "in a list behind a colon",
      "unto each of the following, in the percentage set opposite its name: Bo Lark, 62.5%; Elm Oil Company, 25%; and Cy Mott, 12.5%; all of her right, title and interest in the minerals of",
      ["Bo Lark mineral 5/8 of grantor_interest", "Elm Oil Company mineral 1/4 of grantor_interest", "Cy Mott mineral 1/8 of grantor_interest"],
    ],
  ])("stand %s", (_name, words, want) => {
    expect(given(deed("Ada Venn, single, hereby grants and conveys", `${words} ${LAND}.`))).toEqual(want);
  });
});

describe("how much is given", () => {
  it.each([
    ["an undivided third part of the minerals in", "mineral 1/3 of whole"],
    ["one undivided third of the minerals in", "mineral 1/3 of whole"],
    ["that undivided moiety of the coal and minerals underlying", "mineral 1/2 of whole"],
    ["twenty-five per cent of one-half (25% of 1/2) of the oil and gas in", "mineral 1/8 of whole"],
    ["one-half of all the mineral interest, royalties and rentals which I acquired from Cy Mott in", "mineral 1/2 of grantor_interest"],
    ["whatever minerals I own under", "mineral 1 of grantor_interest"],
    ["my undivided 5/24 interest, and any other or greater interest I may own, in the minerals of", "mineral 1 of grantor_interest"],
    ["one-fourth of the Estate's mineral estate in", "mineral 1/4 of grantor_interest"],
    ["an undivided thirty-second (1/32) interest in the gross production of oil and gas from", "royalty 1/32 of whole"],
  ])("%s …", (object, want) => {
    expect(given(deed("I, Ada Venn, single, grant and convey unto Bo Lark", `${object} ${LAND}.`))).toEqual([`Bo Lark ${want}`]);
  });

  it("keeps a number of acres of the minerals beside the acres of the land", () => {
    const text = deed(
      "I, Ada Venn, single, grant and convey unto Bo Lark",
      "an undivided interest of 55 acres in the minerals underlying the 220 acre tract, John Oke Survey, A-62.",
    );
    expect(readPaper(text).conveyance.grants.map((g) => [g.estate_type, g.fraction, g.mineral_acres])).toEqual([["mineral", null, "55"]]);
  });

  it("takes no share of the royalty behind the land for a share of the land", () => {
    const text = deed(
      "Ada Venn, single, conveys and warrants to Bo Lark",
      `the following premises: ${LAND}, including one half of the oil and gas royalty thereunder.`,
    );
    expect(given(text)).toEqual(["Bo Lark fee 1 of whole", "Bo Lark royalty 1/2 of royalty"]);
  });

  it("takes what was once reserved, and is now given, for no exception", () => {
    const text = deed(
      "Ada Venn, single, grants and conveys unto Bo Lark",
      `an undivided three-fourths of the one-half mineral interest reserved by Cy Mott in his deed of record in Book 8, page 12, in ${LAND}.`,
    );
    expect(readPaper(text).excepted).toEqual([]);
  });
});

describe("who gives and who takes", () => {
  it("finds the giver behind a recital of the one he inherited from", () => {
    const text = `DEED. Whereas my interest in the land is one-seventh, inherited from my mother, Di Venn; now I, Ada Venn, single, do grant, sell and convey unto Bo Lark all of my said undivided interest in ${LAND}. May 3, 1925. Ada Venn`;
    expect([readPaper(text).from, readPaper(text).grants]).toEqual(["Ada Venn", ["Bo Lark fee 1 of grantor_interest"]]);
  });

  it("reads each grant of an exchange with its own giver and taker", () => {
    const text = `EXCHANGE. Ada Venn, single, grants to Bo Lark her undivided one-half of the minerals in the NE/4 of Section 1, and Bo Lark, single, grants to Ada Venn his undivided one-half of the minerals in the NW/4 of Section 1, Township 3 North, Range 4 West. May 2, 1955.`;
    expect(given(text)).toEqual(["Bo Lark mineral 1/2 of whole", "Ada Venn mineral 1/2 of whole"]);
  });

  it("gives each of several owners the lot he takes in a partition", () => {
    const text =
      "PARTITION DEED. Whereas Ada Venn and Carl Lark own in equal shares Lots 1 and 2 of the Elm Subdivision, Plat Book 3, page 9; they now partition the same: Ada takes Lot 1 and Carl takes Lot 2, each in full ownership. May 2, 1955. Ada Venn, Carl Lark";
    expect(given(text)).toEqual(["Ada Venn fee 1 of whole", "Carl Lark fee 1 of whole"]);
  });

  it("takes those by whom a trust acts for no parties", () => {
    const text = deed(
      "Elm Cattle Trust, acting through its trustees Carl Pool and Ruth Pool, bargains and conveys to Bo Lark",
      `an undivided 1/4 of the minerals in ${LAND}.`,
    );
    expect(readPaper(text).from).toBe("Elm Cattle Trust");
  });
});

describe("minerals told by an interest and its size", () => {
  it.each([
    ["a mineral interest of one-half in", "mineral 1/2 of whole"],
    ["a mineral right of 1/4 in", "mineral 1/4 of whole"],
    ["an oil and gas interest equal to an undivided 1/3 in", "mineral 1/3 of whole"],
  ])("%s", (object, want) =>
    expect(given(deed("Ada Venn, grantor, sells and conveys to Bo Lark, grantee,", `${object} ${LAND}, containing 160 acres.`))).toEqual([`Bo Lark ${want}`]),
  );
});
