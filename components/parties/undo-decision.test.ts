import { describe, expect, it } from "vitest";
import type { ResolvedParty } from "@/lib/contracts/resolution";
import { undoStep } from "./undo-decision";

const party = (id: string, ...mentions: string[]) =>
  ({ id, display: id, aliases: mentions.map((m) => ({ name: id, document_id: m, party_id: "p1" })) }) as ResolvedParty;
const mention = (document_id: string) => ({ document_id, party_id: "p1" });

describe("undoStep", () => {
  const apart = [party("a", "d1", "d2"), party("b", "d3"), party("c", "d4")];
  it("takes a merge apart, one former party at a time, until all stand alone", () => {
    const merged = [party("m", "d1", "d2", "d3", "d4")];
    const decision = { merge: ["a", "b", "c"] };
    expect(undoStep(decision, apart, merged)).toEqual({ split: { party_id: "m", mentions: [mention("d3")] } });
    const half = [party("m2", "d1", "d2", "d4"), party("b2", "d3")];
    expect(undoStep(decision, apart, half)).toEqual({ split: { party_id: "m2", mentions: [mention("d4")] } });
    expect(undoStep(decision, apart, apart)).toBeNull();
  });
  it("joins again what a split took apart", () => {
    const decision = { split: { party_id: "a", mentions: [mention("d2")] } };
    expect(undoStep(decision, apart, [party("x", "d1"), party("y", "d2"), party("b", "d3")])).toEqual({ merge: ["x", "y"] });
    expect(undoStep(decision, apart, apart)).toBeNull();
  });
});
