// Positions: each open lane of a tract is laid out by itself in a worker and kept by its shape; then the lanes are stacked, those not open as strips.
import type { Lane, LaneGraph, LaneKind, Link } from "./lanes";
import type { LaneLayout, Point } from "./layered/layered-layout";
import { askLayoutWorker } from "./layout-worker";
import { placeByColumn, routesOf } from "./place-by-column";

export const itemSize = { width: 204, height: 82 } as const;
export const laneHead = 56;
const stripWidth = 880;
const lanePadding = 24;
const laneSpace = 28;
const stripSpace = 8;

export type PlacedLane = LaneLayout & { lane: Lane; top: number; open: boolean; columns: { x: number; year: string }[] };
/** `routes` of the links from lane to lane are in the coordinates of the whole. */
export type PlacedGraph = { lanes: PlacedLane[]; cross: Link[]; routes: Record<string, Point[]> };

const cache = new Map<string, LaneLayout>();

/** What decides a lane's positions, as a key: ids, columns and links. */
function shapeOf(lane: Lane): string {
  return `${lane.items.map((i) => `${i.id}@${i.column}`).join()}|${lane.links.map((l) => `${l.source}>${l.target}`).join()}`;
}

function placed(lane: Lane): LaneLayout {
  const { width, height, at } = placeByColumn(lane.items, itemSize);
  return { width, height, at, routes: routesOf(lane.links, at, itemSize) };
}

/** The layout of a lane where it is known already or needs no engine; null where it must be laid out first. */
export const knownLayout = (lane: Lane, by: LaneKind): LaneLayout | null => (by === "party" ? placed(lane) : (cache.get(shapeOf(lane)) ?? null));

/** Lays a lane out in the worker and keeps it. */
export async function layLane(lane: Lane): Promise<void> {
  const key = shapeOf(lane);
  const items = lane.items.map(({ id, column }) => ({ id, column }));
  const links = lane.links.map(({ id, source, target }) => ({ id, source, target }));
  const layout = await askLayoutWorker({ key, items, links, size: itemSize });
  // A link that does not lead forward in time has no way between the columns: it goes straight across.
  cache.set(key, { ...layout, routes: { ...routesOf(lane.links, layout.at, itemSize), ...layout.routes } });
}

function columnsOf(lane: Lane, at: LaneLayout["at"]): PlacedLane["columns"] {
  const found = new Map<number, string>();
  for (const item of lane.items) {
    const x = at[item.id]?.x;
    const year = item.date?.slice(0, 4);
    if (x === undefined || year === undefined) continue;
    const before = found.get(x);
    if (before === undefined || year < before) found.set(x, year);
  }
  return [...found].map(([x, year]) => ({ x, year })).toSorted((a, b) => a.x - b.x);
}

const strip = (lane: Lane, top: number): PlacedLane => ({ lane, top, open: false, width: stripWidth, height: laneHead, at: {}, routes: {}, columns: [] });

function opened(lane: Lane, layout: LaneLayout, top: number): PlacedLane {
  const shift = (p: Point) => ({ x: p.x + lanePadding, y: p.y + laneHead });
  const at = Object.fromEntries(Object.entries(layout.at).map(([id, p]) => [id, shift(p)]));
  const routes = Object.fromEntries(Object.entries(layout.routes).map(([id, points]) => [id, points.map(shift)]));
  const size = { width: layout.width + 2 * lanePadding, height: layout.height + laneHead + lanePadding };
  return { lane, top, open: true, ...size, at, routes, columns: columnsOf(lane, at) };
}

/** All lanes one below the other: open ones where their layout is known, strips for the others. */
export function stackLanes(graph: LaneGraph, open: ReadonlySet<string>, by: LaneKind): PlacedGraph {
  const lanes: PlacedLane[] = [];
  const at: Record<string, Point> = {};
  let top = 0;
  for (const lane of graph.lanes) {
    const layout = open.has(lane.id) ? knownLayout(lane, by) : null;
    const made = layout ? opened(lane, layout, top) : strip(lane, top);
    lanes.push(made);
    for (const [id, p] of Object.entries(made.at)) at[id] = { x: p.x, y: p.y + top };
    top += made.height + (made.open ? laneSpace : stripSpace);
  }
  return { lanes, cross: graph.cross, routes: routesOf(graph.cross, at, itemSize) };
}
