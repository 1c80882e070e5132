import { describe, expect, it } from "vitest";
import type { Ownership, OwnershipRow } from "@/lib/contracts/reports";
import { diffShares } from "./diff-shares";

const row = (name: string, fraction: string): OwnershipRow => ({
  party_id: null,
  name,
  estate_type: "mineral",
  share: { fraction, decimal: "0.00000000" },
  of: "estate",
  net_acres: null,
  leased_by: null,
  burdens: [],
  effects: [],
  assumed: false,
});
const zero = { fraction: "0", decimal: "0.00000000" };
const table = (...rows: OwnershipRow[]): Ownership => ({
  package_id: "pkg_x" as Ownership["package_id"],
  as_of: "2020-01-01",
  tracts: [
    {
      tract_id: "t",
      label: "NE/4",
      acres: "160",
      rows,
      revenue: [],
      undetermined: [],
      totals: { surface: zero, mineral: zero, executive_right: zero, leasehold: zero, revenue: zero },
    },
  ],
});

describe("diffShares", () => {
  it("tells what moved, exactly, and nothing of what stayed", () => {
    expect(diffShares(table(row("Ada", "1/4"), row("Ed", "3/4")), table(row("Ada", "1/8"), row("Ed", "3/4"), row("Bo", "1/8")))).toEqual([
      { tract: "NE/4", estate_type: "mineral", name: "Ada", before: "1/4", after: "1/8" },
      { tract: "NE/4", estate_type: "mineral", name: "Bo", before: null, after: "1/8" },
    ]);
  });
  it("adds the rows of one owner before it compares them", () => {
    expect(diffShares(table(row("Ada", "1/8"), row("Ada", "1/8")), table(row("Ada", "1/4")))).toEqual([]);
  });
  it("calls everything new where there was no ownership before", () => {
    expect(diffShares(null, table(row("Ada", "1")))).toMatchObject([{ before: null, after: "1" }]);
  });
});
