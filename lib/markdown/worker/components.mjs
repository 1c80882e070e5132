// Connected pieces of ink: runs of each row, joined to the runs they touch in the row above (8 neighbours) by union-find.
import { forEachRun } from "./runs.mjs";

/**
 * @typedef {{runY: Int32Array, runFrom: Int32Array, runTo: Int32Array, runOf: Int32Array, runs: number,
 *   count: number, area: Int32Array, left: Int32Array, top: Int32Array, right: Int32Array, bottom: Int32Array}} Components
 * runs are half-open [from, to); right and bottom are inclusive
 * @typedef {{left: ArrayLike<number>, top: ArrayLike<number>, right: ArrayLike<number>, bottom: ArrayLike<number>}} Boxes
 */

const RUNS_MAX = 6_000_000;

function findRuns(bitmap) {
  const { height } = bitmap;
  let capacity = 1 << 18;
  const found = { y: new Int32Array(capacity), from: new Int32Array(capacity), to: new Int32Array(capacity), rowStart: new Int32Array(height + 1), runs: 0 };
  const grown = (array) => {
    const larger = new Int32Array(capacity);
    larger.set(array);
    return larger;
  };
  let row = 0;
  forEachRun(bitmap, (y, from, to) => {
    while (row <= y) found.rowStart[row++] = found.runs;
    if (found.runs === capacity) {
      if (found.runs >= RUNS_MAX) throw new Error("out of memory: too many pieces of ink");
      capacity *= 2;
      found.y = grown(found.y);
      found.from = grown(found.from);
      found.to = grown(found.to);
    }
    found.y[found.runs] = y;
    found.from[found.runs] = from;
    found.to[found.runs++] = to;
  });
  while (row <= height) found.rowStart[row++] = found.runs;
  return found;
}

function join(found, height) {
  const parent = new Int32Array(found.runs);
  for (let run = 0; run < found.runs; run++) parent[run] = run;
  const root = (run) => {
    let at = run;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (let row = 1; row < height; row++) {
    let above = found.rowStart[row - 1];
    const aboveEnd = found.rowStart[row];
    for (let run = found.rowStart[row]; run < found.rowStart[row + 1]; run++) {
      while (above < aboveEnd && found.to[above] < found.from[run]) above++;
      for (let other = above; other < aboveEnd && found.from[other] <= found.to[run]; other++) {
        const a = root(run);
        const b = root(other);
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return root;
}

/** @returns {Components} */
export function findComponents(bitmap) {
  const { width, height } = bitmap;
  const found = findRuns(bitmap);
  const root = join(found, height);
  const runOf = new Int32Array(found.runs);
  const label = new Int32Array(found.runs).fill(-1);
  let count = 0;
  for (let run = 0; run < found.runs; run++) {
    const top = root(run);
    if (label[top] === -1) label[top] = count++;
    runOf[run] = label[top];
  }
  const area = new Int32Array(count);
  const left = new Int32Array(count).fill(width);
  const top = new Int32Array(count).fill(height);
  const right = new Int32Array(count).fill(-1);
  const bottom = new Int32Array(count).fill(-1);
  for (let run = 0; run < found.runs; run++) {
    const of = runOf[run];
    area[of] += found.to[run] - found.from[run];
    if (found.from[run] < left[of]) left[of] = found.from[run];
    if (found.to[run] - 1 > right[of]) right[of] = found.to[run] - 1;
    if (found.y[run] < top[of]) top[of] = found.y[run];
    if (found.y[run] > bottom[of]) bottom[of] = found.y[run];
  }
  return { runY: found.y, runFrom: found.from, runTo: found.to, runOf, runs: found.runs, count, area, left, top, right, bottom };
}

/** @returns {{area: number, w: number, h: number, fill: number, left: number, top: number, right: number, bottom: number}} */
export function boxOf(components, of) {
  const [left, top, right, bottom] = [components.left[of], components.top[of], components.right[of], components.bottom[of]];
  const [w, h] = [right - left + 1, bottom - top + 1];
  return { area: components.area[of], w, h, fill: components.area[of] / (w * h), left, top, right, bottom };
}

/** Boxes on a picture turned by quarters clockwise, from those on the picture as it was. Other fields stay. */
export function boxesTurned(boxes, { width, height }, quarters) {
  if (quarters === 0) return boxes;
  const { left, top, right, bottom } = boxes;
  const flip = (values, last) => values.map((value) => last - value);
  if (quarters === 2)
    return { ...boxes, left: flip(right, width - 1), right: flip(left, width - 1), top: flip(bottom, height - 1), bottom: flip(top, height - 1) };
  if (quarters === 1) return { ...boxes, left: flip(bottom, height - 1), right: flip(top, height - 1), top: left, bottom: right };
  return { ...boxes, left: top, right: bottom, top: flip(right, width - 1), bottom: flip(left, width - 1) };
}

/** Turns the ink of the marked components to paper. `drop[component]` is 1 where it goes. */
export function erase({ ink, width }, components, drop) {
  for (let run = 0; run < components.runs; run++)
    if (drop[components.runOf[run]]) ink.fill(0, components.runY[run] * width + components.runFrom[run], components.runY[run] * width + components.runTo[run]);
}
