import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { judgeNames } from "./judge-names";
import { withToldSides } from "./told-sides";

const party = (name: string, side: "from" | "to"): ReadParty => ({ mention: emptyMention(name, { start: 0, end: 0 }), side, role: "other" });
const LEASE = `The owners, who join in one lease, are Amos Pell, widower, and Ida Roe, of Elm County. Birch Oil Company is the operator.
The owners lease to it Section 4, that it may drill.
Amos Pell
Ida Roe`;
const told = (text: string, read: readonly ReadParty[]) => {
  const a = findAnatomy(text);
  return withToldSides(a, read, "oil_gas_lease", judgeNames(a, "oil_gas_lease"))
    .map((p) => `${p.side}:${p.mention.name}`)
    .sort();
};

describe("sides told by the act itself", () => {
  it("move one who was read on the other side", () => {
    expect(told(LEASE, [party("Amos Pell", "from"), party("Ida Roe", "to"), party("Birch Oil Company", "to")])).toEqual([
      "from:Amos Pell",
      "from:Ida Roe",
      "to:Birch Oil Company",
    ]);
  });
  it("leave a reading that says the same", () => {
    const read = [party("Amos Pell", "from"), party("Ida Roe", "from"), party("Birch Oil Company", "to")];
    expect(told(LEASE, read)).toEqual(read.map((p) => `${p.side}:${p.mention.name}`));
  });
  it("leave all where no act tells who takes", () => {
    expect(told("Amos Pell owns Section 4.", [party("Amos Pell", "to")])).toEqual(["to:Amos Pell"]);
  });
});
