// From placed lanes to React Flow's nodes. The canvas only draws; links are drawn beside them (link-layer.tsx).
import type { Node } from "@xyflow/react";
import type { EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import { type Standing, standingAt } from "./at-date";
import { describeChain, describeGap, describeNode, describeSignal } from "./describe";
import type { Item } from "./lanes";
import { itemSize, type PlacedGraph, type PlacedLane } from "./layout";
import { type LaneFacts, laneFacts } from "./open-lanes";
import { inStretch, type Sight } from "./sight-of";

export type EstateFlowNode = Node<{ node: EstateNode; standing: Standing; hit: boolean }, "estate">;
export type GapFlowNode = Node<{ gap: Gap; hit: boolean }, "gap">;
export type SignalFlowNode = Node<{ signal: Signal; hit: boolean }, "signal">;
export type ChainFlowNode = Node<{ nodes: EstateNode[] }, "chain">;
export type LaneFlowNode = Node<
  { id: string; label: string; columns: { x: number; year: string }[]; width: number; height: number; open: boolean; facts: LaneFacts },
  "lane"
>;
export type FlowNode = EstateFlowNode | GapFlowNode | SignalFlowNode | ChainFlowNode | LaneFlowNode;
export type View = { selected: string | null; lit: ReadonlySet<string> | null; hits: ReadonlySet<string>; year: number | null };

function itemNode(item: Item, position: { x: number; y: number }, view: View): FlowNode {
  const hit = view.hits.has(item.id);
  const faded = view.lit !== null && !view.lit.has(item.id);
  const shared = { id: item.id, position, ...itemSize, selected: item.id === view.selected, draggable: false, connectable: false };
  if (item.kind === "gap") return { ...shared, type: "gap", data: { gap: item.gap, hit }, ariaLabel: describeGap(item.gap), className: faded ? "faded" : "" };
  if (item.kind === "signal")
    return { ...shared, type: "signal", data: { signal: item.signal, hit }, ariaLabel: describeSignal(item.signal), className: faded ? "faded" : "" };
  if (item.kind === "chain")
    return { ...shared, type: "chain", data: { nodes: item.nodes }, ariaLabel: describeChain(item.nodes), className: faded ? "faded" : "" };
  const standing = standingAt(item.node, view.year);
  return {
    ...shared,
    type: "estate",
    data: { node: item.node, standing, hit },
    ariaLabel: describeNode(item.node),
    className: faded || standing === "future" ? "faded" : "",
  };
}

function laneNode(placed: PlacedLane): LaneFlowNode {
  const { lane, top, width, height, columns, open } = placed;
  return {
    id: `lane-${lane.id}`,
    type: "lane",
    position: { x: 0, y: top },
    width,
    height,
    zIndex: -1,
    selectable: false,
    focusable: false,
    draggable: false,
    data: { id: lane.id, label: lane.label, columns, width, height, open, facts: laneFacts(lane) },
  };
}

/** What was made of a lane last time: what has not changed stays the same object, so that only cards that changed are drawn again. */
type Kept = { lane: LaneFlowNode; items: Map<string, FlowNode> };
const kept = new WeakMap<PlacedLane, Kept>();

function keptOf(placed: PlacedLane): Kept {
  const before = kept.get(placed);
  if (before) return before;
  const made: Kept = { lane: laneNode(placed), items: new Map() };
  kept.set(placed, made);
  return made;
}

/** What of a card depends on the view. */
const looks = (node: FlowNode): string =>
  [node.selected, node.className, "hit" in node.data && node.data.hit, node.type === "estate" && node.data.standing].join();

/**
 * A placed graph and the view (selection, focus, search, year) → the cards React Flow draws: every lane, the items in sight unless they are drawn as
 * boxes, and what is selected.
 */
export function flowItems(graph: PlacedGraph, view: View, sight: Sight): FlowNode[] {
  const nodes: FlowNode[] = [];
  graph.lanes.forEach((placed, n) => {
    const { lane, items } = keptOf(placed);
    nodes.push(lane);
    const seen = n >= sight.first && n <= sight.last && !sight.boxes;
    if (!seen && !(view.selected !== null && view.selected in placed.at)) return;
    for (const item of placed.lane.items) {
      const at = placed.at[item.id];
      if (!at || (item.id !== view.selected && !(seen && inStretch(at.x, sight)))) continue;
      const now = itemNode(item, { x: at.x, y: at.y + placed.top }, view);
      const before = items.get(item.id);
      const node = before && looks(before) === looks(now) ? before : now;
      items.set(item.id, node);
      nodes.push(node);
    }
  });
  return nodes;
}
