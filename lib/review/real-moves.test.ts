import { describe, expect, it } from "vitest";
import type { Ownership } from "@/lib/contracts/reports";
import { diffShares } from "./diff-shares";
import { realMoves } from "./real-moves";

const table = (rows: [string, string, string][]) =>
  ({
    tracts: [
      { tract_id: "trt_1", label: "SE/4", rows: rows.map(([name, estate_type, fraction]) => ({ name, estate_type, of: "estate", share: { fraction } })) },
    ],
  }) as unknown as Ownership;

describe("realMoves", () => {
  const whole = table([
    ["Ada", "mineral", "1/2"],
    ["Bo", "mineral", "1/4"],
    ["Bo", "mineral", "1/4"],
  ]);
  const parted = table([
    ["Ada", "mineral", "1/2"],
    ["Bo", "mineral", "1/2"],
    ["Ada", "executive_right", "3/4"],
    ["Bo", "executive_right", "1/2"],
  ]);
  const shown = (from: Ownership, to: Ownership) => realMoves(diffShares(from, to), from, to).map((m) => [m.name, m.before, m.after]);
  it("leaves out an executive right that its holder had with the minerals, and keeps one that is more", () => {
    expect(shown(whole, parted)).toEqual([["Ada", null, "3/4"]]);
    expect(shown(parted, whole)).toEqual([["Ada", "3/4", null]]);
  });
  it("touches no other estate", () => {
    expect(shown(table([["Ada", "surface", "1"]]), table([["Bo", "surface", "1"]]))).toEqual([
      ["Ada", "1", null],
      ["Bo", null, "1"],
    ]);
  });
});
