// How high each cell stands: links as straight as the order in the layers allows, long ones before short ones.
import type { LayerGraph } from "./layer-graph";
import { orderKeepingMedians, type Wish } from "./order-keeping-medians";

const rounds = 6;
const space = { items: 14, item: 12, links: 9 };

/** Where an arc leaves and enters: its distance below the top of the cell. */
export type Ports = { leave: number[]; enter: number[] };

/** Arcs meet an item one below the other, in the order of what is at their other end, so that none crosses another at the card. */
export function portsOf(graph: LayerGraph, place: readonly number[], itemHeight: number): Ports {
  const ports: Ports = { leave: [], enter: [] };
  const spread = (arcs: number[], other: (arc: number) => number, into: number[]) => {
    const sorted = arcs.toSorted((a, b) => (place[other(a)] ?? 0) - (place[other(b)] ?? 0));
    const step = Math.min(14, (itemHeight * 0.7) / Math.max(sorted.length, 1));
    for (const [n, arc] of sorted.entries()) into[arc] = itemHeight / 2 + (n - (sorted.length - 1) / 2) * step;
  };
  graph.cells.forEach((cell, n) => {
    const [ins, outs] = [graph.ins[n] ?? [], graph.outs[n] ?? []];
    if (cell.id === null) {
      for (const arc of outs) ports.leave[arc] = 0;
      for (const arc of ins) ports.enter[arc] = 0;
      return;
    }
    spread(outs, (arc) => graph.arcs[arc]?.to ?? 0, ports.leave);
    spread(ins, (arc) => graph.arcs[arc]?.from ?? 0, ports.enter);
  });
  return ports;
}

type Side = "ins" | "outs";

/** The top of every cell. */
export function heightsOf(graph: LayerGraph, ports: Ports, itemHeight: number): number[] {
  const tops = new Array<number>(graph.cells.length).fill(0);
  const below = (cell: number, next: number): number => {
    const [a, b] = [graph.cells[cell]?.id === null, graph.cells[next]?.id === null];
    return (a ? 0 : itemHeight) + (a && b ? space.links : a || b ? space.item : space.items);
  };
  const offsets = graph.layers.map((layer) => {
    let sum = 0;
    return layer.map((cell, n) => {
      const above = layer[n - 1];
      sum += above === undefined ? 0 : below(above, cell);
      return sum;
    });
  });
  for (const [n, layer] of graph.layers.entries()) for (const [i, cell] of layer.entries()) tops[cell] = offsets[n]?.[i] ?? 0;
  const settle = (n: number, sides: Side[]) => {
    const layer = graph.layers[n] ?? [];
    const own = offsets[n] ?? [];
    const wishes = layer.map((cell, i) => wishesOf(graph, ports, tops, cell, sides).map((w) => ({ at: w.at - (own[i] ?? 0), weight: w.weight })));
    for (const [i, at] of orderKeepingMedians(wishes).entries()) tops[layer[i] ?? 0] = at + (own[i] ?? 0);
  };
  const layers = graph.layers.map((_, n) => n);
  for (let round = 0; round < rounds; round++) {
    for (const n of layers) settle(n, round < rounds / 2 ? ["ins"] : ["ins", "outs"]);
    for (const n of layers.toReversed()) settle(n, round < rounds / 2 ? ["outs"] : ["outs", "ins"]);
  }
  // The last word has what a cell comes from: chains then run straight on. Twice, for what comes out of nothing stands by what it leads to.
  for (const n of [...layers, ...layers]) settle(n, ["ins"]);
  const highest = tops.reduce((least, top) => Math.min(least, top), Number.POSITIVE_INFINITY);
  return tops.map((top) => Math.round(top - highest));
}

/** Where a cell would stand for each of its links on the asked sides to be straight; with none there, of all its links; with none at all, where it is. */
function wishesOf(graph: LayerGraph, ports: Ports, tops: readonly number[], cell: number, sides: Side[]): Wish[] {
  const wishes: Wish[] = [];
  const passing = graph.cells[cell]?.id === null;
  for (const side of sides)
    for (const arc of graph[side][cell] ?? []) {
      const { from = 0, to = 0 } = graph.arcs[arc] ?? {};
      const other = side === "ins" ? from : to;
      const line = (ports.leave[arc] ?? 0) - (ports.enter[arc] ?? 0);
      const links = Number(passing) + Number(graph.cells[other]?.id === null);
      wishes.push({ at: (tops[other] ?? 0) + (side === "ins" ? line : -line), weight: links === 2 ? 8 : links === 1 ? 2 : 1 });
    }
  if (wishes.length > 0) return wishes;
  return sides.length === 1 ? wishesOf(graph, ports, tops, cell, ["ins", "outs"]) : [{ at: tops[cell] ?? 0, weight: 0.5 }];
}
