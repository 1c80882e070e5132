// Grey pixels → ink (1) and paper (0). Clean scans by one threshold; photographs and shaded copies by the surroundings of each pixel; negatives turned.
import { asWords } from "./as-words.mjs";

/** @typedef {{ink: Uint8Array, width: number, height: number}} Bitmap */

const LOCAL_RADIUS = 24;
const LOCAL_SHARE = 0.82;

const WHITE = 0xffffffff;

function histogram(pixels) {
  const counts = new Uint32Array(256);
  const words = asWords(pixels);
  let white = 0;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === WHITE) white++;
    else for (let at = word * 4; at < word * 4 + 4; at++) counts[pixels[at]]++;
  }
  for (let at = words.length * 4; at < pixels.length; at++) counts[pixels[at]]++;
  counts[255] += 4 * white;
  return counts;
}

/** Otsu's threshold: the grey value that parts dark from light best. */
function otsu(counts, total) {
  let sum = 0;
  for (let grey = 0; grey < 256; grey++) sum += grey * counts[grey];
  let below = 0;
  let sumBelow = 0;
  let best = 128;
  let bestSpread = -1;
  for (let grey = 0; grey < 255; grey++) {
    below += counts[grey];
    sumBelow += grey * counts[grey];
    if (!below || below === total) continue;
    const difference = sumBelow / below - (sum - sumBelow) / (total - below);
    const spread = below * (total - below) * difference * difference;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = grey + 1;
    }
  }
  return best;
}

/** Ink is what is clearly darker than the mean of its surroundings; the mean comes from sums over a coarse grid of cells. */
function localThreshold(pixels, width, height) {
  const cell = LOCAL_RADIUS;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const sums = new Float64Array(columns * rows);
  const sizes = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const base = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) {
      const index = base + ((x / cell) | 0);
      sums[index] += pixels[y * width + x];
      sizes[index]++;
    }
  }
  const limits = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let size = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          sum += sums[r * columns + c];
          size += sizes[r * columns + c];
        }
      limits[row * columns + column] = (sum / size) * LOCAL_SHARE;
    }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const base = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) ink[y * width + x] = pixels[y * width + x] < limits[base + ((x / cell) | 0)] ? 1 : 0;
  }
  return ink;
}

/** Ink where a pixel is darker than the threshold. */
function darker(pixels, threshold) {
  const ink = new Uint8Array(pixels.length);
  const words = asWords(pixels);
  for (let word = 0; word < words.length; word++) {
    if (words[word] === WHITE) continue;
    for (let at = word * 4; at < word * 4 + 4; at++) ink[at] = pixels[at] < threshold ? 1 : 0;
  }
  for (let at = words.length * 4; at < pixels.length; at++) ink[at] = pixels[at] < threshold ? 1 : 0;
  return ink;
}

/** Share of ink in the middle of the page, away from black scanner edges. */
function middleInk(ink, width, height) {
  let dark = 0;
  let all = 0;
  for (let y = Math.floor(height * 0.2); y < height * 0.8; y += 3)
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 3) {
      dark += ink[y * width + x];
      all++;
    }
  return all ? dark / all : 0;
}

/** `local` says that the paper was too uneven for one threshold. @returns {Bitmap & {negative: boolean, local: boolean}} */
export function binarize(pixels, width, height) {
  const counts = histogram(pixels);
  let between = 0;
  for (let grey = 50; grey < 205; grey++) between += counts[grey];
  const isClean = between < pixels.length * 0.12;
  let ink;
  if (isClean) {
    const threshold = between < pixels.length * 0.03 ? 128 : otsu(counts, pixels.length);
    ink = darker(pixels, threshold);
  } else {
    const dark = otsu(counts, pixels.length);
    let share = 0;
    for (let grey = 0; grey < dark; grey++) share += counts[grey];
    const inverted = share > pixels.length * 0.6;
    if (inverted) for (let at = 0; at < pixels.length; at++) pixels[at] = 255 - pixels[at];
    ink = localThreshold(pixels, width, height);
    return { ink, width, height, negative: inverted, local: true };
  }
  const negative = middleInk(ink, width, height) > 0.5;
  if (negative) for (let at = 0; at < ink.length; at++) ink[at] ^= 1;
  return { ink, width, height, negative, local: false };
}
