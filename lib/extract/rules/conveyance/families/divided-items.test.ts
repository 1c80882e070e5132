import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const HEAD =
  "PARTITION DEED\n\nADA VENN, a widow (first party), and BO MOTT, a bachelor (second party), own together, half and half, the W/2 of Section 9, Township 4 North, Range 3 West, Elm County, Oklahoma.\n\n";

/** Who takes what: "surface Ada Venn NW/4". */
function told(body: string): string[] {
  const d = readInstrument({ name: "partition.txt", text: `${HEAD}${body}\n\nMay 6, 1930. Ada Venn  Bo Mott` });
  const { parties } = d.parties.resolved;
  const { tracts } = d.land.resolved;
  return d.conveyance.resolved.grants.map(
    (g) =>
      `${g.estate_type} ${g.to.map((id) => parties.find((p) => p.id === id)?.display).join("+")} ${g.tracts.map((id) => tracts.find((t) => t.id === id)?.plss?.label).join("+")}`,
  );
}

const APART = ["surface Ada Venn NW/4", "surface Bo Mott SW/4"];

describe("divisions told item by item", () => {
  it.each([
    "I. The second party grants and conveys to the first party all his interest in the surface of the NW¼, so that the first party shall own that surface alone.\n\nII. The first party grants and conveys to the second party all her interest in the surface of the SW¼, so that the second party shall own that surface alone.\n\nIII. No minerals are divided.",
    "1. Bo Mott conveys to Ada Venn his half of the surface of the Northwest Quarter, so that Ada Venn shall have it alone.\n\n2. Ada Venn conveys to Bo Mott her half of the surface of the Southwest Quarter, so that Bo Mott shall have it alone.\n\n3. Nothing in this deed divides or conveys any of the oil, gas or other minerals.",
    "Ada Venn: the Northwest Quarter, 160 acres.\nBo Mott: the Southwest Quarter, 160 acres.\nEach conveys to the other accordingly. The oil, gas and minerals remain common property.",
    "1. NORTH TRACT. NW/4, 160 acres. Allotted to Ada Venn in severalty.\n2. SOUTH TRACT. SW/4, 160 acres. Allotted to Bo Mott in severalty.\n3. MINERALS. The minerals are not partitioned.",
    "Bo Mott to Ada Venn: all his right, title and interest in the surface of the NW/4 of said section.\nAda Venn to Bo Mott: all her right, title and interest in the surface of the SW/4 of said section.\nNeither conveys any minerals.",
  ])("gives each the land of his item: %s", (body) => {
    expect(told(body)).toEqual(APART);
  });

  it("gives the minerals with the land where the items say so", () => {
    expect(
      told(
        "(a) The Northwest Quarter, with its minerals, shall be the property of Ada Venn; (b) the Southwest Quarter, with its minerals, shall be the property of Bo Mott.",
      ),
    ).toEqual(["fee Ada Venn NW/4", "fee Bo Mott SW/4"]);
  });

  it("takes no recital of what all own for an item", () => {
    expect(told("The parties shall fence the line between the NW/4 and the SW/4 together, and each shall pay half of the cost.")).toEqual([]);
  });
});
