// Shades as a TIFF file without compression: nothing to pack and nothing to unpack. Of a PGM file tesseract's library takes every byte by itself, which costs more than a tenth of a reading.

import { asWords } from "./as-words.mjs";

const HEAD = 8;
const LONG = 4;
const SHORT = 3;

/** Shades (0 paper … 255 ink) as an 8-bit grey TIFF, black as 0. */
export function greyTiff({ ink, width, height }) {
  const directory = HEAD + ink.length + (ink.length & 1);
  const entries = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8],
    [259, SHORT, 1],
    [262, SHORT, 1],
    [273, LONG, HEAD],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, ink.length],
  ];
  const out = Buffer.allocUnsafeSlow(directory + 2 + entries.length * 12 + 4);
  out.write("II*\0", 0, "latin1");
  out.writeUInt32LE(directory, 4);
  const pixels = out.subarray(HEAD, HEAD + ink.length);
  const [from, to] = [asWords(ink), asWords(pixels)];
  if (from && to) for (let at = 0; at < from.length; at++) to[at] = ~from[at];
  for (let at = from && to ? from.length * 4 : 0; at < ink.length; at++) pixels[at] = 255 - ink[at];
  if (ink.length & 1) out[HEAD + ink.length] = 0;
  out.writeUInt16LE(entries.length, directory);
  for (const [at, [tag, type, value]] of entries.entries()) {
    const to = directory + 2 + at * 12;
    out.writeUInt16LE(tag, to);
    out.writeUInt16LE(type, to + 2);
    out.writeUInt32LE(1, to + 4);
    out.writeUInt32LE(value, to + 8);
  }
  out.writeUInt32LE(0, out.length - 4);
  return out;
}
