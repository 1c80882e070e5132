// A level below ground: feet under the surface, or feet under the top or base of a formation.

/** `of` null: measured from the surface. "top" and "base" of one formation are in a known order; levels of different formations are not. */
export type DepthLevel = { readonly of: string | null; readonly side: "top" | "base" | null; readonly feet: number };

export const SURFACE: DepthLevel = { of: null, side: null, feet: 0 };

/** "surface", "9500 ft", "base of Atoka", "100 ft below base of Atoka" (as lib/land/attributes/depths writes levels) → the level; null for what no paper fixes. */
export function readLevel(words: string): DepthLevel | null {
  if (words === "surface") return SURFACE;
  const feet = /^(\d{1,6}) ft$/.exec(words);
  if (feet) return { of: null, side: null, feet: Number(feet[1]) };
  const named = /^(?:(\d{1,6}) ft (below|above) )?(top|base|bottom) of (.{2,60})$/.exec(words);
  if (!named) return null;
  const offset = Number(named[1] ?? 0) * (named[2] === "above" ? -1 : 1);
  return { of: (named[4] ?? "").toLowerCase(), side: named[3] === "top" ? "top" : "base", feet: offset };
}

/** Below zero where `a` is shallower than `b`, zero where they are one level, null where no order is known. Everything lies under the surface. */
export function compareLevels(a: DepthLevel, b: DepthLevel): number | null {
  if (a.of === b.of && a.side === b.side) return a.feet - b.feet;
  if (isSurface(a)) return -1;
  if (isSurface(b)) return 1;
  if (a.of === null || a.of !== b.of || a.feet !== 0 || b.feet !== 0) return null;
  return a.side === "top" ? -1 : 1;
}

export const isSurface = (l: DepthLevel): boolean => l.of === null && l.feet === 0;

const grouped = (feet: number): string => String(feet).replace(/\B(?=(\d{3})+$)/g, ",");
const titled = (name: string): string => name.replace(/(^|[\s-])(?!and\s)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** `{of: "atoka", side: "base", feet: 100}` → "100 feet below the base of the Atoka". */
export function levelText(l: DepthLevel): string {
  if (isSurface(l)) return "the surface";
  if (l.of === null) return `${grouped(l.feet)} feet`;
  const side = `the ${l.side} of the ${titled(l.of)}`;
  return l.feet === 0 ? side : `${grouped(Math.abs(l.feet))} feet ${l.feet > 0 ? "below" : "above"} ${side}`;
}
