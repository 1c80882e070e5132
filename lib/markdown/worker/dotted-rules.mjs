// The dotted lines of forms ("this ........ day of ............"): rows of dots under what was filled in, which a reading takes for full stops and letters.
// Dots that run into one another are short dashes; a row of nothing but dashes was typed to fill a line, and stays.

const HIGH_MAX = 9;
const WIDE_MAX = 95;
const DOT_WIDE = 9;
/** Pieces of one row stand so near, and so level. */
const GAP_MAX = 18;
const OFF_MAX = 3;
const PIECES_MIN = 5;
const LENGTH_MIN = 90;
/** So many pieces of a row are dots, or they are so unlike in width; and so many are about equally high. */
const DOTS_MIN = 0.5;
const UNLIKE_MIN = 0.45;
const EVEN_MIN = 0.75;
const CELL = 4;

/** Pieces of ink as flat as dots, from left to right. */
function flatPieces({ count, left, right, top, bottom }, drop) {
  const found = [];
  for (let of = 0; of < count; of++) {
    const [w, h] = [right[of] - left[of] + 1, bottom[of] - top[of] + 1];
    if (!drop[of] && h <= HIGH_MAX && w <= WIDE_MAX) found.push({ of, left: left[of], right: right[of], h, w, y: (top[of] + bottom[of]) / 2 });
  }
  return found.sort((a, b) => a.left - b.left);
}

/** Pieces that follow one another on a level, as rows. */
function rowsOf(pieces) {
  const open = new Map();
  const rows = [];
  for (const piece of pieces) {
    const cell = Math.floor(piece.y / CELL);
    const near = [cell - 1, cell, cell + 1].flatMap((at) => open.get(at) ?? []).filter((row) => piece.left - row.at(-1).right <= GAP_MAX);
    const row = near.find((one) => Math.abs(one.at(-1).y - piece.y) <= OFF_MAX && piece.left > one.at(-1).right - 2);
    if (row) row.push(piece);
    else rows.push([piece]);
    const own = row ?? rows.at(-1);
    const others = (open.get(cell) ?? []).filter((one) => one !== own && piece.left - one.at(-1).right <= GAP_MAX);
    open.set(cell, [...others, own]);
  }
  return rows;
}

function isDotted(row) {
  if (row.length < PIECES_MIN || row.at(-1).right - row[0].left < LENGTH_MIN) return false;
  const heights = row.map(({ h }) => h).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  const even = heights.filter((h) => Math.abs(h - usual) <= 2).length;
  const dots = row.filter(({ w }) => w <= DOT_WIDE).length;
  const mean = row.reduce((sum, { w }) => sum + w, 0) / row.length;
  const unlike = Math.sqrt(row.reduce((sum, { w }) => sum + (w - mean) ** 2, 0) / row.length) / mean;
  return even >= EVEN_MIN * row.length && (dots >= DOTS_MIN * row.length || unlike >= UNLIKE_MIN);
}

/** Marks the pieces of dotted lines in `drop`. @param {import("./components.mjs").Components} components @param {Uint8Array} drop */
export function dropDotted(components, drop) {
  for (const row of rowsOf(flatPieces(components, drop))) if (isDotted(row)) for (const { of } of row) drop[of] = 1;
}
