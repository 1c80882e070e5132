// From the stored graph to what is drawn: lanes by tract or by party, items (estates, gaps, signals) and links, each item with its column in time.
import type { EstateType } from "@/lib/contracts/estates";
import type { EstateEdge, EstateGraph, EstateNode, Gap, Signal } from "@/lib/contracts/graph";

export type Item = { id: string; column: number; date: string | null } & (
  | { kind: "estate"; node: EstateNode }
  | { kind: "gap"; gap: Gap }
  | { kind: "signal"; signal: Signal }
  | { kind: "chain"; nodes: EstateNode[] }
);
export type Link = { id: string; source: string; target: string; kind: "estate" | "gap" | "signal"; edge: EstateEdge | null };
export type Lane = { id: string; label: string; items: Item[]; links: Link[] };
export type LaneKind = "tract" | "party";
export type LaneFilter = { tract: string | null; estate: EstateType | null; by?: LaneKind };
/** `cross`: links from one lane to another; there are none where lanes are tracts. */
export type LaneGraph = { lanes: Lane[]; cross: Link[] };
type Dag = EstateGraph["dag"];
type Draft = { lane: string; item: Item };

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The lane for what belongs to no tract. */
export const packageLane = "package";

const partyLane = (party: { party_id: string | null; name: string }) => `party ${party.party_id ?? party.name}`;

function drafts(dag: Dag, filter: LaneFilter): { items: Map<string, Draft>; links: Link[] } {
  const items = new Map<string, Draft>();
  const links: Link[] = [];
  const byParty = filter.by === "party";
  const add = (lane: string, item: Item) => {
    if (byParty || filter.tract === null || filter.tract === lane) items.set(item.id, { lane, item });
  };
  const wanted = (node: EstateNode) =>
    (filter.estate === null || node.estate_type === filter.estate) && (filter.tract === null || node.tract_id === filter.tract);
  for (const node of dag.nodes)
    if (wanted(node)) add(byParty ? partyLane(node.holder) : node.tract_id, { kind: "estate", id: node.id, node, date: node.from, column: 0 });
  for (const gap of dag.gaps) {
    if (filter.estate !== null && gap.estate_type !== null && gap.estate_type !== filter.estate) continue;
    const beside = items.get(gap.to_node ?? "") ?? items.get(gap.from_node ?? "");
    if (byParty && filter.tract !== null && gap.tract_id !== filter.tract) continue;
    const lane = byParty ? (gap.party ? partyLane(gap.party) : (beside?.lane ?? packageLane)) : (gap.tract_id ?? beside?.lane ?? packageLane);
    add(lane, { kind: "gap", id: gap.id, gap, date: gap.since ?? beside?.item.date ?? gap.until, column: 0 });
    if (gap.from_node) links.push({ id: `${gap.id}<`, source: gap.from_node, target: gap.id, kind: "gap", edge: null });
    if (gap.to_node && gap.to_node !== gap.from_node) links.push({ id: `${gap.id}>`, source: gap.id, target: gap.to_node, kind: "gap", edge: null });
  }
  for (const signal of dag.signals) {
    const gap = signal.would_close.map((id) => items.get(id)).find((found) => found !== undefined);
    const beside = gap ?? items.get(signal.about);
    add(beside?.lane ?? packageLane, { kind: "signal", id: signal.id, signal, date: beside?.item.date ?? null, column: 0 });
    for (const id of signal.would_close) links.push({ id: `${signal.id}-${id}`, source: id, target: signal.id, kind: "signal", edge: null });
  }
  for (const edge of dag.edges)
    links.push({ id: edge.id, source: edge.source, target: edge.target, kind: edge.relation === "signal" ? "signal" : "estate", edge });
  return { items, links: links.filter((l) => items.has(l.source) && items.has(l.target)) };
}

