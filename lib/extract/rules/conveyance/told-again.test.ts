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
  it.each([
    "each Grantee to have an undivided one-fourth (1/4)",
    "each of them taking 1/4",
    "each to own an undivided one-fourth, with the royalties that go with it",
  ])("each taker's part told as what he has: %s", (part) =>
    expect(
      given(`to Bo Lark and Cy Mott, Grantees, one-half of all oil, gas and other minerals in ${LAND}, ${part}.`).map((g) => g.replace(/^.*?(?=mineral)/, "")),
    ).toEqual(["mineral 1/2 of whole"]),
  );
  it("one thing among all that the giver has is no size of it", () => {
    expect(given(`to Bo Lark all mineral interests that she owns in ${LAND}, including the one-sixteenth which her son deeded her.`)).toEqual([
      "Bo Lark mineral 1 of grantor_interest",
    ]);
    expect(given(`to Bo Lark one-sixteenth of all the minerals that she owns in ${LAND}.`)).toEqual(["Bo Lark mineral 1/16 of grantor_interest"]);
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

describe("shares told in pieces or in the recitals", () => {
  it.each([
    [
      "a sum stands for its pieces",
      `to Bo Lark: (a) for his services at the trial, one-eighth (1/8); and (b) for those on appeal, one-sixteenth (1/16); in all three-sixteenths (3/16) of the oil, gas and other minerals in ${LAND}.`,
      ["Bo Lark mineral 3/16 of whole"],
    ],
    [
      "what it makes with another deed is not given again",
      `to Bo Lark a further fifteen per cent (15%) of all oil, gas and other minerals in ${LAND}, making with the former deed twenty-five per cent of the whole.`,
      ["Bo Lark mineral 3/20 of whole"],
    ],
    [
      "a part to each of the takers is a part of the object",
      `to Bo Lark, Cy Mott and Di Pell, one-third to each, three-sixteenths of the oil, gas and other minerals in ${LAND}.`,
      ["Bo Lark mineral 1/16 of whole", "Cy Mott mineral 1/16 of whole", "Di Pell mineral 1/16 of whole"],
    ],
  ])("%s", (_name, words, want) => {
    expect(given(words)).toEqual(want);
  });
  it("a recital says how much", () => {
    const paper = readPaper(
      `MINERAL CONVEYANCE. RECITALS. A. Ada Venn owns all of the minerals in ${LAND}. B. Ada Venn has agreed to sell one-fourth of them to Elm Partners, a general partnership. C. The price is paid. CONVEYANCE. Accordingly Ada Venn sells, grants and conveys to Elm Partners the mineral interest agreed to be sold in Recital B. Dated May 3, 1980.`,
    );
    expect([paper.from, paper.grants]).toEqual(["Ada Venn", ["Elm Partners mineral 1/4 of whole"]]);
  });
});

describe("takers placed in rows ahead of the object", () => {
  it("each take their part of all that the giver has", () => {
    const rows = "     Elm Family Investments, L.L.C.        3/5\n     Bo Lark                 1/5\n     St. Mark's Home, Inc.                 1/5";
    const paper = readPaper(
      `MINERAL DEED, ASSIGNMENT AND BILL OF SALE\n\nKNOW ALL MEN BY THESE PRESENTS: that ASH OIL COMPANY, a corporation ("Grantor"), in liquidation, grants, bargains, sells, conveys and assigns, without warranty, unto the following ("Grantees"), in the fractions placed opposite their names,\n\n${rows}\n\nof ALL of Grantor's right, title and interest in and to all oil, gas and other minerals, royalties, overriding royalties and leasehold in ${LAND}.\n\nDATED October 27, 1999.`,
    );
    expect(paper.grants).toEqual([
      "Elm Family Investments, L.L.C. mineral 3/5 of grantor_interest",
      "Bo Lark mineral 1/5 of grantor_interest",
      "St. Mark's Home, Inc. mineral 1/5 of grantor_interest",
    ]);
  });
});

describe("a correction in which the taker joins to give back", () => {
  it("still has the giver and taker of the deed it corrects", () => {
    const paper = readPaper(
      `CORRECTION MINERAL DEED\n\nWHEREAS, on May 3, 1976, Ada Venn executed a Mineral Deed to Elm Partners, a partnership, recorded in Book 300, page 88, wherein by error the interest was stated to be one-fourth;\n\nNOW, THEREFORE, the said deed is corrected so that it shall read as a grant by Ada Venn to Elm Partners of an undivided one-eighth interest, and no more, in the oil, gas and other minerals in ${LAND}, and Ada Venn does hereby grant, sell and convey the same accordingly. Elm Partners quitclaims and reconveys to Ada Venn the excess of one-eighth.\n\nDated January 24, 1977.\n\nAda Venn\nELM PARTNERS\nBy Leland Roe, Managing Partner`,
    );
    expect([paper.from, paper.grants]).toEqual(["Ada Venn", ["Elm Partners mineral 1/8 of whole"]]);
  });
});

describe("who gives behind recitals", () => {
  it.each([
    [
      "by his name at the verb",
      "WHEREAS Ada Venn, a widow, owns the land below; and whereas Bo Lark and Cy Mott have lent her money; NOW, for that consideration, the said Ada Venn does grant, sell and convey unto the said Bo Lark and Cy Mott",
    ],
    [
      "by a pronoun",
      "WHEREAS Ada Venn, a widow, did on May 1, 1940, by deed in Book 3 at page 7, convey a road to Bo Lark and Cy Mott; and whereas they have paid her a further sum; THEREFORE she does now grant, bargain, sell and convey to Bo Lark and Cy Mott",
    ],
  ])("%s", (_name, premises) => {
    const paper = readPaper(`MINERAL DEED\n\n${premises} one-half of the oil, gas and other minerals in ${LAND}. Dated May 3, 1950.`);
    expect([paper.from, paper.to]).toEqual(["Ada Venn", "Bo Lark + Cy Mott"]);
  });
});

describe("a share told once more with what goes with it", () => {
  it.each([
    "with one-fourth of all bonuses, rentals and royalties, the said company to join in leases as to its own one-fourth",
    "with the right to lease the same for himself and to take one-fourth of all that any lease may yield",
    "his fourth to bear its share of taxes, and he to have one-fourth of whatever is paid",
  ])("is given once: %s", (more) =>
    expect(given(`to Bo Lark an undivided one-fourth (1/4) of all of the oil, gas and other minerals in ${LAND}, ${more}.`)).toEqual([
      "Bo Lark mineral 1/4 of whole",
    ]),
  );
  it.each([
    [`one-fourth of the oil and gas in ${LAND}, and one-fourth of the coal therein`, 2],
    [`one-fourth of the minerals in ${LAND}, and one-fourth of the minerals in Section 10 of the same Township`, 2],
    [`one-fourth of the minerals in ${LAND}, and a further one-fourth of the same`, 2],
  ])("but another thing, land or share is another: %s", (words, count) => expect(given(`to Bo Lark ${words}.`)).toHaveLength(count));
});

describe("parts told before their object", () => {
  const both = (words: string) => given(words).map((g) => g.replace(/ of whole$/, ""));
  it.each([
    `in equal parts, to Bo Lark, of Tulsa, one-half, and to Cy Mott, of Enid, the other half, of all that undivided one-eighth of the oil, gas and other minerals in ${LAND}, so that each shall own one-sixteenth of the whole.`,
    `a half to Bo Lark and a half to Cy Mott of her one-eighth of the minerals in ${LAND}.`,
    `all of her one-eighth of the minerals in ${LAND}, as follows: to Bo Lark a half thereof, and to Cy Mott the remaining half thereof.`,
  ])("are parts of it: %s", (words) => expect(both(words)).toEqual(["Bo Lark mineral 1/16", "Cy Mott mineral 1/16"]));
  it("but items that each name their thing stand alone", () =>
    expect(both(`to Bo Lark one-half of the oil and gas, and to Cy Mott one-half of the coal, in ${LAND}.`)).toEqual([
      "Bo Lark mineral 1/2",
      "Cy Mott mineral 1/2",
    ]));
});
