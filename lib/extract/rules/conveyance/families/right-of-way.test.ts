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

  it("is known by a way that stands before the land, however long the granting words", () => {
    const { type, grants } = readPaper(
      "That I, ADA VENN, a widow, for the benefits to accrue to me, have granted, bargained, sold and conveyed, and do by these presents grant, bargain, sell and convey, unto the MARSH VALLEY RAILWAY COMPANY, a railway corporation, for a right of way, that certain strip of land one hundred feet wide across Section 3, Block 4, Poe Survey, Marsh County, Texas. To have and to hold the said right of way forever. Witness my hand this 9th day of May, 1911. Ada Venn",
    );
    expect([type, grants.join()]).toEqual(["right_of_way_deed", expect.stringContaining("easement")]);
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
