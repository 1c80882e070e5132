import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, Township 6 North, Range 3 West, Marsh County, North Dakota";
const ROOT = `WARRANTY DEED. ADA VENN, a widow, conveys and warrants to IDA LARK ${LAND}. May 1, 1950. Ada Venn. Acknowledged May 1, 1950, by Ada Venn.`;
const orders = (order: string) =>
  rowsOf([
    ROOT,
    `IN DISTRICT COURT, COUNTY OF MARSH, NORTH DAKOTA\n\nIn the Matters of the Estates of IDA LARK, BO LARK and CY LARK, Deceased\n\nORDERS DETERMINING SUCCESSION\n\nHeard March 14, 2011. The Court finds and orders: ${order} This concerns ${LAND}. BY THE COURT: O. Frome, District Judge`,
  ]);
const rowsOf = (texts: readonly string[]) => {
  const { ownership } = readChain(
    texts.map((text, i) => ({ name: `${i + 1}.txt`, text })),
    "2020-01-01",
  );
  return (ownership?.tracts ?? []).flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));
};

describe("orders on several estates in one paper", () => {
  it("let what the first left go to his heirs where the order gives only what the last of them had", () => {
    const found = orders(
      "1. Ida Lark died on July 19, 1983, intestate. Her sole heir was her husband, Bo Lark, to whom the land descended. 2. Bo Lark died intestate on January 26, 2000. His sole heir was his son, Cy Lark, and said land descended to him. 3. Cy Lark died on May 6, 2005, childless. By will dated August 1, 1988, admitted herewith, he gave all of his property to his wife, DOT LARK, who survived him and is now the owner of it.",
    );
    expect(found).toEqual(["Dot Lark fee 1"]);
  });

  it("leave an heir who dies later with what a decree gave him: its words of sole heirs tell of the dead, not of him", () => {
    const found = rowsOf([
      ROOT,
      `COUNTY COURT, MARSH COUNTY, NORTH DAKOTA\nESTATE OF IDA LARK, DECEASED. DECREE OF DISTRIBUTION\nIt was shown that Ida Lark died intestate on May 3, 1966, a widow; and that she left as her sole heirs two sons, BO LARK and CY LARK, both of age. It is ordered, adjudged and decreed that there is assigned to the said Bo Lark and Cy Lark, one-half to each, all the property of the estate, including ${LAND}. June 6, 1967. O. Frome, County Judge`,
      `PERSONAL REPRESENTATIVE'S DEED OF DISTRIBUTION. Gus Lark, Personal Representative of the Estate of BO LARK, deceased (date of death January 2, 1990), in distribution of the estate to the one entitled under the will, grants, conveys and transfers to DOT LARK all that the decedent owned in ${LAND}. August 30, 1991. Gus Lark, Personal Representative`,
    ]);
    expect(found.toSorted()).toEqual(["Cy Lark fee 1/2", "Dot Lark fee 1/2"]);
  });
});
