// Shades as a TIFF file without compression: nothing to pack and nothing to unpack. Of a PGM file tesseract's library takes every byte by itself, which costs more than a tenth of a reading.

const HEAD = 8;
const LONG = 4;
const SHORT = 3;
const WHITE_IS_ZERO = 0;

/** Shades (0 paper … 255 ink) as the parts of an 8-bit grey TIFF, to be written one after the other: its head, the shades as they are, its directory. */
export function greyTiffParts({ ink, width, height }) {
  const directory = HEAD + ink.length + (ink.length & 1);
  const entries = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8],
    [259, SHORT, 1],
    [262, SHORT, WHITE_IS_ZERO],
    [273, LONG, HEAD],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, ink.length],
  ];
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(directory, 4);
  const odd = ink.length & 1;
  const tail = Buffer.alloc(odd + 2 + entries.length * 12 + 4);
  tail.writeUInt16LE(entries.length, odd);
  for (const [at, [tag, type, value]] of entries.entries()) {
    const to = odd + 2 + at * 12;
    tail.writeUInt16LE(tag, to);
    tail.writeUInt16LE(type, to + 2);
    tail.writeUInt32LE(1, to + 4);
    tail.writeUInt32LE(value, to + 8);
  }
  return [head, ink, tail];
}

/** The same as one file. */
export const greyTiff = (picture) => Buffer.concat(greyTiffParts(picture));
