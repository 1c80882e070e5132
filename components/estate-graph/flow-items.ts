// From placed lanes to React Flow's nodes and edges. Pure: the canvas only draws.
import { type Edge, MarkerType, type Node } from "@xyflow/react";
import type { EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import { type Standing, standingAt } from "./at-date";
import { describeChain, describeGap, describeNode, describeSignal } from "./describe";
import type { Item, Link } from "./lanes";
import { itemSize, type PlacedGraph, type PlacedLane } from "./layout";
import { type LaneFacts, laneFacts } from "./open-lanes";
import { routePath } from "./route-path";

export type EstateFlowNode = Node<{ node: EstateNode; standing: Standing; hit: boolean }, "estate">;
export type GapFlowNode = Node<{ gap: Gap; hit: boolean }, "gap">;
export type SignalFlowNode = Node<{ signal: Signal; hit: boolean }, "signal">;
export type ChainFlowNode = Node<{ nodes: EstateNode[] }, "chain">;
export type LaneFlowNode = Node<
  { id: string; label: string; columns: { x: number; year: string }[]; width: number; height: number; open: boolean; facts: LaneFacts },
  "lane"
>;
export type FlowNode = EstateFlowNode | GapFlowNode | SignalFlowNode | ChainFlowNode | LaneFlowNode;
export type FlowEdge = Edge<{ path: string; kind: Link["kind"]; lit: boolean; thin: boolean }, "route">;
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

const strokes: Record<Link["kind"], string> = { estate: "var(--line-strong)", gap: "var(--critical)", signal: "var(--signal)" };

function linkEdge(link: Link, points: { x: number; y: number }[], view: View): FlowEdge {
  const touching = view.selected !== null && (link.source === view.selected || link.target === view.selected);
  const faded = view.lit !== null && !(view.lit.has(link.source) && view.lit.has(link.target));
  const color = touching && link.kind === "estate" ? "var(--accent)" : strokes[link.kind];
  return {
    id: link.id,
    source: link.source,
    target: link.target,
    type: "route",
    focusable: false,
    selectable: false,
    className: faded ? "faded" : "",
    data: {
      path: routePath(points),
      kind: link.kind,
      lit: touching,
      thin: link.edge?.relation === "retained",
    },
    style: { stroke: color },
    markerEnd: { type: MarkerType.ArrowClosed, color, width: 14, height: 14 },
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

/**
 * A placed graph and the view (selection, focus, search, year) → what React Flow draws: every lane, and the items of the lanes from `first` to `last`
 * and of the lane with what is selected.
 */
export function flowItems(graph: PlacedGraph, view: View, [first, last]: readonly [number, number]): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const nodes: FlowNode[] = [];
  const edges: FlowEdge[] = [];
  const drawn = new Set<string>();
  graph.lanes.forEach((placed, n) => {
    nodes.push(laneNode(placed));
    if ((n < first || n > last) && !(view.selected !== null && view.selected in placed.at)) return;
    for (const item of placed.lane.items) {
      const at = placed.at[item.id];
      if (!at) continue;
      drawn.add(item.id);
      nodes.push(itemNode(item, { x: at.x, y: at.y + placed.top }, view));
    }
    for (const link of placed.lane.links) {
      const route = placed.routes[link.id];
      if (route)
        edges.push(
          linkEdge(
            link,
            route.map((p) => ({ x: p.x, y: p.y + placed.top })),
            view,
          ),
        );
    }
  });
  for (const link of graph.cross) {
    const route = graph.routes[link.id];
    if (route && drawn.has(link.source) && drawn.has(link.target)) edges.push(linkEdge(link, route, view));
  }
  return { nodes, edges };
}
