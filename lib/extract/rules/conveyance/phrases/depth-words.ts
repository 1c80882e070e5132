// A limit of depth with the side of it that is meant, written so that it can be compared: "lying more than five thousand (5,000) feet below the surface" → "below 5,000 feet".
import { intervalText } from "@/lib/land/depth/depth-interval";
import { findInterval } from "@/lib/land/depth/find-interval";

/** `side`: "above" for what has a floor, "below" for all depths under a level. */
export type DepthWords = { readonly side: "below" | "above"; readonly text: string; readonly start: number; readonly end: number };

/** The first limit of depth in the words, with its place; null where they tell none, or the figure is no level ("a well drilled to 4,410 feet"). */
export function depthWords(words: string): DepthWords | null {
  const found = findInterval(words);
  return found ? { side: found.interval.to === null ? "below" : "above", text: intervalText(found.interval), start: found.start, end: found.end } : null;
}
