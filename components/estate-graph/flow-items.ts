// From placed lanes to React Flow's nodes and edges. Pure: the canvas only draws.
import { type Edge, MarkerType, type Node } from "@xyflow/react";
import type { EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import { type Standing, standingAt } from "./at-date";
import { describeGap, describeNode, describeSignal } from "./describe";
import type { Item, Link } from "./lanes";
import { itemSize, type PlacedLane } from "./layout";
import { routePath } from "./route-path";

export type EstateFlowNode = Node<{ node: EstateNode; standing: Standing; hit: boolean }, "estate">;
export type GapFlowNode = Node<{ gap: Gap; hit: boolean }, "gap">;
export type SignalFlowNode = Node<{ signal: Signal; hit: boolean }, "signal">;
export type LaneFlowNode = Node<{ label: string; columns: { x: number; year: string }[]; width: number; height: number; count: number }, "lane">;
export type FlowNode = EstateFlowNode | GapFlowNode | SignalFlowNode | LaneFlowNode;
export type FlowEdge = Edge<{ path: string; kind: Link["kind"]; lit: boolean; thin: boolean }, "route">;
export type View = { selected: string | null; lit: ReadonlySet<string> | null; hits: ReadonlySet<string>; year: number | null };

function itemNode(item: Item, position: { x: number; y: number }, view: View): FlowNode {
  const hit = view.hits.has(item.id);
  const faded = view.lit !== null && !view.lit.has(item.id);
  const shared = { id: item.id, position, ...itemSize, selected: item.id === view.selected, draggable: false, connectable: false };
  if (item.kind === "gap") return { ...shared, type: "gap", data: { gap: item.gap, hit }, ariaLabel: describeGap(item.gap), className: faded ? "faded" : "" };
  if (item.kind === "signal")
    return { ...shared, type: "signal", data: { signal: item.signal, hit }, ariaLabel: describeSignal(item.signal), className: faded ? "faded" : "" };
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

function linkEdge(link: Link, lane: PlacedLane, view: View): FlowEdge {
  const points = (lane.routes[link.id] ?? []).map((p) => ({ x: p.x, y: p.y + lane.top }));
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

/** Placed lanes and the view (selection, focus, search, year) → what React Flow draws. */
export function flowItems(lanes: PlacedLane[], view: View): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const nodes: FlowNode[] = [];
  const edges: FlowEdge[] = [];
  for (const lane of lanes) {
    nodes.push({
      id: `lane-${lane.lane.id}`,
      type: "lane",
      position: { x: 0, y: lane.top },
      width: lane.width,
      height: lane.height,
      zIndex: -1,
      selectable: false,
      focusable: false,
      draggable: false,
      data: { label: lane.lane.label, columns: lane.columns, width: lane.width, height: lane.height, count: lane.lane.items.length },
    });
    for (const item of lane.lane.items) {
      const at = lane.at[item.id];
      if (at) nodes.push(itemNode(item, { x: at.x, y: at.y + lane.top }, view));
    }
    for (const link of lane.lane.links) edges.push(linkEdge(link, lane, view));
  }
  return { nodes, edges };
}
