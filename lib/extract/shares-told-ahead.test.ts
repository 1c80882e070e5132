// Forms that tell above their granting words who takes how much: rows, labels, definitions, tables of percentages; and trusts beside their trustees.
import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper";

const LAND = "the SW/4 of Section 9, Township 6 North, Range 17 West, I.M., Kiowa County, Oklahoma";
const grants = (paper: string) => readPaper(`MINERAL DEED\n\n${paper}\n\nDated March 4, 1951.\nHiram Tolle`).grants;
const TWO = ["Orrin Pasley mineral 1/8 of whole", "Wichita Fee Minerals Co. mineral 1/4 of whole"];

describe("shares of several takers told above the granting words", () => {
  it.each([
    [
      `GRANTOR: Hiram Tolle, a widower.\nGRANTEES AND INTERESTS:\n   Orrin Pasley - an undivided one-eighth (1/8)\n   Wichita Fee Minerals Co., a corporation - an undivided one-fourth (1/4)\nLAND: ${LAND}.\n\nGrantor hereby grants and conveys to the Grantees, each the interest set after his or its name, all in the oil, gas and other minerals in and under the Land.`,
    ],
    [
      `1. Grantor: Hiram Tolle, a widower.\n2. Grantees: (a) Orrin Pasley, 12.5%; (b) Wichita Fee Minerals Co., a corporation, 25%.\n3. Land: ${LAND}.\n4. Grantor grants and conveys to each Grantee the percentage shown beside the name of that Grantee of all of the oil, gas and other minerals in and under the Land.`,
    ],
    [
      `Names of Grantees                          Undivided part\n(1) Orrin Pasley, Hobart, Okla.            one-eighth\n(2) Wichita Fee Minerals Co.               one-fourth\n\nHiram Tolle, a widower, Grantor, for $10.00 to him paid, conveys and warrants unto the said Grantees, to each of them that undivided part which is written against his or its name, all oil, gas and other minerals under ${LAND}.`,
    ],
    [
      `Hiram Tolle, a widower, conveys to each Grantee named here the per cent set beside its name of the oil, gas and other minerals under ${LAND}:\n\n     Grantee                                  Per cent\n     Orrin Pasley, Hobart                       12.5\n     Wichita Fee Minerals Co.                   25.0\n     Retained by Grantor                        62.5`,
    ],
    [
      `Hiram Tolle, a widower, conveys to Orrin Pasley and Wichita Fee Minerals Co., a corporation, the oil, gas and other minerals under ${LAND}, in these fractions of the whole: Pasley, 1/8; the corporation, 1/4.`,
    ],
  ])("%#", (paper) => expect([...grants(paper)].sort()).toEqual(TWO));

  it("reads a taker with his office as the one who opens the row", () =>
    expect(
      grants(
        `I. Grantor: Hiram Tolle, a single man.\nII. Grantees and what each takes:\n     (a) Dora F. Lisle, as Trustee of the Lisle Family Trust under agreement dated May 5, 1941: ten percent (10%) of 8/8.\n     (b) Elm Minerals Company, a Texas corporation: five percent (5%) of 8/8.\nIII. Land: ${LAND}.\n\nGrantor grants and conveys to each Grantee the share stated opposite its name above of all the oil, gas and other minerals in and under the Land.`,
      ),
    ).toEqual(["Dora F. Lisle mineral 1/10 of whole", "Elm Minerals Company mineral 1/20 of whole"]));

  it("takes shares that owners have in the recitals for no shares of takers", () =>
    expect(
      grants(
        `Whereas Hiram Tolle owns one-half and his sister Ida Tolle one-half of the land below; now Hiram Tolle conveys to Orrin Pasley all the oil, gas and other minerals under ${LAND}.`,
      ),
    ).toEqual(["Orrin Pasley mineral 1 of whole"]));
});

describe("the size of one taker told above the granting words", () => {
  it.each([
    [
      `Seller: Hiram Tolle, a widower.\nBuyer: Orrin Pasley.\nInterest: one-eighth (1/8) of the whole of the minerals.\nLand: ${LAND}.\n\nSeller sells, grants and conveys to Buyer the Interest in the oil, gas and other minerals in and under the Land.`,
    ],
    [
      `Interest conveyed ........ 20/160 of the oil, gas and other minerals\nGrantor .................. Hiram Tolle, a widower\nGrantee .................. Orrin Pasley\nProperty ................. ${LAND}\n\nThe Grantor named above, for ten dollars, does hereby grant and convey to the Grantee named above the interest shown above in the property described above.`,
    ],
    [
      `"Conveyed Interest" means an undivided 12.5% of 8/8 of the Minerals. "Minerals" means all oil, gas and other minerals in and under ${LAND}.\n\nHiram Tolle ("Grantor"), for ten dollars, grants, sells and conveys to Orrin Pasley ("Grantee") the Conveyed Interest, to have and to hold forever.`,
    ],
  ])("%#", (paper) => expect(grants(paper)).toEqual(["Orrin Pasley mineral 1/8 of whole"]));

  it("leaves a clause alone that tells its own size", () =>
    expect(
      grants(
        `Interest owned by Grantor: one-half of the minerals.\n\nHiram Tolle, the Grantor above named, grants to Orrin Pasley an undivided 1/16 of the oil, gas and other minerals in and under ${LAND}.`,
      ),
    ).toEqual(["Orrin Pasley mineral 1/16 of whole"]));
});

describe("a trust and its trustee", () => {
  const sides = (words: string) => {
    const p = readPaper(`WARRANTY DEED\n\n${words} all of ${LAND}, 160 acres.\n\nDated March 4, 1991.`);
    return [p.from, p.to];
  };
  it.each([
    ["MAE TOLL, a widow, does grant and convey to THE DAN TOLL 1984 TRUST, First Bank of Hobart, Trustee,", ["Mae Toll", "The Dan Toll 1984 Trust"]],
    ["MAE TOLL, a widow, grants and conveys to PECAN LAND TRUST, whose trustee is the First State Bank of Hobart,", ["Mae Toll", "Pecan Land Trust"]],
    ["The Dan Toll 1984 Trust, acting by First Bank of Hobart, its Trustee, grants and conveys to Orrin Pasley", ["The Dan Toll 1984 Trust", "Orrin Pasley"]],
    ["MAE TOLL, a widow, grants and conveys to PECAN LAND TRUST and First State Bank of Hobart", ["Mae Toll", "Pecan Land Trust + First State Bank of Hobart"]],
  ])("%s", (words, want) => expect(sides(words)).toEqual(want));

  it("reads a list of takers behind a colon though money was paid before the verb", () =>
    expect(
      sides(
        "MAE TOLL, a widow, for ten dollars paid, gives and conveys to her two children and a trust: DAN TOLL, of Hobart; ANN TOLL BRIGHT, of Tulsa; and THE SAM TOLL 1990 TRUST, First Bank of Hobart, Trustee,",
      )[1]
        ?.split(" + ")
        .sort(),
    ).toEqual(["Ann Toll Bright", "Dan Toll", "The Sam Toll 1990 Trust"]));
});
