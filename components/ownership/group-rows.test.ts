import { describe, expect, it } from "vitest";
import type { OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import { groupRows } from "./group-rows";

const share = (fraction: string, decimal: string) => ({ fraction, decimal });
const row = (name: string, estate_type: string, decimal: string) => ({ name, estate_type, share: share("1/2", decimal) }) as OwnershipRow;
const totals = { surface: share("1", "1.00000000"), mineral: share("3/4", "0.75000000") };

describe("groupRows", () => {
  it("keeps the contract's order of estates, the largest owner first, and the server's total", () => {
    const tract = {
      rows: [row("B", "mineral", "0.25000000"), row("A", "surface", "1.00000000"), row("C", "mineral", "0.50000000"), row("D", "lien", "1.00000000")],
      totals,
    };
    const groups = groupRows(tract as unknown as OwnershipTract);
    expect(groups.map((g) => g.estate)).toEqual(["surface", "mineral", "lien"]);
    expect(groups[1]?.rows.map((r) => r.name)).toEqual(["C", "B"]);
    expect(groups[1]?.total?.fraction).toBe("3/4");
    expect(groups[2]?.total).toBeNull();
  });
});
