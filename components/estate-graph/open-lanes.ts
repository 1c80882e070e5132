// Which lanes stand open. A large graph opens with its first lanes drawn and the others as strips, each a click away.
import type { Lane } from "./lanes";

const drawnAtFirst = 160;

/** Ids of the lanes that are open before anyone has chosen: from the first on, as many as hold some 160 items; always one. */
export function openAtFirst(lanes: Lane[]): Set<string> {
  const open = new Set<string>();
  let items = 0;
  for (const lane of lanes) {
    items += lane.items.length;
    if (open.size > 0 && items > drawnAtFirst) break;
    open.add(lane.id);
  }
  return open;
}

export type LaneFacts = { estates: number; current: number; gaps: number; signals: number };

/** What a strip says of its lane: how many estates, how many of them stand today, how many gaps and signals. */
export function laneFacts(lane: Lane): LaneFacts {
  const nodes = lane.items.flatMap((i) => (i.kind === "estate" ? [i.node] : i.kind === "chain" ? i.nodes : []));
  return {
    estates: nodes.length,
    current: nodes.filter((n) => n.current).length,
    gaps: lane.items.filter((i) => i.kind === "gap").length,
    signals: lane.items.filter((i) => i.kind === "signal").length,
  };
}