/**
 * Gives every item its column: never left of what it comes out of, and never left of anything earlier.
 * Items without a date take that of their source. Independent events share a column, so that long chains stay narrow.
 */
export function assignColumns(items: Item[], links: Pick<Link, "source" | "target">[]): Item[] {
  const sources = new Map<string, string[]>();
  for (const link of links) push(sources, link.target, link.source);
  const byId = new Map(items.map((i) => [i.id, i]));
  const order: Item[] = [];
  const dates = new Map<string, string>();
  const state = new Map<string, "open" | "done">();
  const visit = (item: Item) => {
    if (state.has(item.id)) return;
    state.set(item.id, "open");
    let date = item.date ?? "";
    for (const id of sources.get(item.id) ?? []) {
      const source = byId.get(id);
      if (!source || state.get(id) === "open") continue;
      visit(source);
      const theirs = dates.get(id) ?? "";
      if (theirs > date) date = theirs;
    }
    dates.set(item.id, date);
    state.set(item.id, "done");
    order.push(item);
  };
  for (const item of items.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.id.localeCompare(b.id))) visit(item);
  const rank = new Map(order.map((item, i) => [item.id, i]));
  order.sort((a, b) => (dates.get(a.id) ?? "").localeCompare(dates.get(b.id) ?? "") || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
  const columns = new Map<string, number>();
  let floor = 0;
  let highest = 0;
  let day = "";
  return order.map((item) => {
    const date = dates.get(item.id) ?? "";
    if (date !== day) {
      floor = highest;
      day = date;
    }
    const after = (sources.get(item.id) ?? []).map((id) => (columns.has(id) ? (columns.get(id) ?? 0) + 1 : 0));
    const column = Math.max(floor, ...after);
    highest = Math.max(highest, column);
    columns.set(item.id, column);
    return { ...item, column };
  });
}

const laneLabels = (dag: Dag, filter: LaneFilter, labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  filter.by === "party"
    ? new Map([...dag.gaps.flatMap((g) => (g.party ? [g.party] : [])), ...dag.nodes.map((n) => n.holder)].map((p) => [partyLane(p), p.name]))
    : labels;

/**
 * The lanes of a graph: tracts in the order of their labels, parties in that of their first estate; what has no tract (or no party) comes last.
 * Lanes by party share one row of columns, so that a link from lane to lane runs forward in time; lanes by tract have each their own.
 */
export function lanesOf(dag: Dag, filter: LaneFilter, tracts: ReadonlyMap<string, string>): LaneGraph {
  const { items, links } = drafts(dag, filter);
  const lanes = new Map<string, Item[]>();
  const placed =
    filter.by === "party"
      ? assignColumns(
          [...items.values()].map((d) => d.item),
          links,
        )
      : [...items.values()].map((d) => d.item);
  for (const item of placed) push(lanes, items.get(item.id)?.lane ?? packageLane, item);
  const byLane = new Map<string, Link[]>();
  const cross: Link[] = [];
  for (const link of links) {
    const lane = items.get(link.source)?.lane ?? "";
    if (lane === items.get(link.target)?.lane) push(byLane, lane, link);
    else cross.push(link);
  }
  const labels = laneLabels(dag, filter, tracts);
  const label = (id: string) => (id === packageLane ? `Of no one ${filter.by ?? "tract"}` : (labels.get(id) ?? "Tract"));
  const made = [...lanes].map(([id, found]): Lane => {
    const inside = byLane.get(id) ?? [];
    return { id, label: label(id), items: filter.by === "party" ? found : assignColumns(found, inside), links: inside };
  });
  const last = (lane: Lane) => Number(lane.id === packageLane);
  const since = (lane: Lane) => (filter.by === "party" ? Math.min(...lane.items.map((i) => i.column)) : 0);
  return { lanes: made.toSorted((a, b) => last(a) - last(b) || since(a) - since(b) || a.label.localeCompare(b.label, "en", { numeric: true })), cross };
}
