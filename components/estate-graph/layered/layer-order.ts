// Who stands above whom in each layer, so that few links cross: sweeps by the median of the neighbours, the best order kept.
import type { LayerGraph } from "./layer-graph";

const sweeps = 14;
const patience = 4;

/** Where each cell stands in its layer, from the top; sorts `graph.layers` the same way. */
export function orderLayers(graph: LayerGraph): number[] {
  graph.layers = walked(graph);
  let place = placesOf(graph);
  let best = graph.layers;
  let fewest = crossings(graph, place);
  for (let sweep = 0, waited = 0; sweep < sweeps && waited < patience && fewest > 0; sweep++) {
    place = swept(graph, place, sweep % 2 === 0);
    const now = crossings(graph, place);
    waited = now < fewest ? 0 : waited + 1;
    if (now >= fewest) continue;
    fewest = now;
    best = graph.layers;
  }
  graph.layers = best;
  return placesOf(graph);
}

function placesOf(graph: LayerGraph): number[] {
  const place = new Array<number>(graph.cells.length).fill(0);
  for (const layer of graph.layers) for (const [n, cell] of layer.entries()) place[cell] = n;
  return place;
}

/** The first order: as the cells are met when each beginning is followed to its ends, so that what belongs together stands together. */
function walked(graph: LayerGraph): number[][] {
  const layers: number[][] = graph.layers.map(() => []);
  const met = new Set<number>();
  for (const start of graph.layers.flat()) {
    if ((graph.ins[start]?.length ?? 0) > 0) continue;
    const stack = [start];
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      if (met.has(cell)) continue;
      met.add(cell);
      layers[graph.cells[cell]?.layer ?? 0]?.push(cell);
      for (const arc of graph.outs[cell]?.toReversed() ?? []) stack.push(graph.arcs[arc]?.to ?? cell);
    }
  }
  return layers;
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const above = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? above : ((sorted[middle - 1] ?? above) + above) / 2;
}

/** One sweep over the layers, each sorted by the median place of the neighbours in the layer before (or, backwards, after) it. */
function swept(graph: LayerGraph, before: readonly number[], forward: boolean): number[] {
  const place = [...before];
  const layers = forward ? graph.layers : graph.layers.toReversed();
  const sorted = layers.map((layer) => {
    const wish = new Map(
      layer.map((cell) => {
        const beside = (forward ? graph.ins : graph.outs)[cell] ?? [];
        const places = beside.map((arc) => place[(forward ? graph.arcs[arc]?.from : graph.arcs[arc]?.to) ?? cell] ?? 0);
        return [cell, places.length === 0 ? (place[cell] ?? 0) : median(places.toSorted((a, b) => a - b))];
      }),
    );
    const next = layer.toSorted((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || (place[a] ?? 0) - (place[b] ?? 0));
    for (const [n, cell] of next.entries()) place[cell] = n;
    return next;
  });
  graph.layers = forward ? sorted : sorted.toReversed();
  return place;
}

/** How many pairs of arcs cross: between two layers, the pairs that stand in one order at the left and in the other at the right. */
export function crossings(graph: LayerGraph, place: readonly number[]): number {
  let count = 0;
  for (const [n, layer] of graph.layers.entries()) {
    const rights = layer.flatMap((cell) => (graph.outs[cell] ?? []).map((arc) => place[graph.arcs[arc]?.to ?? 0] ?? 0).toSorted((a, b) => a - b));
    count += inversions(rights, graph.layers[n + 1]?.length ?? 0);
  }
  return count;
}

/** Pairs out of order in a list of places below `size`, counted with a tree of sums. */
function inversions(places: readonly number[], size: number): number {
  const sums = new Array<number>(size + 1).fill(0);
  let pairs = 0;
  for (const [seen, at] of places.entries()) {
    let upTo = 0;
    for (let i = at + 1; i > 0; i -= i & -i) upTo += sums[i] ?? 0;
    pairs += seen - upTo;
    for (let i = at + 1; i <= size; i += i & -i) sums[i] = (sums[i] ?? 0) + 1;
  }
  return pairs;
}
