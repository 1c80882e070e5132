// The ruled lines of forms, frames and tables: long thin strokes go, the letters that stand on them or hang through them stay.
import { forEachRun } from "./runs.mjs";

const LENGTH_MIN = 90;
const THICKNESS_MAX = 9;

/** Erases a horizontal stroke column by column, but not where a letter crosses it (the ink goes on above or below). */
export function eraseRow({ ink, width, height }, row, from, to) {
  for (let x = from; x < to; x++) {
    let top = row;
    let bottom = row;
    while (top > 0 && row - top <= THICKNESS_MAX && ink[(top - 1) * width + x]) top--;
    while (bottom < height - 1 && bottom - row <= THICKNESS_MAX && ink[(bottom + 1) * width + x]) bottom++;
    if (bottom - top + 1 > THICKNESS_MAX) continue;
    for (let y = top; y <= bottom; y++) ink[y * width + x] = 0;
  }
}

/** Erases a vertical stroke row by row in the same way. */
function eraseColumn({ ink, width }, column, from, to) {
  for (let y = from; y < to; y++) {
    const base = y * width;
    let left = column;
    let right = column;
    while (left > 0 && column - left <= THICKNESS_MAX && ink[base + left - 1]) left--;
    while (right < width - 1 && right - column <= THICKNESS_MAX && ink[base + right + 1]) right++;
    if (right - left + 1 > THICKNESS_MAX) continue;
    ink.fill(0, base + left, base + right + 1);
  }
}

/** Long strokes of ink along rows are erased in place. */
export function eraseLevelRules(bitmap, lengthMin) {
  forEachRun(bitmap, (y, from, to) => {
    if (to - from >= lengthMin) eraseRow(bitmap, y, from, to);
  });
}

/** Long strokes of ink along columns are erased in place. Only columns in which a stroke is open are looked at row after row. */
function eraseUprightRules(bitmap, lengthMin) {
  const { ink, width } = bitmap;
  const began = new Int32Array(width).fill(-1);
  let open = [];
  const closeAll = (y, isOver) => {
    open = open.filter((x) => {
      if (!isOver(x)) return true;
      if (y - began[x] >= lengthMin) eraseColumn(bitmap, x, began[x], y);
      began[x] = -1;
      return false;
    });
  };
  let last = -1;
  forEachRun(bitmap, (y, from, to) => {
    for (; last < y; last++) closeAll(last + 1, (x) => !ink[(last + 1) * width + x]);
    for (let x = from; x < to; x++) {
      if (began[x] !== -1) continue;
      began[x] = y;
      open.push(x);
    }
  });
  closeAll(last + 1, () => true);
}

/** Long strokes of ink along rows and columns are erased in place. Short ones stay: they may be dashes, or the bars of large letters. */
export function eraseRules(bitmap, lengthMin = LENGTH_MIN) {
  eraseLevelRules(bitmap, lengthMin);
  eraseUprightRules(bitmap, lengthMin * 1.5);
}
