// What stands apart on a page: stamps in boxes of their own, and notes that run up or down the margin. They are read as pieces of their own.
import { boxOf } from "./components.mjs";
import { directions } from "./straighten.mjs";

const CELL = 100;
const SIDEWAYS_LETTERS_MIN = 12;
const SIDEWAYS_LENGTH_MIN = 150;
const BOXED_LETTERS_MIN = 6;
/** More than this share of a page's letters is the page itself. */
const PART_MAX = 0.4;
const MARGIN = 24;
/** Letters of a word stand no further apart than this, in their own size. */
const LETTER_GAP = 0.8;
/** Words of a line stand no further apart than this. */
const WORD_GAP = 50;

/** @typedef {{kind: "box" | "note", left: number, top: number, right: number, bottom: number, members: number[]}} Region */

const inside = (box, area) => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
};

/** Cells of the page with what their letters say: runs across, runs down. */
function cellsOf(found, votes, columns) {
  const cells = new Map();
  found.forEach((box, index) => {
    const at = Math.floor(box.top / CELL) * columns + Math.floor(box.left / CELL);
    const cell = cells.get(at) ?? { across: 0, down: 0, boxes: [], others: [] };
    if (votes[index] > 0) cell.across++;
    if (votes[index] < 0) cell.down++;
    if (votes[index] <= 0) cell.boxes.push(box);
    else cell.others.push(box.of);
    cells.set(at, cell);
  });
  return cells;
}

function around(cells, at, columns, reach) {
  const near = [];
  for (let row = -reach; row <= reach; row++) for (let column = -reach; column <= reach; column++) near.push(at + row * columns + column);
  return near.filter((one) => cells.has(one));
}

const isSidewaysCell = (cells, at, columns) => {
  const own = cells.get(at);
  if (own.down < 2 || own.down <= own.across) return false;
  const near = around(cells, at, columns, 1).map((one) => cells.get(one));
  const [across, down] = [near.reduce((sum, cell) => sum + cell.across, 0), near.reduce((sum, cell) => sum + cell.down, 0)];
  return down >= 6 && down >= 1.8 * across;
};

/** An area made longer by the letters that go on in its lines, above and below: the last of a line have no neighbour to tell their direction. */
function stretched(area, letters) {
  const among = letters.filter((box) => box.left >= area.left && box.right <= area.right).sort((a, b) => a.top - b.top);
  let { top, bottom } = area;
  for (const box of among) if (box.top > bottom - 1 && box.top - bottom <= WORD_GAP) bottom = Math.max(bottom, box.bottom);
  for (const box of among.reverse()) if (box.bottom < top + 1 && top - box.bottom <= WORD_GAP) top = Math.min(top, box.top);
  return { ...area, top: top - MARGIN, bottom: bottom + MARGIN };
}

/** Areas whose letters stand above one another closer than beside one another; and the letters of level lines, which are not theirs even within them. */
function sidewaysAreas(found, width) {
  const columns = Math.ceil(width / CELL) + 4;
  const cells = cellsOf(found, directions(found, width), columns);
  const level = new Set([...cells.values()].filter((cell) => cell.across >= cell.down).flatMap((cell) => cell.others));
  const open = new Set([...cells.keys()].filter((at) => isSidewaysCell(cells, at, columns)));
  const areas = [];
  for (const seed of open) {
    open.delete(seed);
    const stack = [seed];
    const boxes = [];
    while (stack.length > 0) {
      const at = stack.pop();
      boxes.push(...cells.get(at).boxes);
      for (const next of around(cells, at, columns, 2)) if (open.delete(next)) stack.push(next);
    }
    const area = stretched(
      {
        kind: "note",
        left: Math.min(...boxes.map((box) => box.left)) - 4,
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)) + 4,
        bottom: Math.max(...boxes.map((box) => box.bottom)),
      },
      found.filter((box) => !level.has(box.of)),
    );
    if (boxes.length >= SIDEWAYS_LETTERS_MIN && area.bottom - area.top >= SIDEWAYS_LENGTH_MIN) areas.push(area);
  }
  return { sideways: areas, level };
}

/** Boxes of stamps, the inner of two that overlap left out. */
function boxedAreas(frames, found) {
  const areas = [];
  for (let at = 0; at < frames.left.length; at++) {
    const area = { kind: "box", left: frames.left[at], top: frames.top[at], right: frames.right[at], bottom: frames.bottom[at] };
    const letters = found.filter((box) => inside(box, area)).length;
    const overlaps = areas.some((other) => area.left < other.right && other.left < area.right && area.top < other.bottom && other.top < area.bottom);
    if (!overlaps && letters >= BOXED_LETTERS_MIN && letters <= found.length * PART_MAX) areas.push(area);
  }
  return areas;
}

/** The last letters of sideways lines have neighbours beside them, not above: they follow close upon a letter of their note. */
function lastLetters(open, components) {
  const boxes = new Map(open.map(({ area }) => [area, area.members.map((of) => boxOf(components, of))]));
  const follows = (box, other) =>
    Math.abs(box.left + box.right - other.left - other.right) < box.right - box.left &&
    Math.max(box.top - other.bottom, other.top - box.bottom) < LETTER_GAP * Math.max(box.bottom - box.top, box.right - box.left);
  return open.filter(({ area, box }) => boxes.get(area).some((other) => follows(box, other)));
}

/**
 * The parts of an upright page that are read on their own, with the pieces of ink each takes with it.
 * @returns {Region[]} boxes from top to bottom, then notes
 */
export function regionsOf(components, found, { width, height }) {
  const boxed = boxedAreas(components.frames, found).sort((a, b) => a.top - b.top);
  const free = found.filter((box) => !boxed.some((area) => inside(box, area)));
  const { sideways, level } = sidewaysAreas(free, width);
  if (sideways.reduce((sum, area) => sum + free.filter((box) => inside(box, area)).length, 0) > found.length * PART_MAX) sideways.length = 0;
  const areas = [...boxed, ...sideways].map((area) => ({
    ...area,
    left: Math.max(0, area.left),
    top: Math.max(0, area.top),
    right: Math.min(width - 1, area.right),
    bottom: Math.min(height - 1, area.bottom),
    members: [],
  }));
  if (areas.length === 0) return areas;
  const open = [];
  for (let of = 0; of < components.count; of++) {
    if (components.dropped[of]) continue;
    const box = boxOf(components, of);
    const area = areas.find((one) => inside(box, one));
    if (!area) continue;
    if (area.kind === "box" || !level.has(of)) area.members.push(of);
    else open.push({ area, of, box });
  }
  for (const { area, of } of lastLetters(open, components)) area.members.push(of);
  return areas;
}
