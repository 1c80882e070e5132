// Which strip of a page shows the words: pure geometry, in fractions of the page.
import type { Box } from "@/lib/contracts/evidence";

export type Crop = { page: number; x: number; y: number; boxes: Box[] };

/**
 * Boxes of a quote → the page on which it begins, the boxes there, and the middle of what is to be seen.
 * `widthSeen`: how much of the page's width fits into the strip (1 / zoom); `x` is kept so that nothing beside the page is shown.
 */
export function cropOf(boxes: readonly Box[], page: number | null, widthSeen: number): Crop | null {
  const at = boxes[0]?.page ?? page;
  if (at === null || at === undefined) return null;
  const here = boxes.filter((b) => (b.page ?? at) === at);
  if (here.length === 0) return null;
  const left = Math.min(...here.map((b) => b.x));
  const right = Math.max(...here.map((b) => b.x + b.w));
  const top = Math.min(...here.map((b) => b.y));
  const bottom = Math.max(...here.map((b) => b.y + b.h));
  const half = widthSeen / 2;
  return { page: at, x: Math.min(Math.max((left + right) / 2, half), 1 - half), y: (top + bottom) / 2, boxes: here };
}
