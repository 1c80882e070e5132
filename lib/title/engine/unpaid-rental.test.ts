import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { lease, leaseTerms, owned, patent } from "@/lib/testing/owned";

const clause =
  "If no well be commenced on or before March 1, 1924, this lease shall terminate as to both parties unless the lessee on or before that date shall pay $160.00.";
const let_ = (text: string | null) =>
  lease(
    ["Ann Ash"],
    "Oak Oil",
    "1923-03-01",
    {},
    { conveyance: { lease: leaseTerms({ primary_term_months: 120, clauses: text ? [{ kind: "unless_rental", text }] : [] }) } },
  );
const sworn = (facts: NonNullable<Instrument["conveyance"]>["facts"]): Instrument => ({
  type: "affidavit",
  action: "affirm",
  day: "1926-06-01",
  grants: [],
  cites: [2],
  conveyance: { facts },
});
const unpaid = (date: string | null, value = "rental_unpaid", text = "The rental was not paid, and no well was begun.") =>
  sworn([{ kind: "other", text, date, value }]);
const ends = (...papers: Instrument[]) => {
  const { result } = owned("OK", [patent, ...papers], "1930-01-01");
  return result.effects.find((e) => e.kind === "expire")?.effective ?? null;
};

describe("a lease that ends unless a well is begun or the rental paid", () => {
  it("ends on the rental day that a sworn paper says went by", () => expect(ends(let_(clause), unpaid("1925-03-01"))).toBe("1925-03-01"));
  it("ends on the rental day behind the last payment", () => expect(ends(let_(clause), unpaid("1924-02-20", "rental_unpaid_since"))).toBe("1925-03-01"));
  it("ends on its first rental day where none was ever paid", () =>
    expect(ends(let_(clause), unpaid(null, "rental_unpaid", "No rental was ever paid."))).toBe("1924-03-01"));
  it("stands where a well produced by then", () =>
    expect(
      ends(
        let_(clause),
        sworn([
          { kind: "other", text: "The rental was not paid.", date: "1925-03-01", value: "rental_unpaid" },
          { kind: "production", text: "A well has produced oil since May 1, 1924.", date: "1924-05-01" },
        ]),
      ),
    ).toBeNull());
  it("stands where the lease has no such clause", () => expect(ends(let_(null), unpaid("1925-03-01"))).toBeNull());
});
