// A figure laid into its section that runs along the lines of the grid: the parts of the section that it bounds.

import { EMPTY, quarters, type Region, WHOLE } from "@/lib/land/set/region";
import { type Point, SECTION_UNITS } from "@/lib/land/shapes/region-rectangles";

/** 20 feet: chains and varas do not measure a mile to the foot. */
const NEAR = 0.06;

/** Sides of a quarter-quarter: smaller pieces stay figures, which overlap the parts they lie in. */
const STEP = 4;

/** Corners on the lines of the grid, each side along one of them; null elsewhere. */
function onGrid(ring: readonly Point[]): Point[] | null {
  const points = ring.map((p) => ({ x: Math.round(p.x / STEP) * STEP, y: Math.round(p.y / STEP) * STEP }));
  const near = points.every((p, i) => Math.abs(p.x - (ring[i]?.x ?? 0)) <= NEAR && Math.abs(p.y - (ring[i]?.y ?? 0)) <= NEAR);
  const straight = points.every((p, i) => {
    const q = points[(i + 1) % points.length];
    return q !== undefined && (p.x === q.x) !== (p.y === q.y);
  });
  return near && straight && points.length >= 4 ? points : null;
}

/** Whether a point lies inside, by the sides that stand west of it. */
function holds(points: readonly Point[], x: number, y: number): boolean {
  const west = points.filter((p, i) => {
    const q = points[(i + 1) % points.length];
    return q !== undefined && p.x === q.x && p.x < x && Math.min(p.y, q.y) < y && Math.max(p.y, q.y) > y;
  });
  return west.length % 2 === 1;
}

function regionIn(points: readonly Point[], x: number, y: number, size: number): Region {
  if (size === STEP) return holds(points, x + STEP / 2, y + STEP / 2) ? WHOLE : EMPTY;
  const half = size / 2;
  return quarters(
    regionIn(points, x, y, half),
    regionIn(points, x + half, y, half),
    regionIn(points, x, y + half, half),
    regionIn(points, x + half, y + half, half),
  );
}

/** A ring in section units → its region: 80 by 160 rods from the NE corner → E/2 NE/4. Null where a corner lies off the grid of quarter-quarters or a side runs across it. */
export function gridRegion(ring: readonly Point[]): Region | null {
  const points = onGrid(ring);
  const region = points ? regionIn(points, 0, 0, SECTION_UNITS) : EMPTY;
  return region === EMPTY ? null : region;
}
