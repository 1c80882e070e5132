// Depth limits cut a piece into intervals.
import type { Tract } from "@/lib/contracts/aspects/land";

export type DepthInterval = { label: string | null; covers: (t: Tract) => "whole" | "none" | "unsure" };

const level = (s: string | null | undefined): string => (s ?? "").trim().toLowerCase();
const feet = (s: string): number => (/^[\d,.]+ ?ft$/.test(s) ? Number.parseFloat(s.replace(/,/g, "")) : Number.NaN);
const isTop = (s: string): boolean => s === "" || s === "surface";

/** The intervals between all levels named: feet in order, or a single formation; levels that cannot be ordered leave one interval, unsure. */
export function depthIntervals(tracts: readonly Tract[]): DepthInterval[] {
  const levels = [...new Set(tracts.flatMap((t) => (t.depths ? [level(t.depths.from), level(t.depths.to)] : [])).filter((l) => !isTop(l)))];
  if (levels.length === 0) return [{ label: null, covers: () => "whole" }];
  const sorted = levels.every((l) => !Number.isNaN(feet(l))) ? levels.sort((a, b) => feet(a) - feet(b)) : levels;
  if (sorted.length > 1 && sorted.some((l) => Number.isNaN(feet(l)))) return [{ label: null, covers: (t) => (t.depths ? "unsure" : "whole") }];
  const rank = (s: string, end: boolean): number => (isTop(s) ? (end ? sorted.length : -1) : sorted.indexOf(s));
  return Array.from({ length: sorted.length + 1 }, (_, i) => ({
    label: i === 0 ? `surface to ${sorted[0]}` : i === sorted.length ? `below ${sorted[i - 1]}` : `${sorted[i - 1]} to ${sorted[i]}`,
    covers: (t: Tract) => (!t.depths || (rank(level(t.depths.from), false) < i && rank(level(t.depths.to), true) >= i) ? "whole" : "none"),
  }));
}
