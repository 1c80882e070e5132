// Connected pieces of ink: runs of each row, joined to the runs they touch in the row above (8 neighbours) by union-find.

/**
 * @typedef {{runY: Int32Array, runFrom: Int32Array, runTo: Int32Array, runOf: Int32Array, runs: number,
 *   count: number, area: Int32Array, left: Int32Array, top: Int32Array, right: Int32Array, bottom: Int32Array}} Components
 * runs are half-open [from, to); right and bottom are inclusive
 */

const RUNS_MAX = 6_000_000;

function findRuns(ink, width, height) {
  let capacity = 1 << 18;
  let y = new Int32Array(capacity);
  let from = new Int32Array(capacity);
  let to = new Int32Array(capacity);
  const rowStart = new Int32Array(height + 1);
  let runs = 0;
  const grown = (array) => {
    const larger = new Int32Array(capacity);
    larger.set(array);
    return larger;
  };
  for (let row = 0; row < height; row++) {
    rowStart[row] = runs;
    const end = (row + 1) * width;
    let at = row * width;
    while (at < end) {
      at = ink.indexOf(1, at);
      if (at === -1 || at >= end) break;
      let stop = at + 1;
      while (stop < end && ink[stop]) stop++;
      if (runs === capacity) {
        if (runs >= RUNS_MAX) throw new Error("out of memory: too many pieces of ink");
        capacity *= 2;
        y = grown(y);
        from = grown(from);
        to = grown(to);
      }
      y[runs] = row;
      from[runs] = at - row * width;
      to[runs++] = stop - row * width;
      at = stop;
    }
  }
  rowStart[height] = runs;
  return { y, from, to, rowStart, runs };
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
export function findComponents({ ink, width, height }) {
  const found = findRuns(ink, width, height);
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

/** Turns the ink of the marked components to paper. `drop[component]` is 1 where it goes. */
export function erase({ ink, width }, components, drop) {
  for (let run = 0; run < components.runs; run++)
    if (drop[components.runOf[run]]) ink.fill(0, components.runY[run] * width + components.runFrom[run], components.runY[run] * width + components.runTo[run]);
}
