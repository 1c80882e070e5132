import { describe, expect, it } from "vitest";
import type { EstateGraph } from "@/lib/contracts/graph";
import { assignColumns, type Item, lanesOf, packageLane } from "./lanes";

const share = { fraction: "1", decimal: "1.00000000" };
const node = (id: string, tract_id: string, from: string | null, estate_type = "fee") => ({
  id,
  tract_id,
  from,
  estate_type,
  share,
  holder: { party_id: null, name: id },
});
const edge = (source: string, target: string, relation = "conveyed") => ({
  id: `${source}-${target}`,
  source,
  target,
  relation,
  share,
  exploratory: relation === "signal",
});
const dagOf = (dag: object) => ({ nodes: [], edges: [], gaps: [], signals: [], ...dag }) as unknown as EstateGraph["dag"];
const everything = { tract: null, estate: null };
const columns = (dag: EstateGraph["dag"], filter = everything) =>
  Object.fromEntries(lanesOf(dag, filter, new Map()).lanes.flatMap((lane) => lane.items.map((i) => [i.id, i.column])));

describe("lanesOf", () => {
  it("draws time from left to right: never left of a source, never left of anything earlier", () => {
    const dag = dagOf({
      nodes: [node("a", "t", "1900"), node("b", "t", "1910"), node("c", "t", "1920"), node("d", "t", "1915"), node("e", "t", "1925")],
      edges: [edge("a", "b"), edge("b", "c"), edge("a", "d"), edge("d", "e")],
    });
    expect(columns(dag)).toEqual({ a: 0, b: 1, d: 1, c: 2, e: 2 });
  });

  it("puts a gap between what it parts, and its signal after it", () => {
    const dag = dagOf({
      nodes: [node("a", "t", "1900"), node("b", "t", "1950")],
      gaps: [{ id: "g", tract_id: "t", estate_type: "fee", from_node: "a", to_node: "b", since: "1900", until: "1950" }],
      signals: [{ id: "s", about: "b", would_close: ["g"] }],
    });
    const found = columns(dag);
    expect(found).toMatchObject({ a: 0, g: 1, s: 2 });
    expect(found.b).toBeGreaterThan(1);
  });

  it("keeps what belongs to no tract in a lane of its own, at the end", () => {
    const dag = dagOf({
      nodes: [node("a", "t", "1900")],
      gaps: [{ id: "g", tract_id: null, estate_type: null, from_node: null, to_node: null, since: null, until: null }],
    });
    expect(lanesOf(dag, everything, new Map([["t", "NE/4"]])).lanes.map((l) => l.id)).toEqual(["t", packageLane]);
  });

  it("filters by tract and estate and drops the links that lead out", () => {
    const dag = dagOf({ nodes: [node("a", "t", "1900"), node("b", "t", "1910", "mineral"), node("c", "u", "1910")], edges: [edge("a", "b")] });
    const { lanes } = lanesOf(dag, { tract: "t", estate: "mineral" }, new Map());
    expect(lanes).toHaveLength(1);
    expect(lanes[0]?.items.map((i) => i.id)).toEqual(["b"]);
    expect(lanes[0]?.links).toEqual([]);
  });
});

describe("lanesOf by party", () => {
  it("gives every holder a lane, one row of columns to all, and the links between holders apart", () => {
    const dag = dagOf({
      nodes: [node("a", "t", "1900"), node("b", "t", "1910"), node("c", "u", "1920")],
      edges: [edge("a", "b"), edge("b", "c")],
    });
    const { lanes, cross } = lanesOf(dag, { ...everything, by: "party" }, new Map());
    expect(lanes.map((l) => [l.label, l.items[0]?.column])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    expect(cross.map((l) => l.id)).toEqual(["a-b", "b-c"]);
  });
});

describe("assignColumns", () => {
  it("ends even where gaps close a circle", () => {
    const items = ["a", "b"].map((id) => ({ id, kind: "estate", date: "1900", column: 0 })) as unknown as Item[];
    const placed = assignColumns(items, [
      { source: "a", target: "b" },
      { source: "b", target: "a" },
    ]);
    expect(placed).toHaveLength(2);
  });
});
