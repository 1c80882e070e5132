// A figure excepted from land that is drawn in the same section: the one polygon less the other.
import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { ACRES_PER_UNIT } from "@/lib/land/shapes/region-rectangles";
import { areaOf, common, type Polygon, polygonOf, without } from "./polygon";
import { regionPolygon } from "./region-polygon";

/** Overlap of less than a hundredth of an acre is the width of a line. */
const LINE = 0.01;

/**
 * Subtracts, in place, where both are placed: from aliquot parts into `acres_computed`, from land bounded by calls into `acres_net` (its computed acres
 * stay those of its calls). An exception that lies partly outside the land takes off only what it has in common with it, and a warning says so.
 */
export function takeOut(host: Tract, e: LandException): void {
  const gone = e.placed ? polygonOf(e.placed) : null;
  const land = gone ? landOf(host) : null;
  const inner = gone && land ? common(land, gone) : null;
  if (!gone || !land || !inner) return;
  const acres = areaOf(inner) * ACRES_PER_UNIT;
  const whole = areaOf(gone) * ACRES_PER_UNIT;
  if (acres < LINE) {
    host.warnings.push({ code: "exception_outside", message: "The excepted figure lies outside the land as both are tied to the section.", ...spanOf(e) });
    return;
  }
  if (whole - acres > Math.max(LINE, whole / 50))
    host.warnings.push({ code: "exception_overlaps", message: `Of the ${show(whole)} acres excepted ${show(acres)} lie in the land.`, ...spanOf(e) });
  const earlier = host.exceptions.filter((o) => o !== e && o.subtracted && o.placed).flatMap((o) => (o.placed ? [polygonOf(o.placed)] : []));
  const rest = earlier.reduce<Polygon | null>((p, o) => (p && o ? without(p, o) : p), inner);
  const own = Number(host.calls ? (host.acres_net ?? host.acres_computed) : host.acres_computed);
  if (!rest || !(own > 0)) return;
  const clear = whole - acres < LINE && rest === inner && e.acres_computed ? Number(e.acres_computed) : areaOf(rest) * ACRES_PER_UNIT;
  const left = show(Math.max(0, own - clear));
  e.subtracted = true;
  if (host.calls) host.acres_net = left;
  else host.acres_computed = left;
  host.warnings = host.warnings.filter(
    (w) => !(w.code === "exception_carried" && w.start !== undefined && w.start >= (e.span?.start ?? 0) && w.start < (e.span?.end ?? 0)),
  );
  host.warnings.push({
    code: "exception_figure",
    message: "The excepted figure was laid into a nominal section and taken off in acres; the codes name the land without it.",
    ...spanOf(e),
  });
}

function landOf(t: Tract): Polygon | null {
  if (t.placed) return polygonOf(t.placed);
  if (t.calls || !t.plss || t.plss.lots.length > 0) return null;
  return regionPolygon(codesRegion(t.plss.aliquots));
}

const spanOf = (e: LandException): { start?: number; end?: number } => (e.span ? { start: e.span.start, end: e.span.end } : {});
const show = (acres: number): string => acres.toFixed(4).replace(/\.?0+$/, "");
