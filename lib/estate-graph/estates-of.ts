// Nodes and edges from the effects' ledger changes, and from nothing else: what an effect ends, what it creates, and out of what.
import type { EstateNode } from "@/lib/contracts/graph";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import type { Effect, LedgerChange } from "@/lib/contracts/title";
import { netAcres } from "@/lib/fraction/net-acres";
import { fromWire, min, toWire } from "@/lib/fraction/rational";
import { addEdge, addNode, type EstateIndex, emptyIndex } from "./estate-index";

type Created = LedgerChange["created"][number];

/** A root is as old as the holding it opens, which no paper here dates: the record day of the paper that reveals it is not its beginning. */
const heldFrom = (effect: Effect): string | null => effect.effective ?? (effect.kind === "root" ? null : effect.recorded);

function nodeOf(id: string, created: Created, effect: Effect, tract: ResolvedTract | undefined): EstateNode {
  const { interest } = created;
  const acres = tract?.acres ?? null;
  return {
    id,
    estate_type: interest.estate_type,
    tract_id: interest.tract_id,
    holder: { party_id: interest.party_id, name: interest.name },
    share: interest.share,
    of: interest.of,
    acres,
    net_acres: interest.of === "estate" ? netAcres(interest.estate_type, acres, fromWire(interest.share)) : null,
    burdens: interest.burdens,
    depths: interest.depths,
    created_by: effect.id,
    ended_by: null,
    from: heldFrom(effect),
    to: null,
    current: true,
    assumed: interest.assumed,
  };
}

function join(index: EstateIndex, node: EstateNode, created: Created, effect: Effect): void {
  const sources = [...new Set(created.sources)].map((key) => index.byKey.get(key)).filter((n): n is EstateNode => n !== undefined && n !== node);
  for (const source of sources) {
    const share = sources.length === 1 ? node.share : toWire(min(fromWire(source.share), fromWire(node.share)));
    addEdge(index, {
      source: source.id,
      target: node.id,
      effect_id: effect.id,
      relation: created.relation,
      share,
      exploratory: false,
      confidence: effect.confidence,
    });
  }
}

function apply(index: EstateIndex, change: LedgerChange, effect: Effect, tracts: ReadonlyMap<string, ResolvedTract>): void {
  for (const created of change.created) {
    const node = nodeOf(`est-${index.nodes.length + 1}`, created, effect, tracts.get(created.interest.tract_id));
    addNode(index, created.interest.key, node);
    join(index, node, created, effect);
  }
  for (const key of change.ended) {
    const node = index.byKey.get(key);
    if (!node || change.created.some((c) => c.interest.key === key)) continue;
    node.ended_by = effect.id;
    node.to = effect.effective ?? effect.recorded;
    node.current = false;
  }
}

/** Effects in their sequence → nodes numbered as they arise, with the edges between them. One pass over the changes. */
export function estatesOf(effects: readonly Effect[], tracts: ReadonlyMap<string, ResolvedTract>): EstateIndex {
  const index = emptyIndex();
  for (const effect of [...effects].sort((a, b) => a.sequence - b.sequence)) for (const change of effect.changes ?? []) apply(index, change, effect, tracts);
  return index;
}
