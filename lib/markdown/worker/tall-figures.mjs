// The figures of a numbering machine ("VOL 226 PAGE 594"): narrow and twice as tall as the letters beside them, which leads a reading of the line astray.
// They are told from the letters by their height alone, cut out number by number, and read apart in three sizes; what most readings agree on is taken.
import sharp from "sharp";
import { areaOf } from "./letter-places.mjs";
import { linesIn, stacked } from "./sheet.mjs";
import { cut } from "./spread.mjs";

const TALL_MIN = 45;
/** Of the tallest letter: figures are at least so high, letters beside them at most. */
const FIGURE = 0.75;
const LETTER = 0.68;
const LETTER_MIN = 0.2;
/** Figures of one number and letters of one word stand so near, in heights of the figures. */
const NEAR = 0.6;
const LEVEL = 0.3;
const BESIDE = 2.5;
const FIGURES_MAX = 6;
const MARGIN = 10;
const GAP = 48;
const ONE_BLOCK = "6";
const VIEWS = [
  { height: 36, soft: 1.2 },
  { height: 36, soft: 0 },
  { height: 48, soft: 1.2 },
];
const SIGNS = { height: 30, soft: 0.6 };
/** What all readings agree on is worth so much, what two of three agree on so much. */
const AGREED = 0.86;
const MOST = 0.62;

const left = (letter) => letter.x - letter.w / 2;
const right = (letter) => letter.x + letter.w / 2;
const inArea = (letter, area) => letter.x > area.left && letter.x < area.right && letter.y > area.top && letter.y < area.bottom;

/** Letters of one row, left to right, as runs that stand near one another. */
function runsOf(letters, near) {
  const runs = [];
  for (const letter of letters.toSorted((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    if (run && left(letter) - Math.max(...run.map(right)) < near) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
}

/** The numbers of a mark and the words between and before them, each with its letters; null where its letters are of one height. */
function partsOf(area, letters) {
  const own = letters.filter((letter) => inArea(letter, area));
  const tallest = Math.max(0, ...own.map(({ h }) => h));
  if (tallest < TALL_MIN) return null;
  const tall = own.filter(({ h }) => h >= FIGURE * tallest);
  const middle = tall.map(({ y }) => y).sort((a, b) => a - b)[tall.length >> 1];
  const level = tall.filter(({ y }) => Math.abs(y - middle) < LEVEL * tallest);
  const numbers = runsOf(level, NEAR * tallest).filter((run) => run.length > 1 && run.length <= FIGURES_MAX);
  const isBeside = (letter) => numbers.some((run) => left(letter) - right(run.at(-1)) < BESIDE * tallest && left(run[0]) - right(letter) < BESIDE * tallest);
  const within = (letter) => numbers.some((run) => letter.x > left(run[0]) && letter.x < right(run.at(-1)));
  const small = own.filter((letter) => letter.h <= LETTER * tallest && letter.h >= LETTER_MIN * tallest && isBeside(letter) && !within(letter));
  if (numbers.length === 0 || small.length === 0) return null;
  return [
    ...numbers.map((run) => ({ kind: "number", run })),
    ...runsOf(
      small.filter(({ y }) => Math.abs(y - middle) < tallest),
      NEAR * tallest,
    ).map((run) => ({ kind: "sign", run })),
  ];
}

async function viewOf(picture, area, tall, { height, soft }) {
  const { ink, width: w, height: h } = cut(picture, area);
  const scale = Math.min(2, height / tall);
  const [width, high] = [Math.max(8, Math.round(w * scale)), Math.max(8, Math.round(h * scale))];
  const image = sharp(ink, { raw: { width: w, height: h, channels: 1 } });
  const out = await (soft ? image.blur(soft) : image).resize({ width, height: high, fit: "fill", kernel: "cubic" }).toColourspace("b-w").raw().toBuffer();
  return { ink: out, width, height: high, scale };
}

/** Views of all parts of all marks, each a row of one sheet. */
async function rowsOf(picture, marks) {
  const rows = [];
  for (const { parts } of marks)
    for (const part of parts) {
      const area = areaOf(part.run, picture, MARGIN);
      const tall = Math.max(...part.run.map(({ h }) => h));
      for (const how of part.kind === "number" ? VIEWS : [SIGNS]) rows.push({ part, area, view: await viewOf(picture, area, tall, how) });
    }
  return rows;
}

/** What a part says: one number that most views agree on, one figure for each of its pieces where they do not all agree; or the words of its letters. */
function wordsOf(part, rows) {
  const [{ area }] = rows;
  const place = { left: area.left + MARGIN, top: area.top + MARGIN, width: area.right - area.left - 2 * MARGIN, height: area.bottom - area.top - 2 * MARGIN };
  if (part.kind === "sign")
    return rows[0].lines.flat().map((word) => ({
      ...word,
      left: area.left + Math.round(word.left / rows[0].view.scale),
      top: area.top + Math.round(word.top / rows[0].view.scale),
      width: Math.round(word.width / rows[0].view.scale),
      height: Math.round(word.height / rows[0].view.scale),
    }));
  const read = rows.map(({ lines }) =>
    lines
      .flat()
      .map(({ text }) => text)
      .join("")
      .replace(/\W+/g, ""),
  );
  const heard = (text) => read.filter((other) => other === text).length;
  const best = read.toSorted((a, b) => heard(b) - heard(a))[0];
  const isOne = heard(best) > 1 && /^\d+$/.test(best) && (best.length === part.run.length || (best.length > 1 && heard(best) === read.length));
  return isOne ? [{ text: best, confidence: heard(best) === read.length ? AGREED : MOST, ...place }] : null;
}

/**
 * The marks whose figures could be read by themselves: their words, left to right, and the area that these stand for.
 * @param {{read: (shades: object, mode?: string) => Promise<object[][]>}} engine @param {object} picture levelled shades
 * @param {{left: number, top: number, right: number, bottom: number}[]} areas @param {object[]} letters with their middles on the picture
 * @returns {Promise<Map<object, {area: object, words: object[]}>>}
 */
export async function tallFigures(engine, picture, areas, letters) {
  const marks = areas.flatMap((area) => {
    const parts = partsOf(area, letters);
    return parts ? [{ area, parts }] : [];
  });
  const found = new Map();
  if (marks.length === 0) return found;
  const rows = await rowsOf(picture, marks);
  const { sheet, tops } = stacked(
    rows.map(({ view }) => view),
    GAP,
  );
  const read = await engine.read(sheet, ONE_BLOCK);
  for (const [at, row] of rows.entries()) row.lines = linesIn(read, { top: tops[at], height: row.view.height, gap: GAP });
  for (const { area, parts } of marks) {
    const told = parts
      .map((part) => ({
        part,
        words: wordsOf(
          part,
          rows.filter((row) => row.part === part),
        ),
      }))
      .filter(({ words }) => words !== null);
    if (!told.some(({ part }) => part.kind === "number")) continue;
    const words = told.flatMap((one) => one.words).sort((a, b) => a.left - b.left);
    found.set(area, {
      area: areaOf(
        told.flatMap(({ part }) => part.run),
        picture,
        MARGIN,
      ),
      words,
    });
  }
  return found;
}
