import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { assignLease, lease, owned, patent } from "@/lib/testing/owned";

const start = [patent, lease(["Ann Ash"], "Oak Oil", "2010-01-01", { primary_term_months: 600, royalty: "1/4" })];
const half = assignLease("Oak Oil", "Elm Oil", "2011-01-01", { grants: [{ estate_type: "leasehold", fraction: "1/2", of: "lease_interest" }] });
const override = (from: string, to: string, day: string): Instrument =>
  assignLease(from, to, day, { type: "assignment_of_overriding_royalty", grants: [{ estate_type: "overriding_royalty", fraction: "1/16", of_8_8: true }] });

describe("an override", () => {
  it("that one co-owner gave comes out of his working interest alone, and of his assignee's after him", () => {
    const { revenue } = owned("TX", [...start, half, override("Elm Oil", "Di Dogwood", "2012-01-01"), assignLease("Elm Oil", "Fir Oil", "2013-01-01")]);
    expect(revenue).toMatchObject({
      "Oak Oil working_interest": "3/8",
      "Fir Oil working_interest": "5/16",
      "Di Dogwood overriding_royalty": "1/16",
    });
  });

  it("that stood before the interest was divided is borne by all", () => {
    const { revenue } = owned("TX", [...start, override("Oak Oil", "Di Dogwood", "2010-06-01"), half]);
    expect(revenue).toMatchObject({ "Oak Oil working_interest": "11/32", "Elm Oil working_interest": "11/32" });
  });

  it("kept back from half of the working interest is borne by that half", () => {
    const kept = { ...half, reservations: [{ estate_type: "overriding_royalty" as const, fraction: "1/16", of_8_8: true }] };
    const { revenue } = owned("TX", [...start, kept]);
    expect(revenue).toMatchObject({ "Elm Oil working_interest": "5/16", "Oak Oil working_interest": "3/8" });
  });
});
