// Decrees whose takers stand in rows: tables with bars, numbered lines, items with initials, estates for life and what follows them.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 14 North, Range 5 West, Elm County, Oklahoma,";
const decree = (said: string) =>
  readPaper(
    `IN THE COUNTY COURT OF ELM COUNTY, OKLAHOMA\nEstate of CARL VENN, deceased\n\nFINAL DECREE\n\nCarl Venn died on May 3, 1950.\n\nIT IS ORDERED that ${LAND} ${said}\n\nDone June 1, 1951.\n\nOtto Frome, County Judge`,
  ).grants;

describe("a decree in rows", () => {
  it.each([
    [
      "is distributed to the following persons in the shares set opposite their names:\n\n| Name | Relationship | Share |\n|---|---|---|\n| Ada R. Venn | Wife | 1/2 |\n| Bo Venn | Son | 1/3 |\n| Cy Lark | Friend | 1/6 |\n",
      ["Ada R. Venn fee 1/2 of grantor_interest", "Bo Venn fee 1/3 of grantor_interest", "Cy Lark fee 1/6 of grantor_interest"],
    ],
    [
      "is hereby assigned as follows, to-wit:\n1. Ada R. Venn, his widow - one-half\n2. Bo Venn (son) - one-third\n3. his daughter, Dee Lark - one-sixth",
      ["Ada R. Venn fee 1/2 of grantor_interest", "Bo Venn fee 1/3 of grantor_interest", "Dee Lark fee 1/6 of grantor_interest"],
    ],
    [
      "is hereby distributed:\n(1) To Ada R. Venn, his widow, the surface rights in said land;\n(2) To Bo S. Venn and Dee Lark, one-half each, all of the oil, gas and other minerals in and under the same.",
      ["Ada R. Venn surface 1 of grantor_interest", "Bo S. Venn mineral 1/2 of grantor_interest", "Dee Lark mineral 1/2 of grantor_interest"],
    ],
    [
      "is assigned as follows: a life estate to Ada R. Venn, and the remainder to Bo Venn and Dee Lark, in equal shares.",
      ["Ada R. Venn fee 1 of grantor_interest", "Bo Venn + Dee Lark remainder 1 of grantor_interest"],
    ],
    [
      "is set over to Ada R. Venn, his widow, one-half; to his daughter, Dee Lark, one-fourth; and to Bo Venn, his son, one-fourth.",
      ["Ada R. Venn fee 1/2 of grantor_interest", "Dee Lark fee 1/4 of grantor_interest", "Bo Venn fee 1/4 of grantor_interest"],
    ],
  ])("%s", (said, want) => {
    expect(decree(said)).toEqual(want);
  });
  it("leaves the residue an order speaks of no estate behind another's life", () => {
    const all = decree("and the rest, residue and remainder of the estate are distributed to Ada R. Venn and Bo Venn, in equal shares.");
    expect(all.join()).not.toContain("remainder");
  });
});
