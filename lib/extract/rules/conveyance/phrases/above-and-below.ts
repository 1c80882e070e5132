// Depths told as two pieces with a gap between them: "from the surface to 9,580 feet and all depths below 10,430 feet".

import { intervalText } from "@/lib/land/depth/depth-interval";
import { compareLevels, isSurface } from "@/lib/land/depth/depth-level";
import { findInterval } from "@/lib/land/depth/find-interval";

const MOST = 240;

/** The interval that lies between the two pieces, and where they stand; null where the words tell no two pieces, the first from the surface and the second without a floor. */
export function gapBetween(words: string): { readonly text: string; readonly start: number; readonly end: number } | null {
  const from = Math.max(0, words.search(/\b(?:surface|above|shallower|down to)\b/i) - 60);
  const upper = findInterval(words.slice(from));
  if (!upper?.interval.to || !isSurface(upper.interval.from)) return null;
  const behind = words.slice(from + upper.end, from + upper.end + MOST).split(/[.;](?=\s)(?! ?\(?(?:ii|2|b)\))/)[0] ?? "";
  const join = /^[^.;]{0,40}?(?:\band\b|\bplus\b|\bwith\b|&|;|\((?:ii|2|b)\))/i.exec(behind);
  if (!join) return null;
  const lower = findInterval(behind.slice(join[0].length));
  if (!lower || lower.interval.to !== null) return null;
  const order = compareLevels(upper.interval.to, lower.interval.from);
  if (order === null || order >= 0) return null;
  const text = intervalText({ from: upper.interval.to, to: lower.interval.from });
  return { text, start: from + upper.start, end: from + upper.end + join[0].length + lower.end };
}
