import { describe, expect, it } from "vitest";
import { deed, lease as leaseOf, leaseTerms, owned, patent } from "@/lib/testing/owned";

const both = deed("Ann Ash", "Bob Birch", "1950-01-01", { grants: [{ fraction: "1/2" }] });
const back = deed("Bob Birch", "Ann Ash", "1990-01-01");
const terms = { primary_term_months: 600 };
const whole = (warranty: "general" | "none") => leaseOf(["Ann Ash"], "Oak Oil", "1985-01-01", {}, { conveyance: { lease: leaseTerms(terms), warranty } });

describe("a lease of the whole by an owner of half", () => {
  it("reaches the half that its lessor buys later, where the title was warranted", () => {
    const { rows, revenue } = owned("KS", [patent, both, whole("general"), back]);
    expect(rows).toContain("Oak Oil leasehold 1");
    expect(revenue["Ann Ash lessor_royalty"]).toBe("1/8");
  });

  it("stops at the first half without a covenant", () => {
    expect(owned("KS", [patent, both, whole("none"), back]).rows).toContain("Oak Oil leasehold 1/2");
  });

  it("leaves a half that another leased to the other lease", () => {
    const other = leaseOf(["Bob Birch"], "Pine Oil", "1986-01-01", terms);
    const { rows } = owned("KS", [patent, both, whole("general"), other, back]);
    expect(rows).toContain("Oak Oil leasehold 1/2");
    expect(rows).toContain("Pine Oil leasehold 1/2");
  });
});
