// The engine's chain breaks, placed between the nodes of the graph.
import type { ChainBreak } from "@/lib/contracts/title";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import type { GapDraft } from "./gap-draft";

/** The node of a ledger key; where the break names none, the first estate that its effects created. */
function placeOf(index: EstateIndex, key: string | null): string | null {
  return (key !== null && index.byKey.get(key)?.id) || null;
}

/** Each break → a gap with the nodes on either side. */
export function gapsFromBreaks(breaks: readonly ChainBreak[], index: EstateIndex): GapDraft[] {
  return breaks.map((b) => {
    const { from_key, to_key, ...rest } = b;
    const after = b.effect_ids.flatMap((id) => index.byEffect.get(id) ?? []).find((n) => b.tract_id === null || n.tract_id === b.tract_id);
    return { ...rest, from_node: placeOf(index, from_key), to_node: placeOf(index, to_key) ?? after?.id ?? null };
  });
}
