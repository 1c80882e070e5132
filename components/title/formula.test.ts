import { describe, expect, it } from "vitest";
import type { EstateEdge, EstateNode } from "@/lib/contracts/graph";
import { formulaOf, nodesOfRow } from "./formula";
import { divide, ratioOf, ratioText, sum } from "./ratio";

const node = (id: string, fraction: string, more: Partial<EstateNode> = {}) =>
  ({
    id,
    share: { fraction, decimal: "0.00000000" },
    holder: { party_id: `pty_${id}`, name: id },
    created_by: `eff-${id}`,
    current: true,
    ...more,
  }) as EstateNode;
const edge = (source: string, target: string, fraction: string, exploratory = false) =>
  ({
    id: `${source}${target}`,
    source,
    target,
    relation: "conveyed",
    effect_id: `eff-${target}`,
    share: { fraction, decimal: "0.00000000" },
    exploratory,
  }) as EstateEdge;

describe("formulaOf", () => {
  it("unfolds a share factor by factor back to the root", () => {
    const dag = { nodes: [node("a", "1"), node("b", "1/2"), node("c", "1/8")], edges: [edge("a", "b", "1/2"), edge("b", "c", "1/8")] };
    const formula = formulaOf(dag.nodes[2] as EstateNode, dag);
    expect(formula.factors.map((f) => f.ratio)).toEqual(["1", "1/2", "1/4"]);
    expect(formula.exact).toBe(true);
  });

  it("adds the shares where an estate comes out of several, and says whether they give it", () => {
    const dag = { nodes: [node("a", "1/4"), node("b", "1/8"), node("c", "3/8")], edges: [edge("a", "c", "1/4"), edge("b", "c", "1/8")] };
    const target = dag.nodes[2] as EstateNode;
    expect(formulaOf(target, dag)).toMatchObject({ exact: true, terms: [{ share: "1/4" }, { share: "1/8" }] });
    expect(formulaOf(target, { ...dag, edges: [edge("a", "c", "1/4"), edge("b", "c", "1/4")] }).exact).toBe(false);
  });

  it("never takes an exploratory edge for a factor", () => {
    const dag = { nodes: [node("a", "1"), node("b", "1/2")], edges: [edge("a", "b", "1/2", true)] };
    expect(formulaOf(dag.nodes[1] as EstateNode, dag).factors).toHaveLength(1);
  });
});

describe("nodesOfRow", () => {
  it("prefers the estates that the row's effects made", () => {
    const nodes = [
      node("a", "1/2", { tract_id: "trt_1", estate_type: "mineral", holder: { party_id: "pty_x", name: "X" } }),
      node("b", "1/4", { tract_id: "trt_1", estate_type: "mineral", holder: { party_id: "pty_x", name: "X" } }),
    ];
    const row = { party_id: "pty_x", name: "X", estate_type: "mineral", effects: ["eff-b"] };
    expect(nodesOfRow(row, "trt_1", nodes).map((n) => n.id)).toEqual(["b"]);
    expect(nodesOfRow({ ...row, effects: [] }, "trt_1", nodes)).toHaveLength(2);
    expect(nodesOfRow(row, "trt_2", nodes)).toHaveLength(0);
  });
});

describe("ratio", () => {
  it("keeps exact and reduced", () => {
    expect(ratioText(sum(ratioOf("1/3"), ratioOf("1/6")))).toBe("1/2");
    expect(ratioText(divide(ratioOf("1/8"), ratioOf("1/2")))).toBe("1/4");
    expect(ratioText(divide(ratioOf("1"), ratioOf("0")))).toBe("0");
  });
});
