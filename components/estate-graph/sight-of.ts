// Only what can be seen is drawn, so that moving about stays smooth in a graph of thousands: the lanes that the window touches, and of them the stretch
// that it shows. From so far that too many cards would be in sight, they are drawn as boxes.
import { itemSize, type PlacedLane } from "./layout";

type Window = { x: number; y: number; zoom: number; width: number; height: number };
/** `first` and `last`: of the open lanes; `left` and `right`: in the coordinates of the graph; `boxes`: cards are drawn as boxes. */
export type Sight = { first: number; last: number; left: number; right: number; boxes: boolean };

const drawnWhole = 100;
const mostCards = 600;
const stretch = 1000;

type Lane = Pick<PlacedLane, "top" | "width" | "height" | "open"> & { lane: { items: readonly unknown[] } };

/**
 * Lanes and the window on them → what is in sight: with half a window to spare above and below, and whole stretches at the sides, so that it seldom
 * changes while the window moves. A small graph is in sight as a whole.
 */
export function sightOf(lanes: readonly Lane[], window: Window): Sight {
  const open = lanes.flatMap((lane, n) => (lane.open ? [n] : []));
  const count = (lane: Lane | undefined) => lane?.lane.items.length ?? 0;
  if (open.reduce((sum, n) => sum + count(lanes[n]), 0) <= drawnWhole)
    return { first: 0, last: lanes.length - 1, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, boxes: false };
  const { x, y, zoom, width, height } = window;
  const [top, bottom] = [(-y - height / 2) / zoom, (-y + 1.5 * height) / zoom];
  const seen = open.filter((n) => (lanes[n]?.top ?? 0) + (lanes[n]?.height ?? 0) >= top && (lanes[n]?.top ?? 0) <= bottom);
  const left = (Math.floor(-x / zoom / stretch) - 1) * stretch;
  const right = (Math.ceil((-x + width) / zoom / stretch) + 1) * stretch;
  const part = (lane: Lane | undefined) => (lane ? Math.max(0, Math.min(right, lane.width) - Math.max(left, 0)) / lane.width : 0);
  const cards = seen.reduce((sum, n) => sum + count(lanes[n]) * part(lanes[n]), 0);
  return { first: seen[0] ?? 0, last: seen.at(-1) ?? -1, left, right, boxes: cards > mostCards };
}

/** Whether a card that begins at `x` is in the stretch in sight. */
export const inStretch = (x: number, sight: Sight): boolean => x + itemSize.width >= sight.left && x <= sight.right;
