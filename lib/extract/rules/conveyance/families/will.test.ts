import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const will = (gifts: string) =>
  readPaper(
    `LAST WILL AND TESTAMENT OF NATHAN CROY. I, Nathan Croy, of Greene County, declare this to be my last will. ${gifts} Signed this 9th day of January, 1954. Nathan Croy. Witnesses: A. Beal; R. Odom. ORDER. Testator died on March 3, 1959. Admitted April 1, 1959. Will Book 6, page 410.`,
  ).grants;

describe("a dwelling by itself", () => {
  it("is no gift of land", () => {
    const { grants } = readPaper(
      "LAST WILL. I, CY MOTT, leave my wife, ADA MOTT, only our home in Reno and the contents of it. I give and devise to my daughter, TINA MOTT, the W/2 of Section 7, Block 1, Elm County, Texas, 320 acres. CY MOTT. Admitted to probate May 3, 1979.",
    );
    expect(grants).toEqual(["Tina Mott fee 1 of grantor_interest"]);
  });
});

describe("gifts of wills", () => {
  it("give no land to those to whom the same sentence gives money", () =>
    expect(will("I give $100 to each of my nephews, Lee Dow and Roy Dow, and the NW/4 of Section 12 to my daughter, Ruth Ann Dow.")).toEqual([
      "Ruth Ann Dow fee 1 of grantor_interest",
    ]));
  it.each([
    [
      "All oil, gas and minerals under Section 12 I leave one-half to my son Carl Croy, one-fourth to my daughter Ruth Ann Dow, and one-fourth to my grandson, Lee Dow.",
      ["Carl Croy mineral 1/2 of grantor_interest", "Ruth Ann Dow mineral 1/4 of grantor_interest", "Lee Dow mineral 1/4 of grantor_interest"],
    ],
    [
      "To my son, CARL CROY, I give and devise all of my land, including the E/2 of Section 41, and all of the oil, gas and minerals which I own under it, being one-half.",
      ["Carl Croy fee 1 of grantor_interest"],
    ],
    [
      "All the rest of what I own, and in particular the half of the minerals that I held back when I sold the farm, I give to RUTH ANN DOW, wife of Carl Croy, and her heirs.",
      ["Ruth Ann Dow fee 1 of grantor_interest"],
    ],
    [
      "I leave to RUTH ANN DOW all that I own in this world, and among the rest my half of the oil and gas under Section 12.",
      ["Ruth Ann Dow fee 1 of grantor_interest"],
    ],
    [
      "I devise all of my mineral interests as follows: (a) forty percent (40%) to my sister, Hazel Burk; (b) thirty percent (30%) to First National Bank of Casper, Trustee of the Croy Trust; and (c) the remaining thirty percent (30%) to my nephew, Walter Burk.",
      [
        "Hazel Burk mineral 2/5 of grantor_interest",
        "First National Bank of Casper mineral 3/10 of grantor_interest",
        "Walter Burk mineral 3/10 of grantor_interest",
      ],
    ],
    [
      "I do hereby will that all property I own at my death pass to the following in the proportions set opposite their names: Ann Marr, one-third (1/3); Paul Croy, one-third (1/3); Kay Dell and Joe Croy, one-sixth (1/6) each.",
      [
        "Ann Marr fee 1/3 of grantor_interest",
        "Paul Croy fee 1/3 of grantor_interest",
        "Kay Dell fee 1/6 of grantor_interest",
        "Joe Croy fee 1/6 of grantor_interest",
      ],
    ],
    [
      "I give and devise to OTIS CROY and ROGER CROY each a one-eighth (1/8) interest of all oil, gas and other minerals that I own in Sections 22 and 23.",
      ["Otis Croy mineral 1/8 of grantor_interest", "Roger Croy mineral 1/8 of grantor_interest"],
    ],
  ])("gives each taker the share said to him: %s", (gifts, want) => {
    expect(will(gifts)).toEqual(want);
  });
  it.each([
    "I give to my wife, Cora Croy, a life estate in all of my real property. Upon the death of my said wife, the said real property shall go to and vest in my two children, Dean Croy and Fern Hay, share and share alike.",
    "I give my land to my wife Cora Croy for her natural life. At her death I give the same in fee simple, in equal shares, to DEAN CROY and FERN HAY.",
    "FIRST, I give my tract of 62 acres, with its minerals, to my wife CORA CROY, to have and to use so long as she shall live. SECOND, at the death of my said wife the said tract shall be the property in fee of my children DEAN CROY and FERN HAY.",
    "I will and bequeath unto my wife Cora Croy, so long as she shall live or remain my widow, the use of all lands I own; and at her death or remarriage the same to become the property of my children, Dean Croy and Fern Hay.",
  ])("reads the remainder that a later sentence gives: %s", (gifts) => {
    expect(will(gifts)).toEqual(["Cora Croy life_estate 1 of grantor_interest", "Dean Croy + Fern Hay remainder 1 of grantor_interest"]);
  });
  it("of a codicil that revokes one of them stand in its place, to all whom it names", () =>
    expect(
      will(
        "I give my river farm and its woods to my daughter Ruth Croy for her life. Witnesses: A. Beal; R. Odom. CODICIL. I revoke what I have written in my will as to my river farm and its woods. I give the surface rights of my river farm to my daughter, RUTH CROY. The minerals of my river farm I give to all of my children, RUTH CROY, CARL CROY and LEE CROY, share and share alike.",
      ),
    ).toEqual(["Ruth Croy surface 1 of grantor_interest", "Ruth Croy + Carl Croy + Lee Croy mineral 1 of grantor_interest"]));
  it("gives land without the minerals it keeps back, and what is named along with it", () => {
    expect(will("I give to my daughter Susan Moss the farm, 90 acres, reserving the coal.")).toEqual(["Susan Moss surface 1 of whole"]);
    expect(will("I give to my daughter Susan Moss the farm, 90 acres, together with the coal.")).toEqual(["Susan Moss fee 1 of grantor_interest"]);
  });
  it("gives the share that is the testator's own, and no part of it", () =>
    expect(will("I give to my wife, Cora Croy, my half of the farm, she owning the other half already; and all else that I have.")).toEqual([
      "Cora Croy fee 1/2 of whole",
    ]));
  it("gives a house in a town beside land told by its description, and no part of that land by it", () => {
    const land = "I give and devise to my daughter, RUTH CROY, the West Half of Section 12, 320 acres.";
    expect(will(`My wife, CORA CROY, has her own, and I leave her only our home in Dover and the contents of it. ${land}`)).toEqual([
      "Ruth Croy fee 1 of grantor_interest",
    ]);
    expect(will("I give my home place on Elm Creek, 90 acres, to my daughter, RUTH CROY.")).toEqual(["Ruth Croy fee 1 of grantor_interest"]);
    expect(will("I give my home in Dover to my daughter, RUTH CROY.")).toEqual(["Ruth Croy fee 1 of grantor_interest"]);
  });
  it("knows devisees called by the given name alone, where it is one's only", () => {
    const gifts =
      "I leave my farm to my son Carl Croy. I leave my house to my daughter Ruth Ann Dow. The rest of my estate to be divided equally between Carl and Ruth Ann.";
    expect(will(gifts).at(-1)).toBe("Carl Croy + Ruth Ann Dow fee 1 of grantor_interest");
  });
});

