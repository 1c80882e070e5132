// Figures and letters written with a pen, as strokes, for pages whose handwriting is known.

const arc = (cx, cy, rx, ry, from, to) =>
  Array.from({ length: 20 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 19) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

/** Strokes of each sign in a box about 40 wide and 64 high. */
const signs = {
  0: [arc(18, 34, 16, 27, 0, 360)],
  1: [
    [
      [14, 6],
      [10, 60],
    ],
  ],
  2: [[...arc(18, 20, 14, 14, 180, 390), [4, 58], [36, 58]]],
  3: [[...arc(16, 20, 13, 13, 200, 450), ...arc(16, 46, 15, 14, 270, 510)]],
  4: [
    [
      [6, 6],
      [4, 36],
      [34, 34],
    ],
    [
      [30, 8],
      [24, 62],
    ],
  ],
  7: [
    [
      [2, 10],
      [34, 8],
      [14, 62],
    ],
  ],
  t: [
    [
      [12, 4],
      [8, 30],
      [14, 32],
    ],
    [
      [2, 12],
      [20, 11],
    ],
  ],
  h: [
    [
      [4, 2],
      [2, 32],
    ],
    [...arc(9, 24, 7, 7, 190, 360), [16, 32]],
  ],
};
const wide = { 1: 22, t: 22, h: 22 };

/** Writes signs onto a page from `left` on; `top` is the top of the figures. A new bitmap. */
export function written({ ink, width, height }, text, left, top, { size = 1, thick = 3 } = {}) {
  const out = Uint8Array.from(ink);
  const dot = (x, y) => {
    for (let dy = -thick; dy <= thick; dy++)
      for (let dx = -thick; dx <= thick; dx++) if (dx * dx + dy * dy <= thick * thick) out[(Math.round(y) + dy) * width + Math.round(x) + dx] = 1;
  };
  let x = left;
  for (const sign of text) {
    for (const stroke of signs[sign])
      for (let at = 0; at + 1 < stroke.length; at++) {
        const [[x0, y0], [x1, y1]] = [stroke[at], stroke[at + 1]];
        const steps = Math.ceil(size * Math.hypot(x1 - x0, y1 - y0)) + 1;
        for (let step = 0; step <= steps; step++) dot(x + size * (x0 + ((x1 - x0) * step) / steps), top + size * (y0 + ((y1 - y0) * step) / steps));
      }
    x += size * (wide[sign] ?? 44);
  }
  return { ink: out, width, height };
}
