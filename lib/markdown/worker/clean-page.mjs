// What is on a scanned page besides writing, taken away: black edges, punch holes, frames, seals' rings, pictures of stamps, specks. In place.
import { boxOf, erase, findComponents } from "./components.mjs";
import { dropDotted } from "./dotted-rules.mjs";
import { freeFrames } from "./frames.mjs";

const SPECK_AREA = 20;
const SPECK_COMPANY = 24;
const CELL = 12;
/** A letter's neighbours stand within about this many pixels. */
const NEAR = 56;

/** Ink in cells of 12 x 12 pixels: tells a speck alone on the paper from a broken piece of a faded letter. */
function inkGrid(components, width, height) {
  const columns = Math.ceil(width / CELL) + 2;
  const grid = new Int32Array(columns * (Math.ceil(height / CELL) + 2));
  for (let run = 0; run < components.runs; run++) {
    const base = (Math.floor(components.runY[run] / CELL) + 1) * columns + 1;
    const to = components.runTo[run];
    for (let x = components.runFrom[run]; x < to; ) {
      const cell = Math.floor(x / CELL);
      const next = Math.min(to, (cell + 1) * CELL);
      grid[base + cell] += next - x;
      x = next;
    }
  }
  return { grid, columns };
}

function company({ grid, columns }, x, y) {
  const at = (Math.floor(y / CELL) + 1) * columns + Math.floor(x / CELL) + 1;
  let sum = 0;
  for (const row of [at - columns, at, at + columns]) sum += grid[row - 1] + grid[row] + grid[row + 1];
  return sum;
}

/** Whether a piece of ink is no writing: by its size, how full its box is, and where it stands. */
function isMatter(box, width, height) {
  const { w, h, fill, left, top, right, bottom } = box;
  const atEdge = left <= 3 || top <= 3 || right >= width - 4 || bottom >= height - 4;
  if (atEdge && (w > width * 0.2 || h > height * 0.12 || box.area > 6_000 || (fill > 0.6 && box.area > 400))) return true;
  if (w > 300 && h > 150 && fill < 0.35) return true;
  if ((w > 400 && h < 40) || (h > 400 && w < 40)) return true;
  // Remains of rules: far longer than any dash, thinner than any stem.
  if ((h > 70 && w < h / 8) || (w > 80 && h < w / 8)) return true;
  if (h > 900 || w > 1_500) return true;
  if (w > 220 && h > 220 && fill > 0.4) return true;
  const nearMargin = left < width * 0.1 || right > width * 0.9 || top < height * 0.07 || bottom > height * 0.93;
  const isRing = fill < 0.34 && w > 52 && h > 52 && w < 260 && h < 260 && Math.abs(w - h) < 0.3 * w;
  if (nearMargin && isRing) return true;
  return nearMargin && fill > 0.68 && w > 34 && h > 34 && w < 260 && h < 260;
}

const isLetter = ({ w, h, area }) => h >= 14 && h <= 90 && w >= 3 && w <= 110 && area >= 30;

/** Marks small pieces with no letter near them: dirt on the margins. A period or a comma always stands beside a letter. */
function dropLonely(components, drop, width) {
  const columns = Math.ceil(width / NEAR) + 2;
  const company = new Map();
  const cellOf = (box) => (Math.floor(box.top / NEAR) + 1) * columns + Math.floor(box.left / NEAR) + 1;
  const small = [];
  for (let of = 0; of < components.count; of++) {
    if (drop[of]) continue;
    const box = boxOf(components, of);
    if (isLetter(box)) company.set(cellOf(box), (company.get(cellOf(box)) ?? 0) + 1);
    if (Math.max(box.w, box.h) < 24) small.push({ of, cell: cellOf(box), self: isLetter(box) ? 1 : 0 });
  }
  for (const { of, cell, self } of small) {
    let near = -self;
    for (const row of [cell - columns, cell, cell + columns]) for (const at of [row - 1, row, row + 1]) near += company.get(at) ?? 0;
    if (near === 0) drop[of] = 1;
  }
}

/**
 * Cleans a bitmap in place.
 * @returns {import("./components.mjs").Components & {dropped: Uint8Array, frames: import("./components.mjs").Boxes}} the components left after the matter
 *   went (specks still among them, marked in `dropped`), and where boxed stamps stood.
 */
export function cleanPage(bitmap) {
  const { width, height } = bitmap;
  // Frames first, or a form's lines hold its words together and everything goes as one frame.
  const { components, frames } = freeFrames(bitmap, findComponents(bitmap));
  const drop = new Uint8Array(components.count);
  for (let of = 0; of < components.count; of++) if (components.area[of] >= SPECK_AREA && isMatter(boxOf(components, of), width, height)) drop[of] = 1;
  dropDotted(components, drop);
  const grid = inkGrid(components, width, height);
  for (let of = 0; of < components.count; of++) {
    const area = components.area[of];
    if (area < SPECK_AREA && company(grid, components.left[of], components.top[of]) - area < SPECK_COMPANY) drop[of] = 1;
  }
  dropLonely(components, drop, width);
  erase(bitmap, components, drop);
  return { ...components, dropped: drop, frames };
}

/** Boxes of the pieces that have the size of letters at 300 dpi; `of` is the piece. */
export function letters(components) {
  const found = [];
  for (let of = 0; of < components.count; of++) {
    if (components.dropped[of]) continue;
    const box = boxOf(components, of);
    if (box.h >= 10 && box.h <= 90 && box.w >= 3 && box.w <= 110 && box.area >= 25) found.push({ ...box, of });
  }
  return found;
}
