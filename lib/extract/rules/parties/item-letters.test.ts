// Letters that head the items of a list, and initials that look like them.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County, Oklahoma";

describe("letters of a list", () => {
  it("are no initials of those who are named behind them", () => {
    const paper = readPaper(
      `MINERAL DEED\n\nThe following persons hereby grant and convey unto DI LARK the minerals under ${LAND}:\n\nA. Ann Venn, a widow, of Elm, Oklahoma, grants an undivided one-fourth of the oil, gas and minerals;\n\nB. Bo Mott, a single man, of Ash, Oklahoma, grants an undivided one-fourth of the oil, gas and minerals.\n\nDated May 3, 1950.\nAnn Venn\nBo Mott`,
    );
    expect(`${paper.from}`).not.toMatch(/A\. Ann|B\. Bo/);
  });

  it("stay where they are initials", () => {
    const paper = readPaper(
      `WARRANTY DEED\n\nA. Venn and B. Mott, of Elm, Oklahoma, hereby grant and convey unto DI LARK, of Ash, Oklahoma, ${LAND}.\n\nDated May 3, 1950.\n\nA. Venn\nB. Mott`,
    );
    expect(paper.from).toBe("A. Venn + B. Mott");
  });
});
