// Figures and their endings as a pen draws them: for every sign the ways people write it, as points that a stroke runs through. No two words are alike.
import { range } from "./pen-path.mjs";
import { signs } from "./pen-signs.mjs";

const wobble = (random) => random() + random() + random() + random() - 2;

const turn = "!";

/** "42,8 20,2! | 0,40 36,36" → strokes of points [x, y, whether the pen turns there]. */
const strokesOf = (text) =>
  text.split(" | ").map((stroke) =>
    stroke.split(" ").map((point) => {
      const [x, y] = point.replace(turn, "").split(",").map(Number);
      return [x / 100, y / 100, point.endsWith(turn)];
    }),
  );

const ways = Object.fromEntries(Object.entries(signs).map(([char, list]) => [char, list.map(strokesOf)]));

/** A smooth run through points, as many small steps. */
function curve(points) {
  const out = [points[0]];
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b, c, d] = [points[Math.max(0, at - 1)], points[at], points[at + 1], points[Math.min(points.length - 1, at + 2)]];
    for (let step = 1; step <= 8; step++) {
      const t = step / 8;
      const mix = (i) =>
        0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  return out;
}

/** One stroke's curves: the pen turns sharply where a point says so. */
function strokeOf(points) {
  const out = [];
  let run = [];
  for (const [at, point] of points.entries()) {
    run.push(point);
    if (!point[2] && at < points.length - 1) continue;
    if (run.length > 1) out.push(...curve(run));
    run = [point];
  }
  return out;
}

/** The habits of one hand: how wild, how slanted, how wide, which way it writes each sign. */
function handOf(random) {
  const chosen = new Map();
  return {
    wild: range(random, 0.02, 0.08),
    slant: Math.tan((range(random, -10, 32) * Math.PI) / 180),
    wide: range(random, 0.75, 1.5),
    gap: range(random, 0.06, 0.4),
    way: (char) => {
      if (!chosen.has(char)) chosen.set(char, ways[char][Math.floor(random() * ways[char].length)]);
      return chosen.get(char);
    },
  };
}

/** Strokes of one sign at `x`, with the place where it ends. */
function signAt(char, x, { size, up, hand, random }) {
  const [grow, lift, lean] = [1 + wobble(random) * 0.12, wobble(random) * 0.05, wobble(random) * 0.08];
  const strokes = hand.way(char).map((stroke) =>
    strokeOf(stroke.map(([px, py, corner]) => [px + wobble(random) * hand.wild, py + wobble(random) * hand.wild, corner])).map(([px, py]) => {
      const y = (py - 1) * grow + lift;
      return [x + (px * hand.wide - y * (hand.slant + lean)) * size, y * size - up];
    }),
  );
  const reach = Math.max(
    ...hand
      .way(char)
      .flat()
      .map(([px]) => px),
  );
  return { strokes, end: x + (reach * hand.wide + hand.gap * range(random, 0.5, 1.5)) * size };
}

/** Whether a word can be drawn with these signs. */
export const isDrawable = (parts) => parts.every(({ text }) => [...text.toLowerCase()].every((char) => ways[char]));

/**
 * A word as strokes of one hand: the path of an SVG to be stroked `pen` wide, with its box.
 * @returns {{d: string, left: number, top: number, width: number, height: number, size: number, pen: number}}
 */
export function penStrokes(parts, random) {
  const hand = handOf(random);
  const size = random() < 0.4 ? range(random, 17, 34) : range(random, 34, 84);
  const pen = size * range(random, 0.035, 0.13);
  const all = [];
  let x = 0;
  for (const [at, { text, raised }] of parts.entries()) {
    const own = size * (at === 0 ? 1 : raised ? range(random, 0.4, 0.8) : range(random, 0.6, 1));
    const up = raised ? size * range(random, 0.2, 0.75) : 0;
    if (at > 0) x += size * range(random, -0.1, 0.35);
    for (const char of text.toLowerCase()) {
      const { strokes, end } = signAt(char, x, { size: own, up, hand, random });
      all.push(...strokes);
      x = end;
    }
  }
  const tilt = (wobble(random) * 5 * Math.PI) / 180;
  const turned = all.map((stroke) => stroke.map(([px, py]) => [px * Math.cos(tilt) - py * Math.sin(tilt), px * Math.sin(tilt) + py * Math.cos(tilt)]));
  const [xs, ys] = [turned.flat().map(([px]) => px), turned.flat().map(([, py]) => py)];
  const [left, top] = [Math.min(...xs) - pen, Math.min(...ys) - pen];
  const d = turned.map((stroke) => `M${stroke.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}`).join("");
  return { d, left, top, width: Math.max(...xs) + pen - left, height: Math.max(...ys) + pen - top, size, pen };
}
