// A figure by calls laid into its section, where its words tie it to a corner.
import type { FigureRead } from "@/lib/land/metes/read-figures";
import { walk } from "@/lib/land/metes/traverse";
import { FEET_PER_UNIT, type Point, SECTION_UNITS } from "@/lib/land/shapes/region-rectangles";
import { type AnchorContext, anchorOf } from "./anchor";

const OUTSIDE = 1;

/**
 * The ring (feet from its beginning, y to the north) in section units. `text` is the upper-case text that the figure was read in. Null where the words
 * tie it to no corner of this section, a call of the way to its beginning is lost, or it would lie outside the section: errs towards not placed.
 */
export function placeFigure(f: FigureRead, ring: readonly Point[], text: string, context: AnchorContext): Point[] | null {
  const first = f.calls[0];
  if (ring.length < 3 || !first || f.tieLost) return null;
  const lead = f.ties[0] ? Math.min(f.ties[0].start, first.start) : first.start;
  const words = text.slice(f.start, f.ties.length > 0 ? first.start : lead);
  if (/FROM\sWHICH|WHENCE|BEARS/.test(words)) return null;
  const from = anchorOf(f.ties.length > 0 ? withoutTies(words, f) : words, context);
  if (!from) return null;
  const way = walk(f.ties.map((t) => t.course)).points;
  const tie = f.ties.length > 0 ? way.at(-1) : { x: 0, y: 0 };
  if (!tie || (f.ties.length > 0 && way.length !== f.ties.length + 1)) return null;
  const placed = ring.map((p) => ({ x: round(from.x + (tie.x + p.x) / FEET_PER_UNIT), y: round(from.y - (tie.y + p.y) / FEET_PER_UNIT) }));
  const inside = placed.every((p) => p.x > -OUTSIDE && p.y > -OUTSIDE && p.x < SECTION_UNITS + OUTSIDE && p.y < SECTION_UNITS + OUTSIDE);
  return inside ? placed : null;
}

/** The words with the lengths of the ties blanked: they are walked, not stepped from the corner. */
function withoutTies(words: string, f: FigureRead): string {
  return f.ties.reduce((w, t) => {
    const [a, b] = [Math.max(0, t.start - f.start), Math.max(0, t.end - f.start)];
    return w.slice(0, a) + " ".repeat(Math.max(0, b - a)) + w.slice(b);
  }, words);
}

const round = (n: number): number => Math.round(n * 1e4) / 1e4;
