import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** Who takes which lot: "fee Ada Venn: Purpart No. 1 40". */
function told(words: string): string[] {
  const text = `DEED OF PARTITION\n\nTHIS INDENTURE, May 6, 1949, between ADA VENN, BO VENN and CY VENN, all single, owners in common of the 120 acre farm in Elm Township, Oak County, Pennsylvania, described in Deed Book 30, page 9. ${words}\n\nAda Venn (SEAL)     Bo Venn (SEAL)     Cy Venn (SEAL)`;
  const d = readInstrument({ name: "partition.txt", text });
  const { parties } = d.parties.resolved;
  const { tracts } = d.land.resolved;
  return d.conveyance.resolved.grants.map((g) => {
    const lots = g.tracts.map((id) => tracts.find((t) => t.id === id)).map((t) => `${t?.name} ${t?.acres_stated}`);
    return `${g.estate_type} ${g.to.map((id) => parties.find((p) => p.id === id)?.display).join("+")}: ${lots.join("+")}`;
  });
}

describe("a farm divided into lots", () => {
  it.each([
    [
      "Purpart",
      "They agree that PURPART NO. 1, the northern 30 acres, shall belong to Ada Venn alone; PURPART NO. 2, the 40 acres next south of Purpart No. 1, shall belong to Bo Venn alone; PURPART NO. 3, the 50 acres on the road, shall belong to Cy Venn alone, with whatever oil and gas lies beneath.",
    ],
    [
      "Share",
      "Ada Venn shall have Share No. 1, 30 acres on the north; Bo Venn shall have Share No. 2, 40 acres in the middle; and Cy Venn shall have Share No. 3, 50 acres on the south, each with its oil and gas.",
    ],
    ["Lot", "To Ada Venn: Lot No. 1, the north 30 acres. To Bo Venn: Lot No. 2, the middle 40 acres. To Cy Venn: Lot No. 3, the south 50 acres."],
    [
      "Allotment",
      "Allotment No. 1 (30 acres) becomes the sole property of Ada Venn; Allotment No. 2 (40 acres) becomes the sole property of Bo Venn; Allotment No. 3 (50 acres) becomes the sole property of Cy Venn.",
    ],
    [
      "Tract",
      "Bo Venn and Cy Venn grant and release to Ada Venn Tract No. 1, 30 acres. Ada Venn and Cy Venn grant and release to Bo Venn Tract No. 2, 40 acres. Ada Venn and Bo Venn grant and release to Cy Venn Tract No. 3, 50 acres.",
    ],
  ])("gives each %s to its taker", (lot, words) =>
    expect(told(words)).toEqual([`fee Ada Venn: ${lot} No. 1 30`, `fee Bo Venn: ${lot} No. 2 40`, `fee Cy Venn: ${lot} No. 3 50`]),
  );

  it("gives no lot of which no taker is told", () =>
    expect(told("Lot No. 1, 30 acres, and Lot No. 2, 90 acres, shall be surveyed before they are drawn.")).toEqual([]));
});
