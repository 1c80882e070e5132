// One page by OCR: cleaned, set upright, cut if it is a spread, what stands apart taken out, levelled, read; the words' boxes led back to the page as scanned.
import { binarize } from "./binarize.mjs";
import { cleanPage, letters } from "./clean-page.mjs";
import { Failure } from "./failure.mjs";
import { ocrEngine } from "./ocr-engine.mjs";
import { pageImage } from "./page-image.mjs";
import { DOUBTFUL, meanConfidence, readUpright, trusted } from "./read-upright.mjs";
import { shadesOf } from "./shades.mjs";
import { areLined, isSideways, toPage } from "./straighten.mjs";

/** Fewer letter-sized pieces than this, and the page is blank. */
const BLANK_LETTERS = 8;
const CLEARLY_BETTER = 1.15;
/** A page of the finest print has a third of this; more is noise, on which OCR would spend minutes. */
const LETTERS_MAX = 30_000;
/** So many pieces of ink without a letter among them are no blank page. */
const NOISE_PIECES = 20_000;

/** The words of a piece: `layout` boxes as fractions of the levelled piece, `page` boxes as fractions of the page as it is shown. */
function toWords({ lines, place }) {
  return lines.map((line) =>
    line.map(({ text, confidence, left, top, width, height, hand }) => {
      const corners = [
        [left, top],
        [left + width, top],
        [left, top + height],
        [left + width, top + height],
      ].map(([x, y]) => toPage(place, x, y));
      const xs = corners.map(([x]) => Math.min(1, Math.max(0, x / place.pageWidth)));
      const ys = corners.map(([, y]) => Math.min(1, Math.max(0, y / place.pageHeight)));
      const box = { x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) };
      return {
        text,
        confidence,
        x: left / place.width,
        y: top / place.height,
        w: width / place.width,
        h: height / place.height,
        box,
        ...(hand ? { hand } : {}),
      };
    }),
  );
}

const noise = () => new Failure("unreadable_page", "The picture is noise from edge to edge. Scan the page again.");

const pageLines = (pieces) => pieces.filter((piece) => piece.kind === "page").flatMap((piece) => piece.lines);

/**
 * @returns {Promise<{width: number, height: number, pieces: {kind: "page" | "box" | "note", top: number, aspect: number, lines: object[][]}[],
 *   blank: boolean, quarters: number, degrees: number, negative: boolean, damaged: boolean, engine: string}>} pieces of the page in reading order, then boxes, then notes
 */
export async function ocrPage(task) {
  const image = await pageImage(task);
  const bitmap = binarize(image.pixels, image.width, image.height);
  const before = bitmap.ink.slice();
  const components = cleanPage(bitmap);
  const found = letters(components);
  const answer = { width: image.pageWidth, height: image.pageHeight, negative: bitmap.negative, damaged: image.damaged };
  if (found.length < BLANK_LETTERS && components.count > NOISE_PIECES) throw noise();
  if (found.length < BLANK_LETTERS) return { ...answer, pieces: [], blank: true, quarters: 0, degrees: 0, engine: "none" };
  if (found.length > LETTERS_MAX) throw noise();
  if (!areLined(found, bitmap.width))
    throw new Failure("unreadable_page", "No lines of writing are on the page: it is a picture, or noise. Scan it again at 300 dpi if it holds text.");
  const engine = await ocrEngine(task.engine ?? "auto");
  const page = { bitmap, uncleaned: before, components, shades: shadesOf(image.pixels, bitmap, before) };
  const first = isSideways(found, bitmap.width) ? 1 : 0;
  let pieces = await readUpright(engine, page, first);
  let quarters = first;
  if (meanConfidence(pageLines(pieces)) < DOUBTFUL) {
    const other = await readUpright(engine, page, first + 2);
    if (trusted(pageLines(other)) > trusted(pageLines(pieces)) * CLEARLY_BETTER) {
      pieces = other;
      quarters = first + 2;
    }
  }
  return {
    ...answer,
    pieces: pieces.map((piece) => ({ kind: piece.kind, top: piece.top, aspect: piece.place.height / piece.place.width, lines: toWords(piece) })),
    blank: false,
    quarters,
    degrees: pieces[0]?.place.degrees ?? 0,
    engine: engine.name,
  };
}
