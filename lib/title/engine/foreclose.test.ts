import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const trust: Instrument = {
  type: "deed_of_trust",
  action: "encumber",
  from: ["Ann Ash"],
  to: ["First Bank"],
  day: "1926-03-03",
  grants: [{ estate_type: "lien" }],
};
const sale = (cites: number, more: Partial<Instrument> = {}): Instrument => ({
  type: "trustees_deed",
  from: ["Sam Sisk"],
  to: ["Kim Kimbrough"],
  day: "1932-02-02",
  cites: [cites],
  ...more,
});

describe("a sale under a lien", () => {
  it("ends minerals and royalties that the debtor made after the lien, and the lien itself", () => {
    const { rows, rules } = owned("TX", [
      patent,
      trust,
      deed("Ann Ash", "Bob Birch", "1928-01-01", { grants: [minerals("1/2")] }),
      { type: "royalty_deed", from: ["Ann Ash"], to: ["Cy Cedar"], day: "1929-01-01", grants: [{ estate_type: "royalty", fraction: "1/16", floating: false }] },
      sale(2),
    ]);
    expect(rows).toEqual(["Kim Kimbrough fee 1"]);
    expect(rules).toContain("lien.foreclosure.junior-cut-off");
  });

  it("leaves what is older than the lien", () => {
    const { rows } = owned("TX", [patent, deed("Ann Ash", "Bob Birch", "1920-01-01", { grants: [minerals("1/2")] }), trust, sale(3)]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Kim Kimbrough mineral 1/2", "Kim Kimbrough surface 1"]);
  });

  it("ends a lease made after the lien and keeps one made before", () => {
    const leased = (day: string) => lease(["Ann Ash"], "Oak Oil", day, { primary_term_months: 240 });
    expect(owned("TX", [patent, trust, leased("1930-01-01"), sale(2)], "1933-01-01").rows).toEqual(["Kim Kimbrough fee 1"]);
    expect(owned("TX", [patent, leased("1925-01-01"), trust, sale(3)], "1933-01-01").rows).toEqual(["Kim Kimbrough fee 1", "Oak Oil leasehold 1"]);
  });

  it("passes only what is left where the sale itself excepts minerals", () => {
    const { rows } = owned("TX", [
      patent,
      trust,
      deed("Ann Ash", "Bob Birch", "1928-01-01", { grants: [minerals("1/2")] }),
      sale(2, {
        exceptions: [minerals("1/2", { held_by: "Bob Birch" })],
        people: { "Sam Sisk": { capacity: "substitute trustee under the deed of trust of Ann Ash" } },
      }),
    ]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Kim Kimbrough mineral 1/2", "Kim Kimbrough surface 1"]);
  });
});

describe("what the lender let go before the sale", () => {
  const sold = deed("Ann Ash", "Bob Birch", "1928-01-01", { grants: [minerals("1/2")] });
  const leased = lease(["Ann Ash"], "Oak Oil", "1928-01-01", { primary_term_months: 600 });
  const paper = (type: "subordination" | "release_of_deed_of_trust", to: string, cites: number[]): Instrument => ({
    type,
    action: type === "subordination" ? "subordinate" : "release",
    from: ["First Bank"],
    to: [to],
    day: "1929-01-01",
    cites,
    grants: [],
  });

  it("stands: a lease to which the lien was put second", () => {
    const { rows, revenue } = owned("TX", [patent, trust, leased, paper("subordination", "Oak Oil", [2, 3]), sale(2)], "1933-01-01");
    expect(rows).toEqual(["Kim Kimbrough fee 1", "Oak Oil leasehold 1"]);
    expect(revenue["Kim Kimbrough lessor_royalty"]).toBe("1/8");
  });

  it("stands: minerals released to the one who bought them", () => {
    const { rows } = owned("TX", [patent, trust, sold, paper("release_of_deed_of_trust", "Bob Birch", [2]), sale(2)]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Kim Kimbrough mineral 1/2", "Kim Kimbrough surface 1"]);
  });
});

describe("a sale under a lien on a lease", () => {
  const leased = lease(["Ann Ash"], "Oak Oil", "1998-06-01", { primary_term_months: 240 });
  const lien: Instrument = {
    type: "deed_of_trust",
    action: "encumber",
    from: ["Oak Oil"],
    to: ["First Bank"],
    day: "2008-05-20",
    grants: [{ estate_type: "lien" }],
  };
  const override = (day: string): Instrument => ({
    type: "assignment_of_overriding_royalty",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Bob Birch"],
    day,
    cites: [2],
    grants: [{ estate_type: "overriding_royalty", fraction: "3/100" }],
  });
  const sold: Instrument = { type: "trustees_deed", from: ["Oak Oil"], to: ["Kim Kimbrough"], day: "2013-03-05", cites: [3] };

  it("passes the leasehold and ends an override made after the lien", () =>
    expect(owned("TX", [patent, leased, lien, override("2011-08-15"), sold], "2014-01-01").rows).toEqual(["Ann Ash fee 1", "Kim Kimbrough leasehold 1"]));

  it("leaves the landowner's own mortgage, and what another owner of the lease gave out of his half", () => {
    const owners: Instrument = { ...lien, from: ["Ann Ash"], to: ["Farm Bank"], day: "2010-01-01" };
    const half: Instrument = {
      type: "assignment_of_lease",
      action: "assign",
      from: ["Oak Oil"],
      to: ["Elm Gas"],
      day: "2000-01-01",
      cites: [2],
      grants: [{ estate_type: "leasehold", fraction: "1/2", of: "lease_interest" }],
    };
    const his = { ...override("2011-08-15"), from: ["Elm Gas"] };
    const rows = owned("TX", [patent, leased, half, owners, lien, his, { ...sold, cites: [5] }], "2014-01-01").rows.join("; ");
    expect(rows).toContain("Bob Birch overriding_royalty");
    expect(rows).toContain("Farm Bank lien");
    expect(rows).not.toContain("First Bank");
    expect(rows).toContain("Kim Kimbrough leasehold 1/2");
  });

  it("leaves an override that is older", () =>
    expect(owned("TX", [patent, leased, { ...lien, day: "2012-01-05" }, override("2011-08-15"), sold], "2014-01-01").rows.sort()).toEqual([
      "Ann Ash fee 1",
      "Bob Birch overriding_royalty 3/100 of production",
      "Kim Kimbrough leasehold 1",
    ]));
});
