// The graph as a drawing of its own: SVG text that needs nothing else to be shown, from positions and words.
import { estateLabels } from "@/components/title/estate-labels";
import { words } from "@/components/ui/format";
import { heldYears } from "./held";
import type { Item, Link } from "./lanes";
import { itemSize, type PlacedGraph, type PlacedLane } from "./layout";
import { routePath } from "./route-path";

/** Colours by what they are for; the screen's own, or black on white for print. */
export type Palette = { canvas: string; lane: string; surface: string; ink: string; faint: string; line: string; gap: string; signal: string };

const margin = 24;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);
const short = (text: string, length: number) => escaped(text.length > length ? `${text.slice(0, length - 1)}…` : text);

type Words = { head: string; body: string; foot: string; right: string };

function wordsOf(item: Item): Words {
  if (item.kind === "gap") return { head: `Gap: ${words(item.gap.kind)}`, body: item.gap.message, foot: item.gap.share?.fraction ?? "", right: "" };
  if (item.kind === "signal") return { head: `Signal: ${words(item.signal.kind)}`, body: item.signal.proposes, foot: "", right: "" };
  if (item.kind === "chain") {
    const [first, last] = [item.nodes[0], item.nodes.at(-1)];
    return {
      head: first ? estateLabels[first.estate_type] : "",
      body: `${first?.holder.name ?? ""} → ${last?.holder.name ?? ""}`,
      foot: `${item.nodes.length} holders`,
      right: heldYears({ from: first?.from ?? null, to: last?.to ?? null }),
    };
  }
  const { node } = item;
  const state = [node.current ? "" : "ended", node.assumed ? "assumed" : ""].filter(Boolean).join(", ");
  return {
    head: estateLabels[node.estate_type],
    body: node.holder.name,
    foot: [node.share.fraction, state].filter(Boolean).join("  "),
    right: heldYears(node),
  };
}

function itemSvg(item: Item, x: number, y: number, p: Palette): string {
  const { head, body, foot, right } = wordsOf(item);
  const stroke = item.kind === "gap" ? p.gap : item.kind === "signal" ? p.signal : p.line;
  const dashed = item.kind === "gap" || item.kind === "chain" || (item.kind === "estate" && item.node.assumed);
  const current = item.kind === "estate" && item.node.current;
  const { width, height } = itemSize;
  const bar =
    item.kind === "estate" ? `<rect x="${x}" y="${y}" width="6" height="${height}" rx="3" fill="${current ? p.ink : "none"}" stroke="${p.ink}"/>` : "";
  return [
    `<g><title>${escaped(`${head}, ${body}, ${foot} ${right}`)}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${p.surface}" stroke="${stroke}"${dashed ? ' stroke-dasharray="5 4"' : ""}/>${bar}`,
    `<text x="${x + 14}" y="${y + 20}" font-size="12" font-weight="600" fill="${item.kind === "estate" || item.kind === "chain" ? p.faint : stroke}">${short(head, right ? 18 : 26)}</text>`,
    `<text x="${x + width - 10}" y="${y + 20}" font-size="12" text-anchor="end" fill="${p.faint}">${escaped(right)}</text>`,
    `<text x="${x + 14}" y="${y + 44}" font-size="14" font-weight="600" fill="${p.ink}">${short(body, 21)}</text>`,
    `<text x="${x + 14}" y="${y + 68}" font-size="15" fill="${p.ink}">${escaped(foot)}</text></g>`,
  ].join("");
}

function linkSvg(link: Link, points: { x: number; y: number }[], p: Palette): string {
  const stroke = link.kind === "gap" ? p.gap : link.kind === "signal" ? p.signal : p.line;
  const dash = link.kind === "gap" ? ' stroke-dasharray="5 4"' : link.kind === "signal" ? ' stroke-dasharray="1.5 4"' : "";
  return `<path d="${routePath(points)}" fill="none" stroke="${stroke}" stroke-width="1.5"${dash} marker-end="url(#arrow)"/>`;
}

function laneSvg(placed: PlacedLane, p: Palette): string {
  const { lane, top, width, height } = placed;
  const years = placed.columns.filter((c, i) => i === 0 || c.year !== placed.columns[i - 1]?.year);
  const links = lane.links.flatMap((link) => {
    const route = placed.routes[link.id];
    return route
      ? [
          linkSvg(
            link,
            route.map((at) => ({ x: at.x, y: at.y + top })),
            p,
          ),
        ]
      : [];
  });
  const items = lane.items.flatMap((item) => {
    const at = placed.at[item.id];
    return at ? [itemSvg(item, at.x, at.y + top, p)] : [];
  });
  return [
    `<rect x="0" y="${top}" width="${width}" height="${height}" rx="12" fill="${p.lane}" stroke="${p.line}" stroke-opacity="0.5"/>`,
    `<text x="14" y="${top + 22}" font-size="16" font-weight="600" fill="${p.ink}">${escaped(lane.label)}</text>`,
    ...years.map((c) => `<text x="${c.x - 6}" y="${top + 46}" font-size="14" fill="${p.faint}">${c.year}</text>`),
    ...links,
    ...items,
  ].join("");
}

/** Lanes that are open, with their links, gaps and signals → an SVG document, and its size in pixels. Closed lanes are left out. */
export function graphSvg(graph: PlacedGraph, title: string, p: Palette): { svg: string; width: number; height: number } {
  const lanes = graph.lanes.filter((lane) => lane.open);
  const width = Math.max(240, ...lanes.map((l) => l.width)) + 2 * margin;
  const height = Math.max(120, ...lanes.map((l) => l.top + l.height)) + 2 * margin;
  const cross = graph.cross.flatMap((link) => {
    const route = graph.routes[link.id];
    return route ? [linkSvg(link, route, p)] : [];
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" font-family="system-ui, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${p.line}"/></marker></defs>`,
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="${p.canvas}"/>`,
    ...lanes.map((lane) => laneSvg(lane, p)),
    ...cross,
    "</svg>",
  ].join("\n");
  return { svg, width, height };
}
