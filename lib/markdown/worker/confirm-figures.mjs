// Figures that were read with little trust (odd type, a clock's stamp) are read once more, smaller and softened: what is read alike twice is believed more.
import { softened } from "./read-apart.mjs";
import { linesIn, stacked } from "./sheet.mjs";
import { cut } from "./spread.mjs";

const DOUBTED = 0.45;
const FIGURES_MIN = 2;
const WORDS_MAX = 12;
const MARGIN = 10;
const GAP = 40;
const ONE_BLOCK = "6";
/** What two readings agree on is worth so much. */
const AGREED = 0.6;

const figures = (text) => text.replace(/\D/g, "");
const signs = (text) => text.replace(/[^\p{L}\p{N}]/gu, "");

const areaOf = ({ left, top, width, height }, picture) => ({
  left: Math.max(0, left - MARGIN),
  top: Math.max(0, top - MARGIN),
  right: Math.min(picture.width, left + width + MARGIN),
  bottom: Math.min(picture.height, top + height + MARGIN),
});

/** The lines, with doubted figures that a second reading confirms raised to 0.6. Never changes a text. */
export async function confirmFigures(engine, picture, lines) {
  const doubted = lines
    .flat()
    .filter(({ text, confidence }) => confidence < DOUBTED && figures(text).length >= FIGURES_MIN)
    .slice(0, WORDS_MAX);
  if (doubted.length === 0) return lines;
  const pieces = await Promise.all(doubted.map((word) => softened(cut(picture, areaOf(word, picture)))));
  const { sheet, tops } = stacked(pieces, GAP);
  const read = await engine.read(sheet, ONE_BLOCK);
  const confirmed = new Set(
    doubted.filter((word, at) => {
      const again = linesIn(read, { top: tops[at], height: pieces[at].height, gap: GAP }).flat();
      return signs(again.map(({ text }) => text).join("")) === signs(word.text);
    }),
  );
  return lines.map((line) => line.map((word) => (confirmed.has(word) ? { ...word, confidence: AGREED } : word)));
}
