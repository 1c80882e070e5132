// A word as the outline of a pen's strokes: every letter jolted by itself, the whole slanted, squeezed and warped.

const wobble = (random) => random() + random() + random() + random() - 2;
export const range = (random, from, to) => from + random() * (to - from);

/** The outline of one letter, turned and scaled about its middle and put at `x`. */
function letterAt(font, char, { x, size, up, random, wild }) {
  const glyph = font.charToGlyph(char);
  const scale = (size / font.unitsPerEm) * (1 + wobble(random) * 0.09 * wild);
  const [turn, lift] = [wobble(random) * 0.07 * wild, wobble(random) * 0.05 * wild * size];
  const [cx, cy] = [glyph.advanceWidth / 2, -font.unitsPerEm * 0.3];
  const place = (px, py) => {
    const [ux, uy] = [px - cx, py - cy];
    return [x + (ux * Math.cos(turn) - uy * Math.sin(turn) + cx) * scale, (ux * Math.sin(turn) + uy * Math.cos(turn) + cy) * scale - up + lift];
  };
  const points = ({ x1, y1, x2, y2, x: px, y: py }) =>
    [
      [x1, y1],
      [x2, y2],
      [px, py],
    ]
      .filter(([at]) => at !== undefined)
      .map(([a, b]) => place(a, b));
  return { commands: glyph.getPath(0, 0, font.unitsPerEm).commands.map((c) => ({ type: c.type, points: points(c) })), width: glyph.advanceWidth * scale };
}

/** The rule that some draw under a raised ending. */
const ruleUnder = (from, to, y, thick) => [
  { type: "M", points: [[from, y]] },
  ...[
    [to, y],
    [to, y + thick],
    [from, y + thick],
  ].map((point) => ({ type: "L", points: [point] })),
  { type: "Z", points: [] },
];

function lettersOf(parts, font, size, random) {
  const commands = [];
  const spacing = range(random, -0.03, 0.1);
  const wild = random() < 0.3 ? 2 : 1;
  let x = 0;
  for (const [at, { text, raised }] of parts.entries()) {
    const own = raised ? size * range(random, 0.45, 0.85) : at > 0 ? size * range(random, 0.7, 1.05) : size;
    const up = raised ? size * range(random, 0.15, 0.6) : 0;
    if (at > 0) x += size * range(random, raised ? -0.12 : -0.03, 0.2);
    const from = x;
    for (const char of text) {
      const letter = letterAt(font, char, { x, size: own, up, random, wild });
      commands.push(...letter.commands);
      x += letter.width * (1 + spacing + wobble(random) * 0.05);
    }
    if (raised && random() < 0.3) commands.push(...ruleUnder(from, x, -up + size * range(random, 0.04, 0.14), size * 0.03));
  }
  return commands;
}

/** A smooth warp with slant, squeeze and turn. */
function warpOf(size, random) {
  const squeeze = range(random, 0.75, 1.3);
  const slant = Math.tan((range(random, -12, 28) * Math.PI) / 180);
  const turn = (wobble(random) * 5 * Math.PI) / 180;
  const [f1, f2, p1, p2] = [range(random, 0.02, 0.06), range(random, 0.02, 0.06), range(random, 0, 6.3), range(random, 0, 6.3)];
  const [a1, a2] = [wobble(random) * size * 0.05, wobble(random) * size * 0.05];
  return ([x, y]) => {
    const u = x * squeeze - y * slant + a1 * Math.sin(y * f1 + p1);
    const v = y + a2 * Math.sin(u * f2 + p2);
    return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
  };
}

/** @returns {{d: string, left: number, top: number, width: number, height: number, size: number}} the path of an SVG and its box */
export function penPath(parts, font, random) {
  const size = random() < 0.4 ? range(random, 17, 34) : range(random, 34, 84);
  const warp = warpOf(size, random);
  const commands = lettersOf(parts, font, size, random).map(({ type, points }) => ({ type, points: points.map(warp) }));
  const all = commands.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const d = commands.map(({ type, points }) => type + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")).join("");
  return { d, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top, size };
}
