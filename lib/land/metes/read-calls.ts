// The calls of one segment, and the figures they make.
import type { Call } from "@/lib/contracts/aspects/land";
import { type Bearing, findBearings, findCardinal } from "./bearing";
import { bearingText } from "./bearing-text";
import { type Curve, readCurve } from "./curve";
import { type Distance, findDistances } from "./distance";
import { BEGINNING, reachesAt, type Segment } from "./segments";
import type { Course } from "./traverse";

export type ReadCall = {
  call: Call;
  course: Course;
  start: number;
  end: number;
  damaged: boolean;
  /** Its length is written without a unit: that of the other calls was taken. */
  unitAssumed?: boolean;
};
export type SegmentRead = { calls: ReadCall[]; reaches: boolean; curveAhead: Curve | null; skipped: boolean };

/** Bearings that locate and are no sides: witness trees, ties. */
const WITNESS = /(?:BEARS?|BRS|BEARING|MKD|LOCATED|DISTANT|LYING|WHENCE|FROM WHICH|BEING|IS|SAID POINT|PIN|PIPE|ROD)[\s,:]{0,3}(?:TO BE\s|DUE\s|LOCATED\s)?$/;

/** Reads the calls in a segment. `ahead` is curve data given at the end of the call before. */
export function readSegment(s: Segment, raw: string, ahead: Curve | null, fromSouth: boolean): SegmentRead {
  const reaches = reachesAt(s.text) !== null;
  const curveAt = s.text.search(/CURV(?:E|ING)|\bARC\b/);
  const data = curveAt >= 0 && /RADIUS|RADIAL|DELTA|CENTRAL|CHORD|\bARC\b|R\s?=/.test(s.text.slice(curveAt)) ? readCurve(s.text.slice(0)) : null;
  const bearings = sides(s, fromSouth);
  const lineFirst = bearings[0] && (curveAt < 0 || bearings[0].start < curveAt) && !/CHORD/.test(s.text.slice(0, bearings[0].start));
  if (curveAt >= 0 && !lineFirst && (data || ahead)) {
    const curve = merge(data, ahead);
    return { calls: [curveCall(curve, s, raw)], reaches, curveAhead: null, skipped: false };
  }
  const text = curveAt >= 0 ? s.text.slice(0, curveAt) : s.text;
  const distances = findDistances(text);
  const used = bearings.filter((b) => b.start < text.length);
  if (used.length > 0)
    return { calls: lineCalls(s, raw, used, distances, text), reaches, curveAhead: data ? readCurve(s.text.slice(curveAt)) : null, skipped: false };
  if (!s.thence) return { calls: [], reaches, curveAhead: null, skipped: false };
  if (!reaches) return { calls: [], reaches, curveAhead: null, skipped: s.text.trim().length > 3 };
  const close: Call = { bearing: null, distance: null, unit: null, kind: "close", text: raw.slice(s.start, s.end).trim() };
  return {
    calls: [{ call: close, course: { azimuth: null, feet: null, curve: null, closes: true }, start: s.start, end: s.end, damaged: false }],
    reaches,
    curveAhead: null,
    skipped: false,
  };
}

/** The bearings of a segment that are sides of the figure. */
function sides(s: Segment, fromSouth: boolean): Bearing[] {
  const all = findBearings(s.text, fromSouth);
  const stop = s.thence
    ? s.text.replace(/\([^()]{0,400}\)/g, (p) => "_".repeat(p.length)).search(/FROM WHICH|WHENCE|WITNESS|BEING LOCATED|CONTAINING|SUBJECT TO|EXCEPT/)
    : -1;
  const kept = all
    .filter((b, i) => (stop < 0 || b.start < stop) && (s.thence && i === 0 ? true : !WITNESS.test(s.text.slice(Math.max(0, b.start - 30), b.start))))
    .filter((b, i) => i > 0 || !/BEARS|BRS/.test(s.text.slice(Math.max(0, b.start - 8), b.start)));
  const first = kept[0];
  const cardinal = s.thence ? findCardinal(first ? s.text.slice(0, first.start) : s.text.slice(0, stop < 0 ? undefined : stop)) : null;
  if (!cardinal || (first && s.text.slice(0, first.start).length < cardinal.end)) return kept;
  const follows = findDistances(s.text).find((d) => d.start >= cardinal.end);
  const early = cardinal.start < 30 || /DUE|RUNNING|BEARING/.test(s.text.slice(Math.max(0, cardinal.start - 12), cardinal.start + 4));
  const plain = !/^[\s,]*(?:LINE|SIDE|CORNER|HALF|ONE[\s-](?:HALF|QUARTER|FOURTH|THIRD)|QUARTER|OF\b|BOUNDARY|RIGHT|EDGE|BANK|\d{1,2}\s?(?:°|DEG))/.test(
    s.text.slice(cardinal.end),
  );
  const closesHere = BEGINNING.test(s.text);
  const leads = findDistances(s.text).some((d) => d.end <= cardinal.start && cardinal.start - d.end < 7 && d.start < 12);
  return early && plain && (follows || leads || closesHere) && (!first || (follows && follows.end <= first.start)) ? [cardinal, ...kept] : kept;
}

