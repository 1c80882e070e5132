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
