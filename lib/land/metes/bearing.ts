// Bearings: quadrant, azimuth, cardinal; degrees as marks or words; marks mangled by reading.
import { readNumberWords } from "@/lib/land/lex/number-words";

/** Azimuth in degrees from north, clockwise, with its normal form: 45.504167 → N 45°30'15" E. */
export type Bearing = { azimuth: number; text: string; start: number; end: number; damaged: boolean };

const FRACTION = String.raw`(?:[\s-]{0,2}(½|¼|¾|⅓|⅔|[1-7]\/[2-8]))?`;
const DEGREE = String.raw`\s{0,2}(?:°|DEG(?:REE)?S?\.?|['"\-:^~]|O(?=[\s\d])|D(?=[\s.\d]))?[\s,.-]{0,3}(?:AND\s)?`;
const MINUTE = String.raw`[\s.]{0,2}(?:''?|[!?]|MIN(?:UTE)?S?\.?|M(?=[\s.\d])|°|"|-|:)?[\s,.]{0,3}(?:AND\s)?`;
const SECOND = String.raw`[\s.]{0,2}(?:"|''|SEC(?:OND)?S?\.?|'|°|\*)?`;
const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)${FRACTION}${DEGREE}(?:(\d{1,3}(?:\.\d+)?)${FRACTION}${MINUTE}(?:(\d{1,3}(?:\.\d+)?)${SECOND})?)?`;
const QUADRANT = String.raw`(?<![A-Z])(N(?:ORTH|O)?|S(?:OUTH|O)?)(?![A-Z])[\s.,:°']{0,3}${ANGLE}[\s.,:;]{0,4}(E(?:AST)?|W(?:EST)?)(?![A-Z])\.?`;
const WORDED = String.raw`(?<![A-Z])(NORTH|SOUTH)[\s,]{1,2}([A-Z][A-Z\s-]{2,40}?)[\s]?(?:\(\d{1,2}\)\s?)?DEGREES?(?:[\s,]{1,3}(?:AND\s)?([A-Z][A-Z\s-]{2,30}?)\s?(?:\(\d{1,2}\)\s?)?MINUTES?)?(?:[\s,]{1,3}(?:AND\s)?([A-Z][A-Z\s-]{2,30}?)\s?(?:\(\d{1,2}\)\s?)?SECONDS?)?[\s,]{1,2}(EAST|WEST)(?![A-Z])`;
const AZIMUTH = String.raw`AZ(?:IMUTH)?\.?(?:\s(?:OF|ANGLE OF|IS))?[\s:=]{1,3}(\d{1,3}(?:\.\d+)?)${FRACTION}${DEGREE}(?:(\d{1,2}(?:\.\d+)?)${FRACTION}\s?(?:'|MIN(?:UTE)?S?\.?|-)\s{0,2}(?:(\d{1,2}(?:\.\d+)?)\s?(?:"|''|SEC(?:OND)?S?\.?))?)?`;
const QUADRANT_RE = new RegExp(QUADRANT, "g");
const WORDED_RE = new RegExp(WORDED, "g");
const AZIMUTH_RE = new RegExp(AZIMUTH, "g");
const CARDINAL_RE = /(?<![A-Z.])(?:DUE\s)?(NORTH|SOUTH|EAST|WEST|[NSEW](?=[.,]?\s{1,2}(?:A DISTANCE OF\s)?\d))(ERLY)?(?![A-Z])[.,]?/g;

const FRACTIONS: Record<string, number> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };
const fraction = (f: string | undefined): number => {
  if (!f) return 0;
  const [a, b] = f.split("/").map(Number);
  return FRACTIONS[f] ?? (a && b ? a / b : 0);
};

