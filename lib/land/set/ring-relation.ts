// How two polygons in one frame lie to each other. Polygons come of measured calls: areas are compared with a tolerance, never exactly.
import { type Geom, intersection } from "polyclip-ts";

export type Point = { x: number; y: number };
export type RingRelation = "equals" | "contains" | "within" | "overlaps" | "apart";

const SLIVER = 0.005;

/** Area of a ring, always positive; not closed twice. */
export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  }
  return Math.abs(twice) / 2;
}

const geom = (ring: readonly Point[]): Geom => [ring.map((p): [number, number] => [p.x, p.y])];

/** Area that both rings cover, or null where the figures cross themselves so that no common land can be made out. */
export function commonArea(a: readonly Point[], b: readonly Point[]): number | null {
  try {
    return intersection(geom(a), geom(b)).reduce((sum, [outer, ...holes]) => sum + area(outer) - holes.reduce((n, h) => n + area(h), 0), 0);
  } catch {
    return null;
  }
}

const area = (ring: readonly (readonly [number, number])[] | undefined): number => ringArea((ring ?? []).map(([x, y]) => ({ x, y })));

/**
 * `ringRelation(outer, inner)` → "contains". Half a percent of the smaller polygon counts as the surveyor's error, not as land.
 * Errs towards "overlaps": figures that cannot be laid over one another are that.
 */
export function ringRelation(a: readonly Point[], b: readonly Point[]): RingRelation {
  const [areaA, areaB] = [ringArea(a), ringArea(b)];
  const common = commonArea(a, b);
  if (common === null) return "overlaps";
  const sliver = SLIVER * Math.min(areaA, areaB);
  if (common <= sliver) return "apart";
  const coversB = areaB - common <= sliver;
  const coversA = areaA - common <= sliver;
  if (coversA && coversB) return "equals";
  if (coversB) return "contains";
  return coversA ? "within" : "overlaps";
}
