// Two pages of a book scanned as one picture: where to cut.

const MIDDLE_FROM = 0.36;
const MIDDLE_TO = 0.64;
const GUTTER_MIN = 0.012;
const LETTERS_MIN = 150;

/** The column at which wide shades part into two pages, or null. Errs to not cutting: needs a clear band in the middle and much text on both sides. */
export function gutterOf({ ink, width, height }, letters) {
  if (width < height * 1.15) return null;
  const from = Math.floor(width * MIDDLE_FROM);
  const to = Math.floor(width * MIDDLE_TO);
  const dark = new Uint32Array(to - from);
  for (let y = 0; y < height; y++) for (let x = from; x < to; x++) if (ink[y * width + x] > 127) dark[x - from]++;
  let best = { start: 0, end: 0 };
  let start = 0;
  for (let x = 0; x <= dark.length; x++) {
    if (x < dark.length && dark[x] <= height * 0.004) continue;
    if (x - start > best.end - best.start) best = { start, end: x };
    start = x + 1;
  }
  if (best.end - best.start < width * GUTTER_MIN) return null;
  const gutter = from + Math.round((best.start + best.end) / 2);
  const left = letters.filter((box) => box.right < gutter).length;
  return left >= LETTERS_MIN && letters.length - left >= LETTERS_MIN ? gutter : null;
}

/** The part of a picture from column `left` up to `right` and from row `top` up to `bottom`. */
export function cut({ ink, width, height }, { left, top, right, bottom }) {
  if (left === 0 && top === 0 && right === width && bottom === height) return { ink, width, height };
  const out = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++) out.set(ink.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { ink: out, width: right - left, height: bottom - top };
}
