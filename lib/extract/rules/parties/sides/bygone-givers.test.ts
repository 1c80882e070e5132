// Papers that tell from whom the giver's leases or land came.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const paper = (words: string, act = "does hereby sell, assign and convey unto Elm Oil Company all of the said leases", foot = "ADA VENN") =>
  readPaper(
    `ASSIGNMENT OF OIL AND GAS LEASES\n\nSTATE OF TEXAS, COUNTY OF MARSH. ${words}; now, for ten dollars, she ${act}.\n\n${foot}\n\nAcknowledged by Ada Venn, June 3, 1950. J. Pool, Notary Public.`,
  ).from;

describe("one from whom something came before", () => {
  it.each([
    "WHEREAS, the undersigned Ada Venn, a widow, owns two certain oil and gas leases upon Section 9, Block 4, the one from C. Mott and wife, Vol. 4, page 6, and the other from Marsh Land Company, Vol. 4, page 7",
    "Ada Venn holds three leases on Section 9, Block 4, the first made by C. Mott et ux., Vol. 4, page 6, the second by Di Lark, Vol. 4, page 7",
    "WHEREAS the undersigned Ada Venn is the owner and holder of leases on Section 9, Block 4, bought from C. Mott and Marsh Land Company",
  ])("gives nothing: %s", (words) => expect(paper(words)).toBe("Ada Venn"));
  it("gives where he signs too", () => {
    const words = "WHEREAS, the undersigned Ada Venn and Cy Mott own two leases upon Section 9, Block 4, the one from Cy Mott, Vol. 4, page 6";
    expect(paper(words, undefined, "ADA VENN     CY MOTT")).toContain("Cy Mott");
  });
});
