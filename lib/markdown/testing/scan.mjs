// Typed pages as a scanner sees them: drawn by pdfium, damaged by known hands, so that what they say is known.
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { levelled, turned } from "@/lib/markdown/worker/straighten.mjs";
import { makePdf } from "./make-pdf.mjs";

let library = null;

/** The same numbers (0..1) for the same seed. */
export function randomOf(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The first page of a PDF as ink at 300 dpi. */
export async function inkOf(pdf) {
  library ??= await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const page = await document.getPage(0).render({ scale: 300 / 72, colorSpace: "Gray", render: async ({ data }) => data });
    return { ink: Uint8Array.from(page.data, (grey) => (grey < 128 ? 1 : 0)), width: page.width, height: page.height };
  } finally {
    document.destroy();
  }
}

/** Lines of text as a typed letter page. */
export const typedPage = (texts, { font = "Courier", size = 11, pitch = 16, left = 72, top = 72 } = {}) =>
  inkOf(makePdf([{ lines: texts.map((text, index) => ({ text, x: left, y: 792 - top - index * pitch, font, size })) }]));

const copy = ({ ink, width, height }) => ({ ink: Uint8Array.from(ink), width, height });

export const damages = {
  /** Turned clockwise by some degrees. */
  skew: (bitmap, degrees) => levelled(bitmap, -degrees),
  /** Pepper on the paper and salt in the letters. */
  speckle(bitmap, share, random) {
    const out = copy(bitmap);
    for (let count = bitmap.ink.length * share; count > 0; count--) {
      const at = Math.floor(random() * out.ink.length);
      const value = random() < 0.8 ? 1 : 0;
      const size = 1 + Math.floor(random() * 3);
      for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) out.ink[at + dy * out.width + dx] = value;
    }
    return out;
  },
  /** Strokes broken as by a worn ribbon. */
  fade(bitmap, share, random) {
    const out = copy(bitmap);
    for (let at = 0; at < out.ink.length; at++) if (out.ink[at] && random() < share) out.ink[at] = 0;
    for (let count = bitmap.ink.length * share * 0.004; count > 0; count--) {
      const at = Math.floor(random() * out.ink.length);
      for (let dy = 0; dy < 3; dy++) out.ink.fill(0, at + dy * out.width, at + dy * out.width + 3);
    }
    return out;
  },
  /** A round seal drawn over the text: two rings. */
  ring(bitmap, cx, cy, radius) {
    const out = copy(bitmap);
    for (const r of [radius, radius - 24])
      for (let step = 0; step < 8 * radius; step++) {
        const angle = (step / (8 * radius)) * 2 * Math.PI;
        for (let thick = 0; thick < 5; thick++) {
          const [x, y] = [Math.round(cx + (r - thick) * Math.cos(angle)), Math.round(cy + (r - thick) * Math.sin(angle))];
          if (x >= 0 && y >= 0 && x < out.width && y < out.height) out.ink[y * out.width + x] = 1;
        }
      }
    return out;
  },
  /** Black edges and three punch holes of a copy. */
  edges(bitmap) {
    const out = copy(bitmap);
    const { width, height } = out;
    for (let y = 0; y < height; y++) {
      out.ink.fill(1, y * width, y * width + 50 + Math.round(12 * Math.sin(y / 90)));
      if (y > height - 40) out.ink.fill(1, y * width, (y + 1) * width);
    }
    for (const cy of [height * 0.2, height * 0.5, height * 0.8])
      for (let y = -45; y <= 45; y++) for (let x = -45; x <= 45; x++) if (x * x + y * y < 45 * 45) out.ink[Math.round(cy + y) * width + 130 + x] = 1;
    return out;
  },
  /** A ruled frame around the text, with rules between. */
  frame(bitmap, step = 0) {
    const out = copy(bitmap);
    const { width, height } = out;
    const [left, right, top, bottom] = [200, width - 200, 170, height - 170];
    const rule = (y) => {
      for (let thick = 0; thick < 4; thick++) out.ink.fill(1, (y + thick) * width + left, (y + thick) * width + right);
    };
    rule(top);
    rule(bottom);
    if (step) for (let y = top + step; y < bottom; y += step) rule(y);
    for (let y = top; y < bottom; y++) for (const x of [left, right]) out.ink.fill(1, y * width + x, y * width + x + 4);
    return out;
  },
  turn: (bitmap, quarters) => turned(bitmap, quarters),
  negative: (bitmap) => ({ ...bitmap, ink: bitmap.ink.map((value) => 1 - value) }),
};

/** A bitmap as a file of some kind at 300 dpi, as scanners write it. */
export function imageFile({ ink, width, height }, format = "png") {
  const image = sharp(Buffer.from(ink.map((value) => (value ? 0 : 255))), { raw: { width, height, channels: 1 } }).withMetadata({ density: 300 });
  if (format === "tiff") return image.tiff({ compression: "lzw", xres: 300 / 25.4, yres: 300 / 25.4 }).toBuffer();
  if (format === "jpeg") return image.jpeg({ quality: 80 }).toBuffer();
  return format === "webp" ? image.webp({ quality: 80 }).toBuffer() : image.png({ compressionLevel: 3 }).toBuffer();
}
