import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const both = ["A", "B"];
const whole = { ...patent, tracts: both };
const leased = lease(["Ann Ash"], "Oak Oil", "1900-06-01", { primary_term_months: 60 }, { tracts: both });
const west = deed("Ann Ash", "Bob Birch", "1922-01-01", { tracts: ["B"] });
const well: Instrument = {
  type: "affidavit_of_production",
  action: "affirm",
  from: [],
  to: [],
  grants: [],
  day: "1939-01-01",
  tracts: ["A"],
  cites: [2],
  conveyance: { facts: [{ kind: "production", text: "The wells have produced since 1903.", date: "1903-01-01" }] },
};

describe("a lease of land that was divided later", () => {
  it("pays the owner of the part with the wells, and no other", () => {
    const { revenue, rows } = owned("KY", [whole, leased, west, well], "1940-01-01", both);
    expect(revenue["Ann Ash lessor_royalty"]).toBe("1/8");
    expect(revenue["Bob Birch lessor_royalty"]).toBeUndefined();
    expect(rows).toContain("B: Oak Oil leasehold 1");
  });

  it("shows every part where no well is placed, and in Pennsylvania", () => {
    expect(owned("KY", [whole, leased, west, { ...well, tracts: both }], "1940-01-01", both).revenue["Bob Birch lessor_royalty"]).toBe("1/8");
    expect(owned("PA", [whole, leased, west, well], "1940-01-01", both).revenue["Bob Birch lessor_royalty"]).toBe("1/8");
  });
});

describe("a deed subject to an instrument by which others took minerals", () => {
  it("keeps the reservation beside what is outstanding", () => {
    const term = deed("Ann Ash", "Cy Cedar", "1950-01-01", { grants: [minerals("3/8")] });
    const reference = { what: "instrument", date: null, book: "2", page: "1", instrument_no: null, county: null, parties: [] };
    const sold = deed("Ann Ash", "Bob Birch", "1956-01-01", {
      reservations: [minerals("1/8")],
      cites: [2],
      conveyance: { warranty: "general", references: [reference], subject_to: [{ text: "subject to the interest of Cy Cedar, Book 2, page 1", reference }] },
    });
    expect(owned("NM", [patent, term, sold]).rows).toEqual(["Ann Ash mineral 1/8", "Bob Birch mineral 1/2", "Bob Birch surface 1", "Cy Cedar mineral 3/8"]);
  });
});
