// The cleaned page in shades: tesseract reads letters better from their soft edges than from a black and white staircase.
import { asWords } from "./as-words.mjs";
import { forEachRun } from "./runs.mjs";

/** Soft edges reach so far from the ink. */
const REACH = 2;

/** Paper where ink was taken away. */
function blanked(shades, before, ink) {
  const [was, is] = [asWords(before), asWords(ink)];
  for (let word = 0; word < was.length; word++) {
    if (was[word] === is[word]) continue;
    for (let at = word * 4; at < word * 4 + 4; at++) if (before[at] && !ink[at]) shades[at] = 0;
  }
  for (let at = was.length * 4; at < ink.length; at++) if (before[at] && !ink[at]) shades[at] = 0;
}

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
  const turn = negative ? 0 : 255;
  forEachRun(page, (y, from, to) => {
    const left = Math.max(0, from - REACH);
    const right = Math.min(width, to + REACH);
    const last = Math.min(height - 1, y + REACH);
    for (let row = Math.max(0, y - REACH); row <= last; row++)
      for (let at = row * width + left, end = row * width + right; at < end; at++) shades[at] = pixels[at] ^ turn;
  });
  blanked(shades, before, ink);
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
