// A figure read → the metes-and-bounds part of a tract: calls, area, closure, ring, warnings.
import type { Call, Tract, Warning } from "@/lib/contracts/aspects/land";
import { proposeClosure } from "./closure";
import type { FigureRead } from "./read-figures";
import { SQUARE_FEET_PER_ACRE, walk } from "./traverse";

export type MetesPart = { calls: Call[]; acres: string | null; closure: Tract["closure"]; ring: { x: number; y: number }[]; warnings: Warning[] };

const CHANGES = {
  north_south: "North and South exchanged",
  east_west: "East and West exchanged",
  reversed: "the bearing reversed",
  distance: "a length of",
  repeated: "left out, for it repeats the call before,",
} as const;

/** Area to four places of an acre; misclosure in feet and as 1:n. Ties are warnings' business, not sides. */
export function metesPart(f: FigureRead): MetesPart {
  const courses = f.calls.map((c) => c.course);
  const figure = walk(courses);
  const acres = figure.squareFeet === null || f.skipped.length > 0 ? null : trim(figure.squareFeet / SQUARE_FEET_PER_ACRE, 4);
  const warnings: Warning[] = [];
  for (const c of f.calls)
    if (c.damaged)
      warnings.push({ code: "damaged_bearing", message: "The bearing was read through damaged marks, or is only approximate.", start: c.start, end: c.end });
  if (figure.unturned > 0)
    warnings.push({
      code: "curve_direction_unknown",
      message: "A curve turns to a hand that is not told; the area counts its chord.",
      start: f.start,
      end: f.end,
    });
  for (const c of f.calls)
    if (c.unitAssumed)
      warnings.push({ code: "assumed_unit", message: `A length has no unit; ${c.call.unit} was taken, as in the other calls.`, start: c.start, end: c.end });
  for (const s of f.skipped)
    warnings.push({ code: "call_without_course", message: "A call gives no bearing; the area is left open.", start: s.start, end: s.end });
  if (f.ties.length > 0)
    warnings.push({
      code: "tie_calls",
      message: `${f.ties.length} call(s) lead to the beginning and are no sides: ${f.ties.map((t) => `${t.call.bearing ?? ""} ${t.call.distance ?? ""} ${t.call.unit ?? ""}`.trim()).join("; ")}.`,
      start: f.ties[0]?.start ?? f.start,
      end: f.ties.at(-1)?.end ?? f.end,
    });
  const error = figure.errorFeet;
  let closure: Tract["closure"] = null;
  if (error !== null && f.skipped.length === 0) {
    const ratio = error > 0.005 ? Math.round(figure.perimeterFeet / error) : null;
    closure = { error_ft: trim(error, 2), ratio: ratio === null ? null : `1:${ratio}` };
    if (ratio !== null && ratio < 500) warnings.push(...misclosure(f, trim(error, 2), ratio));
  }
  return {
    calls: f.calls.map((c) => c.call),
    acres,
    closure,
    ring: acres === null ? [] : figure.points.map((p) => ({ x: Number(trim(p.x, 3)), y: Number(trim(p.y, 3)) })),
    warnings,
  };
}

function misclosure(f: FigureRead, error: string, ratio: number): Warning[] {
  const out: Warning[] = [{ code: "does_not_close", message: `The calls miss the beginning by ${error} feet (1:${ratio}).`, start: f.start, end: f.end }];
  const proposal = proposeClosure(f.calls.map((c) => c.course));
  const call = proposal && f.calls[proposal.index];
  if (proposal && call)
    out.push({
      code: "closure_proposal",
      message: `One change would close it: call ${proposal.index + 1} with ${CHANGES[proposal.change]}${proposal.feet === null ? "" : ` ${proposal.feet} feet`}. Not applied.`,
      start: call.start,
      end: call.end,
    });
  return out;
}

const trim = (n: number, places: number): string => n.toFixed(places).replace(/\.?0+$/, "");
