// Lines of a page → blocks in the order a person reads them: columns one after another, forms row by row, paragraphs apart.
// Errs to reading row by row: only prose on both sides of a long gutter is taken for columns.
import { groupLines } from "./group-lines";
import type { FoundBlock, FoundLine, FoundWord } from "./markdown-document";

interface Segment {
  left: number;
  right: number;
  top: number;
  bottom: number;
  words: FoundWord[];
}

interface Columns {
  from: number;
  to: number;
  gutter: number;
  /** Of the gutter. */
  width: number;
}

const LINES_MAX = 1_500;
const COLUMN_LINES_MIN = 4;
const COLUMN_WORDS_MIN = 3;
/** A gutter hardly wider than the gap of a lost letter, in its least widths, stands by chance over a few lines: it must run on. */
const NARROW = 1.6;
const NARROW_LINES_MIN = 9;
const STAMP_LINES_MIN = 3;
/** Of the page's width: between two stamps, and of a line of the paper's own text. */
const WIDE = 0.12;
const PROSE_WIDTH = 0.55;
const PROSE_WORDS_MIN = 7;
const PARAGRAPH_GAP = 1.5;
const SPACING_REACH = 3;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const segmentOf = (words: FoundWord[]): Segment => ({
  left: Math.min(...words.map((word) => word.x)),
  right: Math.max(...words.map((word) => word.x + word.w)),
  top: Math.min(...words.map((word) => word.y)),
  bottom: Math.max(...words.map((word) => word.y + word.h)),
  words,
});

/** A line cut at gaps wider than `gap`. */
function segmentsOf(line: FoundLine, gap: number): Segment[] {
  const runs: FoundWord[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of line) {
    const run = runs.at(-1);
    if (run && word.x - right < gap) run.push(word);
    else runs.push([word]);
    right = Math.max(right, word.x + word.w);
  }
  return runs.map(segmentOf);
}

/** Lines from `from` on that leave a common gutter free, starting with the gap after segment `first`. */
function runFrom(rows: readonly Segment[][], from: number, first: number, gap: number): Columns | null {
  const [leftSide, rightSide] = [rows[from]?.[first], rows[from]?.[first + 1]];
  if (!leftSide || !rightSide) return null;
  let [low, high] = [leftSide.right, rightSide.left];
  let to = from;
  for (; to + 1 < rows.length; to++) {
    const row = rows[to + 1] ?? [];
    let [nextLow, nextHigh] = [low, high];
    for (const segment of row) {
      if ((segment.left + segment.right) / 2 < (low + high) / 2) nextLow = Math.max(nextLow, segment.right);
      else nextHigh = Math.min(nextHigh, segment.left);
    }
    if (nextHigh - nextLow < gap) break;
    [low, high] = [nextLow, nextHigh];
  }
  return { from, to, gutter: (low + high) / 2, width: high - low };
}

const isProse = (side: readonly Segment[]): boolean =>
  side.length >= COLUMN_LINES_MIN && median(side.map((segment) => segment.words.length)) >= COLUMN_WORDS_MIN;

function areProse(rows: readonly Segment[][], found: Columns): boolean {
  const all = rows.slice(found.from, found.to + 1).flat();
  const left = all.filter((segment) => segment.right <= found.gutter);
  const right = all.filter((segment) => segment.left >= found.gutter);
  if (!isProse(left) || !isProse(right)) return false;
  const extent = (side: Segment[]) => [Math.min(...side.map((s) => s.top)), Math.max(...side.map((s) => s.bottom))] as const;
  const [[leftTop, leftBottom], [rightTop, rightBottom]] = [extent(left), extent(right)];
  const shared = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop);
  return shared > 0.6 * Math.max(leftBottom - leftTop, rightBottom - rightTop);
}

