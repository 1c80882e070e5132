// The engine's chain breaks, placed between the nodes of the graph.
import type { EstateNode } from "@/lib/contracts/graph";
import type { ChainBreak } from "@/lib/contracts/title";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import type { GapDraft } from "./gap-draft";

const fits = (node: EstateNode, estate: ChainBreak["estate_type"]): boolean => estate === null || node.estate_type === estate || node.estate_type === "fee";

/** The estate that stood in the tract on a day: what a stranger's deed, or a share that nobody holds, is missing from. Fee before its parts, then the oldest. */
function standing(index: EstateIndex, b: ChainBreak): EstateNode | null {
  const date = b.since ?? b.until;
  const nodes = (index.byTract.get(b.tract_id ?? "") ?? []).filter((n) => fits(n, b.estate_type));
  const on = date ? nodes.filter((n) => (n.from ?? "") <= date && (n.to === null || n.to > date)) : nodes.filter((n) => n.current);
  return on.find((n) => n.estate_type === "fee") ?? on[0] ?? nodes[0] ?? null;
}

/** Each break → a gap with the nodes on either side: those the engine names, else the estates its effects created, else the estate that stood in the tract on that day. */
export function gapsFromBreaks(breaks: readonly ChainBreak[], index: EstateIndex): GapDraft[] {
  return breaks.map((b) => {
    const { from_key, to_key, ...rest } = b;
    const at = (key: string | null) => (key === null ? null : (index.byKey.get(key)?.id ?? null));
    const after = b.effect_ids.flatMap((id) => index.byEffect.get(id) ?? []).find((n) => b.tract_id === null || n.tract_id === b.tract_id);
    const to = at(to_key) ?? after?.id ?? null;
    const from = at(from_key) ?? (to === null && b.tract_id !== null ? (standing(index, b)?.id ?? null) : null);
    return { ...rest, from_node: from, to_node: to };
  });
}
