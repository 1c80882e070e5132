import { describe, expect, it } from "vitest";
import type { EstateNode } from "@/lib/contracts/graph";
import { nodesOfEffects, nodesOfIssue, nodesOfRevenue } from "./nodes-of";

const node = (id: string, more: Partial<EstateNode> = {}) =>
  ({
    id,
    tract_id: "trt_1",
    estate_type: "mineral",
    holder: { party_id: `pty_${id}`, name: id },
    created_by: `eff-${id}`,
    current: true,
    ...more,
  }) as EstateNode;
const ids = (nodes: EstateNode[]) => nodes.map((n) => n.id);

describe("nodesOfEffects", () => {
  it("gives what the effects made, what stands now before what has ended, at most four", () => {
    expect(ids(nodesOfEffects(["eff-a", "eff-b"], [node("a", { current: false }), node("b"), node("c")]))).toEqual(["b", "a"]);
    const many = Array.from({ length: 9 }, (_, i) => node(String(i), { created_by: "eff-x" }));
    expect(nodesOfEffects(["eff-x"], many)).toHaveLength(4);
  });
});

describe("nodesOfIssue", () => {
  const nodes = [node("a"), node("b", { tract_id: "trt_2" })];
  it("goes by the effects, where it has some, and never to an estate of somebody else", () => {
    expect(ids(nodesOfIssue({ effect_ids: ["eff-b"], party_ids: ["pty_a"], tract_ids: ["trt_1"] }, nodes))).toEqual(["b"]);
    expect(nodesOfIssue({ effect_ids: ["eff-void"], party_ids: ["pty_a"], tract_ids: ["trt_1"] }, nodes)).toEqual([]);
  });
  it("goes by its parties in its tracts, where it has none", () => {
    expect(ids(nodesOfIssue({ effect_ids: [], party_ids: ["pty_a", "pty_b"], tract_ids: ["trt_1"] }, nodes))).toEqual(["a"]);
  });
});

describe("nodesOfRevenue", () => {
  it("finds the estate paid for: kind, tract and payee agree", () => {
    const nodes = [node("a"), node("r", { estate_type: "royalty", holder: { party_id: "pty_a", name: "a" } }), node("b")];
    const row = { party_id: "pty_a", name: "a", effects: [] };
    expect(ids(nodesOfRevenue({ ...row, kind: "lessor_royalty" }, "trt_1", nodes))).toEqual(["a"]);
    expect(ids(nodesOfRevenue({ ...row, kind: "npri" }, "trt_1", nodes))).toEqual(["r"]);
    expect(nodesOfRevenue({ ...row, kind: "working_interest" }, "trt_1", nodes)).toEqual([]);
  });
});
