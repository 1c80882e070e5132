// A small net that tells days (1st … 31st) and months written by hand from a word's picture. Its weights are made by scripts/handwriting.
import { readFileSync } from "node:fs";
import { HEIGHT, WIDTH } from "./word-picture.mjs";

export const DAYS = 31;
export const MONTHS = 12;
const CLASSES = DAYS + MONTHS + 1;
/** Layers of the net: the first looks at 5 × 5 pixels in steps of two, the next three at 3 × 3 and halve the picture, then two full ones. */
const FIRST = { size: 5, out: 16 };
const CHANNELS = [16, 32, 48, 64];
const HIDDEN = 128;

/** Scale and whole numbers from -127 to 127 of each table, one after another: weights and biases of layer 0, of layer 1, … */
function readTables() {
  const bytes = readFileSync(new URL("./date-net.bin", import.meta.url));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flat = (WIDTH >> 4) * (HEIGHT >> 4) * CHANNELS[3];
  const weights = [
    FIRST.size ** 2 * FIRST.out,
    9 * CHANNELS[0] * CHANNELS[1],
    9 * CHANNELS[1] * CHANNELS[2],
    9 * CHANNELS[2] * CHANNELS[3],
    flat * HIDDEN,
    HIDDEN * CLASSES,
  ];
  const biases = [...CHANNELS, HIDDEN, CLASSES];
  let at = 0;
  const table = (length) => {
    const scale = view.getFloat32(at, true);
    const out = Float32Array.from({ length }, (_, i) => view.getInt8(at + 4 + i) * scale);
    at += 4 + length;
    return out;
  };
  return weights.map((length, layer) => ({ weights: table(length), bias: table(biases[layer]) }));
}

let tables = null;

const padded = (image, width, height, channels, rim, after) => {
  const wide = width + rim + after;
  const out = new Float32Array(wide * (height + rim + after) * channels);
  for (let y = 0; y < height; y++) out.set(image.subarray(y * width * channels, (y + 1) * width * channels), ((y + rim) * wide + rim) * channels);
  return { out, wide };
};

/** A layer that looks at squares of the picture; what is below nought is nought. The weights' rows run over y, x, channel. */
function squares(image, { width, height, channels, size, step, out: count }, { weights, bias }) {
  const rim = (size - 1) >> 1;
  const { out: source, wide } = padded(image, width, height, channels, rim, rim + step - 1);
  const [outWidth, outHeight] = [width / step, height / step];
  const out = new Float32Array(outWidth * outHeight * count);
  const row = size * channels;
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++) {
      const to = (y * outWidth + x) * count;
      out.set(bias, to);
      for (let dy = 0; dy < size; dy++) {
        const from = ((y * step + dy) * wide + x * step) * channels;
        for (let i = 0; i < row; i++) {
          const value = source[from + i];
          if (value === 0) continue;
          const base = (dy * row + i) * count;
          for (let k = 0; k < count; k++) out[to + k] += value * weights[base + k];
        }
      }
      for (let k = 0; k < count; k++) if (out[to + k] < 0) out[to + k] = 0;
    }
  return out;
}

/** The largest of each two by two. */
function halved(image, width, height, channels) {
  const out = new Float32Array((width >> 1) * (height >> 1) * channels);
  for (let y = 0; y < height >> 1; y++)
    for (let x = 0; x < width >> 1; x++)
      for (let k = 0; k < channels; k++) {
        const at = (2 * y * width + 2 * x) * channels + k;
        const below = at + width * channels;
        out[(y * (width >> 1) + x) * channels + k] = Math.max(image[at], image[at + channels], image[below], image[below + channels]);
      }
  return out;
}

function full(image, { weights, bias }) {
  const out = Float32Array.from(bias);
  for (let i = 0; i < image.length; i++) if (image[i] !== 0) for (let k = 0; k < out.length; k++) out[k] += image[i] * weights[i * out.length + k];
  return out;
}

const shares = (values) => {
  const most = Math.max(...values);
  const powers = Array.from(values, (value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
};

/**
 * How likely a word is each day, each month, or neither: shares that sum to 1.
 * @param {Float32Array} picture of word-picture.mjs @returns {{days: number[], months: number[], other: number}} days[13] is the 14th
 */
export function look(picture) {
  tables ??= readTables();
  let [width, height, channels] = [WIDTH / 2, HEIGHT / 2, FIRST.out];
  let image = squares(picture, { width: WIDTH, height: HEIGHT, channels: 1, size: FIRST.size, step: 2, out: FIRST.out }, tables[0]);
  for (const layer of [1, 2, 3]) {
    image = halved(squares(image, { width, height, channels, size: 3, step: 1, out: CHANNELS[layer] }, tables[layer]), width, height, CHANNELS[layer]);
    [width, height, channels] = [width >> 1, height >> 1, CHANNELS[layer]];
  }
  const hidden = full(image, tables[4]).map((value) => Math.max(0, value));
  const all = shares(full(hidden, tables[5]));
  return { days: all.slice(0, DAYS), months: all.slice(DAYS, DAYS + MONTHS), other: all[CLASSES - 1] };
}
