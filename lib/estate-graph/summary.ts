// Counts of the graph.
import { estateTypes } from "@/lib/contracts/estates";
import type { EstateGraph, GraphSummary } from "@/lib/contracts/graph";

/** Nodes, edges and gaps counted: `{total_nodes, …, mineral_estates, …, signals}`. Exploratory edges count as edges. */
export function summaryOf(dag: EstateGraph["dag"]): GraphSummary {
  const counts = new Map<string, number>();
  for (const node of dag.nodes) counts.set(node.estate_type, (counts.get(node.estate_type) ?? 0) + 1);
  const perEstate = Object.fromEntries(estateTypes.map((t) => [`${t}_estates`, counts.get(t) ?? 0])) as Pick<
    GraphSummary,
    `${(typeof estateTypes)[number]}_estates`
  >;
  return {
    total_nodes: dag.nodes.length,
    total_edges: dag.edges.length,
    total_gaps: dag.gaps.length,
    ...perEstate,
    current_estates: dag.nodes.filter((n) => n.current).length,
    tracts: new Set(dag.nodes.map((n) => n.tract_id)).size,
    parties: new Set(dag.nodes.map((n) => n.holder.party_id ?? n.holder.name)).size,
    signals: dag.signals.length,
  };
}
