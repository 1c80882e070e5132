import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const strip = (land: string) =>
  readPaper(
    `RIGHT OF WAY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That ADA VENN, a widow, in consideration of Two Hundred Dollars, does hereby grant, bargain, sell and convey unto THE MARSH VALLEY RAILWAY COMPANY, a corporation, its successors and assigns, ${land}\n\nTO HAVE AND TO HOLD unto the said Company, its successors and assigns forever.\n\nSigned this 9th day of May, 1911.\n\nAda Venn`,
  ).grants;
const PLACE =
  "being fifty feet on each side of the center line of its track as located over the SW¼ of Section 3, Township 13 North, Range 22 West, Marsh County.";

describe("a paper called a right-of-way deed", () => {
  it("gives the fee where its words give the land itself and name no use", () => {
    expect(strip(`the following described real property, to-wit: a strip of land one hundred feet wide, ${PLACE}`)).toEqual([
      "The Marsh Valley Railway Company fee 1 of whole",
    ]);
  });

  it("gives an easement where its words give a way, or land for a use", () => {
    for (const land of [
      `a right of way one hundred feet wide, ${PLACE}`,
      `a strip of land for railroad purposes, ${PLACE}`,
      `a strip of land, so long as used for its track, ${PLACE}`,
    ])
      expect(strip(land).join()).toContain("easement");
  });
});
