// Depth limits in words as intervals between two levels, and the layers into which several of them divide the land.
import { findDepths } from "@/lib/land/attributes/depths";
import { compareLevels, type DepthLevel, isSurface, levelText, readLevel, SURFACE } from "./depth-level";

/** From a level down to another; `to` null: all depths below. */
export type DepthInterval = { readonly from: DepthLevel; readonly to: DepthLevel | null };

/** Longer words are no limit of depth but the clause around one. */
const LONGEST = 400;
/** "from the surface to the base of the Dean and all depths below": a limit that the words behind it take away. */
const ALL_DEPTHS = /\bto the base\b[^.;]{0,80}\band (?:to )?(?:all|any) (?:other )?(?:the )?(?:depths?|formations?) (?:there)?(?:below|under|beneath)\b/i;

/**
 * "depths below 9,800 feet beneath the surface" → from 9,800 feet down; "the Wolfcamp formation only" → its top to its base. Null where the words fix
 * no level ("total depth drilled", "the wellbore") or limit nothing ("all depths").
 */
export function readInterval(words: string): DepthInterval | null {
  if (words.length > LONGEST || ALL_DEPTHS.test(words)) return null;
  // The caller knows the words for a limit of depth; without that word figures in feet may be distances.
  const said = `depths ${words}`;
  const found = findDepths(said.toUpperCase(), said, 0, said.length);
  if (!found) return null;
  if (found.from === null && found.to === null) return formation(found.formation);
  const from = found.from === null ? SURFACE : readLevel(found.from);
  const to = found.to === null ? null : readLevel(found.to);
  if (from === null || (found.to !== null && to === null)) return null;
  return isSurface(from) && to === null ? null : { from, to };
}

function formation(name: string | null): DepthInterval | null {
  if (!name || / and /i.test(name)) return null;
  const of = name.toLowerCase();
  return { from: { of, side: "top", feet: 0 }, to: { of, side: "base", feet: 0 } };
}

/** "from the surface to 5,000 feet", "below 5,000 feet": words that `readInterval` reads back. */
export const intervalText = (i: DepthInterval): string => (i.to === null ? `below ${levelText(i.from)}` : `from ${levelText(i.from)} to ${levelText(i.to)}`);

const atOrAbove = (a: DepthLevel | null, b: DepthLevel): boolean => {
  const order = a === null ? null : compareLevels(a, b);
  return order !== null && order <= 0;
};

/** Whether two intervals have no depth in common. Errs towards false: levels of unknown order may overlap. */
export const apart = (a: DepthInterval, b: DepthInterval): boolean => atOrAbove(a.to, b.from) || atOrAbove(b.to, a.from);

/** Whether `a` lies wholly in `b`. Errs towards false. */
export const inside = (a: DepthInterval, b: DepthInterval): boolean => atOrAbove(b.from, a.from) && (b.to === null || (a.to !== null && atOrAbove(a.to, b.to)));

/**
 * The coarsest layers, from the surface down, that each interval covers wholly or not at all: {0–5,000 ft} and {below 5,000 ft} → two layers.
 * Null where the order of two levels is not known, so that nothing can be divided.
 */
export function layersOf(intervals: readonly DepthInterval[]): DepthInterval[] | null {
  const levels: DepthLevel[] = [];
  for (const level of intervals.flatMap((i) => [i.from, ...(i.to ? [i.to] : [])])) {
    if (isSurface(level)) continue;
    const orders = levels.map((l) => compareLevels(l, level));
    if (orders.includes(null)) return null;
    if (!orders.includes(0)) levels.push(level);
  }
  levels.sort((a, b) => compareLevels(a, b) ?? 0);
  const tops = [SURFACE, ...levels];
  return tops.map((from, n) => ({ from, to: tops[n + 1] ?? null }));
}
