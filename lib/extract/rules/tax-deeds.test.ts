// Deeds of treasurers and county commissioners for taxes on unseated land: type, sides, and what they give.
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { organisationKeyOf } from "@/lib/resolve/parties/organisation-key";

it("reads a deed of a treasurer that tells its sale in one breath as a deed for taxes", () => {
  const paper = readPaper(
    "KNOW ALL MEN BY THESE PRESENTS, That Ben Coe, Treasurer of the County of Elm, for the sum of $112, being taxes for the years 1928 and 1929 and costs, did on the second Monday of August, 1932, sell at public sale as unseated land, and does hereby grant and convey, to Ada Roe, all that tract in the Township of Ash, County of Elm, containing 440 acres.\n\nMarch 12, 1932.\nBen Coe",
  );
  expect([paper.type, paper.from, paper.to]).toEqual(["tax_deed", "Ben Coe", "Ada Roe"]);
});

it("takes a deed of land that was once sold for taxes for no deed for taxes", () => {
  const paper = readPaper(
    "WARRANTY DEED\n\nAda Roe grants and conveys to Bo Lark 440 acres in the Township of Ash, Elm County, being the tract which Ben Coe, Treasurer, sold to her for taxes by deed in Book 9, page 8.\n\nMay 3, 1950. Ada Roe",
  );
  expect(paper.type).toBe("warranty_deed");
});

it("reads the body, and no members of it, where they are named behind it", () => {
  const paper = readPaper(
    "DEED\n\nTHIS DEED, made May 3, 1941, by the COMMISSIONERS OF THE COUNTY OF ELM, in the State of Ohio, namely Ben Coe, Al Dow and Cy Fry, to Ada Roe.\n\nTherefore the Commissioners grant, sell and convey to Ada Roe, her heirs and assigns, 400 acres in Ash Township, in fee.\n\nBen Coe\nAl Dow\nCy Fry",
  );
  expect([paper.from, paper.to]).toEqual(["Commissioners of the County of Elm", "Ada Roe"]);
});

it.each(["Commissioners of Elm County", "County Commissioners of Elm County", "Board of Commissioners of Elm County", "Commissioners of the County of Elm"])(
  "holds for the county: %s",
  (name) => expect(organisationKeyOf(name).core).toBe(organisationKeyOf("County of Elm").core),
);

it.each(["Ada Roe", "the Elm Oil Company", "the COMMISSIONERS OF THE COUNTY OF ELM", "the said Ada Roe"])(
  "reads what is given ahead of the taker: the surface of the tract to %s",
  (taker) => {
    const paper = readPaper(
      `DEED\n\nFor $144.10, Ben Coe grants and conveys the surface of the tract of 400 acres in Ash Township, Elm County, to ${taker}.\n\nBen Coe`,
    );
    expect(paper.grants.map((g) => g.replace(/^.* (surface .*)$/, "$1"))).toEqual(["surface 1 of whole"]);
  },
);
