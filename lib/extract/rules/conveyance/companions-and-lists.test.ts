// What comes along between the verb and the taker, things given in lists, totals told behind shares, and subjects of one keeping verb.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the SW/4 of Section 8, Township 4 North, Range 5 West, Caddo County, Oklahoma";
function told(words: string) {
  const { conveyance, parties } = readInstrument({ name: "a.txt", text: `DEED\n\n${words}\n\nMay 3, 1961. Ada Venn` });
  const called = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  const short = (g: (typeof conveyance.resolved.grants)[number]) =>
    [g.estate_type, g.fraction?.fraction, g.of === "whole" ? "" : `of ${g.of}`, g.tracts.join("+"), g.to.length ? `to ${g.to.map(called).join(" and ")}` : ""]
      .filter(Boolean)
      .join(" ");
  const { grants, reservations, exceptions } = conveyance.resolved;
  return { grants: grants.map(short), kept: reservations.map(short), left: exceptions.map(short), texts: reservations.map((r) => r.text) };
}

describe("what comes along with the land, told ahead of the taker", () => {
  it.each([
    `I, Ada Venn, for $40 which I have had, convey, with all mineral, to BO LARK and CY MOSS, one undivided half to each, ${LAND}.`,
    `Ada Venn conveys, together with all oil, gas and minerals, to BO LARK and CY MOSS, in equal halves, ${LAND}.`,
    `For value I, Ada Venn, convey and warrant, including the minerals, to BO LARK and CY MOSS, in equal halves, ${LAND}.`,
    `Ada Venn gives, including whatever lies beneath, unto BO LARK and CY MOSS, share and share alike, ${LAND}.`,
  ])("is not the thing given: %s", (words) => {
    expect(told(words).grants).toEqual(["fee 1 to Bo Lark and Cy Moss"]);
  });
  it("leaves what is given alone to be given", () => {
    expect(told(`Ada Venn conveys all oil and gas to BO LARK in and under ${LAND}.`).grants).toEqual(["mineral 1 to Bo Lark"]);
  });
});

describe("a list of things", () => {
  it.each([
    [
      `Ada Venn grants and conveys to BO LARK: (i) the surface of ${LAND}; (ii) all of the oil, gas and minerals in it; and (iii) of the royalties, one-fourth, being all she has.`,
      ["fee 1 to Bo Lark"],
    ],
    [`Ada Venn sells and conveys to BO LARK: 1. The surface of ${LAND}; 2. All oil, gas and minerals under it.`, ["fee 1 to Bo Lark"]],
    [
      `Ada Venn grants and conveys to BO LARK: (1) the surface of ${LAND}; and (2) of the oil, gas and other minerals, one-third.`,
      ["surface 1 to Bo Lark", "mineral 1/3 to Bo Lark"],
    ],
    [
      `Ada Venn grants and conveys to BO LARK the following in ${LAND}: (a) the surface; (b) one-half of the oil, gas and other minerals; and (c) the right to lease the other half.`,
      ["surface 1 to Bo Lark", "mineral 1/2 to Bo Lark", "executive_right 1/2 to Bo Lark"],
    ],
  ])("gives each of them: %s", (words, want) => {
    expect(told(words).grants).toEqual(want);
  });
  it("of lands is none", () => {
    const words = `Ada Venn grants and conveys to BO LARK: (a) ${LAND}; and (b) the SE/4 of said Section 8.`;
    expect(told(words).grants).toEqual(["fee 1 to Bo Lark"]);
  });
  it.each([
    "as follows:\n\n1. The surface to BO LARK.\n\n2. The minerals, in undivided thirds: one-third (1/3) to BO LARK; one-third (1/3) to CY MOSS; and one-third (1/3) to DOT POOL.",
    "thus:\n\nFirst. To BO LARK, all the surface.\n\nSecond. Of the minerals to BO LARK one-third, to CY MOSS one-third, and to DOT POOL one-third.",
  ])("to several takers gives each the share that stands by him: %s", (items) => {
    expect(told(`Ada Venn, for love, gives, grants and conveys ${LAND}, ${items}`).grants).toEqual([
      "surface 1 to Bo Lark",
      "mineral 1/3 to Bo Lark",
      "mineral 1/3 to Cy Moss",
      "mineral 1/3 to Dot Pool",
    ]);
  });
});

describe("minerals left out of one of several lands", () => {
  it.each([
    `${LAND}; and, without minerals, the other 90 acres of the Venn farm.`,
    `${LAND}; also, excluding minerals, the land bought of Roe in Book 9, page 4, 60 acres.`,
  ])("stay with the rest: %s", (land) => {
    expect(told(`Ada Venn grants and conveys to BO LARK ${land}`).grants).toEqual(["fee 1 to Bo Lark"]);
  });
  it("are left out of that land alone", () => {
    const grants = told(`Ada Venn grants and conveys to BO LARK ${LAND}, and, without the minerals, the W/2 of Section 9 in said Township.`).grants;
    expect(grants).toEqual(["fee 1 t1 to Bo Lark", "surface 1 t2 to Bo Lark"]);
  });
  it.each([
    `${LAND}, without minerals.`,
    `the SW/4 of Section 8 and the N/2 of Section 9, Township 4 North, Range 5 West, Caddo County, Oklahoma, minerals excluded.`,
  ])("are left out of all where all are told together: %s", (land) => {
    expect(told(`Ada Venn grants and conveys to BO LARK ${land}`).grants).toEqual(["surface 1 to Bo Lark"]);
  });
});

describe("what is kept", () => {
  it.each([
    [
      "save that one-fourth (25%) of the mineral rights which I now own, and of royalty therefrom, is held back and reserved by me.",
      ["mineral 1/4 of grantor_interest to Ada Venn"],
    ],
    ["provided that one-half of the oil and gas which I own stays mine.", ["mineral 1/2 of grantor_interest to Ada Venn"]],
  ])("is a share of what the giver owns, with a row of subjects: %s", (words, want) => {
    expect(told(`I, Ada Venn, convey and warrant to BO LARK ${LAND}; ${words}`)).toMatchObject({ kept: want, left: [] });
  });
  it("keeps no share of a share by a base told of another size", () => {
    const words = `VENN, LTD. ("Seller") does hereby grant, sell and convey to BO LARK ${LAND}. Seller reserves one-fourth of all royalties payable on production, being one-half of the one-half of the royalties which Seller owns.`;
    expect(told(words).kept).toEqual(["royalty 1/4 of royalty to Venn, Ltd."]);
  });
  it.each([
    [
      "There is reserved unto ADA VENN one-eighth, and unto IDA VENN one-eighth, together one-fourth, as a non-participating royalty, of all royalty under any lease.",
      "royalty 1/8 of royalty",
    ],
    [
      "There is reserved one-sixteenth to Ada Venn and one-sixteenth to Ida Venn, making together one-eighth, of all oil and gas produced and saved.",
      "royalty 1/16",
    ],
  ])("is told of by its total without more being kept: %s", (words, want) => {
    const read = told(`We, ADA VENN and IDA VENN, grant, sell and convey to BO LARK ${LAND}. ${words}`);
    expect(read.kept).toEqual([`${want} to Ada Venn`, `${want} to Ida Venn`]);
    expect(read.texts.join()).toContain("together");
  });
});
