// The graph while it is being built: nodes by the ledger's keys, by tract and by party.
import type { EstateEdge, EstateNode } from "@/lib/contracts/graph";

export type EstateIndex = {
  nodes: EstateNode[];
  edges: EstateEdge[];
  byKey: Map<string, EstateNode>;
  byTract: Map<string, EstateNode[]>;
  byParty: Map<string, EstateNode[]>;
  byEffect: Map<string, EstateNode[]>;
  position: Map<string, number>;
};

export const emptyIndex = (): EstateIndex => ({
  nodes: [],
  edges: [],
  byKey: new Map(),
  byTract: new Map(),
  byParty: new Map(),
  byEffect: new Map(),
  position: new Map(),
});

function push<K>(map: Map<K, EstateNode[]>, key: K, node: EstateNode): void {
  const list = map.get(key);
  if (list) list.push(node);
  else map.set(key, [node]);
}

export function addNode(index: EstateIndex, key: string, node: EstateNode): void {
  index.position.set(node.id, index.nodes.length);
  index.nodes.push(node);
  index.byKey.set(key, node);
  push(index.byTract, node.tract_id, node);
  if (node.holder.party_id) push(index.byParty, node.holder.party_id, node);
  if (node.created_by) push(index.byEffect, node.created_by, node);
}

/** Adds an edge unless it would point back in time: nodes are numbered as they arise, so every edge goes from an earlier to a later one. */
export function addEdge(index: EstateIndex, edge: Omit<EstateEdge, "id">): EstateEdge | null {
  const from = index.position.get(edge.source);
  const to = index.position.get(edge.target);
  if (from === undefined || to === undefined || from >= to) return null;
  const made = { id: `edge-${index.edges.length + 1}`, ...edge };
  index.edges.push(made);
  return made;
}
