// A cleaned page, one way up → what is read on it: the page itself (two of a spread), stamps in boxes, notes along the margins.
import { letters } from "./clean-page.mjs";
import { boxesTurned } from "./components.mjs";
import { pageMarks } from "./page-marks.mjs";
import { readApart } from "./read-apart.mjs";
import { readBlanks } from "./read-blanks.mjs";
import { regionsOf } from "./regions.mjs";
import { secondLook } from "./second-look.mjs";
import { taken } from "./shades.mjs";
import { cut, gutterOf } from "./spread.mjs";
import { levelled, skewOf, toPage, turned } from "./straighten.mjs";

/** Below this something is tried the other way up. */
export const DOUBTFUL = 0.62;

/** 0..1: the mean confidence by length, over words that hold a letter or digit. */
export function meanConfidence(lines) {
  let sum = 0;
  let weight = 0;
  for (const word of lines.flat()) {
    if (!/[\p{L}\p{N}]/u.test(word.text)) continue;
    sum += word.confidence * word.text.length;
    weight += word.text.length;
  }
  return weight ? sum / weight : 0;
}

/** Letters read with some trust: tells the right way up better than confidence alone, which a few lucky words can carry. */
export const trusted = (lines) => lines.flat().reduce((sum, word) => sum + (/^\p{L}{3,}/u.test(word.text) ? word.confidence ** 2 * word.text.length : 0), 0);

/** Reads one part of an upright picture, turned by itself. */
async function readPart(engine, picture, area, turn, boxes) {
  const part = cut(picture, area);
  const piece = turned(part, turn);
  const degrees = boxes ? skewOf(boxes, piece.width, piece.height) : 0;
  const place = { degrees, width: piece.width, height: piece.height, turn, cutLeft: area.left, cutTop: area.top, cutWidth: part.width, cutHeight: part.height };
  const level = levelled(piece, degrees);
  if (!boxes) return { lines: await readApart(engine, level), place };
  const lines = await engine.read(level);
  const whole = await secondLook(engine, level, lines, boxes, degrees);
  return { lines: await pageMarks(engine, level, whole, boxes, degrees), place };
}

/** An area of a levelled piece as it was scanned, with all that cleaning took away: a hand's tall strokes look like rules. */
const scanned =
  ({ uncleaned, bitmap: { width, height } }, place) =>
  (area) => {
    const out = { ink: new Uint8Array((area.right - area.left) * (area.bottom - area.top)), width: area.right - area.left, height: area.bottom - area.top };
    for (let y = 0; y < out.height; y++)
      for (let x = 0; x < out.width; x++) {
        const [pageX, pageY] = toPage(place, area.left + x, area.top + y).map(Math.round);
        if (pageX >= 0 && pageY >= 0 && pageX < width && pageY < height) out.ink[y * out.width + x] = uncleaned[pageY * width + pageX];
      }
    return out;
  };

/** The parts of a spread, or the page as one. */
async function readPages(engine, picture, found) {
  const gutter = gutterOf(picture, found);
  const columns = gutter === null ? [0, picture.width] : [0, gutter, picture.width];
  const pieces = [];
  for (let at = 0; at + 1 < columns.length; at++) {
    const area = { left: columns[at], right: columns[at + 1], top: 0, bottom: picture.height };
    const boxes = found
      .filter((box) => box.left >= area.left && box.right < area.right)
      .map((box) => ({ ...box, left: box.left - area.left, right: box.right - area.left }));
    pieces.push({ kind: "page", top: 0, ...(await readPart(engine, picture, area, 0, boxes)) });
  }
  return pieces;
}

/** A stamp or note by itself. Notes up the margin are the usual ones; the other way round is tried where that gives no words. */
async function readRegion(engine, { picture, region }) {
  const area = { left: region.left, right: region.right + 1, top: region.top, bottom: region.bottom + 1 };
  const top = region.top / picture.height;
  if (region.kind === "box") return { kind: "box", top, ...(await readPart(engine, picture, area, 0, null)) };
  const up = await readPart(engine, picture, area, 1, null);
  if (meanConfidence(up.lines) >= DOUBTFUL) return { kind: "note", top, ...up };
  const down = await readPart(engine, picture, area, 3, null);
  return { kind: "note", top, ...(trusted(down.lines) > trusted(up.lines) ? down : up) };
}

/** @param {{bitmap: object, uncleaned: Uint8Array, components: object, shades: object}} page `uncleaned` is its ink before it was cleaned @param {number} quarters clockwise by which the page is turned before it is read */
export async function readUpright(engine, page, quarters) {
  const { width, height } = page.bitmap;
  const { frames } = page.components;
  const components = { ...boxesTurned(page.components, { width, height }, quarters), frames: boxesTurned(frames, { width, height }, quarters) };
  const found = letters(components);
  const upright = quarters % 2 === 0 ? { width, height } : { width: height, height: width };
  const regions = regionsOf(components, found, upright);
  const shades = regions.length > 0 ? { ...page.shades, ink: page.shades.ink.slice() } : page.shades;
  const apart = regions.map((region) => ({ region, picture: turned(taken(shades, components, region.members), quarters) }));
  const gone = new Set(apart.flatMap(({ region }) => region.members));
  const left = found.filter((box) => !gone.has(box.of));
  const pieces = await readPages(engine, turned(shades, quarters), left);
  for (const one of apart) pieces.push(await readRegion(engine, one));
  for (const piece of pieces) Object.assign(piece.place, { quarters, pageWidth: width, pageHeight: height });
  return pieces.map((piece) => (piece.kind === "page" ? { ...piece, lines: readBlanks(scanned(page, piece.place), piece.lines) } : piece));
}
