// Links as few paths: all that look alike in one, with their arrows in another, so that thousands of links cost the browser little.
import type { View } from "./flow-items";
import type { Link } from "./lanes";
import type { Point } from "./layered/layered-layout";
import { routePath } from "./route-path";

export type LinkLook = { kind: Link["kind"]; thin: boolean; lit: boolean; faded: boolean };
export type LinkPath = LinkLook & { key: string; line: string; arrows: string };
type Seen = Pick<View, "selected" | "lit">;

const arrow = { length: 9, half: 4 };

/** An arrow's head at the end of a route, as it comes in from the left. */
const headAt = ({ x, y }: Point): string => `M${x} ${y}l${-arrow.length} ${-arrow.half}v${2 * arrow.half}z`;

function lookOf(link: Link, { selected, lit }: Seen): LinkLook {
  return {
    kind: link.kind,
    thin: link.edge?.relation === "retained",
    lit: selected !== null && (link.source === selected || link.target === selected),
    faded: lit !== null && !(lit.has(link.source) && lit.has(link.target)),
  };
}

/** Links with their routes, and what is selected and in focus → one path a look; what is lit comes last, over the others. */
export function linkPaths(links: readonly Link[], routes: Readonly<Record<string, Point[]>>, seen: Seen): LinkPath[] {
  const paths = new Map<string, LinkPath>();
  for (const link of links) {
    const route = routes[link.id];
    const end = route?.at(-1);
    if (!route || !end) continue;
    const look = lookOf(link, seen);
    const key = [look.kind, look.thin && "thin", look.lit && "lit", look.faded && "faded"].filter(Boolean).join(" ");
    const path = paths.get(key) ?? { ...look, key, line: "", arrows: "" };
    path.line += routePath(route);
    path.arrows += headAt(end);
    paths.set(key, path);
  }
  return [...paths.values()].sort((a, b) => Number(a.lit) - Number(b.lit));
}
