import { describe, expect, it } from "vitest";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { interest, party, resolvedDocument } from "@/lib/testing/builders/resolved-document";
import { applyValue } from "./apply-value";
import { followParties, sideOfRole } from "./follow-parties";

const parties: Parties = {
  parties: [party("p1", "Ann Poe", "grantor"), party("p2", "Bo Lee", "grantee"), party("p3", "Cy Orr", "grantee")],
  from: ["p1"],
  to: ["p2", "p3"],
};
const grants = [interest("mineral", "1/2", { from: ["p1"], to: ["p2", "p3"] }), interest("surface", "1", { from: ["p1"], to: ["p3"] })];
const conveyance = resolvedDocument("a", { conveyance: { grants, reservations: [interest("royalty", "1/16", { to: ["p1"] })] } }).conveyance.resolved;
const apply = (pointer: string, value: unknown) => applyValue("parties", parties, pointer, value) as Parties;

describe("the sides of an instrument", () => {
  it("follow a role: a grantee read as grantor gives and no longer takes", () => {
    const after = apply("/parties/1/role", "grantor");
    expect(after).toMatchObject({ from: ["p1", "p2"], to: ["p3"] });
    expect(after.parties[1]?.side).toBe("from");
    expect(apply("/parties/1/role", "other")).toMatchObject({ from: ["p1"], to: ["p3"] });
    expect(sideOfRole("executor", "from")).toBe("from");
  });
  it("lose a party that is taken out and gain one that is added, and are as they were when the list is put back", () => {
    const without = apply("/parties/1", null);
    expect(without).toMatchObject({ from: ["p1"], to: ["p3"] });
    const back = applyValue("parties", without, "/parties", parties.parties) as Parties;
    expect(back).toEqual(parties);
    const more = apply("/parties/-", { name: "DEE FAY", role: "grantee" });
    expect(more.parties[3]).toMatchObject({ id: "p4", display: "Dee Fay", surname: "Fay", entity_type: "individual" });
    expect(more.to).toEqual(["p2", "p3", "p4"]);
  });
  it("lead the clauses: one to all takers goes to all of the corrected list, one to some keeps those", () => {
    const without = followParties(conveyance, parties, apply("/parties/1", null));
    expect(without.grants.map((g) => g.to)).toEqual([["p3"], ["p3"]]);
    const more = followParties(conveyance, parties, apply("/parties/-", { name: "DEE FAY", role: "grantor" }));
    expect(more.grants.map((g) => [g.from, g.to])).toEqual([
      [
        ["p1", "p4"],
        ["p2", "p3"],
      ],
      [["p1", "p4"], ["p3"]],
    ]);
    expect(more.reservations[0]?.to).toEqual(["p1", "p4"]);
    expect(followParties(conveyance, parties, apply("/parties/2", null)).grants[1]?.to).toEqual([]);
  });
});
