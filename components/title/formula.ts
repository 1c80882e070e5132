// A share as a formula: the estate's line back to its root, each step a factor. Shown as exact only where the factors give the share.
import type { EstateEdge, EstateGraph, EstateNode } from "@/lib/contracts/graph";
import { divide, multiply, ratioOf, ratioText, same, sum } from "./ratio";

export type Factor = { ratio: string; relation: EstateEdge["relation"] | "root"; effect_id: string | null; from: string | null; to: string; share: string };
export type Formula = { factors: Factor[]; terms: { share: string; from: string; effect_id: string }[]; result: string; exact: boolean };
type Dag = Pick<EstateGraph["dag"], "nodes" | "edges">;

/**
 * Node with line fee 1 → mineral 1/2 → mineral 1/8 → factors 1 × 1/2 × 1/4 = 1/8.
 * Where an estate comes out of several (shares merged), `terms` adds them and the line stops there.
 */
export function formulaOf(node: EstateNode, dag: Dag): Formula {
  const nodes = new Map(dag.nodes.map((n) => [n.id, n]));
  const incoming = new Map<string, EstateEdge[]>();
  for (const edge of dag.edges) if (!edge.exploratory) incoming.set(edge.target, [...(incoming.get(edge.target) ?? []), edge]);
  const factors: Factor[] = [];
  let at = node;
  for (let guard = dag.nodes.length; guard >= 0; guard -= 1) {
    const edges = incoming.get(at.id) ?? [];
    const source = edges.length === 1 && edges[0] ? nodes.get(edges[0].source) : undefined;
    if (!source || !edges[0]) break;
    const step = divide(ratioOf(at.share.fraction), ratioOf(source.share.fraction));
    factors.unshift({
      ratio: ratioText(step),
      relation: edges[0].relation,
      effect_id: edges[0].effect_id,
      from: source.holder.name,
      to: at.holder.name,
      share: at.share.fraction,
    });
    at = source;
  }
  const merged = (incoming.get(at.id) ?? []).flatMap((edge) => {
    const source = nodes.get(edge.source);
    return source ? [{ share: edge.share.fraction, from: source.holder.name, effect_id: edge.effect_id }] : [];
  });
  factors.unshift({ ratio: at.share.fraction, relation: "root", effect_id: at.created_by, from: null, to: at.holder.name, share: at.share.fraction });
  const product = factors.map((f) => ratioOf(f.ratio)).reduce(multiply);
  const terms = merged.length > 1 ? merged : [];
  const added = terms.map((t) => ratioOf(t.share)).reduce(sum, ratioOf("0"));
  const exact = same(product, ratioOf(node.share.fraction)) && (terms.length === 0 || same(added, ratioOf(at.share.fraction)));
  return { factors, terms, result: node.share.fraction, exact };
}

/** The current estates behind an ownership row: same tract, party and kind of estate. */
export function nodesOfRow(
  row: { party_id: string | null; name: string; estate_type: string; effects: string[] },
  tractId: string,
  nodes: EstateNode[],
): EstateNode[] {
  const mine = nodes.filter(
    (n) =>
      n.current &&
      n.tract_id === tractId &&
      n.estate_type === row.estate_type &&
      (row.party_id ? n.holder.party_id === row.party_id : n.holder.name === row.name),
  );
  const named = mine.filter((n) => n.created_by && row.effects.includes(n.created_by));
  return named.length > 0 ? named : mine;
}
