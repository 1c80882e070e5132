import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const certificate = (text: string): Instrument => ({
  type: "other",
  action: "affirm",
  day: "1935-01-01",
  grants: [],
  conveyance: { facts: [{ kind: "other", text }] },
});
const NOT_LISTED = certificate("The rolls show that the oil and gas rights of Bob Birch were never listed for taxation before the deed was recorded.");
const half = (recorded: string | null, more: Partial<Instrument> = {}) =>
  deed("Ann Ash", "Bob Birch", "1929-04-22", { type: "mineral_deed", grants: [minerals("1/2")], recorded, ...more });

describe("a mineral deed in Kansas", () => {
  it("is void where it came late on record and was not listed for taxation", () => {
    const { rows, codes, rules } = owned("KS", [patent, half("1930-04-14"), NOT_LISTED]);
    expect(rows).toEqual(["Ann Ash fee 1"]);
    expect(codes).toContain("UNLISTED_MINERAL_DEED");
    expect(rules).toContain("recording.kansas.unlisted-minerals");
  });

  it("stands where it was recorded in ninety days, or by the first of March, or nothing is said of listing", () => {
    for (const list of [[half("1929-07-01"), NOT_LISTED], [half("1930-02-20"), NOT_LISTED], [half("1930-04-14")], [half(null), NOT_LISTED]])
      expect(owned("KS", [patent, ...list]).rows).toContain("Bob Birch mineral 1/2");
  });

  it("stands where the minerals were listed, or had been parted from the land before", () => {
    const listed = certificate("The mineral right of Bob Birch was listed for taxation on the roll of 1930.");
    expect(owned("KS", [patent, half("1930-04-14"), listed]).rows).toContain("Bob Birch mineral 1/2");
    const sold = deed("Ann Ash", "Cy Cedar", "1920-01-01", { reservations: [minerals(null)] });
    expect(owned("KS", [patent, sold, half("1930-04-14"), NOT_LISTED]).rows).toContain("Bob Birch mineral 1/2");
  });

  it.each([
    "All taxes are paid and no judgment has been entered against the oil and gas.",
    "There are no unpaid taxes on the mineral interest, which was listed in 1931.",
    "The mineral interest of Zed Zinc was never listed for taxation.",
  ])("stands where a paper denies another thing: %s", (text) => {
    const other = deed("Ann Ash", "Zed Zinc", "1925-01-01", { type: "mineral_deed", grants: [minerals("1/4")], recorded: "1925-01-02" });
    expect(owned("KS", [patent, other, half("1930-04-14"), certificate(text)]).rows).toContain("Bob Birch mineral 1/2");
  });

  it.each([
    "In none of the years 1929 to 1934 is there listed for taxation any interest in minerals under said land apart from the fee.",
    "The mineral interest was omitted from the tax rolls of the county for every year to 1934.",
    "Nobody returned the mineral right for assessment in 1929 or 1930.",
    "The assessor's books nowhere show the minerals separately from the land.",
    "No mineral interest under the quarter was carried on the tax rolls in any year.",
    "Bob Birch failed to render the oil and gas for taxation.",
    "The oil and gas rights escaped assessment, for the whole was taxed to the owner of the soil.",
    "There is no assessment of any mineral interest in the name of Bob Birch.",
    "Search of the rolls finds nothing entered for minerals in that section.",
    "The minerals remained unlisted when the deed came in.",
    "As to the mineral deed, the listing for taxation was never made.",
  ])("is void where a paper denies the listing: %s", (text) => {
    expect(owned("KS", [patent, half("1930-04-14"), certificate(text)]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it.each([
    "There are no unpaid taxes on the mineral interest, which was listed in 1931.",
    "No tax is owing upon the mineral right of Bob Birch, and none was ever sold for taxes.",
    "The minerals were listed for taxation in 1930 although no tax was collected on them.",
    "The well made no oil and gas that could be sold, and the taxes were paid.",
  ])("stands where taxes are spoken of otherwise: %s", (text) => {
    expect(owned("KS", [patent, half("1930-04-14"), certificate(text)]).rows).toContain("Bob Birch mineral 1/2");
  });

  it("in another state needs no listing", () => {
    expect(owned("NE", [patent, half("1930-04-14"), NOT_LISTED]).rows).toContain("Bob Birch mineral 1/2");
  });
});

describe("a royalty given in Kansas", () => {
  const royalty = (more = {}) => ({ estate_type: "royalty" as const, fraction: "1/2", of: "royalty" as const, floating: true, ...more });
  const given = (more = {}, day = "1942-05-28") => deed("Ann Ash", "Bob Birch", day, { type: "royalty_deed", grants: [royalty(more)] });

  it("in leases yet to be made, without end, is void", () => {
    const { rows, codes } = owned("KS", [patent, given(), lease(["Ann Ash"], "Oak Oil", "2019-01-01", { primary_term_months: 60 })]);
    expect(rows).toEqual(["Ann Ash fee 1", "Oak Oil leasehold 1"]);
    expect(codes).toContain("PERPETUITIES_CHECK");
    const forever = { term: { kind: "perpetual", months: null, text: null } as never };
    expect(owned("KS", [patent, given(forever)]).rows).toEqual(["Ann Ash fee 1"]);
  });

  it("stands for a term, of land that is leased, after the statute of 1992, and where it is kept", () => {
    const still = "Bob Birch royalty 1/2 of lease_royalty";
    const term = { kind: "years", months: 240, text: "for twenty years" } as never;
    expect(owned("KS", [patent, given({ term })], "1950-01-01").rows).toContain(still);
    const old = lease(["Ann Ash"], "Oak Oil", "1941-01-01", { primary_term_months: 120 });
    expect(owned("KS", [patent, old, given()], "1945-01-01").rows).toContain(still);
    expect(owned("KS", [patent, given({}, "1995-01-01")]).rows).toContain(still);
    const kept = deed("Ann Ash", "Bob Birch", "1924-01-01", { reservations: [royalty()] });
    expect(owned("KS", [patent, kept]).rows).toContain("Ann Ash royalty 1/2 of lease_royalty");
  });

  it("stands in other states", () => {
    expect(owned("OK", [patent, given()]).rows).toContain("Bob Birch royalty 1/2 of lease_royalty");
  });
});
