import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const LAND = "the lease from Ada Venn dated May 3, 1996, recorded in Vol. 40, page 12, of Section 22, Block 4, Elm County, Texas";
const kept = (clause: string) =>
  (
    read(
      `ASSIGNMENT\n\nOak Oil Company hereby assigns to Pine Gas, Inc. ${LAND}. ${clause}\n\nDated June 9, 1997.`,
      people(["Oak Oil Company"], ["Pine Gas, Inc."]),
      "assignment_of_lease",
    ).resolved.facts ?? []
  ).filter((f) => f.value === "retained_acreage").length;
const bonusAcres = (words: string) =>
  read(
    `OIL AND GAS LEASE\n\nAda Venn, Lessor, ${words}, leases to Oak Oil Company, Lessee, for three years, the NE/4 of Section 9, Elm County. The royalty is one-eighth.\n\nDated June 9, 1997.`,
    people(["Ada Venn"], ["Oak Oil Company"]),
    "oil_gas_lease",
  ).resolved.lease?.clauses?.find((c) => c.kind === "bonus_acres")?.text;

describe("an assignment that ends but for the units of its wells", () => {
  it.each([
    "After two years it shall terminate and the lease shall revert to Assignor, save and except the part within the proration unit of each well.",
    "All acreage outside the proration or pooled units of producing wells shall be reassigned when the term ends.",
  ])("is told: %s", (clause) => expect(kept(clause)).toBe(1));
  it.each(["The land is part of the Oak Unit, a pooled unit of 640 acres.", "This assignment shall terminate if no well is drilled within a year."])(
    "is not: %s",
    (clause) => expect(kept(clause)).toBe(0),
  );
});

describe("acres for which a bonus is paid", () => {
  it("are the net acres told with it, and no acres of the land", () => {
    expect(bonusAcres("for a bonus of $2,000.00, being $50.00 per acre upon 40.00 net mineral acres")).toBe("40.00");
    expect(bonusAcres('paid by draft marked "1,020 net acres, subject to title"')).toBe("1020");
    expect(bonusAcres("for a bonus in hand paid, on 160 acres")).toBeUndefined();
  });
});
