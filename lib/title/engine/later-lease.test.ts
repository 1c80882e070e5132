import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { lease, owned, patent } from "@/lib/testing/owned";

type Facts = NonNullable<NonNullable<Instrument["conveyance"]>["facts"]>;
const paper = (facts: Facts, more: Partial<Instrument> = {}): Instrument => ({
  type: "affidavit_of_production",
  action: "affirm",
  day: "1969-04-02",
  grants: [],
  conveyance: { facts },
  ...more,
});
const old = lease(["Ann Ash"], "Oak Oil", "1950-02-03", { primary_term_months: 60 });
const next = lease(["Ann Ash"], "Pine Oil", "1958-05-06", { primary_term_months: 36 });
const pumping: Facts = [
  { kind: "production", text: "Oil has been produced from that quarter in every month from March, 1960.", date: "1960-03-28" },
  { kind: "production", text: "The wells were pumping on May 6, 1961.", date: "1961-05-06" },
];
const leasehold = (rows: readonly string[]) => rows.filter((r) => r.includes("leasehold"));

describe("production after a second lease of the same owner, given when the years of the first were over", () => {
  it("holds the second where the paper cites it", () => {
    expect(leasehold(owned("KS", [patent, old, next, paper(pumping, { cites: [3] })]).rows)).toEqual(["Pine Oil leasehold 1"]);
  });

  it("holds the second where the paper speaks of its lessee and cites no lease", () => {
    expect(leasehold(owned("KS", [patent, old, next, paper(pumping, { from: ["Pine Oil"] })]).rows)).toEqual(["Pine Oil leasehold 1"]);
  });

  it("holds the first where the paper cites that one", () => {
    expect(leasehold(owned("KS", [patent, old, next, paper(pumping, { cites: [2] })]).rows)).toEqual(["Oak Oil leasehold 1"]);
  });

  it("holds the first where it went on before the second was given", () => {
    const before: Facts = [{ kind: "production", text: "The well has produced since June 9, 1953.", date: "1953-06-09" }, ...pumping];
    expect(leasehold(owned("KS", [patent, old, next, paper(before, { cites: [3] })]).rows)).toEqual(["Oak Oil leasehold 1"]);
  });

  it("holds the first where the second was given while the years of the first ran", () => {
    const soon = lease(["Ann Ash"], "Pine Oil", "1954-05-06", { primary_term_months: 120 });
    expect(leasehold(owned("KS", [patent, old, soon, paper(pumping, { cites: [3] })]).rows)).toEqual(["Oak Oil leasehold 1"]);
  });
});
