import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { findInstrumentNo } from "./instrument-no";

describe("the recorder's number", () => {
  it("is the one in front of the clerk's clock, not the one that the paper cites", () => {
    const text =
      "2611733  05/27/1998 03:44P  Alder County CO   1 of 2\n\nSPECIAL WARRANTY DEED\n\nADA VENN sells and conveys to BO LARK the N½ of Section 4, T7N, R64W, subject to the reservation of minerals of Reception No. 1390447. Signed this 22nd day of May, 1998.";
    expect(findInstrumentNo(findAnatomy(text))?.no).toBe("2611733");
  });

  it("is the one in the table at the head of a later page, though the first page's is spoilt", () => {
    const deed = "Elm County\n\nWARRANTY DEED\n\nADA VENN grants and conveys to BO LARK Lot 9 in Marlow, Elm County, Ohio.\n\n";
    const text = `${deed}Instrument Book Faga\n201900004410 OR 88 12\nIn witness whereof she signs this 4th day of May, 2019.\n`;
    expect(findInstrumentNo(findAnatomy(text))?.no).toBe("201900004410");
  });
});
