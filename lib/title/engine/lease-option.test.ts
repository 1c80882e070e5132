import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { lease, owned, patent } from "@/lib/testing/owned";

const option = (text: string) => lease(["Ann Ash"], "Oak Oil", "1990-02-05", { primary_term_months: 12, clauses: [{ kind: "extension_option", text }] });
const none: Instrument = {
  type: "affidavit_of_production",
  action: "affirm",
  day: "1995-01-01",
  grants: [],
  conveyance: { facts: [{ kind: "non_production", text: "No well was ever drilled on the tract.", date: null }] },
};
const assigned = (day: string): Instrument => ({
  type: "assignment_of_lease",
  action: "assign",
  from: ["Oak Oil"],
  to: ["Elm Gas"],
  day,
  cites: [2],
  grants: [{ estate_type: "leasehold", of: "grantor_interest" }],
});
const holds = (clause: string, assignedOn: string, asOf: string) =>
  owned("KS", [patent, option(clause), assigned(assignedOn), none], asOf).rows.filter((r) => r.includes("leasehold"));

describe("an option by which the lessee lengthens the primary term", () => {
  it.each([
    "Lessee may extend the term for one more year by paying $800.",
    "The term may be prolonged by Lessee to February 5, 1992, on payment of $5 an acre before February 5, 1991.",
    "Lessee has the option to extend this lease for an additional two (2) years.",
    "Lessee may, by paying $9 an acre, add one (1) year.",
    "with the right to renew for twelve months at the same rental",
  ])("keeps the lease where it was assigned in the added time: %s", (clause) =>
    expect(holds(clause, "1991-05-14", "1991-12-01")).toEqual(["Elm Gas leasehold 1"]),
  );
  it("adds the time told behind the words that lengthen, not the time in which they may be used", () => {
    const clause = "Lessee shall have the option, at any time in the last two (2) years of the term, to extend this lease for an additional four (4) years.";
    expect(holds(clause, "1994-05-14", "1994-12-01")).toEqual(["Elm Gas leasehold 1"]);
  });
  it("ends with the added time", () => expect(holds("Lessee may extend the term for one more year by paying $800.", "1991-05-14", "1994-01-01")).toEqual([]));
  it.each([
    ["Lessee paid $800 on May 3, 1991 to extend the term for another year.", 1],
    ["The one-year addition to the term was paid for on January 9, 1991.", 1],
    ["Lessee paid $800 in order that the term might be extended for one year.", 1],
    ["Lessee paid an additional bonus.", 0],
    ["The option to extend the primary term was never exercised.", 0],
    ["No payment was made to extend the lease.", 0],
    ["Lessee failed to exercise the option, though payment was tendered to him of his rental.", 0],
    ["The lease could be extended if payment was tendered.", 0],
  ])("is taken up by a paper that tells so, and by none that denies it: %s", (text, leases) => {
    const told: Instrument = {
      type: "affidavit",
      action: "affirm",
      day: "1991-06-01",
      grants: [],
      cites: [2],
      conveyance: { facts: [{ kind: "other", text }] },
    };
    const { rows } = owned("KS", [patent, option("Lessee may extend the term for one more year by paying $800."), told, none], "1991-12-01");
    expect(rows.filter((r) => r.includes("leasehold"))).toHaveLength(leases);
  });

  it("is nothing where no paper shows it taken up, or none is given", () => {
    expect(holds("Lessee may extend the term for one more year by paying $800.", "1990-05-14", "1991-12-01")).toEqual([]);
    expect(holds("Lessee may extend this lease by drilling.", "1991-05-14", "1991-12-01")).toEqual([]);
  });
});

describe("a paper that tells of the longer term", () => {
  const told = (text: string): Instrument => ({ ...none, day: "1991-06-01", cites: [2], conveyance: { facts: [{ kind: "other", text, date: null }] } });
  const rows = (text: string) =>
    owned("KS", [patent, option("Lessee may extend the term for two more years by paying $800."), told(text)], "1992-01-01").rows.filter((r) =>
      r.includes("leasehold"),
    );
  it("keeps the lease in the added time", () =>
    expect(rows("The lease was extended to February 5, 1993 by $800.00 paid on January 4, 1991 to the lessor.")).toEqual(["Oak Oil leasehold 1"]));
  it("does not where it was not done", () => expect(rows("The lease was never extended, and nothing was paid for it.")).toEqual([]));
});
