// Cards as boxes in the colours of their estates: for the map, and for a window so far off that no card could be read.
import { estateStyle } from "@/components/title/estate-style";
import { standingAt } from "./at-date";
import type { View } from "./flow-items";
import type { Item } from "./lanes";
import { itemSize, type PlacedGraph } from "./layout";

export type CardBoxes = { color: string; opacity: number; d: string };

/** A box as a path; never smaller than a dot. */
export const boxPath = (x: number, y: number, width: number, height: number, dot: number): string =>
  `M${x} ${y}h${Math.max(width, dot)}v${Math.max(height, dot)}h${-Math.max(width, dot)}z`;

function colorOf(item: Item): string {
  if (item.kind === "estate") return estateStyle[item.node.estate_type].color;
  if (item.kind === "chain") return estateStyle[item.nodes[0]?.estate_type ?? "fee"].color;
  return item.kind === "gap" ? "var(--critical)" : "var(--signal)";
}

/** Full for what stands, weaker for what ended, faint for what is out of focus or yet to come. */
function opacityOf(item: Item, view: View): number {
  if (view.lit !== null && !view.lit.has(item.id)) return 0.15;
  if (item.kind === "chain") return 0.5;
  if (item.kind !== "estate") return 1;
  const standing = standingAt(item.node, view.year);
  return standing === "current" ? 1 : standing === "ended" ? 0.5 : 0.15;
}

/** All cards of the open lanes → one path for each colour and strength; hits of a search and the selection stand out. Without a view all are full. */
export function cardBoxes(graph: PlacedGraph, view: View | null, dot: number): CardBoxes[] {
  const boxes = new Map<string, CardBoxes>();
  for (const placed of graph.lanes)
    for (const item of placed.lane.items) {
      const at = placed.at[item.id];
      if (!at) continue;
      const marked = view !== null && (view.hits.has(item.id) || view.selected === item.id);
      const [color, opacity] = marked ? ["var(--accent)", 1] : [colorOf(item), view ? opacityOf(item, view) : 1];
      const key = `${color} ${opacity}`;
      const box = boxes.get(key) ?? { color, opacity, d: "" };
      box.d += boxPath(at.x, at.y + placed.top, itemSize.width, itemSize.height, dot);
      boxes.set(key, box);
    }
  return [...boxes.values()];
}
