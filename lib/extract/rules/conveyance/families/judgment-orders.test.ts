import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const suit = () => {
  const p = people(["Ada Venn"], ["Carl Bly", "Dora Bly"]);
  const role = { a1: "plaintiff", b1: "defendant", b2: "defendant" } as const;
  return { ...p, parties: p.parties.map((x) => ({ ...x, role: role[x.id as keyof typeof role] })) };
};
const grants = (order: string) =>
  read(
    `IN THE DISTRICT COURT\n\nADA VENN, Plaintiff, v. CARL BLY and DORA BLY, Defendants.\n\nDECREE\n\n${order}\n\nDated May 9, 1981. J. Rowe, Judge.`,
    suit(),
    "judgment",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction ?? "-"} ${g.from.join()} > ${g.to.join()}`);

describe("orders of a judgment", () => {
  it("pass what one party loses from that party alone", () => {
    expect(grants("The one-fourth of Carl Bly in the minerals is abandoned and terminated, and title to it vests in Ada Venn.")).toEqual([
      "mineral 1/4 b1 > a1",
    ]);
    expect(grants("It is decreed that the mineral interest of Dora Bly is hereby declared abandoned and is vested in Ada Venn.")).toEqual([
      "mineral 1 b2 > a1",
    ]);
    expect(grants("The 1/8 mineral interest of Carl Bly is deemed abandoned and vested in the plaintiff.")).toEqual(["mineral 1/8 b1 > a1"]);
  });

  it("pass from all others what a lease that ended leaves", () => {
    expect(grants("The lease to Carl Bly having terminated, title to the minerals in Section 4 is quieted in Ada Venn.")).toEqual(["mineral 1 b1,b2 > a1"]);
  });

  it("quiet the whole where surface and minerals are named together", () => {
    expect(
      grants("IT IS ORDERED that the title of Ada Venn to the NW/4 of Section 4, surface and all oil, gas and minerals, be and is hereby quieted."),
    ).toEqual(["fee 1 b1,b2 > a1"]);
  });
});
