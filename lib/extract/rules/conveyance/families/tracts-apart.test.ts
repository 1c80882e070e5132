import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** What a paper gives and keeps in which of its tracts: "mineral 1/8 Section 4". */
function told(text: string): string[] {
  const d = readInstrument({ name: "paper.txt", text });
  const { tracts } = d.land.resolved;
  const { grants, reservations } = d.conveyance.resolved;
  const where = (ids: readonly string[]) => ids.map((id) => tracts.find((t) => t.id === id)?.survey?.section ?? id).join("+") || "all";
  const line = (i: (typeof grants)[number]) => `${i.estate_type} ${i.fraction?.fraction ?? "?"} in ${where(i.tracts)}`;
  return [...grants.map(line), ...reservations.map((r) => `keeps ${line(r)}`)];
}

const SCHEDULE = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That ADA VENN, a widow ("Grantor"), for Ten Dollars, does hereby grant, bargain, sell and convey unto THREE LOTS ROYALTY COMPANY ("Grantee") the undivided interests set opposite each tract on Exhibit "A" in and to all of the oil, gas and other minerals in and under the lands in Marsh County, Texas, described on said exhibit.

TO HAVE AND TO HOLD unto Grantee forever. May 3, 1981. Ada Venn.

EXHIBIT "A"
  TRACT   DESCRIPTION                       GROSS ACRES   INTEREST     NET ACRES
  1       Section 4, Block 12, T&P Survey       640          1/16         40
  2       Section 6, Block 12, T&P Survey       640          25%          160

Filed May 5, 1981, Vol. 9, Page 3.
`;

describe("tracts dealt with apart in one paper", () => {
  it("gives each tract of a schedule the share set opposite it", () => {
    expect(told(SCHEDULE)).toEqual(["mineral 1/16 in 4", "mineral 1/4 in 6"]);
  });

  it.each([
    ["but as to Tract 2 only, grantor reserves an undivided 1/4 of the oil, gas and other minerals.", "keeps mineral 1/4 in 6"],
    ["and with respect to Tract One grantor reserves 1/8 of all minerals.", "keeps mineral 1/8 in 4"],
    ["but grantor reserves 1/2 of all minerals in Tracts 1 and 2.", "keeps mineral 1/2 in 4+6"],
    ["but under the second tract, grantor reserves 1/2 of all minerals.", "keeps mineral 1/2 in 6"],
    ["but grantor reserves 1/2 of all minerals.", "keeps mineral 1/2 in all"],
  ])("limits what is kept: %s", (clause, want) => {
    const text = `WARRANTY DEED. State of Texas, County of Marsh. ADA VENN, a widow, for $400.00, grants, sells and conveys to BO LARK the following, with all minerals: Tract 1: Section 4, Block 12, T&P Survey, 640 acres; Tract 2: Section 6, Block 12, T&P Survey, 640 acres; ${clause} To have and to hold. April 2, 1958. Ada Venn.`;
    expect(told(text)).toEqual(["fee 1 in all", want]);
  });
});

describe("clauses that only say again that the minerals pass", () => {
  it("adds no grant to that of the land, and no exception where there is none", () => {
    const text =
      "GENERAL WARRANTY DEED. Date: May 4, 1999. Grantor: ADA VENN, a widow. Grantee: BO LARK, a single man. Property: Section 4, Block 12, T&P Survey, Marsh County, Texas, 640 acres. Reservations from and Exceptions to Conveyance and Warranty: None as to minerals; all oil, gas and other minerals are conveyed. Grantor grants, sells, and conveys to Grantee the property, to have and hold it forever. Ada Venn.";
    expect(told(text)).toEqual(["fee 1 in all"]);
    expect(readInstrument({ name: "paper.txt", text }).conveyance.resolved.exceptions).toEqual([]);
  });
});

describe("several lands given to one taker", () => {
  it("are all given, though the words of the grant break at the end of the first", () => {
    const text =
      "PERSONAL REPRESENTATIVE'S DEED OF DISTRIBUTION. Cy Mott, Personal Representative of the Estate of ADA VENN, Deceased, does hereby assign, convey and distribute to BO LARK, a single man, the following real property in Marsh County, Texas: Section 4, Block 12, T&P Survey (640 acres); Section 6, Block 12, T&P Survey (640 acres); surface and minerals. Dated May 3, 1990. Cy Mott, Personal Representative of the Estate of Ada Venn, Deceased.";
    expect(told(text)).toEqual(["fee 1 in all"]);
  });
});
