import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (clause: string, to = "BO LARK, a single man, Grantee") =>
  readPaper(
    `WARRANTY DEED\n\nThis Indenture, made this 22nd day of October, 1964, between ADA VENN, a widow, Grantor, and ${to};\n\nWITNESSETH: That for Ten Dollars the Grantor does hereby GRANT, BARGAIN, SELL AND CONVEY unto the said ${clause}\n\nTO HAVE AND TO HOLD the same forever.\n\nAda Venn`,
  );
const LAND = "Bo Lark, his heirs and assigns, the SW1/4 of Section 15, Township 152 North, Range 92 West, 160 acres";

describe("what passes by a deed of land", () => {
  it("is the surface where the deed says behind the reservation that only it passes", () => {
    for (const words of [
      "The surface only is intended to pass by this deed.",
      "It is understood that this deed conveys only the surface.",
      "the surface alone passing to the Grantee.",
    ])
      expect(deed(`${LAND}; EXCEPTING AND RESERVING unto the Grantor all of the oil and gas which she owns, being an undivided 1/8. ${words}`).grants).toEqual([
        "Bo Lark surface 1 of whole",
      ]);
  });
  it("leaves out, of the same minerals, the share severed before beside the one reserved", () => {
    const read = deed(
      `${LAND}; RESERVING unto Ada Venn one-eighth (1/8) of the oil, gas and other minerals; and excepting also the seven-eighths heretofore severed, Book 9 Misc., page 511.`,
    );
    expect(read.kept).toEqual(["Ada Venn mineral 1/8 of whole"]);
    expect(read.excepted).toEqual([" mineral 7/8 of whole"]);
  });
  it("is the land with what is left of its minerals where the deed tells share and rest", () => {
    const read = deed(
      `${LAND}, together with an undivided one-eighth of the oil, gas and other minerals, the remaining seven-eighths having been sold to Cy Mott.`,
    );
    expect(read.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(read.excepted).toEqual([" mineral 7/8 of whole"]);
  });
  it("goes to takers of equal shares as one grant, so that a giver of less than the whole gives each his part of it", () => {
    const read = deed(
      "second parties, each an undivided one-half, their heirs and assigns, all of the NE1/4 of Section 7, Township 33 South, Range 27 West, 160 acres.",
      "BO LARK and DI LARK, husband and wife, second parties",
    );
    expect(read.grants).toEqual(["Bo Lark + Di Lark fee 1 of whole"]);
  });
});

describe("words beside the grant", () => {
  const KEPT = "TO HAVE AND TO HOLD the same forever.\n\nADA VENN";
  it("reserve where the givers by name are the subject, however the verb is written", () => {
    const read = readPaper(
      `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I, ADA VENN, a widow, for Ten Dollars paid by BO LARK, do hereby grant, bargain, sell and convey unto the said BO LARK the W½ of SE¼, Section 8, Township 18 South, Range 22 West.\n\nThe said Grantor of this Deed of Conveyance, Ada Venn, does hereby Reserve all the oil and mineral rights on the above described Lands.\n\n${KEPT}`,
    );
    expect(read.kept).toEqual(["Ada Venn mineral 1 of whole"]);
  });
  it("tell whence an interest came without taking anything out of it", () => {
    const read = readPaper(
      `DEED\n\nADA VENN, a widow, does hereby grant and convey unto BO LARK all of her right, title and interest in and to the oil and gas in and under a tract of 90 acres on Elm Creek, Marsh County, excepted and reserved by Cy Mott in his deed to Di Mott, Deed Book 41, page 166, which reservation is understood to be of one-half of the oil and gas, the royalty in that day being one-eighth.\n\n${KEPT}`,
    );
    expect(read.grants).toEqual(["Bo Lark mineral 1 of grantor_interest"]);
    expect(read.excepted).toEqual([]);
    expect(read.conveyance.grants[0]?.readings).toEqual([]);
  });
  it("give minerals and royalty together as minerals", () => {
    const read = readPaper(
      `MINERAL DEED\n\nADA VENN, a widow, does hereby grant, sell and convey unto BO LARK all of the oil, gas, minerals and royalty conveyed to me by Cy Mott in the deed recorded in Book 76, page 510, in and under the W½ SE¼ of Section 8, Township 18 South, Range 22 West.\n\n${KEPT}`,
    );
    expect(read.grants).toEqual(["Bo Lark mineral 1 of described_interest"]);
  });
  it("recite that an old lease is over, with its day", () => {
    const read = readPaper(
      `MINERAL DEED\n\nADA VENN, a widow, does hereby grant, sell and convey unto BO LARK all of the oil, gas and other minerals in the W½ SE¼ of Section 8, Township 18 South, Range 22 West. The oil and gas lease recorded in Book 68, page 301, ended November 22, 1924, no well having been drilled.\n\n${KEPT}`,
    );
    expect(read.conveyance.facts?.map((f) => `${f.kind} ${f.date}`)).toEqual(["non_production 1924-11-22", "forfeiture 1924-11-22"]);
  });
});

describe("a lease of all the interest of Lessor", () => {
  it("leases no more than the lessor has", () => {
    const read = readPaper(
      "OIL AND GAS LEASE\n\nTHIS AGREEMENT made the 20th day of March, 1978, between ADA VENN, a widow, Lessor, and BO LARK, Lessee.\n\n1. Lessor does hereby grant, lease and let unto Lessee, for drilling for oil and gas, all of the interest of Lessor in the NW/4 of SW/4 of Section 30, Township 6 North, Range 17 West, 40 acres. 2. Three years and as long thereafter as oil or gas is produced. 3. Royalty: one-eighth.\n\nAda Venn",
    );
    expect(read.grants).toEqual(["Bo Lark leasehold 1 of grantor_interest"]);
  });

  it.each([
    ["The executive right over the land is likewise conveyed.", true],
    ["The executive right, being the right to make leases, is hereby granted.", true],
    ["The executive right stays with the grantor, and only the bare royalty is conveyed.", false],
    ["No executive right is conveyed hereby.", false],
    ["No part of the executive right passes to the grantee.", false],
  ])("holds the executive right only where it is said to pass: %s", (words, passes) => {
    expect(deed(`${LAND}. ${words}`).grants.some((g) => g.includes("executive_right"))).toBe(passes);
  });
});
