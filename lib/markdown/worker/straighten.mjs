// How a page lies: turned a quarter, and by how many degrees askew. And turning bitmaps accordingly.

const STEP_COARSE = 0.25;
const STEP_FINE = 0.05;
const ANGLE_MAX = 6;
const SAMPLE = 1_500;

const sampled = (letters, count) => (letters.length <= count ? letters : letters.filter((_, index) => index % Math.ceil(letters.length / count) === 0));

const NEAR = 90;
const TOUCH = 3;
const CELL = 64;

/** Letters by the cell of their upper left corner: in `order`, those of cell c from `starts[c]` on. */
function byCell(letters, columns) {
  const rows = letters.reduce((most, box) => Math.max(most, box.top), 0) / CELL + 4;
  const cells = Int32Array.from(letters, (box) => (Math.floor(box.top / CELL) + 1) * columns + Math.floor(box.left / CELL) + 1);
  const starts = new Int32Array(columns * Math.ceil(rows) + 1);
  for (const cell of cells) starts[cell + 1]++;
  for (let cell = 1; cell < starts.length; cell++) starts[cell] += starts[cell - 1];
  const next = starts.slice();
  const order = new Int32Array(letters.length);
  for (let of = 0; of < cells.length; of++) order[next[cells[of]]++] = of;
  return { cells, starts, order };
}

/** Makes the gaps beside and below a letter smaller where one of the letters between two places of `order` stands nearer. */
function nearest(box, letters, { order, from, to }, best) {
  for (let place = from; place < to; place++) {
    const other = letters[order[place]];
    const beside = other.left - box.right;
    const below = other.top - box.bottom;
    if (beside > -TOUCH && beside < best.beside) {
      const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (overlap > 0.5 * Math.min(box.h, other.h) && other !== box) best.beside = beside;
    }
    if (below > -TOUCH && below < best.below) {
      const overlap = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      if (overlap > 0.5 * Math.min(box.w, other.w) && other !== box) best.below = below;
    }
  }
}

/** For each letter 1 where its nearest neighbour stands beside it, -1 where it stands above or below, 0 where neither is near. */
export function directions(letters, width) {
  const columns = Math.ceil(width / CELL) + 4;
  const { cells, starts, order } = byCell(letters, columns);
  return letters.map((box, of) => {
    const best = { beside: NEAR, below: NEAR };
    for (let row = -1; row <= 2; row++) {
      const cell = cells[of] + row * columns;
      nearest(box, letters, { order, from: starts[Math.max(0, cell - 1)], to: starts[Math.min(starts.length - 1, cell + 3)] }, best);
    }
    return Math.sign(best.below - best.beside);
  });
}

const LETTERS_JUDGED = 300;
const LINED_MIN = 0.45;

/** Whether the pieces of letter size stand in lines at all, across or down. In noise either neighbour is as near as the other; of a page's letters three in four have one beside them. */
export function areLined(letters, width) {
  if (letters.length < LETTERS_JUDGED) return true;
  const votes = directions(letters, width);
  const [across, down] = [votes.filter((vote) => vote > 0).length, votes.filter((vote) => vote < 0).length];
  return Math.max(across, down) >= LINED_MIN * letters.length || Math.max(across, down) > 1.4 * Math.min(across, down);
}

/** Whether the text runs up or down the page: letters of a line stand closer to each other than lines do. */
export function isSideways(letters, width) {
  const votes = directions(letters, width);
  const [across, down] = [votes.filter((vote) => vote > 0).length, votes.filter((vote) => vote < 0).length];
  return down > 40 && down > across * 1.6;
}

/** Middles, ends and weights of letters, in plain arrays. */
const edgesOf = (letters) => ({
  x: Float64Array.from(letters, (box) => (box.left + box.right) / 2),
  top: Float64Array.from(letters, (box) => box.top),
  bottom: Float64Array.from(letters, (box) => box.bottom),
  weight: Float64Array.from(letters, (box) => box.w),
});

