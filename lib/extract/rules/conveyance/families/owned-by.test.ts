import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

describe("a judgment that says by whom shares are owned", () => {
  it("reads each share of the whole where the list adds up to the part that is divided", () => {
    const read = readPaper(
      "DISTRICT COURT, MARSH COUNTY, NORTH DAKOTA\nADA VENN and BO LARK, Plaintiffs, v. CY MOTT, Defendant.\n\nJUDGMENT QUIETING TITLE\n\nThe Court ORDERS, ADJUDGES AND DECREES that, of the undivided three-fourths of the oil, gas and other minerals in the S1/2SW1/4 of Section 14, Township 154 North, Range 90 West, there is owned:\n\nby ADA VENN, an undivided one-fourth (1/4) of the whole;\nby BO LARK, an undivided one-fourth (1/4) of the whole; and\nby CY MOTT, an undivided one-fourth (1/4) of the whole.\n\nDated September 30, 2013. BY THE COURT: W. Orr, District Judge.",
    );
    expect(read.grants).toEqual(["Ada Venn mineral 1/4 of whole", "Bo Lark mineral 1/4 of whole", "Cy Mott mineral 1/4 of whole"]);
  });
});

describe("a death told on the way in a deed", () => {
  it("has the year that is said, not the day of the paper named behind it", () => {
    const read = readPaper(
      "DEED\n\nADA VENN, a widow, who by the will of Cy Mott, who died in 1929, is the sole owner of his estate, does hereby grant and convey unto BO LARK all her interest in the oil and gas in 90 acres on Elm Creek, Marsh County, reserved in the deed of August 18, 1902, Deed Book 41, page 166.\n\nADA VENN",
    );
    expect(read.conveyance.facts?.filter((f) => f.kind === "death").map((f) => f.date)).toEqual(["1929-12-31"]);
  });
});
