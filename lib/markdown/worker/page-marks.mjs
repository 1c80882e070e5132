// The recorder's marks at the head and foot of a page ("VOL 12 PAGE 345", a stamped 241): tall narrow figures beside small letters, pale or uneven,
// on which one reading is often wrong. They are read in several sizes at once; what most of the readings say is taken.
import sharp from "sharp";
import { areaOf, levelMiddles, passedOver } from "./letter-places.mjs";
import { markWords } from "./mark-words.mjs";
import { linesIn, stacked } from "./sheet.mjs";
import { cut } from "./spread.mjs";
import { tallFigures } from "./tall-figures.mjs";

/** A mark whose words are all as sure as this is left as it was read. */
const SURE = 0.9;
/** So many lines of text may stand between a mark and the end of the page. */
const LINES_OUTSIDE_MAX = 3;
const LINE_WORDS_MIN = 4;
const MARKS_MAX = 6;
const LETTERS_MIN = 2;
const LETTERS_MAX = 60;
const LETTER_HEIGHT_MIN = 18;
/** A page with more letters that nothing was made of is a picture. */
const OPEN_MAX = 900;
const DOUBTFUL = 0.5;
const HIGH_MAX = 2.6;
const MARGIN = 10;
/** Words of a line stand together up to this distance. */
const REACH = 260;
const WORDS_MAX = 8;
/** Heights of the figures in the readings, and how much they are softened before. */
const VIEWS = [
  { height: 26, soft: 1.2 },
  { height: 36, soft: 1.2 },
  { height: 26, soft: 0 },
];
const GAP = 48;
const ONE_BLOCK = "6";
/** Longer numbers speak no louder. */
const FIGURES_MAX = 4;
const AGREED = 0.86;
const ALONE = 0.6;

const signs = /^\W*(?:vol|volume|book|bk|page|pages|pg|deed|or|orv|dbv|db|instrument|inst|no|film|reel|liber|folio|sequence|filed|recorded|record)\W*$/i;
const isWord = (text) => /^[(]?[A-Z]?[a-z]{3,}[,.;:)]?$|^[A-Z]{4,}[,.;:]?$/.test(text);
const numberIn = (text) => /^\W*(\d{1,12})\W*$/.exec(text)?.[1] ?? null;

/** Lines of running text above and below a place. */
function outside(y, lines) {
  const rows = lines.filter((line) => line.filter((word) => word.confidence >= SURE).length >= LINE_WORDS_MIN).map((line) => line[0].top + line[0].height / 2);
  return Math.min(rows.filter((row) => row < y).length, rows.filter((row) => row > y).length);
}

/** An area made as wide as the short lines it stands in, so that their words are read together. */
function withItsLines(area, lines, { width, height }) {
  const touching = (word) => word.left < area.right && area.left < word.left + word.width && word.top < area.bottom && area.top < word.top + word.height;
  const near = lines
    .filter((line) => line.length <= WORDS_MAX && line.some(touching))
    .flat()
    .filter((word) => word.left < area.right + REACH && area.left - REACH < word.left + word.width);
  return {
    left: Math.max(0, Math.min(area.left, ...near.map((word) => word.left - MARGIN))),
    top: Math.max(0, Math.min(area.top, ...near.map((word) => word.top - MARGIN))),
    right: Math.min(width, Math.max(area.right, ...near.map((word) => word.left + word.width + MARGIN))),
    bottom: Math.min(height, Math.max(area.bottom, ...near.map((word) => word.top + word.height + MARGIN))),
  };
}

const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether two letters stand beside each other on one line. */
const areBeside = (a, b) => {
  const high = Math.max(a.h, b.h);
  return Math.abs(a.y - b.y) < 0.5 * high && Math.abs(a.x - b.x) - (a.w + b.w) / 2 < 2.2 * high;
};

