// Where letters stand on the levelled picture, and which of them stand in no trusted word.

const COVER = 16;
const NEAR = 4;

/** Middles of letters on the levelled picture. */
export function levelMiddles(boxes, { degrees, width, height }) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [width / 2, height / 2];
  return boxes.map((box) => {
    const [x, y] = [(box.left + box.right) / 2 - cx, (box.top + box.bottom) / 2 - cy];
    return { x: x * cos + y * sin + cx, y: y * cos - x * sin + cy, w: box.w, h: box.h };
  });
}

/** The letters that stand in no word read with at least the confidence `trusted`. */
export function passedOver(letters, lines, width, trusted) {
  const columns = Math.ceil(width / COVER) + 1;
  const covered = new Set();
  for (const word of lines.flat()) {
    if (word.confidence < trusted) continue;
    for (let y = Math.floor((word.top - NEAR) / COVER); y <= Math.floor((word.top + word.height + NEAR) / COVER); y++)
      for (let x = Math.floor((word.left - NEAR) / COVER); x <= Math.floor((word.left + word.width + NEAR) / COVER); x++) covered.add(y * columns + x);
  }
  return letters.filter((letter) => !covered.has(Math.floor(letter.y / COVER) * columns + Math.floor(letter.x / COVER)));
}

/** Letters near one another, as groups: their cells of `cell` pixels touch. */
export function groupsOf(letters, width, cell) {
  const columns = Math.ceil(width / cell) + 4;
  const cells = new Map();
  for (const letter of letters) {
    const at = Math.floor(letter.y / cell) * columns + Math.floor(letter.x / cell);
    cells.set(at, [...(cells.get(at) ?? []), letter]);
  }
  const open = new Set(cells.keys());
  const groups = [];
  for (const seed of cells.keys()) {
    if (!open.delete(seed)) continue;
    const stack = [seed];
    const own = [];
    while (stack.length > 0) {
      const at = stack.pop();
      own.push(...cells.get(at));
      for (const row of [-columns, 0, columns]) for (const step of [-1, 0, 1]) if (open.delete(at + row + step)) stack.push(at + row + step);
    }
    groups.push(own);
  }
  return groups;
}

/** The area of letters with a margin, within the picture. */
export function areaOf(letters, { width, height }, margin) {
  return {
    left: Math.max(0, Math.floor(Math.min(...letters.map(({ x, w }) => x - w / 2)) - margin)),
    top: Math.max(0, Math.floor(Math.min(...letters.map(({ y, h }) => y - h / 2)) - margin)),
    right: Math.min(width, Math.ceil(Math.max(...letters.map(({ x, w }) => x + w / 2)) + margin)),
    bottom: Math.min(height, Math.ceil(Math.max(...letters.map(({ y, h }) => y + h / 2)) + margin)),
  };
}
