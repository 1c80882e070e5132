import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { people, read } from "./test-paper";

const LAND = "in and under the N/2 of Section 9, Township 3 North, Range 11 West";
const deed = (words: string) => readPaper(`MINERAL DEED. IRA POOL, a widower, grants, bargains, sells and conveys ${words} May 7, 1948. Ira Pool.`).grants;

describe("shares beside the names of takers", () => {
  it.each([
    [
      "of a thing said behind, another half kept",
      `unto ADA VENN an undivided one-fourth (1/4), and unto BO LARK an undivided one-fourth (1/4), of all oil, gas and other minerals ${LAND}, he keeping the other one-half (1/2).`,
      ["Ada Venn mineral 1/4 of whole", "Bo Lark mineral 1/4 of whole"],
    ],
    [
      "of a thing said ahead with its own 8/8",
      `out of all (8/8) of the oil, gas and other minerals ${LAND}: an undivided two-thirds (2/3) to ADA VENN and an undivided one-third (1/3) to BO LARK.`,
      ["Ada Venn mineral 2/3 of whole", "Bo Lark mineral 1/3 of whole"],
    ],
    [
      "told of the one and of the other",
      `unto ADA VENN and BO LARK, an undivided three-fourths to the one and an undivided one-fourth to the other, all of the minerals ${LAND}.`,
      ["Ada Venn mineral 3/4 of whole", "Bo Lark mineral 1/4 of whole"],
    ],
  ])("are of each: %s", (_, words, wanted) => {
    expect(deed(words)).toEqual(wanted);
  });
});

describe("parts told anywhere in the sentence of the granting words", () => {
  const LAND_ALONE = "all of the N/2 of Section 9, Township 3 North, Range 11 West";
  it.each([
    [
      `I, IRA POOL, in consideration of $1600 paid by ADA VENN, do grant and convey unto her five-sixths (5/6), and in consideration of $320 paid by BO LARK, do grant and convey unto him one-sixth (1/6), of ${LAND_ALONE}, with all minerals, to hold to them as tenants in common.`,
      ["Ada Venn fee 5/6 of whole", "Bo Lark fee 1/6 of whole"],
    ],
    [
      `For $600 paid by ADA VENN I, IRA POOL, sell and convey to her two-thirds, and for $300 paid by BO LARK sell and convey to him one-third, of ${LAND_ALONE}.`,
      ["Ada Venn fee 2/3 of whole", "Bo Lark fee 1/3 of whole"],
    ],
    [
      `Five-sixths of ${LAND_ALONE}, is hereby conveyed by IRA POOL to ADA VENN, and the remaining one-sixth is hereby conveyed to BO LARK.`,
      ["Ada Venn fee 5/6 of whole", "Bo Lark fee 1/6 of whole"],
    ],
    [`IRA POOL hereby conveys to ADA VENN ${LAND_ALONE}, one-sixth of which was conveyed to him by BO LARK.`, ["Ada Venn fee 1 of whole"]],
    [
      `IRA POOL grants and conveys to ADA VENN and BO LARK five-sixths of ${LAND_ALONE}, with all minerals, to hold to them as tenants in common.`,
      ["Ada Venn + Bo Lark fee 5/6 of whole"],
    ],
  ])("%s", (words, want) => expect(readPaper(`WARRANTY DEED. ${words} May 7, 1948. Ira Pool.`).grants).toEqual(want));
});

describe("how several hold", () => {
  it.each([
    "in equal shares, each to hold as separate property, one-half (1/2) of all oil, gas and other minerals",
    "in equal parts and as the separate property of each of them, a one-half (1/2) undivided interest in all oil, gas and other minerals",
    "each to own the same as his or her own separate estate, an undivided one-half (1/2) of all oil, gas and other minerals",
  ])("is no share of each: %s", (words) => {
    expect(deed(`to ADA VENN and BO LARK, ${words} ${LAND}.`)).toEqual(["Ada Venn + Bo Lark mineral 1/2 of whole"]);
  });

  it("is told beside the share of each", () => {
    expect(deed(`to ADA VENN and BO LARK, each an undivided one-fourth (1/4) of all oil, gas and other minerals ${LAND}.`)).toHaveLength(2);
  });
});

describe("shares of several takers together", () => {
  it("gives each group of a list its share, where they make the whole", () => {
    const text =
      "WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I, Ada Venn, a widow, for Ten Dollars, do grant, give and convey unto BO LARK an undivided one-half (1/2), unto CY MOTT an undivided one-fourth (1/4), and unto the children of my son, namely, DI VENN and ED VENN, an undivided one-fourth (1/4), of all of the NW/4 of Section 9, 160 acres.\n\nTo have and to hold. May 3, 1950. Ada Venn";
    const grants = read(text, people(["Ada Venn"], ["Bo Lark", "Cy Mott", "Di Venn", "Ed Venn"]), "warranty_deed").resolved.grants;
    expect(grants.map((g) => [g.to.join("+"), g.fraction?.fraction])).toEqual([
      ["b1", "1/2"],
      ["b2", "1/4"],
      ["b3+b4", "1/4"],
    ]);
  });
});
