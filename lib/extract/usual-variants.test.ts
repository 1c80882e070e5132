// Other usual phrasings of the clauses that move, keep and share interests.
import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper";

describe("deeds in other usual words", () => {
  it("takes the word between the names of an abstracted deed for its grant", () => {
    const read = readPaper(
      "DEED. Ada Venn to Bo Lark: the NE/4 of Section 8, T17N, R18W. All oil, gas and minerals are retained by the grantor. Dated May 5, 1960.",
    );
    expect([read.grants, read.kept]).toEqual([["Bo Lark fee 1 of whole"], ["Ada Venn mineral 1 of whole"]]);
  });
  it("lets the remaindermen take behind the tenant for life", () => {
    const read = readPaper(
      "WARRANTY DEED. ADA VENN grants and conveys to BO LARK, for and during his natural life, with remainder in fee to LEE LARK, the SW¼ of Section 6, T5N, R65W. Dated June 1, 1960.",
    );
    expect(read.grants).toEqual(["Bo Lark life_estate 1 of whole", "Lee Lark remainder 1 of described_interest"]);
  });
  it("keeps one share where the words behind it only say what it comes to", () => {
    const read = readPaper(
      "WARRANTY DEED. ADA VENN grants, bargains, sells and conveys to BO LARK the SW¼ of Section 6, T5N, R65W; and grantor reserves an additional one-fourth of all minerals, so that grantor and the prior owner shall together own three-fourths. Dated June 1, 1960.",
    );
    expect(read.kept).toEqual(["Ada Venn mineral 1/4 of whole"]);
  });
  it("reads a transfer of royalty as a deed of it, not as an assignment of a lease", () => {
    const read = readPaper(
      "ROYALTY TRANSFER. For One Thousand Dollars, I, ADA VENN, a widow, sell and assign to ELM MINERALS, LLC one-half of my landowner's royalty under any lease on the NE/4 of Section 8, T17N, R18W. April 3, 1951. Ada Venn.",
    );
    expect([read.type, read.grants]).toEqual(["royalty_deed", ["Elm Minerals, LLC royalty 1/2 of royalty"]]);
  });
  it("reads an officer's words that convey the same land", () => {
    const read = readPaper(
      "SHERIFF'S DEED. Whereas I levied upon and sold at public auction to JOHN KANE all the right, title and interest of the said Bo Lark in the SW¼ of Section 6, T5N, R65W; now I, W. Roe, Sheriff, convey the same to JOHN KANE. November 5, 1933.",
    );
    expect(read.to).toBe("John Kane");
  });
});

describe("assignments and stipulations in other usual words", () => {
  it("reads what is assigned in front of its taker, and not the part retained", () => {
    const read = readPaper(
      "ASSIGNMENT AND BILL OF SALE. ELM GAS CO., Assignor, assigns an undivided 60% of its working interest in the Venn 1-8 lease (Book 900 page 12) to BIRCH OIL, INC., Assignee, retaining 40% and a 2% overriding royalty on the interest assigned. May 1, 2011.",
    );
    expect(read.grants[0]).toContain("Birch Oil, Inc. leasehold 3/5");
  });
  it("gives each his share by the name right before it", () => {
    const read = readPaper(
      "STIPULATION OF INTEREST. ADA VENN and BO LARK stipulate and agree that the minerals under the SW¼ of Section 6, T5N, R65W are owned: Ada Venn 5/8, Bo Lark 3/8, and each grants, conveys and quitclaims to the other so much as is needed to make it so. Dated June 1, 1980. Ada Venn. Bo Lark.",
    );
    expect(read.grants).toEqual(["Ada Venn mineral 5/8 of whole", "Bo Lark mineral 3/8 of whole"]);
  });
});

describe("releases of liens and units in other usual words", () => {
  it("takes the lender who releases, not the debtor whose deed of trust it was", () => {
    expect(
      readPaper("RELEASE OF DEED OF TRUST. FIRST BANK OF EATON releases the deed of trust of ADA VENN dated May 1, 1985, Book 90 page 2. June 1, 1990.").from,
    ).toBe("First Bank of Eaton");
  });
  it("reads the acres of land declared a unit", () => {
    const { unit } = readPaper(
      "DECLARATION OF POOLING. ELM OIL CO., lessee, declares the W½ of Section 6, T5N, R65W, 320 acres, a pooled unit for gas, to be called the Venn Unit: lease of ADA VENN, Book 80 page 4, SW¼, 160 acres; lease of T. DAHL, Book 81 page 9, NW¼, 160 acres. Effective September 1, 1982.",
    ).conveyance;
    expect(unit?.acres).toBe("320");
  });
});
