import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const term = { kind: "so_long_as" as const, months: 240, text: "for twenty years and as long thereafter as produced" };
/** Ann gives Bob half of the minerals for twenty years, to 1960. */
const sold = deed("Ann Ash", "Bob Birch", "1940-04-06", { grants: [minerals("1/2", { term })] });
const long = { primary_term_months: 240 };
const rows = (list: Instrument[], asOf = "1962-01-01", state = "KS") => owned(state, [patent, ...list], asOf);

describe("a lease by the owner of a term interest", () => {
  it("ends with the term", () => {
    const { rows: after, codes } = rows([sold, lease(["Bob Birch"], "Oak Oil", "1950-01-01", long)]);
    expect(after).toEqual(["Ann Ash mineral 1/2", "Ann Ash mineral 1/2", "Ann Ash surface 1"]);
    expect(codes).toContain("LEASE_ON_EXPIRED_TERM_INTEREST");
    expect(rows([sold, lease(["Bob Birch"], "Oak Oil", "1950-01-01", long)], "1955-01-01").rows).toContain("Oak Oil leasehold 1/2");
  });
  it("stands for the share of those who gave it along with him", () => {
    const cole = deed("Ann Ash", "Cy Cole", "1945-01-01", { grants: [minerals("1/4")] });
    const { rows: after, revenue } = rows([sold, cole, lease(["Bob Birch", "Cy Cole"], "Oak Oil", "1950-01-01", long)]);
    expect(after).toContain("Oak Oil leasehold 1/4");
    expect(revenue["Cy Cole lessor_royalty"]).toBe("1/32");
  });
  it("stands where the owner of what follows gave it too, or it is older than the term", () => {
    expect(rows([sold, lease(["Ann Ash", "Bob Birch"], "Oak Oil", "1950-01-01", long)]).rows).toContain("Oak Oil leasehold 1");
    expect(rows([lease(["Ann Ash"], "Oak Oil", "1939-01-01", { primary_term_months: 360 }), sold]).rows).toContain("Oak Oil leasehold 1");
  });
});

it("what falls in comes under the lease of the whole that the owner of the reversion gave", () => {
  const whole = rows([sold, lease(["Ann Ash"], "Pine Oil", "1950-01-01", long)]).rows;
  expect(whole).toContain("Pine Oil leasehold 1");
  const half = lease(["Ann Ash"], "Pine Oil", "1950-01-01", long, { grants: [{ estate_type: "leasehold", fraction: "1/2" }] });
  expect(rows([sold, half]).rows).toContain("Pine Oil leasehold 1/2");
});

describe("a well that was completed before the end of a term", () => {
  const told = (words: string[]): Instrument => ({
    type: "affidavit_of_production",
    action: "affirm",
    day: "1960-03-01",
    grants: [],
    conveyance: {
      facts: [
        { kind: "production", text: words[0] ?? "", date: "1959-10-05" },
        { kind: "non_production", text: words[1] ?? "", date: null },
      ],
    },
  });
  it("holds nothing by what it was found able to make", () => {
    const tested: Instrument = {
      type: "affidavit_of_production",
      action: "affirm",
      day: "1960-12-01",
      grants: [],
      conveyance: { facts: [{ kind: "production", text: "The well was tested and found able to make gas in paying quantities.", date: "1959-10-05" }] },
    };
    expect(rows([sold, tested], "1962-01-01", "OK").rows).not.toContain("Bob Birch mineral 1/2");
  });
  it("holds it only where something came from it", () => {
    const well = "The well was completed on October 5, 1959.";
    expect(rows([sold, told([well, "No gas has yet been sold from the well."])], "1962-01-01", "OK").rows).toEqual([
      "Ann Ash mineral 1/2",
      "Ann Ash mineral 1/2",
      "Ann Ash surface 1",
    ]);
    expect(rows([sold, told([well, "No other well was drilled."])], "1962-01-01", "OK").rows).toContain("Bob Birch mineral 1/2");
    expect(
      rows([sold, told(["The well was completed on October 5, 1959, and has produced since.", "No gas has yet been sold from the well."])], "1962-01-01", "OK")
        .rows,
    ).toContain("Bob Birch mineral 1/2");
  });
});