function sharpness({ x, top, bottom, weight }, degrees, histogram) {
  const slope = Math.tan((degrees * Math.PI) / 180);
  // A half more, for what is cut off is then rounded.
  const offset = histogram.length / 4 + 0.5;
  const last = histogram.length - 1;
  histogram.fill(0);
  for (let of = 0; of < x.length; of++) {
    const fall = x[of] * slope;
    const low = ((bottom[of] - fall) / 2 + offset) | 0;
    const high = ((top[of] - fall) / 2 + offset) | 0;
    histogram[Math.max(0, Math.min(last, low))] += weight[of];
    histogram[Math.max(0, Math.min(last, high))] += weight[of] / 2;
  }
  let sum = 0;
  for (let row = 1; row < histogram.length; row++) {
    const both = histogram[row] + histogram[row - 1];
    sum += both * both;
  }
  return sum;
}

/** Degrees by which lines fall to the right (positive: the right end is lower). 0 for pages with too few letters to tell. */
export function skewOf(letters, width, height) {
  if (letters.length < 40) return 0;
  const points = edgesOf(sampled(letters, 4 * SAMPLE));
  const histogram = new Float64Array(height + width);
  const best = (from, to, step) => {
    let angle = 0;
    let score = -1;
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const found = sharpness(points, degrees, histogram);
      if (found > score) {
        score = found;
        angle = degrees;
      }
    }
    return angle;
  };
  const coarse = best(-ANGLE_MAX, ANGLE_MAX, STEP_COARSE);
  return best(coarse - STEP_COARSE, coarse + STEP_COARSE, STEP_FINE);
}

/** The picture turned by quarters clockwise (1, 2 or 3), as a new one. `ink` may be 0 and 1, or shades. */
export function turned({ ink, width, height }, quarters) {
  if (quarters === 0) return { ink, width, height };
  const out = new Uint8Array(ink.length);
  if (quarters === 2) {
    for (let at = 0, last = ink.length - 1; at <= last; at++) out[last - at] = ink[at];
    return { ink: out, width, height };
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = ink[y * width + x];
      if (!shade) continue;
      if (quarters === 1) out[x * height + (height - 1 - y)] = shade;
      else out[(width - 1 - x) * height + y] = shade;
    }
  return { ink: out, width: height, height: width };
}

/** The picture with lines made level: turned back by `degrees` about its middle, each point mixed of the four it falls between. Same size; what leaves it is lost. */
export function levelled({ ink, width, height }, degrees) {
  if (Math.abs(degrees) < 0.04) return { ink, width, height };
  const out = new Uint8Array(ink.length);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    let sourceX = (0 - cx) * cos - (y - cy) * sin + cx;
    let sourceY = (0 - cx) * sin + (y - cy) * cos + cy;
    const base = y * width;
    for (let x = 0; x < width; x++, sourceX += cos, sourceY += sin) {
      if (!(sourceX >= 0 && sourceY >= 0 && sourceX < width - 1 && sourceY < height - 1)) continue;
      const left = sourceX | 0;
      const top = sourceY | 0;
      const at = top * width + left;
      const a = ink[at];
      const b = ink[at + 1];
      const c = ink[at + width];
      const d = ink[at + width + 1];
      if ((a | b | c | d) === 0) continue;
      const right = sourceX - left;
      const below = sourceY - top;
      out[base + x] = (a + (b - a) * right) * (1 - below) + (c + (d - c) * right) * below + 0.5;
    }
  }
  return { ink: out, width, height };
}

function unturned(quarters, width, height, x, y) {
  if (quarters === 1) return [y, height - x];
  if (quarters === 2) return [width - x, height - y];
  return quarters === 3 ? [width - y, x] : [x, y];
}

/**
 * A point of a levelled piece → the point of the page it came from: the inverse of levelling, of turning the piece, of cutting it out, and of turning the page.
 * @param {{degrees: number, width: number, height: number, turn: number, cutLeft: number, cutTop: number, cutWidth: number, cutHeight: number,
 *   quarters: number, pageWidth: number, pageHeight: number}} place width and height of the piece as it was read, cut* before it was turned by itself
 */
export function toPage({ degrees, width, height, turn, cutLeft, cutTop, cutWidth, cutHeight, quarters, pageWidth, pageHeight }, x, y) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [width / 2, height / 2];
  const level = [(x - cx) * cos - (y - cy) * sin + cx, (x - cx) * sin + (y - cy) * cos + cy];
  const [px, py] = unturned(turn, cutWidth, cutHeight, ...level);
  return unturned(quarters, pageWidth, pageHeight, px + cutLeft, py + cutTop);
}
