// A lane drawn in layers of time: order, heights, then room between the layers for links to go up and down.
import { channelTracks } from "./channel-tracks";
import { type LayerGraph, type LayerItem, type LayerLink, layerGraph } from "./layer-graph";
import { heightsOf, type Ports, portsOf } from "./layer-heights";
import { orderLayers } from "./layer-order";

export type Point = { x: number; y: number };
/** The lane's size, the top left corner of each item, and the corners of each link's way, in the lane's own coordinates. */
export type LaneLayout = { width: number; height: number; at: Record<string, Point>; routes: Record<string, Point[]> };
type Size = { width: number; height: number };

const channel = { least: 34, margin: 13, track: 8 };

/**
 * Items with their columns, and links between them → places and routes. Items of a column stand one below the other, columns from left to right;
 * links leave at the right and enter at the left, by right angles, and pass between the items of the columns they cross.
 * A link that does not lead forward in columns gets no route.
 */
export function layeredLayout(items: readonly LayerItem[], links: readonly LayerLink[], size: Size): LaneLayout {
  const graph = layerGraph(items, links);
  const place = orderLayers(graph);
  const ports = portsOf(graph, place, size.height);
  const tops = heightsOf(graph, ports, size.height);
  const { starts, tracks } = columnsOf(graph, ports, tops, size.width);
  const layout: LaneLayout = { width: 0, height: 0, at: {}, routes: {} };
  graph.cells.forEach(({ id, layer }, cell) => {
    const [x, y] = [starts[layer] ?? 0, tops[cell] ?? 0];
    layout.height = Math.max(layout.height, y + (id === null ? 0 : size.height));
    if (id === null) return;
    layout.at[id] = { x, y };
    layout.width = Math.max(layout.width, x + size.width);
  });
  for (const [link, way] of graph.ways) layout.routes[link] = routeOf(graph, ports, tops, starts, tracks, way, size.width);
  return layout;
}

/** Where each layer begins, and the x of each arc's track in the channel behind its layer; none for a straight arc. */
function columnsOf(graph: LayerGraph, ports: Ports, tops: readonly number[], width: number): { starts: number[]; tracks: (number | undefined)[] } {
  const starts: number[] = [];
  const tracks: (number | undefined)[] = [];
  let x = 0;
  for (const layer of graph.layers) {
    starts.push(x);
    const arcs = layer.flatMap((cell) => graph.outs[cell] ?? []);
    const risers = arcs.map((arc) => endsOf(graph, ports, tops, arc));
    const { track, count } = channelTracks(risers);
    const room = Math.max(channel.least, 2 * channel.margin + Math.max(0, count - 1) * channel.track);
    const first = x + width + (room - Math.max(0, count - 1) * channel.track) / 2;
    for (const [n, arc] of arcs.entries()) {
      const at = track[n] ?? -1;
      if (at >= 0) tracks[arc] = first + at * channel.track;
    }
    x += width + room;
  }
  return { starts, tracks };
}

function endsOf(graph: LayerGraph, ports: Ports, tops: readonly number[], arc: number): { left: number; right: number } {
  const { from = 0, to = 0 } = graph.arcs[arc] ?? {};
  return { left: (tops[from] ?? 0) + Math.round(ports.leave[arc] ?? 0), right: (tops[to] ?? 0) + Math.round(ports.enter[arc] ?? 0) };
}

function routeOf(
  graph: LayerGraph,
  ports: Ports,
  tops: readonly number[],
  starts: readonly number[],
  tracks: readonly (number | undefined)[],
  way: readonly number[],
  width: number,
): Point[] {
  const route: Point[] = [];
  for (const [n, arc] of way.entries()) {
    const { left, right } = endsOf(graph, ports, tops, arc);
    const { from = 0, to = 0 } = graph.arcs[arc] ?? {};
    if (n === 0) route.push({ x: (starts[graph.cells[from]?.layer ?? 0] ?? 0) + width, y: left });
    const track = tracks[arc];
    if (track !== undefined) route.push({ x: track, y: left }, { x: track, y: right });
    if (n === way.length - 1) route.push({ x: starts[graph.cells[to]?.layer ?? 0] ?? 0, y: right });
  }
  return route;
}
