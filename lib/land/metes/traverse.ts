// From calls to a figure: points, area, misclosure. Floating point: surveys are measured, not exact.
import { type Curve, completeCurve, segmentArea } from "./curve";

export type Course = { azimuth: number | null; feet: number | null; curve: Curve | null; closes: boolean };
export type Figure = {
  points: { x: number; y: number }[];
  squareFeet: number | null;
  errorFeet: number | null;
  perimeterFeet: number;
  errorAzimuth: number | null;
  /** Curves of which it is not known to which hand they turn: the area counts their chords. */
  unturned: number;
};

const RAD = Math.PI / 180;
export const SQUARE_FEET_PER_ACRE = 43_560;

/** Walks the courses. One course with no length or bearing is the closing line where it is the last; anywhere else the area is unknown. */
export function walk(courses: readonly Course[]): Figure {
  const points = [{ x: 0, y: 0 }];
  let [x, y, perimeter, bulge, gaps, unturned] = [0, 0, 0, 0, 0, 0];
  let tangent: number | null = null;
  let closing = false;
  for (const [i, course] of courses.entries()) {
    const curve: Curve | null = course.curve ? completeCurve(course.curve, tangent) : null;
    const azimuth: number | null = curve ? curve.chordAzimuth : course.azimuth;
    const feet: number | null = curve ? curve.chord : course.feet;
    if (azimuth === null || feet === null) {
      if (i === courses.length - 1) closing = true;
      else gaps++;
      continue;
    }
    x += feet * Math.sin(azimuth * RAD);
    y += feet * Math.cos(azimuth * RAD);
    points.push({ x, y });
    perimeter += curve?.arc ?? feet;
    if (curve && !curve.direction && segmentArea(curve) > 0) unturned++;
    if (curve?.direction) bulge += (curve.direction === "left" ? 1 : -1) * segmentArea(curve);
    tangent = curve ? exitTangent(curve) : azimuth;
  }
  const error = Math.hypot(x, y);
  const whole = gaps === 0 && points.length >= 3;
  const area = whole ? Math.abs(shoelace(points) + bulge) : null;
  if (!closing && points.length > 3 && error < Math.max(1, perimeter / 50)) points.pop();
  return {
    points,
    squareFeet: area,
    errorFeet: whole && !closing ? error : null,
    perimeterFeet: perimeter + (closing ? error : 0),
    errorAzimuth: error > 0.005 ? (Math.atan2(-x, -y) / RAD + 360) % 360 : null,
    unturned,
  };
}

function exitTangent(c: Curve): number | null {
  if (c.chordAzimuth === null || c.delta === null || !c.direction) return null;
  return (c.chordAzimuth + (c.direction === "right" ? 1 : -1) * (c.delta / 2) + 360) % 360;
}

/** Twice-signed area halved: positive where the walk runs counter-clockwise. */
function shoelace(points: readonly { x: number; y: number }[]): number {
  let sum = 0;
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p;
    sum += p.x * q.y - q.x * p.y;
  }
  return sum / 2;
}
