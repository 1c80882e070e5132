import { describe, expect, it } from "vitest";
import { layerGraph } from "./layer-graph";
import { crossings, orderLayers } from "./layer-order";

const column = (n: number, ids: string) => [...ids].map((id) => ({ id, column: n }));
const link = (ends: string) => ({ id: ends, source: ends.slice(0, 1), target: ends.slice(1) });

describe("the order in layers", () => {
  it("uncrosses links that need not cross", () => {
    const graph = layerGraph([...column(0, "ab"), ...column(1, "xy"), ...column(2, "pq")], ["ay", "bx", "xq", "yp"].map(link));
    expect(crossings(graph, orderLayers(graph))).toBe(0);
  });

  it("keeps the least where some must cross", () => {
    const graph = layerGraph([...column(0, "ab"), ...column(1, "xy")], ["ax", "ay", "bx", "by"].map(link));
    expect(crossings(graph, orderLayers(graph))).toBe(1);
  });

  it("gives a long link a place in every layer it passes", () => {
    const graph = layerGraph([...column(0, "ab"), ...column(1, "x"), ...column(2, "p")], ["ax", "xp", "bp"].map(link));
    expect(graph.layers.map((layer) => layer.length)).toEqual([2, 2, 1]);
    expect(graph.ways.get("bp")).toHaveLength(2);
  });
});
