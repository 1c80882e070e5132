// Curves: radius, delta, arc, chord, and what of them follows from the rest.
import { type Bearing, findBearings } from "./bearing";
import { type Distance, findDistances } from "./distance";

export type Curve = {
  radius: number | null;
  delta: number | null;
  arc: number | null;
  chordAzimuth: number | null;
  chord: number | null;
  direction: "left" | "right" | null;
  /** Towards its centre: said of the concave side ("concave to the Northwest"), or of the centre itself. */
  centre?: { azimuth: number; exact: boolean };
};

const ANGLE =
  /(?:DELTA|CENTRAL|INTERIOR|[Δ∆])[A-Z\s(),:=]{0,30}?(\d{1,3}(?:\.\d+)?)\s?(?:°|DEG(?:REES?)?\.?|[-'])\s{0,2}(?:(\d{1,2}(?:\.\d+)?)\s?(?:'|MIN(?:UTES?)?\.?|[-°])?\s{0,2}(?:(\d{1,2}(?:\.\d+)?)\s?(?:"|''|SEC(?:ONDS?)?)?)?)?/;

/** Reads the data of a curve out of the words of its call. What is not said stays null. */
export function readCurve(text: string): Curve {
  const delta = ANGLE.exec(text);
  const distances = findDistances(text);
  const chordAt = text.search(/CHORD|L\.?C\.?\s/);
  const all = findBearings(text);
  const radial = all.find((b) => /(?:CENT(?:ER|RE)|RADIUS POINT|RADIAL LINE)[A-Z\s,]{0,40}$/.test(text.slice(Math.max(0, b.start - 60), b.start)));
  const bearings = all.filter((b) => b !== radial);
  const centre = centreOf(text, radial);
  const chordBearing: Bearing | undefined = chordAt >= 0 ? bearings.find((b) => b.start > chordAt) : bearings[0];
  const cardinal = chordAt >= 0 && !chordBearing ? /CHORD[A-Z\s]{0,24}?(?:BEARING|BEARS|OF)[\s,:=]{0,3}(?:DUE\s)?(NORTH|SOUTH|EAST|WEST)\b/.exec(text) : null;
  const after = chordAt >= 0 ? distances.find((d) => d.start > (chordBearing?.end ?? chordAt) && !taken(text, d, /RADIUS|ARC/)) : undefined;
  const within = chordAt >= 0 && chordBearing ? distances.find((d) => d.start > chordAt && d.end <= chordBearing.start && d.start - chordAt < 40) : undefined;
  const chord = within ?? after;
  return {
    radius: nearest(text, distances, /RADIUS|RADIAL|RAD\.|(?<![A-Z])R\s?=/),
    delta: delta ? Number(delta[1]) + Number(delta[2] ?? 0) / 60 + Number(delta[3] ?? 0) / 3600 : null,
    arc: nearest(text, distances, /ARC(?! OF A)|(?<![A-Z])L\s?=/) ?? along(text, distances, chord),
    chordAzimuth: chordBearing?.azimuth ?? (cardinal ? ({ N: 0, E: 90, S: 180, W: 270 }[cardinal[1]?.[0] ?? "N"] ?? null) : null),
    chord: chord?.feet ?? null,
    direction: /(?:TO|ON) THE LEFT|CURV(?:E|ING) LEFT|LEFT[- ]HAND|CONCAVE LEFT|COUNTERCLOCKWISE/.test(text)
      ? "left"
      : /(?:TO|ON) THE RIGHT|CURV(?:E|ING) RIGHT|RIGHT[- ]HAND|CLOCKWISE/.test(text)
        ? "right"
        : null,
    ...(centre ? { centre } : {}),
  };
}

const SIDES: Record<string, number> = { NORTH: 0, NORTHEAST: 45, EAST: 90, SOUTHEAST: 135, SOUTH: 180, SOUTHWEST: 225, WEST: 270, NORTHWEST: 315 };

function centreOf(text: string, radial: Bearing | undefined): { azimuth: number; exact: boolean } | null {
  const concave = /CONCAVE\s(?:TO\s)?(?:THE\s)?((?:NORTH|SOUTH)?-?(?:EAST|WEST)?)(?:ERLY|WARD)?/.exec(text)?.[1]?.replace("-", "");
  if (concave && SIDES[concave] !== undefined) return { azimuth: SIDES[concave] ?? 0, exact: false };
  return radial && /CENT(?:ER|RE)|RADIUS POINT/.test(text.slice(Math.max(0, radial.start - 60), radial.start))
    ? { azimuth: radial.azimuth, exact: true }
    : null;
}

/** The distance right after a word ("radius of 50.00 feet"), or right before it ("50.00 foot radius"). */
function nearest(text: string, distances: readonly Distance[], word: RegExp): number | null {
  const at = text.search(word);
  if (at < 0) return null;
  const before = text[at + 1] === "=" || text[at + 2] === "=" ? undefined : distances.find((d) => d.end <= at && at - d.end < 3);
  if (before) return before.feet;
  const after = distances.find((d) => d.start > at && d.start - at < 48 && !/RADIUS|CHORD|DELTA|ARC/.test(text.slice(at + 6, d.start)));
  return after?.feet ?? null;
}

const taken = (text: string, d: Distance, word: RegExp): boolean => word.test(text.slice(Math.max(0, d.start - 24), d.start));

/** "along said curve 78.54 feet": a distance that belongs to no other word. */
function along(text: string, distances: readonly Distance[], chord: Distance | undefined): number | null {
  const d = distances.find(
    (x) =>
      x !== chord &&
      !taken(text, x, /RADIUS|CHORD|TANGENT/) &&
      !/^\s?(?:RADIUS|CHORD)/.test(text.slice(x.end, x.end + 8)) &&
      /ALONG|DISTANCE|CURVE/.test(text.slice(Math.max(0, x.start - 60), x.start)),
  );
  return d?.feet ?? null;
}

const RAD = Math.PI / 180;

/** Fills what follows: delta from arc and radius, chord from radius and delta, chord bearing from the tangent before. */
export function completeCurve(c: Curve, tangentAzimuth: number | null): Curve {
  const out = { ...c, direction: c.direction ?? turnOf(c, c.chordAzimuth ?? tangentAzimuth) ?? turnOfChord(c, tangentAzimuth) };
  if (out.delta === null && out.radius && out.arc) out.delta = out.arc / out.radius / RAD;
  if (out.radius === null && out.delta && out.arc) out.radius = out.arc / (out.delta * RAD);
  if (out.delta === null && out.radius && out.chord && out.chord <= 2 * out.radius) out.delta = (2 * Math.asin(out.chord / 2 / out.radius)) / RAD;
  if (out.arc === null && out.radius && out.delta) out.arc = out.radius * out.delta * RAD;
  if (out.chord === null && out.radius && out.delta) out.chord = 2 * out.radius * Math.sin((out.delta * RAD) / 2);
  const tangent = out.centre?.exact && out.direction ? (out.centre.azimuth + (out.direction === "left" ? 90 : 270)) % 360 : tangentAzimuth;
  if (out.chordAzimuth === null && tangent !== null && out.delta !== null && out.direction)
    out.chordAzimuth = (tangent + (out.direction === "right" ? 1 : -1) * (out.delta / 2) + 360) % 360;
  return out;
}

/** To which hand a curve turns whose centre lies on a known side of the way it sets out. */
function turnOf(c: Curve, heading: number | null): "left" | "right" | null {
  if (!c.centre || heading === null) return null;
  const side = Math.sin((c.centre.azimuth - heading) * RAD);
  return Math.abs(side) < 0.1 ? null : side > 0 ? "right" : "left";
}

/** A chord that leaves the tangent by half the angle of the curve tells to which hand the curve turns. */
function turnOfChord(c: Curve, tangent: number | null): "left" | "right" | null {
  if (tangent === null || c.chordAzimuth === null || !c.radius) return null;
  const half = c.delta !== null ? c.delta / 2 : c.arc ? c.arc / c.radius / RAD / 2 : null;
  const off = ((c.chordAzimuth - tangent + 540) % 360) - 180;
  return half !== null && Math.abs(Math.abs(off) - half) < 2 && half > 0.5 ? (off > 0 ? "right" : "left") : null;
}

/** Area in square feet between the chord and the arc. */
export function segmentArea(c: Curve): number {
  if (!c.radius || !c.delta) return 0;
  const a = c.delta * RAD;
  return (c.radius * c.radius * (a - Math.sin(a))) / 2;
}
