// One page by OCR: cleaned, set upright, cut if it is a spread, levelled, read; the words' boxes led back to the page as it was scanned.
import { binarize } from "./binarize.mjs";
import { cleanPage, letters } from "./clean-page.mjs";
import { ocrEngine } from "./ocr-engine.mjs";
import { pageImage } from "./page-image.mjs";
import { cut, gutterOf } from "./spread.mjs";
import { isSideways, levelled, skewOf, toPage, turned } from "./straighten.mjs";

/** Fewer letter-sized pieces than this, and the page is blank. */
const BLANK_LETTERS = 8;
/** Below this a page is tried the other way up. */
const DOUBTFUL = 0.62;
const CLEARLY_BETTER = 1.15;

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
const trusted = (pieces) =>
  pieces.flatMap((piece) => piece.lines.flat()).reduce((sum, word) => sum + (/^\p{L}{3,}/u.test(word.text) ? word.confidence ** 2 * word.text.length : 0), 0);

async function readUpright(engine, page, quarters) {
  const upright = turned(page.bitmap, quarters);
  const found = letters(page.componentsOf(upright, quarters));
  const gutter = gutterOf(upright, found);
  const cuts =
    gutter === null
      ? [[0, upright.width]]
      : [
          [0, gutter],
          [gutter, upright.width],
        ];
  const pieces = [];
  for (const [from, to] of cuts) {
    const part = cut(upright, from, to);
    const within = found.filter((box) => box.left >= from && box.right < to).map((box) => ({ ...box, left: box.left - from, right: box.right - from }));
    const degrees = skewOf(within, part.width, part.height);
    const lines = await engine.read(levelled(part, degrees));
    pieces.push({
      lines,
      place: { degrees, width: part.width, height: part.height, cutLeft: from, quarters, pageWidth: page.bitmap.width, pageHeight: page.bitmap.height },
    });
  }
  return pieces;
}

/** Components of a turned page, from those of the page as scanned. */
function componentsTurned(components, { width, height }, quarters) {
  if (quarters === 0) return components;
  const { left, top, right, bottom } = components;
  const flip = (values, last) => values.map((value) => last - value);
  if (quarters === 2)
    return { ...components, left: flip(right, width - 1), right: flip(left, width - 1), top: flip(bottom, height - 1), bottom: flip(top, height - 1) };
  if (quarters === 1) return { ...components, left: flip(bottom, height - 1), right: flip(top, height - 1), top: left, bottom: right };
  return { ...components, left: top, right: bottom, top: flip(right, width - 1), bottom: flip(left, width - 1) };
}

/** The words of a piece: `layout` boxes as fractions of the levelled piece, `page` boxes as fractions of the page as it is shown. */
function toWords({ lines, place }) {
  return lines.map((line) =>
    line.map(({ text, confidence, left, top, width, height }) => {
      const corners = [
        [left, top],
        [left + width, top],
        [left, top + height],
        [left + width, top + height],
      ].map(([x, y]) => toPage(place, x, y));
      const xs = corners.map(([x]) => Math.min(1, Math.max(0, x / place.pageWidth)));
      const ys = corners.map(([, y]) => Math.min(1, Math.max(0, y / place.pageHeight)));
      const box = { x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) };
      return { text, confidence, x: left / place.width, y: top / place.height, w: width / place.width, h: height / place.height, box };
    }),
  );
}

/**
 * @returns {Promise<{width: number, height: number, pieces: {aspect: number, lines: object[][]}[], confidence: number, blank: boolean, quarters: number, degrees: number, negative: boolean, engine: string}>}
 */
export async function ocrPage(task) {
  const image = await pageImage(task);
  const bitmap = binarize(image.pixels, image.width, image.height);
  const components = cleanPage(bitmap);
  const found = letters(components);
  const answer = { width: image.pageWidth, height: image.pageHeight, negative: bitmap.negative };
  if (found.length < BLANK_LETTERS) return { ...answer, pieces: [], confidence: 0, blank: true, quarters: 0, degrees: 0, engine: "none" };
  const engine = await ocrEngine(task.engine ?? "auto");
  const page = { bitmap, componentsOf: (_, quarters) => componentsTurned(components, bitmap, quarters) };
  const first = isSideways(found, bitmap.width) ? 1 : 0;
  let pieces = await readUpright(engine, page, first);
  let quarters = first;
  if (meanConfidence(pieces.flatMap((piece) => piece.lines)) < DOUBTFUL) {
    const other = await readUpright(engine, page, first + 2);
    if (trusted(other) > trusted(pieces) * CLEARLY_BETTER) {
      pieces = other;
      quarters = first + 2;
    }
  }
  return {
    ...answer,
    pieces: pieces.map((piece) => ({ aspect: piece.place.height / piece.place.width, lines: toWords(piece) })),
    confidence: meanConfidence(pieces.flatMap((piece) => piece.lines)),
    blank: false,
    quarters,
    degrees: pieces[0]?.place.degrees ?? 0,
    engine: engine.name,
  };
}
