import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const term = { kind: "so_long_as" as const, months: 240, text: "for twenty years and as long thereafter as produced" };
/** Ann gives Bob half of the minerals for twenty years, to April 6, 1960. */
const sold = deed("Ann Ash", "Bob Birch", "1940-04-06", { grants: [minerals("1/2", { term })] });
type Told = readonly [kind: "production" | "shut_in" | "non_production", text: string, date: string | null];
const sworn = (...told: Told[]): Instrument => ({
  type: "affidavit_of_production",
  action: "affirm",
  day: "1961-09-01",
  grants: [],
  conveyance: { facts: told.map(([kind, text, date]) => ({ kind, text, date })) },
});
const stands = (...told: Told[]) => owned("OK", [patent, sold, sworn(...told)], "1962-01-01").rows.includes("Bob Birch mineral 1/2");

describe("a well that was only tried before the end of a term", () => {
  const later: Told = ["production", "The first gas was sold on July 2, 1960.", "1960-07-02"];
  it.each([
    "On December 3, 1959 the well was tested and flowed 900 MCF of gas in a day.",
    "A four-point test was taken on December 3, 1959, and the gas was vented.",
    "On December 3, 1959 the well gauged 40 barrels an hour, in what would be paying quantities.",
    "The well was completed December 3, 1959, and gas was flared for two days.",
  ])("holds nothing where gas was first sold after it: %s", (trial) => {
    expect(stands(["production", trial, "1959-12-03"], later)).toBe(false);
    expect(stands(["production", trial, "1959-12-03"], ["shut_in", "It was shut in for want of a line.", "1959-12-05"])).toBe(false);
  });
  it("holds it by its yield where nothing tells that it stood", () => {
    expect(stands(["production", "Initial potential test: 388 barrels a day.", "1959-12-03"])).toBe(true);
    expect(stands(["production", "The well was tested December 3, 1959 and has produced ever since.", "1959-12-03"], later)).toBe(true);
    expect(stands(["production", "The well was tested December 3, 1959 and its gas sold from that day.", "1959-12-03"], later)).toBe(true);
  });
  it("ends although gas was sold after it, however the first sale is told", () => {
    expect(stands(["production", "Gas has been sold each month from July 2, 1960 to this date.", "1960-07-02"])).toBe(false);
    expect(stands(["production", "Since July 2, 1960, gas has been delivered from the well.", "1960-07-02"])).toBe(false);
    expect(stands(["production", "Gas was sold from May 3, 1951 until July 2, 1960.", "1960-07-02"])).toBe(true);
  });
});

it("a lease that would outlast the term ends by the term, and not by its own years later", () => {
  const { codes } = owned("OK", [patent, sold, lease(["Bob Birch"], "Oak Oil", "1958-01-01", { primary_term_months: 60 })], "1964-01-01");
  expect(codes).toContain("LEASE_ON_EXPIRED_TERM_INTEREST");
  expect(codes).not.toContain("LEASE_PRIMARY_TERM_EXPIRED");
  const short = owned("OK", [patent, sold, lease(["Bob Birch"], "Oak Oil", "1950-01-01", { primary_term_months: 60 })], "1964-01-01").codes;
  expect(short).toContain("LEASE_PRIMARY_TERM_EXPIRED");
  expect(short).not.toContain("LEASE_ON_EXPIRED_TERM_INTEREST");
});

it("minerals held out of a grant for a term are to be checked at its end as reserved ones are", () => {
  const kept = { estate_type: "mineral" as const, fraction: "1/2", term };
  const made = deed("Ann Ash", "Bob Birch", "1940-04-06", { exceptions: [kept] } as Partial<Instrument>);
  expect(owned("OK", [patent, made], "1941-01-01").codes).toContain("TERM_INTEREST_EXPIRY_CHECK");
});
