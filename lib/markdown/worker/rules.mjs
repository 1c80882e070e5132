// The ruled lines of forms, frames and tables: long thin strokes go, the letters that stand on them or hang through them stay.
import { forEachRun } from "./runs.mjs";

const LENGTH_MIN = 90;
const THICKNESS_MAX = 9;

/** Erases a horizontal stroke column by column, but not where a letter crosses it (the ink goes on above or below). */
function eraseRow({ ink, width, height }, row, from, to) {
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

/** Long strokes of ink along rows and columns are erased in place. Short ones stay: they may be dashes, or the bars of large letters. */
export function eraseRules(bitmap, lengthMin = LENGTH_MIN) {
  const { ink, width, height } = bitmap;
  eraseLevelRules(bitmap, lengthMin);
  const length = new Uint16Array(width);
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      if (y < height && ink[y * width + x]) {
        length[x]++;
        continue;
      }
      if (length[x] >= lengthMin * 1.5) eraseColumn(bitmap, x, y - length[x], y);
      length[x] = 0;
    }
}
