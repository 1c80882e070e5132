// The cleaned page in shades: tesseract reads letters better from their soft edges than from a black and white staircase.
import { forEachRun } from "./runs.mjs";

/** Soft edges reach so far from the ink. */
const REACH = 2;

/**
 * Shades (0 paper … 255 ink) of the page around the ink that was kept; pure paper everywhere else.
 * @param {Uint8Array} pixels grey, as scanned @param {import("./binarize.mjs").Bitmap & {negative: boolean, local: boolean}} page the cleaned bitmap
 * @param {Uint8Array} before its ink before it was cleaned
 */
export function shadesOf(pixels, page, before) {
  const { ink, width, height, negative, local } = page;
  const shades = new Uint8Array(ink.length);
  if (local) {
    // On uneven paper a shade says as much about the paper as about the ink.
    for (let at = 0; at < ink.length; at++) if (ink[at]) shades[at] = 255;
    return { ink: shades, width, height };
  }
  const dark = negative ? pixels : new Uint8Array(pixels.length);
  if (!negative) for (let at = 0; at < pixels.length; at++) dark[at] = 255 - pixels[at];
  forEachRun(page, (y, from, to) => {
    const [left, right] = [Math.max(0, from - REACH), Math.min(width, to + REACH)];
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
      shades.set(dark.subarray(row * width + left, row * width + right), row * width + left);
  });
  for (let at = 0; at < ink.length; at++) if (before[at] && !ink[at]) shades[at] = 0;
  return { ink: shades, width, height };
}

/** Takes pieces of ink out of the shades, with their soft edges, into a picture of their own of the same size. `shades` is changed. */
export function taken(shades, components, members) {
  const { width, height } = shades;
  const out = new Uint8Array(shades.ink.length);
  const marked = new Uint8Array(components.count);
  for (const of of members) marked[of] = 1;
  const each = (change) => {
    for (let run = 0; run < components.runs; run++) {
      if (!marked[components.runOf[run]]) continue;
      const [from, to, y] = [Math.max(0, components.runFrom[run] - REACH), Math.min(width, components.runTo[run] + REACH), components.runY[run]];
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) change(row * width + from, row * width + to);
    }
  };
  each((from, to) => out.set(shades.ink.subarray(from, to), from));
  each((from, to) => shades.ink.fill(0, from, to));
  return { ink: out, width, height };
}
