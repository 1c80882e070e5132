// A length with no unit among calls that all have one: "thence N 73° E one hundred seventy-four (174); thence …".

import { FEET, type Unit } from "./distance";
import type { FigureRead } from "./read-figures";

const BARE = /^[\s,]{0,3}(?:[A-Z][A-Z-]*\s){0,9}\(?(\d{1,4}(?:\.\d{1,3})?)\)?(?=\s?[;,.]|\s[A-Z]{2})/;

/** Takes the unit of the other calls, where they agree, for a length that has none; `unitAssumed` says so. */
export function assumeUnits(f: FigureRead, text: string): void {
  const units = new Set(f.calls.flatMap((c) => (c.call.kind === "line" && c.call.unit ? [c.call.unit] : [])));
  const unit = [...units][0] as Unit | undefined;
  if (units.size !== 1 || !unit) return;
  for (const [i, c] of f.calls.entries()) {
    if (c.call.kind !== "line" || c.call.distance !== null || c.course.closes) continue;
    const m = BARE.exec(text.slice(c.end, Math.min(f.calls[i + 1]?.start ?? c.end + 90, c.end + 90)));
    if (!m) continue;
    Object.assign(c.call, { distance: String(Number(m[1])), unit });
    c.course.feet = Number(m[1]) * FEET[unit];
    c.end += m[0].length;
    c.unitAssumed = true;
  }
}