function lineCalls(s: Segment, raw: string, bearings: readonly Bearing[], distances: readonly Distance[], text: string): ReadCall[] {
  const out: ReadCall[] = [];
  for (const [i, b] of bearings.entries()) {
    const from = b.end;
    const to = bearings[i + 1]?.start ?? text.length;
    let d = pick(
      distances.filter((x) => x.start >= from && x.end <= to),
      text,
      from,
    );
    if (!d && i === 0)
      d = pick(
        distances.filter((x) => x.end <= b.start),
        text,
        0,
      );
    if (!d && i > 0) continue;
    if (i > 0 && !s.thence && /FROM/.test(text.slice(d?.end ?? from, (d?.end ?? from) + 8))) continue;
    const closes = i === bearings.length - 1 && BEGINNING.test(text);
    const end = s.start + (d ? Math.max(d.end, b.end) : b.end);
    out.push({
      call: lineCall(b, d, raw.slice(s.start + Math.min(b.start, d?.start ?? b.start), end)),
      course: { azimuth: b.azimuth, feet: d?.feet ?? null, curve: null, closes },
      start: s.start + b.start,
      end,
      damaged: b.damaged,
    });
  }
  return out;
}

/** Of several distances the total; else the first that is not passed on the way ("at 150 feet pass a rod"). */
function pick(list: readonly Distance[], text: string, from: number): Distance | undefined {
  if (list.length < 2) return list[0];
  const total = list.find(
    (d) =>
      /(?:TOTAL|IN ALL|FOR A DISTANCE|ALL OF)[A-Z\s,:]{0,24}$/.test(text.slice(Math.max(from, d.start - 44), d.start)) ||
      /^[\s,]*IN ALL/.test(text.slice(d.end, d.end + 10)),
  );
  if (total) return total;
  const passed = (d: Distance): boolean =>
    /(?<![A-Z])(?:AT|PASSING)(?:\sA)?(?:\sDISTANCE OF)?\s$/.test(text.slice(Math.max(from, d.start - 20), d.start)) ||
    /^[\s,.]*(?:PASS|CROSS)/.test(text.slice(d.end, d.end + 10));
  const sides = list.filter((d) => !passed(d) && !/(?:WIDTH|WIDE|RADIUS|DIAMETER)/.test(text.slice(d.end, d.end + 12)));
  return list.some(passed) ? (sides[0] ?? list.at(-1)) : (sides[0] ?? list[0]);
}

const lineCall = (b: Bearing, d: Distance | undefined, text: string): Call => ({
  bearing: b.text,
  distance: d ? String(d.value) : null,
  unit: d?.unit ?? null,
  kind: "line",
  text: text.trim(),
});

function curveCall(c: Curve, s: Segment, raw: string): ReadCall {
  const show = (n: number | null): string | null => (n === null ? null : String(Math.round(n * 1e4) / 1e4));
  const call: Call = {
    bearing: c.chordAzimuth === null ? null : bearingText(c.chordAzimuth),
    distance: show(c.arc ?? c.chord),
    unit: "feet",
    kind: "curve",
    text: raw.slice(s.start, s.end).trim(),
    curve: {
      radius: show(c.radius),
      delta: show(c.delta),
      arc: show(c.arc),
      chord_bearing: c.chordAzimuth === null ? null : bearingText(c.chordAzimuth),
      chord: show(c.chord),
      direction: c.direction,
    },
  };
  return { call, course: { azimuth: c.chordAzimuth, feet: c.chord, curve: c, closes: false }, start: s.start, end: s.end, damaged: false };
}

function merge(a: Curve | null, b: Curve | null): Curve {
  const base: Curve = { radius: null, delta: null, arc: null, chordAzimuth: null, chord: null, direction: null };
  for (const c of [b, a]) for (const [k, v] of Object.entries(c ?? {})) if (v !== null) Object.assign(base, { [k]: v });
  return base;
}
