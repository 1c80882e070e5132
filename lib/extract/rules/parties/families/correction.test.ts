import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";

const names = (text: string): string[] => {
  const a = findAnatomy(text);
  return extractParties(a, "correction_deed", new Grounding(a.view, [])).parties.map((p) => `${p.side} ${p.name}`);
};
const paper = (recital: string, signers: string[]): string =>
  `CORRECTION DEED\n\nTHE STATE OF TEXAS, COUNTY OF WISE.\n\nWHEREAS, ${recital}; and\n\nWHEREAS, the said deed by mistake left out the reservation;\n\nNOW, THEREFORE, the undersigned declare that the said deed is corrected to read: "Grantor reserves all of the oil, gas and other minerals." In all other respects the deed is confirmed.\n\nEXECUTED this 16th day of February, 1991.\n\n${signers.map((s) => `/s/ ${s}`).join("\n")}`;

describe("parties of corrections told in the recital alone", () => {
  it("names the givers of the corrected deed who sign, and not the taker who does not", () => {
    expect(
      names(
        paper("by Warranty Deed dated October 10, 1986, the undersigned PAUL RIGGS and wife, BETTY RIGGS, conveyed to DORIS HALE, a widow, 20 acres of land", [
          "Paul Riggs",
          "Betty Riggs",
        ]),
      ),
    ).toEqual(["from PAUL RIGGS", "from BETTY RIGGS"]);
  });

  it("names the taker too where he signs", () => {
    expect(names(paper("on October 10, 1986, PAUL RIGGS executed and delivered a warranty deed to DORIS HALE", ["Paul Riggs", "Doris Hale"]))).toEqual([
      "from PAUL RIGGS",
      "to DORIS HALE",
    ]);
  });

  it("reads the sides of the deed that runs from one to the other", () => {
    expect(names(paper("in the deed from PAUL RIGGS to DORIS HALE, dated October 10, 1986, a slip was made", ["Paul Riggs", "Doris Hale"]))).toEqual([
      "from PAUL RIGGS",
      "to DORIS HALE",
    ]);
  });
});
