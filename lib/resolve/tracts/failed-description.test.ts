import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const base =
  "WARRANTY DEED. State of Texas, County of Panola. ADA VENN, a widow, for Ten Dollars, grants, sells and conveys to BO VENN, a single man, 112 acres, the John Oke Survey, A-62, Panola County, Texas. To have and to hold forever. May 3, 1951. Ada Venn.";
const sale = (general: string) =>
  `MINERAL DEED. State of Texas, County of Panola. BO VENN, a single man, for Ten Dollars, grants, sells and conveys to CY LARK, of Waco, Texas, all of Grantor's interest in the oil, gas and other minerals in the following lands in Panola County, Texas: 1. 18 acres, more or less, out of the H. Orms Survey. 2. 53 acres, more or less, out of the J. Addis Survey. ${general} To have and to hold forever. May 3, 1961. Bo Venn.`;
const general =
  "Grantor hereby conveys to Grantee all of the mineral interest owned by Grantor in Panola County, Texas, whether or not herein correctly described.";
const read = (words: string) =>
  readChain(
    [
      { name: "1.txt", text: base },
      { name: "2.txt", text: sale(words) },
    ],
    "2020-01-01",
  );

describe("descriptions that single out no land", () => {
  it("make no tract beside a grant of all that the giver owns in the county, which reaches what he holds there", () => {
    const c = read(general);
    expect(c.resolution.tracts.map((t) => t.acres)).toEqual(["112"]);
    expect(c.ownership.tracts[0]?.rows.filter((r) => r.estate_type === "mineral").map((r) => [r.name, r.share.fraction])).toEqual([["Cy Lark", "1"]]);
  });

  it("stay tracts of their own where the deed gives nothing beside them", () => {
    expect(
      read("")
        .resolution.tracts.map((t) => t.acres)
        .sort(),
    ).toEqual(["112", "71"]);
  });
});

describe("a block of a survey told without its acres", () => {
  it("is the block whose acres another paper tells", () => {
    const deed =
      "WARRANTY DEED. State of Texas, County of Lamb. ADA VENN, a widow, for Ten Dollars, grants, sells and conveys to BO VENN, a single man, Blocks 14 and 15, Dallam County School Land, League No. 3, A-351, Lamb County, Texas; Block 14 containing 320 acres, and Block 15 160 acres. To have and to hold forever. May 3, 1941. Ada Venn.";
    const lease =
      "OIL AND GAS LEASE. State of Texas, County of Lamb. BO VENN, a single man, Lessor, leases and lets to OMA OIL COMPANY, Lessee, Blocks 14 and 15, Dallam County School Land, League No. 3, A-351, Lamb County, Texas, 480 acres, for ten years and as long thereafter as oil is produced; royalty one-eighth. May 3, 1951. Bo Venn.";
    const sale =
      "WARRANTY DEED. State of Texas, County of Lamb. BO VENN, a single man, for Ten Dollars, grants, sells and conveys to CY LARK, of Waco, Texas, Block 15, Dallam County School Land, League No. 3, A-351, Lamb County, Texas, 160 acres. To have and to hold forever. May 3, 1961. Bo Venn.";
    const c = readChain(
      [deed, lease, sale].map((text, i) => ({ name: `${i + 1}.txt`, text })),
      "1962-01-01",
    );
    expect(c.resolution.tracts.map((t) => [t.acres, t.mentions.length])).toEqual([
      ["320", 2],
      ["160", 3],
    ]);
  });
});