describe("a share for each", () => {
  it.each([
    [
      "To Lee Dow and to Roy Dow I give, to each, a one-eighth interest in my minerals under Section 12.",
      ["Lee Dow mineral 1/8 of grantor_interest", "Roy Dow mineral 1/8 of grantor_interest"],
    ],
    ["I give one-half of my farm to Lee Dow and to Roy Dow.", ["Lee Dow + Roy Dow fee 1/2 of grantor_interest"]],
  ])("%s", (words, want) => expect(will(words)).toEqual(want));
});

describe("land to one and to his children, if any survive him", () => {
  it("is his for life, and theirs after him", () =>
    expect(
      will("I give my farm of 200 acres to my son, Carl Croy, and to his child or children, if any survive him; and should he leave none, then to Lee Dow."),
    ).toEqual(["Carl Croy life_estate 1 of grantor_interest", " remainder 1 of grantor_interest"]));
});

describe("a survey for each", () => {
  it("is land of his own, with what goes with it", () =>
    expect(
      will(
        "I give to my daughter, Ruth Ann Dow, in fee simple, all of Roe Co. Survey 46, Young County, and to my son, Carl Croy, in fee simple, all of Roe Co. Survey 47, each with the minerals and with the rents arising on that survey.",
      ),
    ).toEqual(["Ruth Ann Dow fee 1 of grantor_interest", "Carl Croy fee 1 of grantor_interest"]));
});
