import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "WARRANTY DEED. State of Texas, County of Marsh. BO VENN, a single man, grants, sells and conveys to CY MOTT 640 acres of land, part of the John Oke Survey, Abstract No. 62, Marsh County, Texas. To have and to hold. May 3, 1951. Bo Venn.";
const lease =
  "OIL AND GAS LEASE. This agreement made May 3, 1977 between CY MOTT, a single man, lessor, and OAK GAS COMPANY, lessee. Lessor grants, leases and lets unto lessee the following land in Marsh County, Texas:\nTract I: 300 acres, the West part of the Cy Mott 640 acres, John Oke Survey.\nTract II: 340 acres, the East part of the said 640 acres, adjoining Tract I.\nThe term is five years and as long thereafter as gas is produced. Royalty 1/8. Cy Mott.";
const sold =
  "WARRANTY DEED. State of Texas, County of Marsh. CY MOTT, a single man, grants, sells and conveys to DI LARK 180.5 acres of land in the John Oke Survey, Abstract No. 62, Marsh County, Texas, a portion of that certain 640 acre tract. To have and to hold. May 3, 2001. Cy Mott.";

describe("parts that fill their whole", () => {
  it("reach a piece of the whole that is sold later across them", () => {
    const c = readChain(
      [deed, lease, sold].map((text, i) => ({ name: `${i}.txt`, text })),
      "2020-01-01",
    );
    const second = c.documents.find((d) => d.filename === "1.txt");
    const piece = c.resolution.tracts.find((t) => t.acres === "180.5");
    expect(piece?.mentions.map((m) => m.document_id)).toContain(second?.id);
  });
});
