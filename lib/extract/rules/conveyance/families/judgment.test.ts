import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const court = (orders: string) =>
  `DISTRICT COURT OF ELM COUNTY, KANSAS. No. 771. ADA VENN AND BO LARK v. CARL BLY AND HALE OIL COMPANY. JUDGMENT. ${orders} May 5, 1958. F. Wray, Judge. Filed May 7, 1958, Book 90, page 14.`;
const LAND = "the N/2 of Section 19, Township 3 North, Range 22 East";

describe("judgments between parties", () => {
  it("takes title from the losers for those adjudged owners", () => {
    const read = readPaper(court(`It is adjudged that plaintiffs are the owners of ${LAND} and that defendants take nothing.`));
    expect([read.from, read.to]).toEqual(["Carl Bly + Hale Oil Company", "Ada Venn + Bo Lark"]);
    expect(read.grants).toEqual(["Ada Venn + Bo Lark fee 1 of grantor_interest"]);
  });
  it("lets the defendant win", () => {
    const read = readPaper(
      court(`It is decreed that title to an undivided one-half of the oil, gas and minerals in ${LAND} is in CARL BLY, and that plaintiffs take nothing.`),
    );
    expect(read.to).toBe("Carl Bly");
    expect(read.grants).toEqual(["Carl Bly mineral 1/2 of whole"]);
  });
  it("parts surface and minerals of one order, and gives each his share", () => {
    expect(readPaper(court(`The court quiets in Ada Venn the title to the surface and three-fourths of the minerals in ${LAND}.`)).grants).toEqual([
      "Ada Venn surface 1 of grantor_interest",
      "Ada Venn mineral 3/4 of whole",
    ]);
    expect(readPaper(court(`It is adjudged that ADA VENN and BO LARK have title, each an undivided half, to ${LAND}.`)).grants).toEqual([
      "Ada Venn fee 1/2 of whole",
      "Bo Lark fee 1/2 of whole",
    ]);
  });
  it("takes title under a contract for a confirmation that passes nothing", () => {
    expect(readPaper(court(`It is decreed that plaintiffs are the owners of the same under their contract with Carl Bly.`)).grants).toEqual([]);
  });
  it("states whether a lease stands or has fallen", () => {
    const kinds = (orders: string) => readPaper(court(orders)).conveyance.facts?.map((f) => f.kind);
    expect(kinds("It is decreed that the lease of March 4, 1950, Book 5, page 40, is VOID and of no effect, and the same is cancelled.")).toEqual([
      "forfeiture",
    ]);
    expect(kinds("It is decreed that the lease of March 4, 1950, Book 5, page 40, is in force as to the whole.")).toEqual(["production"]);
    expect(kinds("The lease in Book 5, page 40 is removed as a cloud upon the title.")).toEqual(["forfeiture"]);
  });
});