/** A degree mark read as 0 ("230 24' 04\"") or a minute mark read as 1 ("241") is no digit of the angle. */
function angleOf(m: RegExpExecArray): { angle: number; damaged: boolean } | null {
  const [d, min, sec] = [m[2] ?? "", m[4] ?? "", m[6] ?? ""];
  const degrees = /^\d\d0$/.test(d) ? d.slice(0, 2) : d;
  const minutes = /^\d\d[17]$/.test(min) ? min.slice(0, 2) : min;
  const seconds = /^\d\d[17]$/.test(sec) ? sec.slice(0, 2) : sec;
  const angle = dms(Number(degrees) + fraction(m[3]), Number(minutes) + fraction(m[5]), Number(seconds));
  return angle === null ? null : { angle, damaged: degrees !== d || minutes !== min || seconds !== sec || /\d\s?°[^"']*°/.test(m[0]) };
}

/** Degrees, minutes, seconds with their fractions, as matched by ANGLE from group `g`. */
function degreesOf(m: RegExpExecArray, g: number): number | null {
  return dms(Number(m[g]) + fraction(m[g + 1]), Number(m[g + 2] ?? 0) + fraction(m[g + 3]), Number(m[g + 4] ?? 0));
}

const dms = (d: number, min: number, sec: number): number | null => (min >= 60.001 || sec >= 60.001 ? null : d + min / 60 + sec / 3600);

const wordsValue = (w: string | undefined): number => (w ? (readNumberWords(w.trim(), 0)?.value ?? Number.NaN) : 0);

function quadrant(ns: string, angle: number, ew: string): number | null {
  if (!(angle >= 0 && angle <= 90)) return null;
  if (ns === "N") return ew === "E" ? angle : (360 - angle) % 360;
  return ew === "E" ? 180 - angle : 180 + angle;
}

/** All bearings in upper-case text, in order. Cardinals ("North") only where `cardinals` is set: the caller knows the place is a call. */
export function findBearings(text: string, fromSouth = false): Bearing[] {
  const out: Bearing[] = [];
  for (const m of text.matchAll(QUADRANT_RE)) {
    const read = angleOf(m);
    const azimuth = read === null ? null : quadrant(m[1]?.[0] ?? "", read.angle, m[7]?.[0] ?? "");
    if (azimuth !== null) out.push(bearing(azimuth, m.index, m[0].length, read?.damaged === true));
  }
  for (const m of text.matchAll(WORDED_RE)) {
    const angle = wordsValue(m[2]) + wordsValue(m[3]) / 60 + wordsValue(m[4]) / 3600;
    const azimuth = quadrant(m[1]?.[0] ?? "", angle, m[5]?.[0] ?? "");
    if (azimuth !== null && !Number.isNaN(angle)) out.push(bearing(azimuth, m.index, m[0].length, false));
  }
  for (const m of text.matchAll(AZIMUTH_RE)) {
    const angle = degreesOf(m, 1);
    if (angle !== null && angle <= 360) out.push(bearing((angle + (fromSouth ? 180 : 0)) % 360, m.index, m[0].length, false));
  }
  return out.sort((a, b) => a.start - b.start);
}

const bearing = (azimuth: number, start: number, length: number, damaged: boolean): Bearing => ({
  azimuth,
  text: bearingText(azimuth),
  start,
  end: start + length,
  damaged,
});

const CARDINAL: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The first cardinal course of a call: "thence due North", "th West". "Northerly" is only near north: marked damaged. */
export function findCardinal(text: string): Bearing | null {
  CARDINAL_RE.lastIndex = 0;
  const m = CARDINAL_RE.exec(text);
  return m ? bearing(CARDINAL[m[1]?.[0] ?? "N"] ?? 0, m.index, m[0].length, m[2] !== undefined) : null;
}

/** 300 → N 60°00'00" W; 90 → N 90°00'00" E. */
export function bearingText(azimuth: number): string {
  const seconds = Math.round((azimuth % 360) * 3600);
  const north = seconds <= 324_000 || seconds >= 972_000 + 1;
  const east = seconds <= 648_000;
  const angle = north ? (east ? seconds : 1_296_000 - seconds) : east ? 648_000 - seconds : seconds - 648_000;
  const pad = (n: number): string => String(n).padStart(2, "0");
  return `${north ? "N" : "S"} ${Math.floor(angle / 3600)}°${pad(Math.floor(angle / 60) % 60)}'${pad(angle % 60)}" ${east ? "E" : "W"}`;
}
