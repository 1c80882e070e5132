// A second look at what the first reading of a page passed over: figures stamped at the edges, words beside a blank, stamps over nothing.
// Letters that stand in no trusted word are gathered and read by themselves, where nothing else on the page misleads the search for lines.
import { areaOf, groupsOf, levelMiddles, passedOver } from "./letter-places.mjs";
import { softened } from "./read-apart.mjs";
import { linesIn, stacked } from "./sheet.mjs";
import { cut } from "./spread.mjs";

/** A word of less is looked at again; of what a second look gives, so much must be trusted. */
const TRUSTED = 0.75;
const TAKEN = 0.6;
const CELL = 40;
const LETTERS_MIN = 3;
const LETTER_HEIGHT_MIN = 16;
/** So many of a word's or stamp's letters are about equally high; of specks and scribbles fewer are. */
const EVEN_MIN = 0.6;
const WIDTH_MIN = 40;
const HEIGHT_MAX = 420;
/** An area of a line or so is not higher. */
const LINE_MAX = 130;
const LOOKS_MAX = 5;
const MARGIN = 16;
const COVERED_MIN = 0.6;
const ONE_BLOCK = "6";
/** White around a cut-out: tesseract misreads letters at the very edge of its picture. */
const BORDER = 40;

const hasLetter = (text) => /[\p{L}\p{N}]/u.test(text);

function isEven(letters) {
  const usual = letters.map(({ h }) => h).sort((a, b) => a - b)[letters.length >> 1] ?? 0;
  const even = letters.filter(({ h }) => Math.abs(h - usual) <= 0.4 * usual).length;
  return letters.length >= LETTERS_MIN && usual >= LETTER_HEIGHT_MIN && even >= EVEN_MIN * letters.length;
}

/** Letters near one another, as areas with a margin, those of most letters first. */
const gathered = (letters, picture) =>
  groupsOf(letters, picture.width, CELL)
    .filter(isEven)
    .map((own) => ({ ...areaOf(own, picture, MARGIN), letters: own.length }))
    .filter((area) => area.right - area.left >= WIDTH_MIN && area.bottom - area.top <= HEIGHT_MAX)
    .sort((a, b) => b.letters - a.letters)
    .slice(0, LOOKS_MAX);

/** A word of an area's picture, in pixels of the page. */
function onPage(word, area, piece) {
  const scale = (area.right - area.left) / piece.width;
  const at = (value) => Math.round(value * scale);
  return { ...word, left: area.left + at(word.left), top: area.top + at(word.top), width: at(word.width), height: at(word.height) };
}

/** What is read in each area, in pixels of the page: areas of a line or so together, larger ones by themselves. `view` is how an area's picture is shown. */
async function readAreas(engine, picture, areas, view) {
  const sets = [areas.filter((area) => area.bottom - area.top <= LINE_MAX), ...areas.filter((area) => area.bottom - area.top > LINE_MAX).map((area) => [area])];
  const found = new Map();
  for (const set of sets.filter((one) => one.length > 0)) {
    const pieces = await Promise.all(set.map((area) => view(cut(picture, area))));
    const { sheet, tops } = stacked(pieces, BORDER);
    const read = await engine.read(sheet, ONE_BLOCK);
    for (const [at, area] of set.entries()) {
      const lines = linesIn(read, { top: tops[at], height: pieces[at].height, gap: BORDER });
      found.set(
        area,
        lines.map((line) => line.map((word) => onPage(word, area, pieces[at]))),
      );
    }
  }
  return areas.map((area) => found.get(area));
}

const touches = (a, b) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Whether new words stand over most of an old one. */
const isCovered = (old, words) =>
  words.reduce((sum, word) => sum + Math.max(0, Math.min(old.left + old.width, word.left + word.width) - Math.max(old.left, word.left)), 0) >=
  COVERED_MIN * old.width;

/** Of new lines, the words that stand where nothing was read, or over doubtful words that they cover and are surer than; and those doubtful words. */
function replaced(words, again) {
  const doubtful = words.filter((word) => word.confidence < TRUSTED);
  const fresh = again.flat();
  const keeps = new Set(
    doubtful.filter((old) => {
      const over = fresh.filter((word) => touches(word, old));
      return over.length > 0 && !(isCovered(old, over) && over.every((word) => word.confidence > old.confidence));
    }),
  );
  const better = again.map((line) => line.filter((word) => ![...keeps].some((old) => touches(word, old)))).filter((line) => line.length > 0);
  return { better, gone: new Set(doubtful.filter((old) => better.flat().some((word) => touches(word, old)))) };
}

/** How far words stand off the level of a line's nearest word, in its heights; null where the line is none of theirs. */
function offLevel(line, words) {
  const [first, last] = [words[0], words.at(-1)];
  const middle = first.top + first.height / 2;
  const gapTo = (word) => Math.max(first.left - word.left - word.width, word.left - last.left - last.width);
  const nearest = line.reduce((best, word) => (gapTo(word) < gapTo(best) ? word : best));
  const high = Math.max(nearest.height, first.height);
  const off = Math.abs(nearest.top + nearest.height / 2 - middle) / high;
  return off < 0.5 && gapTo(nearest) < 4 * high ? off : null;
}

/** Adds words to the line they stand in, or as a line of their own. */
function put(lines, words) {
  const offs = lines.map((line) => offLevel(line, words));
  const least = Math.min(...offs.map((off) => off ?? 1));
  const line = lines[offs.indexOf(least)];
  if (!line) lines.push(words);
  else line.push(...words) && line.sort((a, b) => a.left - b.left);
}

/** The lines with what was read in areas again. */
function withFound(lines, readings) {
  let seen = lines;
  for (const found of readings) {
    const trusted = seen.flat().filter((word) => word.confidence >= TRUSTED);
    const again = found
      .map((line) => line.filter((word) => word.confidence >= TAKEN && hasLetter(word.text) && !trusted.some((other) => touches(word, other))))
      .filter((line) => line.length > 0);
    const { better, gone } = replaced(seen.flat(), again);
    seen = seen.map((line) => line.filter((word) => !gone.has(word))).filter((line) => line.length > 0);
    for (const line of better) put(seen, line);
  }
  return seen;
}

/** Whether figures in an area are still doubtful: those of a label or stamp. */
const hasDoubtfulFigures = (lines) => (area) =>
  lines.flat().some((word) => {
    const [x, y] = [word.left + word.width / 2, word.top + word.height / 2];
    return word.confidence < TRUSTED && /\d.*\d/.test(word.text) && x > area.left && x < area.right && y > area.top && y < area.bottom;
  });

/**
 * The lines of a first reading with what a second look at its gaps has found. A doubtful word gives way only to words in its place that are read with more confidence; nothing else is lost.
 * Where figures stay doubtful they are looked at once more, smaller and softened, which closes the dots of label printers and worn stamps.
 * @param {{read: (shades: object, mode?: string) => Promise<object[][]>}} engine @param {object} picture levelled shades
 * @param {import("./tsv.mjs").OcrLine[]} lines @param {object[]} boxes letters of the picture before it was levelled @param {number} degrees
 */
export async function secondLook(engine, picture, lines, boxes, degrees) {
  const letters = levelMiddles(boxes, { degrees, width: picture.width, height: picture.height });
  const areas = gathered(passedOver(letters, lines, picture.width, TRUSTED), picture);
  const seen = withFound(lines, await readAreas(engine, picture, areas, (piece) => piece));
  const open = areas.filter(hasDoubtfulFigures(seen));
  return open.length === 0 ? seen : withFound(seen, await readAreas(engine, picture, open, softened));
}
