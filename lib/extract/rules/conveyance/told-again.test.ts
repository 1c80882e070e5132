// Shares that only say the grant again, figures that bound something else, and takers who follow in the same breath.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County";
const given = (words: string, title = "MINERAL DEED"): string[] => readPaper(`${title}. Ada Venn, single, conveys ${words} Dated May 3, 1950.`).grants;

describe("what a deed says again is given once", () => {
  it("each taker's part told as the outcome", () => {
    const words = `to Bo Lark, Cy Mott, Di Pell and Ed Rusk, in equal parts, one-fourth of all oil, gas and other minerals in ${LAND}, so that each of the four shall own one-sixteenth of the whole.`;
    expect(given(words).map((g) => g.replace(/^.*?(?=mineral)/, ""))).toEqual(["mineral 1/4 of whole"]);
  });
  it("but one each where no outcome is told", () => {
    expect(given(`to Bo Lark and Cy Mott, one-eighth each, of all oil, gas and other minerals in ${LAND}.`)).toEqual([
      "Bo Lark mineral 1/8 of whole",
      "Cy Mott mineral 1/8 of whole",
    ]);
  });
  it("the foot of a list of parts", () => {
    const words = `an undivided one-half of the oil, gas and other minerals in ${LAND}, to these Grantees in the following proportions of the interest so conveyed:\n\nElm Partners, a limited partnership ..... 75.00%\nBo Lark ..... 25.00%\n          100.00%`;
    expect(given(words)).toEqual(["Elm Partners mineral 3/8 of whole", "Bo Lark mineral 1/8 of whole"]);
  });
});

describe("what an object is led up to by", () => {
  it("is not the object", () => {
    expect(given(`to Bo Lark the following described interest in real property in Marsh County, to-wit: three-eighths of all oil and gas in ${LAND}.`)).toEqual(
      ["Bo Lark mineral 3/8 of whole"],
    );
    expect(given(`to Bo Lark the following described land in Marsh County: ${LAND}.`, "DEED")).toEqual(["Bo Lark fee 1 of whole"]);
  });
});

describe("takers who follow", () => {
  it.each([
    [
      "behind their share alone",
      `unto the said Bo Lark, seven ninths, and the said Cy Mott, two ninths, their heirs and assigns, ${LAND}.`,
      ["Bo Lark fee 7/9", "Cy Mott fee 2/9"],
    ],
    [
      "behind a long description",
      `unto Northwest Royalty Fund, Inc., an undivided 0.046875 interest (which is a 3/64 interest, or seven and one-half acres net) in all of the oil, gas and other minerals in ${LAND}; and likewise unto Bo Lark and Cy Mott, as joint tenants, an undivided 0.125 interest in the same.`,
      ["Northwest Royalty Fund, Inc. mineral 3/64", "Bo Lark + Cy Mott mineral 1/8"],
    ],
  ])("%s", (_name, words, want) => {
    expect(given(words).map((g) => g.replace(/ of whole.*$/, ""))).toEqual(want);
  });
});

describe("a figure that only bounds a royalty", () => {
  it("is no reading of the royalty given", () => {
    const paper = readPaper(
      `ROYALTY DEED. Ada Venn conveys to Bo Lark a royalty of one thirty-second of all oil and gas produced from ${LAND}. It does not change with the royalty of any lease, be that one-eighth or more. Dated May 3, 1950.`,
    );
    expect(paper.grants).toEqual(["Bo Lark royalty 1/32 of whole"]);
  });
});
