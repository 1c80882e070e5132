// Positions: each lane is laid out by itself in a worker and kept by its shape, then the lanes are stacked.
import ELK, { type ElkNode } from "elkjs/lib/elk-api.js";
import type { Lane } from "./lanes";

export const itemSize = { width: 204, height: 82 } as const;
export const laneHead = 56;
const lanePadding = 24;
const laneSpace = 28;

export type LaneLayout = { width: number; height: number; at: Record<string, { x: number; y: number }>; routes: Record<string, { x: number; y: number }[]> };
export type PlacedLane = LaneLayout & { lane: Lane; top: number; columns: { x: number; year: string }[] };

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.partitioning.activate": "true",
  "elk.separateConnectedComponents": "false",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.spacing.nodeNode": "14",
  "elk.spacing.edgeNode": "12",
  "elk.spacing.edgeEdge": "8",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "8",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.nodePlacement.favorStraightEdges": "true",
};

const cache = new Map<string, LaneLayout>();
let elk: InstanceType<typeof ELK> | null = null;
const engine = () => {
  elk ??= new ELK({ workerFactory: () => new Worker(new URL("./elk.worker.ts", import.meta.url)) });
  return elk;
};

/** What decides a lane's positions, as a key: ids, columns and links. */
function shapeOf(lane: Lane): string {
  return `${lane.items.map((i) => `${i.id}@${i.column}`).join()}|${lane.links.map((l) => `${l.source}>${l.target}`).join()}`;
}

async function layLane(lane: Lane): Promise<LaneLayout> {
  const key = shapeOf(lane);
  const known = cache.get(key);
  if (known) return known;
  const graph: ElkNode = {
    id: lane.id,
    layoutOptions: options,
    children: lane.items.map((i) => ({ id: i.id, ...itemSize, layoutOptions: { "elk.partitioning.partition": String(i.column) } })),
    edges: lane.links.map((l) => ({ id: l.id, sources: [l.source], targets: [l.target] })),
  };
  const laid = await engine().layout(graph);
  const layout: LaneLayout = { width: laid.width ?? 0, height: laid.height ?? 0, at: {}, routes: {} };
  for (const child of laid.children ?? []) layout.at[child.id] = { x: child.x ?? 0, y: child.y ?? 0 };
  for (const edge of laid.edges ?? []) {
    const section = edge.sections?.[0];
    if (section) layout.routes[edge.id] = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  }
  cache.set(key, layout);
  return layout;
}

function columnsOf(lane: Lane, layout: LaneLayout): PlacedLane["columns"] {
  const found = new Map<number, string>();
  for (const item of lane.items) {
    const x = layout.at[item.id]?.x;
    const year = item.date?.slice(0, 4);
    if (x === undefined || year === undefined) continue;
    const before = found.get(x);
    if (before === undefined || year < before) found.set(x, year);
  }
  return [...found].map(([x, year]) => ({ x, year })).toSorted((a, b) => a.x - b.x);
}

/** Lays out all lanes, one below the other. */
export async function layLanes(lanes: Lane[]): Promise<PlacedLane[]> {
  const placed: PlacedLane[] = [];
  let top = 0;
  for (const lane of lanes) {
    const layout = await layLane(lane);
    const full = { ...layout, width: layout.width + 2 * lanePadding, height: layout.height + laneHead + lanePadding };
    const shift = (p: { x: number; y: number }) => ({ x: p.x + lanePadding, y: p.y + laneHead });
    const at = Object.fromEntries(Object.entries(layout.at).map(([id, p]) => [id, shift(p)]));
    const routes = Object.fromEntries(Object.entries(layout.routes).map(([id, points]) => [id, points.map(shift)]));
    placed.push({ ...full, at, routes, lane, top, columns: columnsOf(lane, { ...full, at, routes }) });
    top += full.height + laneSpace;
  }
  return placed;
}
