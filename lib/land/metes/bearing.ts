// Bearings: quadrant, azimuth, cardinal; degrees as marks or words; marks mangled by reading.
import { readNumberWords } from "@/lib/land/lex/number-words";
import { readShare } from "@/lib/land/lex/share-words";
import { bearingText } from "./bearing-text";

/** Azimuth in degrees from north, clockwise, with its normal form: 45.504167 → N 45°30'15" E. */
export type Bearing = { azimuth: number; text: string; start: number; end: number; damaged: boolean };

const FRACTION = String.raw`(?:[\s-]{0,3}(½|¼|¾|⅓|⅔|⅛|⅜|⅝|⅞|[1-7]\/[2-8]))?`;
const DEGREE = String.raw`[\s;]{0,3}(?:°{1,2}|DEG(?:REE)?S?\.?|['"\-:^~]|O(?=[\s\d])|D(?=[\s.\d]))?[\s,.;-]{0,3}(?:AND\s)?`;
const MINUTE = String.raw`[\s.]{0,2}(?:MIN(?:UTE)?S?\.?|M(?=[\s.\d])|['"°!?:^~*-]{1,3})?[\s,.]{0,3}(?:AND\s)?`;
const SECOND = String.raw`[\s.]{0,2}(?:SEC(?:OND)?S?\.?|S(?=[\s.]|[EW])|['"°*!?^~]{1,4})?`;
const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)${FRACTION}${DEGREE}(?:(\d{1,3}(?:\.\d+)?)${FRACTION}${MINUTE}(?:(\d{1,3}(?:\.\d+)?)${SECOND})?)?`;
const NORTH_SOUTH = `(?<![A-Z])(N(?:ORTH|O)?|S(?:OUTH|O)?)(?![A-Z])`;
/** "£", "EE", "BE" and "LE" are an E misread. */
const EAST_WEST = String.raw`(E(?:AST)?|W(?:EST)?|(?<=["'°]\s?)(?:EE|[BL]E|£)(?=[.,\s]))(?:ERLY)?(?![A-Z])\.?`;
const wayOf = (word: string | undefined): string => (word?.[0] === "W" ? "W" : "E");
const QUADRANT = String.raw`${NORTH_SOUTH}[\s.,:°']{0,3}${ANGLE}[\s.,:;)"']{0,6}${EAST_WEST}`;
const MINUTES_ONLY = String.raw`${NORTH_SOUTH}[\s.,]{0,3}(\d{1,2})\s?(?:MIN(?:UTE)?S?\.?)(?:[\s,]{1,3}(?:AND\s)?(\d{1,2})\s?(?:SEC(?:OND)?S?\.?|"))?[\s,]{1,3}${EAST_WEST}`;
const wordy = (unit: string): string => String.raw`([A-Z][A-Z\s-]{2,40}?)[\s]{0,2}(?:\((\d{1,2})\)[\s-]{0,2})?${unit}S?`;
const WORDED = String.raw`${NORTH_SOUTH}[\s,]{1,2}(?:${wordy("DEGREE")}[\s,]{1,3}(?:AND\s)?)?(?:${wordy("MINUTE")}[\s,]{1,3}(?:AND\s)?)?(?:${wordy("SECOND")}[\s,]{1,3})?${EAST_WEST}`;
const AZIMUTH = String.raw`AZ(?:IMUTH)?\.?(?:\s(?:OF|ANGLE OF|IS))?[\s:=]{1,3}(\d{1,3}(?:\.\d+)?)${FRACTION}${DEGREE}(?:(\d{1,2}(?:\.\d+)?)${FRACTION}\s?(?:'|MIN(?:UTE)?S?\.?|-)\s{0,2}(?:(\d{1,2}(?:\.\d+)?)\s?(?:"|''|SEC(?:OND)?S?\.?))?)?`;
const QUADRANT_RE = new RegExp(QUADRANT, "g");
const MINUTES_RE = new RegExp(MINUTES_ONLY, "g");
const WORDED_RE = new RegExp(WORDED, "g");
const AZIMUTH_RE = new RegExp(AZIMUTH, "g");

const FRACTIONS: Record<string, number> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 };
const fraction = (f: string | undefined): number => {
  if (!f) return 0;
  const [a, b] = f.split("/").map(Number);
  return FRACTIONS[f] ?? (a && b ? a / b : 0);
};

/** A degree mark read as 0 ("230 24' 04\""), a minute mark read as 1 ("241") or a fraction read as a figure ("272°", "384°": ½, ¼) is no digit of the angle. */
function angleOf(m: RegExpExecArray): { angle: number; damaged: boolean } | null {
  const [d, min, sec] = [m[2] ?? "", m[4] ?? "", m[6] ?? ""];
  const lost = /^\d\d[24]$/.test(d) ? (d.endsWith("2") ? 0.5 : 0.25) : 0;
  const degrees = /^\d\d0$/.test(d) || lost > 0 ? d.slice(0, 2) : d;
  const minutes = /^\d\d[17]$/.test(min) ? min.slice(0, 2) : min;
  const seconds = /^\d\d[17]$/.test(sec) ? sec.slice(0, 2) : sec;
  const angle = dms(Number(degrees) + lost + fraction(m[3]), Number(minutes) + fraction(m[5]), Number(seconds));
  return angle === null ? null : { angle, damaged: degrees !== d || minutes !== min || seconds !== sec || /\d\s?°[^"']*°/.test(m[0]) };
}

/** Degrees, minutes, seconds with their fractions, as matched by ANGLE from group `g`. */
function degreesOf(m: RegExpExecArray, g: number): number | null {
  return dms(Number(m[g]) + fraction(m[g + 1]), Number(m[g + 2] ?? 0) + fraction(m[g + 3]), Number(m[g + 4] ?? 0));
}

const dms = (d: number, min: number, sec: number): number | null => (min >= 60.001 || sec >= 60.001 ? null : d + min / 60 + sec / 3600);

/** Words and the figure after them: words prevail where they can be read; a difference between them is damage. */
function spoken(words: string | undefined, figure: string | undefined): { value: number; damaged: boolean } | null {
  if (!words) return { value: 0, damaged: false };
  const part = /(?:[\s-]AND[\s-]|[\s-])((?:ONE|TWO|THREE|FIVE|SEVEN|A)[\s-](?:HALF|THIRDS?|FOURTHS?|QUARTERS?|EIGHTHS?))\s*$/.exec(words);
  const share = part ? readShare(part[1] ?? "", 0) : null;
  const number = words.slice(0, part?.index).trim();
  const read = readNumberWords(number, 0);
  const whole = read && read.end >= number.length ? read.value + (share ? share.n / share.d : 0) : null;
  if (whole === null) return figure ? { value: Number(figure), damaged: true } : null;
  return { value: whole, damaged: figure !== undefined && Number(figure) !== whole };
}

function inWords(m: RegExpExecArray): Bearing | null {
  if (!m[2] && !m[4] && !m[6]) return null;
  const [d, min, sec] = [spoken(m[2], m[3]), spoken(m[4], m[5]), spoken(m[6], m[7])];
  if (!d || !min || !sec) return null;
  const angle = dms(d.value, min.value, sec.value);
  const azimuth = angle === null ? null : quadrant(m[1]?.[0] ?? "", angle, wayOf(m[8]));
  return azimuth === null ? null : bearing(azimuth, m.index, m[0].length, d.damaged || min.damaged || sec.damaged);
}

function quadrant(ns: string, angle: number, ew: string): number | null {
  if (!(angle >= 0 && angle <= 90)) return null;
  if (ns === "N") return ew === "E" ? angle : (360 - angle) % 360;
  return ew === "E" ? 180 - angle : 180 + angle;
}

/** All bearings in upper-case text, in order; what overlaps is read once, by the fuller form. */
export function findBearings(text: string, fromSouth = false): Bearing[] {
  const out: Bearing[] = [];
  const take = (b: Bearing | null): void => {
    if (b) out.push(b);
  };
  for (const m of text.matchAll(QUADRANT_RE)) {
    const read = angleOf(m);
    const azimuth = read === null ? null : quadrant(m[1]?.[0] ?? "", read.angle, wayOf(m[7]));
    if (azimuth !== null && !minutesOnly(m)) take(bearing(azimuth, m.index, m[0].length, read?.damaged === true));
  }
  for (const m of text.matchAll(MINUTES_RE)) {
    const angle = dms(0, Number(m[2]), Number(m[3] ?? 0));
    const azimuth = angle === null ? null : quadrant(m[1]?.[0] ?? "", angle, wayOf(m[4]));
    if (azimuth !== null) take(bearing(azimuth, m.index, m[0].length, false));
  }
  if (/DEGREE|MINUTE/.test(text)) for (const m of text.matchAll(WORDED_RE)) take(inWords(m));
  for (const m of text.matchAll(AZIMUTH_RE)) {
    const angle = degreesOf(m, 1);
    if (angle !== null && angle <= 360) take(bearing((angle + (fromSouth ? 180 : 0)) % 360, m.index, m[0].length, false));
  }
  let until = -1;
  return out
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((b) => {
      const free = b.start >= until;
      if (free) until = b.end;
      return free;
    });
}

/** "North 42 minutes East": two digits of minutes, no degrees. */
const minutesOnly = (m: RegExpExecArray): boolean => /^[A-Z]+[\s.,]{0,3}\d{1,2}\s?MIN/.test(m[0]);

const bearing = (azimuth: number, start: number, length: number, damaged: boolean): Bearing => ({
  azimuth,
  text: bearingText(azimuth),
  start,
  end: start + length,
  damaged,
});

const CARDINAL_RE =
  /(?<![A-Z.])(?:DUE\s)?(NORTH|SOUTH|EAST|WEST|[NSEW](?=[.,]{0,2}\s{1,40}(?:A DISTANCE OF\s{1,40})?\d)|(?<=^[\s,]{0,2})[NSEW](?=\.?\s(?:ALONG|PARALLEL|ON|WITH|AT)\s))(ERLY)?(?![A-Z])[.,]?/g;
const CARDINAL: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };
/** An angle after it, readable or not: then the word is the half of a bearing. */
const ANGLE_AFTER =
  /^[\s,.:;]{0,3}[\d%½¼¾/.\s~-]{1,12}(?:°|DEG|MIN|['"][\s\d.,'"]{0,9}(?:E|W)(?:AST|EST)?(?![A-Z]))|^[A-Z\s(),\d-]{3,60}DEGREES?(?![A-Z])[^;]{0,60}(?:EAST|WEST)/;

/** The first cardinal course of a call: "thence due North", "th West". "Northerly" is only near north: marked damaged. Half a bearing that cannot be read is none. */
export function findCardinal(text: string): Bearing | null {
  CARDINAL_RE.lastIndex = 0;
  const m = CARDINAL_RE.exec(text);
  if (!m || ANGLE_AFTER.test(text.slice(CARDINAL_RE.lastIndex, CARDINAL_RE.lastIndex + 130))) return null;
  return bearing(CARDINAL[m[1]?.[0] ?? "N"] ?? 0, m.index, m[0].length, m[2] !== undefined);
}