/** Whether two stamps or labels stand side by side: short lines on both sides of a wide gap, and no form or table whose left side names what stands on the right. */
function areStamps(rows: readonly Segment[][], found: Columns): boolean {
  const all = rows.slice(found.from, found.to + 1).flat();
  const left = all.filter((segment) => segment.right <= found.gutter);
  const right = all.filter((segment) => segment.left >= found.gutter);
  const labels = left.filter((segment) => /[:§)]$/.test(segment.words.at(-1)?.text ?? ""));
  const figures = right.filter((segment) => segment.words.every((word) => /^[\d$.,()-]+$/.test(word.text)));
  return left.length >= STAMP_LINES_MIN && right.length >= STAMP_LINES_MIN && labels.length * 3 < left.length && figures.length * 2 < right.length;
}

/** Lines before the first that runs over most of the page: what a recorder put over the paper's own text. */
function headOf(rows: readonly Segment[][]): number {
  const at = rows.findIndex((row) => row.some((segment) => segment.words.length >= PROSE_WORDS_MIN && segment.right - segment.left > PROSE_WIDTH));
  return at === -1 ? 0 : at;
}

/** The longest stretch of lines that are columns, or null. */
function findColumns(rows: readonly Segment[][], gap: number, areColumns: (rows: readonly Segment[][], found: Columns) => boolean): Columns | null {
  let best: Columns | null = null;
  let covered = -1;
  for (let from = 0; from < rows.length; from++) {
    if (from <= covered) continue;
    for (let first = 0; first + 1 < (rows[from]?.length ?? 0); first++) {
      const found = runFrom(rows, from, first, gap);
      if (!found || !areColumns(rows, found)) continue;
      if (!best || found.to - found.from > best.to - best.from) best = found;
      covered = found.to;
    }
  }
  return best;
}

/** The usual distance between lines hereabouts: forms and deeds change between single and double spacing on one page. */
const usualStep = (steps: readonly number[], at: number, height: number): number =>
  Math.max(median(steps.slice(Math.max(0, at - SPACING_REACH), at + SPACING_REACH + 1).filter((step) => step < height * 5)), height);

/** Lines of one column cut where the distance to the next line is clearly more than usual. */
function paragraphs(lines: readonly FoundLine[]): FoundBlock[] {
  const middles = lines.map((line) => median(line.map((word) => word.y + word.h / 2)));
  const height = median(lines.map((line) => median(line.map((word) => word.h))));
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const blocks: FoundBlock[] = [];
  lines.forEach((line, index) => {
    const step = index ? (steps[index - 1] ?? 0) : Number.POSITIVE_INFINITY;
    const block = blocks.at(-1);
    if (!block || step > usualStep(steps, index - 1, height) * PARAGRAPH_GAP || step < -height) blocks.push([line]);
    else block.push(line);
  });
  return blocks;
}

/**
 * Blocks of a page in reading order from its lines (top to bottom). `aspect` is page height over width: it makes gaps and heights comparable.
 * Two columns of prose → left column, then right; "STATE OF …  )  ss." rows stay rows.
 */
export function readingOrder(lines: readonly FoundLine[], aspect: number, depth = 0): FoundBlock[] {
  const filled = lines.filter((line) => line.length > 0);
  if (filled.length === 0) return [];
  const height = median(filled.map((line) => median(line.map((word) => word.h))));
  const gap = Math.max(height * aspect * 0.9, 0.008);
  if (filled.length > LINES_MAX || depth > 4) return paragraphs(filled);
  const rows = filled.map((line) => segmentsOf(line, gap));
  const head = filled.slice(0, headOf(rows)).map((line) => segmentsOf(line, WIDE));
  const areColumns = (all: readonly Segment[][], found: Columns): boolean =>
    (found.width >= NARROW * gap || found.to - found.from + 1 >= NARROW_LINES_MIN) && areProse(all, found);
  const columns = findColumns(head, WIDE, areStamps) ?? findColumns(rows, gap, areColumns);
  if (!columns) return paragraphs(filled);
  const words = filled.slice(columns.from, columns.to + 1).flat();
  const side = (isLeft: boolean) => groupLines(words.filter((word) => word.x + word.w / 2 < columns.gutter === isLeft));
  return [
    ...readingOrder(filled.slice(0, columns.from), aspect, depth + 1),
    ...readingOrder(side(true), aspect, depth + 1),
    ...readingOrder(side(false), aspect, depth + 1),
    ...readingOrder(filled.slice(columns.to + 1), aspect, depth + 1),
  ];
}
