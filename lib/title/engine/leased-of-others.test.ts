import { describe, expect, it } from "vitest";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const kept = deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [minerals("1/2", { executive: false })] });
const given = (text: string) =>
  lease(["Bob Birch"], "Oak Oil", "2019-01-01", { primary_term_months: 60 }, { grants: [{ estate_type: "leasehold", fraction: "1/2", text }] });
const rows = (...list: Parameters<typeof owned>[1]) => owned("TX", [patent, kept, ...list]).rows.filter((r) => /Oak Oil/.test(r));

describe("a lease of what another owns", () => {
  it("reaches his minerals under the power over them, and none of the lessor's own", () => {
    expect(rows(given("the one-half mineral interest which Ann Ash holds in the land"))).toEqual(["Oak Oil leasehold 1/2"]);
    const { result } = owned("TX", [patent, kept, given("the one-half of the minerals reserved by Ann Ash")]);
    const leased = result.tracts[0]?.interests.filter((i) => i.leased_by !== null).map((i) => i.name);
    expect(leased).toEqual(["Ann Ash"]);
  });

  it("reaches nothing where the power has gone to another with the land", () => {
    const sold = deed("Bob Birch", "Cy Cedar", "1960-01-01", { reservations: [minerals("1/4")] });
    expect(rows(sold, given("the one-half mineral interest which Ann Ash holds in the land"))).toEqual([]);
  });

  it("knows their owner by a surname that no other owner bears", () => {
    const leased = (text: string) =>
      owned("TX", [patent, kept, given(text)])
        .result.tracts[0]?.interests.filter((i) => i.leased_by !== null)
        .map((i) => i.name);
    expect(leased("the one-half of the minerals belonging to the said Ash")).toEqual(["Ann Ash"]);
    expect(leased("the one-half of the minerals belonging to the ashery")).toContain("Bob Birch");
  });

  it("is of the lessor's own minerals where another is named as standing beside them", () => {
    for (const text of [
      "all of Lessor's undivided half of the minerals, held in common with the other half of Ann Ash, in the land",
      "the minerals in the land, subject to the rights of Ann Ash",
      "the minerals in the land except the half owned by Ann Ash",
      "the interest in the minerals near the house of Ann Ash",
    ])
      expect(rows(given(text))).toEqual(["Oak Oil leasehold 1/2"]);
  });

  it("reaches both where the lessor's own are named beside another's", () => {
    const text = "Lessor's own undivided one-half and the undivided one-half belonging to Ann Ash, in the land";
    const both = lease(["Bob Birch"], "Oak Oil", "2019-01-01", { primary_term_months: 60 }, { grants: [{ estate_type: "leasehold", fraction: "1", text }] });
    expect(rows(both)).toEqual(["Oak Oil leasehold 1"]);
  });

  it("is of the lessor's own minerals where no other owner is named", () => {
    expect(rows(given("an undivided one-half interest in the land"))).toEqual(["Oak Oil leasehold 1/2"]);
  });
});
