// A stamp or label by itself: read as it stands, and once smaller and softened, which mends the dots of label printers and the broken lines of rubber stamps.
import sharp from "sharp";

const SMALLER = 0.7;
const SOFT = 1;
/** A second reading must be clearly better to be taken. */
const BETTER = 1.02;

/** What speaks for a reading: letters and figures by how surely they were read. */
const standing = (lines) =>
  lines.flat().reduce((sum, { text, confidence }) => sum + (/[\p{L}\p{N}]/u.test(text) ? confidence ** 2 * text.replace(/[^\p{L}\p{N}]/gu, "").length : 0), 0);

/** A picture smaller and softer. */
export async function softened({ ink, width, height }) {
  const [w, h] = [Math.max(8, Math.round(width * SMALLER)), Math.max(8, Math.round(height * SMALLER))];
  const image = sharp(ink, { raw: { width, height, channels: 1 } }).blur(SOFT);
  const small = await image.resize({ width: w, height: h, fit: "fill" }).toColourspace("b-w").raw().toBuffer();
  return { ink: small, width: w, height: h };
}

/** The lines of the better of two readings, in pixels of the picture. @param {{ink: Uint8Array, width: number, height: number}} picture shades */
export async function readApart(engine, picture) {
  const first = await engine.read(picture);
  const small = await softened(picture);
  const second = await engine.read(small);
  if (standing(second) <= BETTER * standing(first)) return first;
  const scale = picture.width / small.width;
  const grown = (value) => Math.round(value * scale);
  return second.map((line) =>
    line.map((word) => ({ ...word, left: grown(word.left), top: grown(word.top), width: grown(word.width), height: grown(word.height) })),
  );
}
