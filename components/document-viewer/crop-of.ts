// Which strip of a page shows the words: pure geometry, in fractions of the page.
import type { Box } from "@/lib/contracts/evidence";

/** `seen`: the part of the page's width that the strip shows. */
export type Crop = { page: number; x: number; y: number; seen: number; boxes: Box[] };
const least = 0.55;
const margin = 0.08;

/**
 * Boxes of a quote → the page on which it begins, the boxes there, and the middle of what is to be seen.
 * A strip shows somewhat more than the words and never less than about half of the page's width; `x` is kept so that nothing beside the page is shown.
 */
export function cropOf(boxes: readonly Box[], page: number | null): Crop | null {
  const at = boxes[0]?.page ?? page;
  if (at === null || at === undefined) return null;
  const here = boxes.filter((b) => (b.page ?? at) === at);
  if (here.length === 0) return null;
  const left = Math.min(...here.map((b) => b.x));
  const right = Math.max(...here.map((b) => b.x + b.w));
  const top = Math.min(...here.map((b) => b.y));
  const bottom = Math.max(...here.map((b) => b.y + b.h));
  const seen = Math.min(1, Math.max(least, right - left + margin));
  const half = seen / 2;
  return { page: at, x: Math.min(Math.max((left + right) / 2, half), 1 - half), y: (top + bottom) / 2, seen, boxes: here };
}
