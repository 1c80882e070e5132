// A written word cut from a page → the small picture of fixed size that the net looks at.

export const WIDTH = 96;
export const HEIGHT = 32;
/** Shades under this are paper. */
const PAPER = 64;

/** The box of the ink, or null where there is none. */
function inkBox({ ink, width, height }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] < PAPER) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Mean shade of the source under one pixel of the small picture. */
function meanUnder(shades, x0, x1, y0, y1) {
  let sum = 0;
  let weight = 0;
  for (let y = Math.floor(y0); y < y1; y++) {
    if (y < 0 || y >= shades.height) continue;
    const high = Math.min(y + 1, y1) - Math.max(y, y0);
    for (let x = Math.floor(x0); x < x1; x++) {
      if (x < 0 || x >= shades.width) continue;
      sum += shades.ink[y * shades.width + x] * high * (Math.min(x + 1, x1) - Math.max(x, x0));
    }
  }
  weight = (x1 - x0) * (y1 - y0);
  return sum / weight;
}

/**
 * The word, as large as fits and in the middle: WIDTH × HEIGHT values from 0 (paper) to 1 (ink). Null where there is no ink.
 * @param {{ink: Uint8Array, width: number, height: number}} shades 0 paper … 255 ink @param {number} rim white around the word
 */
export function wordPicture(shades, rim = 2) {
  const box = inkBox(shades);
  if (!box) return null;
  const step = Math.max(box.width / (WIDTH - 2 * rim), box.height / (HEIGHT - 2 * rim));
  const left = box.left + box.width / 2 - (WIDTH / 2) * step;
  const top = box.top + box.height / 2 - (HEIGHT / 2) * step;
  const out = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) out[y * WIDTH + x] = meanUnder(shades, left + x * step, left + (x + 1) * step, top + y * step, top + (y + 1) * step) / 255;
  return out;
}
