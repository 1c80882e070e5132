// A run of estates that only passed from hand to hand, folded into one item: old chains of title are long and mostly say the same.
import type { EstateNode } from "@/lib/contracts/graph";
import type { Item, Lane, Link } from "./lanes";

const least = 3;

/** Neighbours of every item of a lane. */
function neighbours(lane: Lane): { before: Map<string, string[]>; after: Map<string, string[]> } {
  const before = new Map<string, string[]>();
  const after = new Map<string, string[]>();
  for (const { source, target } of lane.links) {
    before.set(target, [...(before.get(target) ?? []), source]);
    after.set(source, [...(after.get(source) ?? []), target]);
  }
  return { before, after };
}

/** Maximal runs of ended estates of one kind and share, each with one source and one successor, and no gap beside them. */
export function chainsOf(lane: Lane, keep: ReadonlySet<string>): EstateNode[][] {
  const { before, after } = neighbours(lane);
  const items = new Map(lane.items.map((i) => [i.id, i]));
  const passing = (id: string | undefined): EstateNode | null => {
    const item = id === undefined ? undefined : items.get(id);
    if (item?.kind !== "estate" || item.node.current || item.node.assumed || keep.has(item.id)) return null;
    return before.get(item.id)?.length === 1 && after.get(item.id)?.length === 1 ? item.node : null;
  };
  const alike = (a: EstateNode, b: EstateNode) => a.estate_type === b.estate_type && a.share.fraction === b.share.fraction;
  const taken = new Set<string>();
  const runs: EstateNode[][] = [];
  for (const item of lane.items) {
    const first = passing(item.id);
    if (!first || taken.has(first.id)) continue;
    const run = [first];
    for (let node = passing(before.get(first.id)?.[0]); node && alike(node, first) && !run.includes(node); node = passing(before.get(node.id)?.[0]))
      run.unshift(node);
    for (let node = passing(after.get(first.id)?.[0]); node && alike(node, first) && !run.includes(node); node = passing(after.get(node.id)?.[0]))
      run.push(node);
    if (run.length < least) continue;
    for (const node of run) taken.add(node.id);
    runs.push(run);
  }
  return runs;
}

/**
 * A lane with its chains folded, each into one item with the id of its first estate behind "chain-". `open`: chains to leave as they are, by that id;
 * `keep`: items that must stay visible (the selected one, hits of a search).
 */
export function foldChains(lane: Lane, open: ReadonlySet<string>, keep: ReadonlySet<string>): Lane {
  const into = new Map<string, string>();
  const folded = new Map<string, Item>();
  for (const nodes of chainsOf(lane, keep)) {
    const first = nodes[0];
    const id = `chain-${first?.id}`;
    if (!first || open.has(id)) continue;
    const column = lane.items.find((i) => i.id === first.id)?.column ?? 0;
    for (const node of nodes) into.set(node.id, id);
    folded.set(first.id, { kind: "chain", id, nodes, date: first.from, column });
  }
  if (folded.size === 0) return lane;
  const items = lane.items.flatMap((i): Item[] => {
    const chain = folded.get(i.id);
    if (chain) return [chain];
    return into.has(i.id) ? [] : [i];
  });
  const links = lane.links.flatMap((l): Link[] => {
    const [source, target] = [into.get(l.source) ?? l.source, into.get(l.target) ?? l.target];
    return source === target ? [] : [{ ...l, source, target }];
  });
  return { ...lane, items, links };
}