/** Letters of one line that stand near one another. */
function rowsOf(letters) {
  const left = [...letters].sort((a, b) => a.x - b.x);
  const rows = [];
  for (const letter of left) {
    const row = rows.find((own) => own.slice(-3).some((other) => areBeside(other, letter)));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows;
}

/** Whether what was read in an area may be a recorder's mark: nothing at all, or figures, or letters that are no word; and no part of a line of text. */
function mayBeMark(area, lines) {
  const inArea = (word) => word.left < area.right && area.left < word.left + word.width && word.top < area.bottom && area.top < word.top + word.height;
  const touched = lines.filter((line) => line.some(inArea));
  const words = touched.flat().filter(inArea);
  return (
    touched.every((line) => line.length <= WORDS_MAX) &&
    (words.length === 0 ||
      words.some((word) => /\d/.test(word.text) || (!isWord(word.text) && word.confidence < SURE)) ||
      words.every((word) => word.confidence < DOUBTFUL))
  );
}

/** Places of marks that their words tell, with the height of their tallest. */
const toldByWords = (picture, lines) =>
  lines.flatMap((line) => {
    const words = markWords(line);
    if (!words) return [];
    const [top, bottom] = [Math.min(...words.map((word) => word.top)), Math.max(...words.map((word) => word.top + word.height))];
    const middle = (top + bottom) / 2;
    if (outside(middle, lines) > LINES_OUTSIDE_MAX) return [];
    const area = {
      left: Math.max(0, Math.min(...words.map((word) => word.left)) - MARGIN),
      right: Math.min(picture.width, Math.max(...words.map((word) => word.left + word.width)) + MARGIN),
      top: Math.max(0, top - MARGIN),
      bottom: Math.min(picture.height, bottom + MARGIN),
    };
    return [{ ...area, tall: Math.max(...words.map(({ height }) => height)), edge: Math.min(middle, picture.height - middle) }];
  });

/** Places of marks, with the height of their figures. */
function marksOf(picture, lines, letters) {
  const found = toldByWords(picture, lines);
  const open = passedOver(letters, lines, picture.width, SURE).filter(({ h }) => h >= LETTER_HEIGHT_MIN);
  if (open.length > OPEN_MAX) return found.slice(0, MARKS_MAX);
  for (const row of rowsOf(open)) {
    const tall = row.map(({ h }) => h).sort((a, b) => b - a)[Math.floor(row.length / 4)] ?? 0;
    if (row.length < LETTERS_MIN || row.length > LETTERS_MAX) continue;
    const own = areaOf(row, picture, MARGIN);
    if (!mayBeMark(own, lines) || outside((own.top + own.bottom) / 2, lines) > LINES_OUTSIDE_MAX) continue;
    const isFlat = ({ top, bottom }) => bottom - top <= HIGH_MAX * tall + 2 * MARGIN;
    const area = [withItsLines(own, lines, picture), own].find(isFlat);
    if (!area) continue;
    const middle = (area.top + area.bottom) / 2;
    if (!found.some((other) => overlap(other, area))) found.push({ ...area, tall, edge: Math.min(middle, picture.height - middle) });
  }
  return found.sort((a, b) => a.edge - b.edge).slice(0, MARKS_MAX);
}

async function viewOf(picture, mark, { height, soft }) {
  const { ink, width: w, height: h } = cut(picture, mark);
  const scale = Math.min(2, height / mark.tall);
  const [width, tall] = [Math.max(8, Math.round(w * scale)), Math.max(8, Math.round(h * scale))];
  const image = sharp(ink, { raw: { width: w, height: h, channels: 1 } });
  const out = await (soft ? image.blur(soft) : image).resize({ width, height: tall, fit: "fill", kernel: "cubic" }).toColourspace("b-w").raw().toBuffer();
  return { ink: out, width, height: tall, scale };
}

/** All views of all marks under one another in one picture. */
async function sheetOf(picture, marks) {
  const rows = [];
  for (const mark of marks) for (const how of VIEWS) rows.push({ mark, view: await viewOf(picture, mark, how) });
  const { sheet, tops } = stacked(
    rows.map(({ view }) => view),
    GAP,
  );
  return { sheet, rows: rows.map((row, at) => ({ ...row, top: tops[at] })) };
}

/** "PAGE190" → "PAGE" and "190": letters of a mark and figures run together, however the letters were read. */
function parted(word) {
  const [, letters, figures] = /^([A-Za-z&.]{1,5})(\d{2,4})\W?$/.exec(word.text) ?? [];
  if (!figures) return [word];
  const width = Math.round((word.width * letters.length) / word.text.length);
  return [
    { ...word, text: letters, width },
    { ...word, text: figures, left: word.left + width, width: word.width - width },
  ];
}

/** The lines of one view, back in their places on the page. */
const linesOf = ({ mark, view, top }, lines) =>
  linesIn(lines, { top, height: view.height, gap: GAP }).map((line) =>
    line.flatMap(parted).map((word) => ({
      ...word,
      left: mark.left + Math.round(word.left / view.scale),
      top: mark.top + Math.round(word.top / view.scale),
      width: Math.round(word.width / view.scale),
      height: Math.round(word.height / view.scale),
    })),
  );

/** How often a number was read in these readings. */
const votes = (number, readings) => readings.filter((lines) => lines.flat().some((word) => numberIn(word.text) === number)).length;

/** What speaks for a reading: sure words, known signs, numbers that others read too; letters that are no word speak against it. */
function standing(lines, readings) {
  return lines.flat().reduce((sum, { text, confidence }) => {
    const number = numberIn(text);
    const heard = number ? votes(number, readings) : 0;
    if (number) return sum + Math.min(number.length, FIGURES_MAX) * (heard > 1 ? (0.3 + confidence) * heard : 0.4 * confidence);
    if (signs.test(text)) return sum + 2 * confidence;
    return sum + (isWord(text) && confidence >= SURE ? confidence : -0.5);
  }, 0);
}

/** Whether every sure word of the first reading is in the other too. */
const keeps = (lines, first) => {
  const read = new Set(lines.flat().map((word) => word.text.toLowerCase()));
  return first.flat().every((word) => word.confidence < SURE || !isWord(word.text) || read.has(word.text.toLowerCase()));
};

/** The best of the readings, its numbers as sure as the others make them. Null where the first reading stands. */
function settled(first, again) {
  const readings = [first, ...again];
  const ranked = readings
    .filter((lines) => lines === first || keeps(lines, first))
    .map((lines) => ({ lines, value: standing(lines, readings) }))
    .sort((a, b) => b.value - a.value);
  const best = ranked[0].lines;
  if (best === first || !best.flat().some((word) => numberIn(word.text))) return null;
  return best.map((line) =>
    line.map((word) => {
      const number = numberIn(word.text);
      if (!number) return word;
      return { ...word, confidence: votes(number, readings) > 1 ? Math.max(word.confidence, AGREED) : Math.min(word.confidence, ALONE) };
    }),
  );
}

const middleOf = (line) => line.reduce((sum, word) => sum + word.top + word.height / 2, 0) / line.length;

/** Whether two stretches stand beside each other on one line, as near as words. */
function continues(a, b) {
  const high = Math.max(...b.map(({ height }) => height));
  const [aLeft, aRight, bLeft, bRight] = [a[0].left, a.at(-1).left + a.at(-1).width, b[0].left, b.at(-1).left + b.at(-1).width];
  return Math.abs(middleOf(a) - middleOf(b)) < 0.5 * high && Math.max(aLeft - bRight, bLeft - aRight) < high;
}

/** The lines with what stood in a mark replaced: a new line goes into the line it was a part of, else stands by itself. */
function woven(lines, inMark, best) {
  const rest = lines.map((line) => line.filter((word) => !inMark(word)));
  const cut = rest.filter((line, at) => line.length > 0 && line.length < lines[at].length);
  const alone = best.filter((line) => {
    const own = cut.find((other) => continues(other, line));
    if (own) own.push(...line);
    return !own;
  });
  for (const line of cut) line.sort((a, b) => a.left - b.left);
  return [...rest.filter((line) => line.length > 0), ...alone];
}

/** Whether a word's middle stands in an area. */
const standsIn = (area) => (word) => {
  const [x, y] = [word.left + word.width / 2, word.top + word.height / 2];
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
};

/** All marks in their views by one reading; nothing where there are none. */
async function readSheet(engine, picture, marks) {
  if (marks.length === 0) return { rows: [], read: [] };
  const { sheet, rows } = await sheetOf(picture, marks);
  return { rows, read: await engine.read(sheet, ONE_BLOCK) };
}

/** The words of a mark whose figures were read apart, with words of the first reading in the place of less sure ones. */
function withSure({ words }, first) {
  const over = (a, b) => a.left < b.left + b.width && b.left < a.left + a.width;
  const numbers = words.filter((word) => numberIn(word.text) !== null);
  const sure = first.filter((word) => word.confidence >= SURE && (isWord(word.text) || signs.test(word.text)) && !numbers.some((number) => over(number, word)));
  return [...words.filter((word) => !sure.some((other) => over(other, word))), ...sure].sort((a, b) => a.left - b.left);
}

/**
 * The lines of a page with the marks at its head and foot read again. A mark is replaced only by a reading that others agree with more than with the first.
 * @param {{read: (shades: object, mode?: string) => Promise<object[][]>}} engine @param {object} picture levelled shades
 * @param {import("./tsv.mjs").OcrLine[]} lines @param {object[]} boxes letters of the picture before it was levelled @param {number} degrees
 */
export async function pageMarks(engine, picture, lines, boxes, degrees) {
  const letters = levelMiddles(boxes, { degrees, width: picture.width, height: picture.height });
  const marks = marksOf(picture, lines, letters);
  if (marks.length === 0) return lines;
  const tall = await tallFigures(engine, picture, marks, letters);
  const others = marks.filter((mark) => !tall.has(mark));
  const { rows, read } = await readSheet(engine, picture, others);
  let out = lines;
  for (const mark of marks) {
    const told = tall.get(mark);
    const inMark = standsIn(told?.area ?? mark);
    const inside = out.map((line) => line.filter(inMark)).filter((line) => line.length > 0);
    const best = told
      ? [withSure(told, inside.flat())]
      : settled(
          inside,
          rows.filter((row) => row.mark === mark).map((row) => linesOf(row, read)),
        );
    if (best) out = woven(out, inMark, best);
  }
  return out;
}
