import { describe, expect, it } from "vitest";
import type { Ownership } from "@/lib/contracts/reports";
import { diffOwnership } from "./diff-ownership";

const table = (rows: [string, string][]) =>
  ({
    tracts: [{ tract_id: "trt_1", label: "NE/4", rows: rows.map(([name, fraction]) => ({ name, estate_type: "mineral", of: "estate", share: { fraction } })) }],
  }) as unknown as Ownership;

describe("diffOwnership", () => {
  it("names who gains, who loses, who comes and who goes", () => {
    expect(
      diffOwnership(
        table([
          ["A", "1/4"],
          ["B", "3/4"],
        ]),
        table([
          ["A", "1/8"],
          ["C", "1/8"],
          ["B", "3/4"],
        ]),
      ),
    ).toEqual([
      { tract: "NE/4", name: "A", estate: "Mineral", before: "1/4", after: "1/8" },
      { tract: "NE/4", name: "C", estate: "Mineral", before: null, after: "1/8" },
    ]);
  });
  it("is empty where nothing moved, and whole where there was no result before", () => {
    expect(diffOwnership(table([["A", "1"]]), table([["A", "1"]]))).toEqual([]);
    expect(diffOwnership(null, table([["A", "1"]]))).toHaveLength(1);
  });
});
