// Polygons as sets: union, intersection, difference, area. The clipping is polyclip-ts; what it cannot do with a figure is null, never an exception.
import { difference, type Geom, intersection, union } from "polyclip-ts";

export type Point = { x: number; y: number };
/** Any number of parts, each an outer ring with its holes; rings are not closed twice. */
export type Polygon = Point[][][];

const toGeom = (p: Polygon): Geom => p.map((part) => part.map((ring) => ring.map(({ x, y }): [number, number] => [x, y])));
const fromGeom = (g: [number, number][][][]): Polygon => g.map((part) => part.map((ring) => ring.slice(0, -1).map(([x, y]) => ({ x, y }))));

function clipped(make: () => [number, number][][][]): Polygon | null {
  try {
    return fromGeom(make());
  } catch {
    return null;
  }
}

/** One ring as a polygon; null where it has no area. A ring that crosses itself is taken as the land it goes round. */
export function polygonOf(ring: readonly Point[]): Polygon | null {
  if (ring.length < 3 || ring.some((p) => !Number.isFinite(p.x) || !Number.isFinite(p.y))) return null;
  const p = clipped(() => union(toGeom([[[...ring]]])) as [number, number][][][]);
  return p && p.length > 0 ? p : null;
}

/** What either covers. `joined([[nw], [ne]])` → the north half as one part. Null where the clipping fails. */
export function joined(list: readonly Polygon[]): Polygon | null {
  const [first, ...rest] = list;
  if (!first) return [];
  return clipped(() => union(toGeom(first), ...rest.map(toGeom)) as [number, number][][][]);
}

/** What both cover. */
export const common = (a: Polygon, b: Polygon): Polygon | null => clipped(() => intersection(toGeom(a), toGeom(b)) as [number, number][][][]);

/** `a` less `b`. */
export const without = (a: Polygon, b: Polygon): Polygon | null => clipped(() => difference(toGeom(a), toGeom(b)) as [number, number][][][]);

/** Area in the square of the unit of its points; holes are taken off. */
export const areaOf = (p: Polygon): number =>
  p.reduce((sum, part) => sum + part.reduce((own, ring, i) => own + (i === 0 ? 1 : -1) * Math.abs(ringArea(ring)), 0), 0);

function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [i, p] of ring.entries()) {
    const q = ring[(i + 1) % ring.length] ?? p;
    sum += p.x * q.y - q.x * p.y;
  }
  return sum / 2;
}
