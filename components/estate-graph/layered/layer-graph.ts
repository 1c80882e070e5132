// A lane as layers: one layer a column, and a cell in every layer that a longer link passes, so that links only lead from layer to layer.

export type LayerItem = { id: string; column: number };
export type LayerLink = { id: string; source: string; target: string };
/** An item, or (without an id) a link on its way. */
export type Cell = { id: string | null; layer: number };
export type Arc = { from: number; to: number };
/** `ways`: the arcs of each link in order. A link that does not lead forward has none. */
export type LayerGraph = { cells: Cell[]; layers: number[][]; arcs: Arc[]; ins: number[][]; outs: number[][]; ways: Map<string, number[]> };

/** Items and links → cells in layers, in the order of the items, and arcs from layer to layer. */
export function layerGraph(items: readonly LayerItem[], links: readonly LayerLink[]): LayerGraph {
  const graph: LayerGraph = { cells: [], layers: [], arcs: [], ins: [], outs: [], ways: new Map() };
  const columns = [...new Set(items.map((i) => i.column))].toSorted((a, b) => a - b);
  const layerOf = new Map(columns.map((column, layer) => [column, layer]));
  graph.layers = columns.map(() => []);
  const at = new Map(items.map((i) => [i.id, addCell(graph, i.id, layerOf.get(i.column) ?? 0)]));
  for (const link of links) {
    const [source, target] = [at.get(link.source), at.get(link.target)];
    if (source !== undefined && target !== undefined) addWay(graph, link.id, source, target);
  }
  return graph;
}

function addCell(graph: LayerGraph, id: string | null, layer: number): number {
  const cell = graph.cells.push({ id, layer }) - 1;
  graph.layers[layer]?.push(cell);
  graph.ins.push([]);
  graph.outs.push([]);
  return cell;
}

function addWay(graph: LayerGraph, link: string, source: number, target: number): void {
  const [first = 0, last = 0] = [graph.cells[source]?.layer, graph.cells[target]?.layer];
  if (last <= first) return;
  const way: number[] = [];
  let from = source;
  for (let layer = first + 1; layer <= last; layer++) {
    const to = layer === last ? target : addCell(graph, null, layer);
    const arc = graph.arcs.push({ from, to }) - 1;
    graph.outs[from]?.push(arc);
    graph.ins[to]?.push(arc);
    way.push(arc);
    from = to;
  }
  graph.ways.set(link, way);
}
