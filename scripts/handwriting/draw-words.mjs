// Draws words as hands write them, for the net to learn from: node draw-words.mjs OUT COUNT SEED train|test → OUT.x (pictures) and OUT.y (classes).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import opentype from "opentype.js";
import sharp from "sharp";
import { randomOf } from "@/lib/markdown/testing/scan.mjs";
import { HEIGHT, WIDTH, wordPicture } from "@/lib/markdown/worker/word-picture.mjs";
import { apart, fonts } from "./fonts.mjs";
import { penPath, range } from "./pen-path.mjs";
import { isDrawable, penStrokes } from "./pen-strokes.mjs";
import { someWord } from "./words.mjs";

const [out = "words", count = "1000", seed = "1", part = "train"] = process.argv.slice(2);
const random = randomOf(Number(seed));
const pick = (list) => list[Math.floor(random() * list.length)];
const MARGIN = 14;
/** Such a share of the figures is drawn by strokes. */
const STROKES = Number(process.env.STROKES ?? 0.65);

const hands = fonts
  .filter((name) => apart.includes(name) === (part === "test"))
  .flatMap((name) => {
    const folder = `node_modules/@fontsource/${name}/files`;
    const files = readdirSync(folder).filter((file) => /-latin-(400|700)-normal\.woff$/.test(file));
    return files.map((file) => opentype.parse(new Uint8Array(readFileSync(`${folder}/${file}`)).buffer));
  });

/** The blank's rule in pieces, specks, and what reaches in from other words. */
function dirt({ width, height, top, size }) {
  const marks = [];
  if (random() < 0.45) {
    const y = MARGIN - top + range(random, -0.1, 0.12) * size;
    for (let x = range(random, -20, 20), left = 3; left > 0; left -= random() < 0.5 ? 3 : 1) {
      const length = range(random, 0.1, 1.1) * width;
      marks.push(`<path d="M${x} ${y}h${length}" stroke="#fff" stroke-width="${range(random, 1.5, 4)}"/>`);
      x += length + range(random, 5, 60);
    }
  }
  if (random() < 0.15)
    for (let left = 3; left > 0; left--)
      marks.push(`<circle cx="${range(random, 0, width)}" cy="${range(random, 0, height)}" r="${range(random, 1, 4)}" fill="#fff"/>`);
  if (random() < 0.1) {
    const other = penPath([{ text: pick(["ave", "e", "re", "ere", "of", "n", "s", "the", ".", ","]) }], pick(hands), random);
    const scale = (size / other.size) * range(random, 0.4, 0.8);
    marks.push(`<path transform="translate(${range(random, 0, width)} ${range(random, -4, 12)}) scale(${scale})" d="${other.d}" fill="#fff"/>`);
  }
  return marks.join("");
}

/** Figures mostly by strokes, for no font knows how many ways they are written. */
const drawn = (parts) => (isDrawable(parts) && random() < STROKES ? penStrokes(parts, random) : penPath(parts, pick(hands), random));

/** The word as shades; null where it is far too long or small. */
async function picture(parts) {
  const path = drawn(parts);
  const [width, height] = [Math.ceil(path.width) + 2 * MARGIN, Math.ceil(path.height) + 2 * MARGIN];
  if (!(width > 20) || width > 900 || height > 400) return null;
  const heavy = random() < 0.75 ? range(random, 0, path.size < 34 ? 0.12 : 0.06) * path.size : 0;
  const ink = path.pen ? `fill="none" stroke-width="${path.pen}" stroke-linecap="round"` : `fill="#fff" stroke-width="${heavy}"`;
  const pen = `<path transform="translate(${MARGIN - path.left} ${MARGIN - path.top})" d="${path.d}" ${ink} stroke="#fff" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${pen}${dirt({ ...path, width, height })}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { ink: scanned(data, info.channels, info.width * info.height), width: info.width, height: info.height };
}

/** Black and white by some threshold, or in shades; with holes and specks in some. */
function scanned(data, channels, length) {
  const [limit, hard, share] = [range(random, 70, 190), random() < 0.6, random() < 0.3 ? range(random, 0, 0.05) : 0];
  return Uint8Array.from({ length }, (_, at) => {
    const shade = data[at * channels];
    const own = share > 0 && shade > 0 && random() < share ? (shade > 128 ? 0 : 255) : shade;
    return hard ? (own > limit ? 255 : 0) : own;
  });
}

const pixels = Buffer.alloc(Number(count) * WIDTH * HEIGHT);
const labels = Buffer.alloc(Number(count));
for (let made = 0; made < Number(count); ) {
  const { label, parts } = someWord(random);
  const shades = await picture(parts);
  const small = shades && wordPicture(shades);
  if (!small) continue;
  pixels.set(
    small.map((share) => Math.round(share * 255)),
    made * WIDTH * HEIGHT,
  );
  labels[made++] = label;
}
writeFileSync(`${out}.x`, pixels);
writeFileSync(`${out}.y`, labels);
