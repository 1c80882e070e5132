import type { Box } from "@/lib/contracts/evidence";
import type { PageWord } from "@/lib/contracts/review";

/** Words of the document that a person pointed at. */
export type Pointed = { start: number; end: number; text: string };
export type Rect = Pick<Box, "x" | "y" | "w" | "h">;

/**
 * The words whose middle lies in a box drawn on the page, as one stretch of the text from the first to the last: what runs on over lines stays whole.
 * ([{start:0,end:3,x:.1,…}], {x:0,y:0,w:.5,h:.5}, "Ada Colburn") → {start:0,end:3,text:"Ada"}; null where the box holds no word.
 */
export function wordsWithin(words: readonly PageWord[], box: Rect, markdown: string): Pointed | null {
  const inside = words.filter(({ x, y, w, h }) => {
    const [cx, cy] = [x + w / 2, y + h / 2];
    return cx >= box.x && cx <= box.x + box.w && cy >= box.y && cy <= box.y + box.h;
  });
  if (inside.length === 0) return null;
  const start = Math.min(...inside.map((word) => word.start));
  const end = Math.max(...inside.map((word) => word.end));
  return { start, end, text: markdown.slice(start, end) };
}

/** A point on a turned sheet → the same point on the sheet as it was scanned, both as parts of width and height: (0.2, 0.1) turned 90 → (0.1, 0.8). */
export function unturned(x: number, y: number, turn: number): [number, number] {
  if (turn === 90) return [y, 1 - x];
  if (turn === 180) return [1 - x, 1 - y];
  return turn === 270 ? [1 - y, x] : [x, y];
}

/** The box between two corners, whichever was drawn first. */
export const boxBetween = ([ax, ay]: [number, number], [bx, by]: [number, number]): Rect => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  w: Math.abs(ax - bx),
  h: Math.abs(ay - by),
});
