import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** Who gets what of which part: "surface Ada Venn: North Tract". */
function told(agreement: string): string[] {
  const text = `PARTITION DEED\n\nTHE STATE OF TEXAS, COUNTY OF MARSH. WHEREAS ADA VENN, a widow, BO VENN, a single man, and CY VENN, a single man, own in common 360 acres, John Oke Survey, A-62, Marsh County, Texas, and desire to make partition of the surface: NOW, THEREFORE, it is agreed: ${agreement}\n\nIt is agreed that the oil, gas and other minerals in and under the whole 360 acres are not partitioned and shall remain undivided.\n\nExecuted May 3, 1951. Ada Venn. Bo Venn. Cy Venn.`;
  const d = readInstrument({ name: "partition.txt", text });
  const { parties } = d.parties.resolved;
  const { tracts } = d.land.resolved;
  return d.conveyance.resolved.grants.map(
    (g) =>
      `${g.estate_type} ${g.to.map((id) => parties.find((p) => p.id === id)?.display).join("+")}: ${g.tracts.map((id) => tracts.find((t) => t.id === id)?.name).join("+")}`,
  );
}

describe("partitions of one survey among its owners", () => {
  it("gives each his part where the verb is said once for all", () => {
    expect(
      told(
        "Share One (120 acres, the North part) is set apart, granted and conveyed, as to the surface only, to ADA VENN; Share Two (120 acres, the middle part), as to the surface only, to BO VENN; and Share Three (120 acres, the South part), as to the surface only, to CY VENN; each to have and to hold in severalty.",
      ),
    ).toEqual(["surface Ada Venn: Share One", "surface Bo Venn: Share Two", "surface Cy Venn: Share Three"]);
  });

  it("gives each the part he shall have and hold", () => {
    expect(
      told(
        "(1) ADA VENN shall have and hold in severalty the surface of the NORTH TRACT, 180 acres, being the north half; (2) CY VENN shall have and hold in severalty the surface of the SOUTH TRACT, 180 acres, being the south half.",
      ),
    ).toEqual(["surface Ada Venn: North Tract", "surface Cy Venn: South Tract"]);
  });

  it("passes no minerals where all of them stay in common, and each gives to the other by several verbs", () => {
    const text =
      "DEED OF PARTITION. WHEREAS we, Ada Venn, a widow, and Bo Venn, a bachelor, own Section 9 together: NOW, THEREFORE, Bo Venn does grant, release and convey unto Ada Venn, to be hers alone, the N/2 of said section; and Ada Venn does grant, release and convey unto Bo Venn the S/2 of said section. All oil, gas and other minerals under both halves are left out of this division and shall continue to be held by us in common. May 6, 1930. Ada Venn Bo Venn";
    const grants = readInstrument({ name: "partition.txt", text }).conveyance.resolved.grants;
    expect(grants.map((g) => g.estate_type)).toEqual(["surface", "surface"]);
  });

  it("gives each row of a list its share, where all give to the others", () => {
    const text =
      "PARTITION DEED\n\nTHE STATE OF TEXAS, COUNTY OF MARSH. WHEREAS ADA VENN DE LEON, a widow, BO VENN, a single man, and CY VENN, a single man, own 360 acres, John Oke Survey, A-62, Marsh County, Texas: NOW, THEREFORE, the said land has been divided into three Shares, as surveyed by Q. T. Marl, and the parties do each grant, release and convey to the others, as follows: To ADA VENN DE LEON, Share No. 1; to BO VENN, Share No. 2; and to CY VENN, Share No. 3.\n\nExecuted May 3, 1951. Ada Venn de Leon. Bo Venn. Cy Venn.";
    const d = readInstrument({ name: "partition.txt", text });
    const name = (id: string) => d.parties.resolved.parties.find((p) => p.id === id)?.display;
    const grants = d.conveyance.resolved.grants;
    expect(grants.map((g) => `${g.to.map(name).join("+")} ${/Share No\. \d/.exec(g.text)?.[0]}`)).toEqual([
      "Ada Venn de Leon Share No. 1",
      "Bo Venn Share No. 2",
      "Cy Venn Share No. 3",
    ]);
    expect(grants[0]?.from.map(name)).toEqual(expect.arrayContaining(["Bo Venn", "Cy Venn"]));
  });
});
