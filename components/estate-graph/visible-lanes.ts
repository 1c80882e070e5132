// Only what can be seen is drawn: the lanes that the window touches, so that moving about stays smooth in a graph of thousands.

type Span = { top: number; height: number };

/**
 * Indices of the first and last lane that a window from `top` to `bottom` touches, with half a window to spare on both sides.
 * `[0, -1]` where there is none. Lanes stand in the order of their tops.
 */
export function visibleLanes(lanes: readonly Span[], top: number, bottom: number): [number, number] {
  const spare = (bottom - top) / 2;
  let first = 0;
  while (first < lanes.length && (lanes[first]?.top ?? 0) + (lanes[first]?.height ?? 0) < top - spare) first++;
  let last = first - 1;
  while (last + 1 < lanes.length && (lanes[last + 1]?.top ?? 0) <= bottom + spare) last++;
  return last < first ? [0, -1] : [first, last];
}
