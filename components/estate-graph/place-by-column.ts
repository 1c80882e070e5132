// Positions without a layout engine: each item in its column of time, stacked where several share one. For lanes by party, whose links mostly lead out.
import type { Item, Link } from "./lanes";

type Size = { width: number; height: number };
type Place = { x: number; y: number };
const columnSpace = 44;
const rowSpace = 14;

/** Items with columns → `{width, height, at}` in the lane's own coordinates. */
export function placeByColumn(items: readonly Item[], size: Size): { width: number; height: number; at: Record<string, Place> } {
  const rows = new Map<number, number>();
  const at: Record<string, Place> = {};
  let [right, below] = [0, 0];
  for (const item of items) {
    const row = rows.get(item.column) ?? 0;
    rows.set(item.column, row + 1);
    const place = { x: item.column * (size.width + columnSpace), y: row * (size.height + rowSpace) };
    at[item.id] = place;
    right = Math.max(right, place.x + size.width);
    below = Math.max(below, place.y + size.height);
  }
  return { width: right, height: below, at };
}

/** A route of right angles from the right edge of one item to the left edge of another; it turns close before the target. */
export function stepRoute(source: Place, target: Place, size: Size): Place[] {
  const start = { x: source.x + size.width, y: source.y + size.height / 2 };
  const end = { x: target.x, y: target.y + size.height / 2 };
  if (start.y === end.y) return [start, end];
  const turn = end.x - columnSpace / 2;
  return [start, { x: turn, y: start.y }, { x: turn, y: end.y }, end];
}

export const routesOf = (links: readonly Link[], at: Record<string, Place>, size: Size): Record<string, Place[]> =>
  Object.fromEntries(
    links.flatMap((l) => {
      const [source, target] = [at[l.source], at[l.target]];
      return source && target ? [[l.id, stepRoute(source, target, size)]] : [];
    }),
  );
