// Letters and digits of calls misread by a machine, put right where the words around leave one reading. Every character keeps its place.
import { nearWord } from "@/lib/land/lex/near-word";

const ANGLE_MARK = String.raw`\s?(?:DEG|MIN|SEC|°|'|")`;
/** "|5 minutes", "[7°", "I3 degrees", "O5°". */
const DIGIT_BEFORE = new RegExp(String.raw`(?<![A-Z\d])[|!\[\]ILO](?=\d${ANGLE_MARK}|\d\.\d+\s?(?:FEET|FT))`, "g");
/** "6! degrees", "1O'". */
const DIGIT_AFTER = new RegExp(String.raw`(?<=(?<![\d.])\d)[|!\[\]ILO](?=${ANGLE_MARK})`, "g");
/** "l degrees", "00' O\"": a figure that is one letter. */
const LONE_ONE = /(?<=(?:NORTH|SOUTH|(?<![A-Z])[NS]\.?)\s)[IL](?=\s?(?:DEG|°))/g;
const LONE_ZERO = /(?<=['°!]\s)O(?=['"])/g;
/** "61° 10' SO\"": seconds in letters that look like figures. */
const SECONDS = /(?<=\d['!]\s?)[SOIL\d]{2}(?=")/g;
const LENGTH = /(?<=[\s(])[|[](?=\d{2,3}(?:\.\d+)?\)?\s?(?:FEET|FT))/g;
/** "184 6 feet" after a bearing: the point is lost. */
const LOST_POINT = /(?<=(?:EAST|WEST|\s[EW]\.?)[\s,]{1,2}(?:A DISTANCE OF )?\(?\d{1,4}) (?=\d{1,2}\)?\s?(?:FEET|FT|PERCHES|POLES|RODS|CHAINS))/g;
const LENGTH_END = /(?<=\d\.\d?)[IL|](?=\d?\s?(?:FEET|FT))/g;
const WAY_AFTER = /(?<=(?:°|'|"|DEG\.?|DEGREES|MIN\.?|MINUTES|SEC\.?|SECONDS)\s{1,2})[A-Z]{4}(?![A-Z])/g;
const WAY_BEFORE = /(?<![A-Z])[NS][A-Z]{4}(?=\s\d{1,2}(?:\s?°|\sDEG))/g;
const UNIT = /(?<=\d\)?\s{1,2})[A-Z]{4,7}(?![A-Z])/g;
const UNITS = ["FEET", "FOOT", "RODS", "POLES", "PERCHES", "CHAINS", "LINKS", "VARAS", "METERS"] as const;

/** `mendCalls("SOUTH I3 DEGREES RAST 17 PERCHEA")` → `SOUTH 13 DEGREES EAST 17 PERCHES`: same length, so offsets hold; what is not plainly misread stays. */
export function mendCalls(text: string, raw = text): string {
  const digit = (m: string): string => (m === "O" ? "0" : "1");
  const bars = text.includes(" ") && raw.includes("|") ? restoreBars(text, raw) : text;
  return bars
    .replace(DIGIT_BEFORE, digit)
    .replace(DIGIT_AFTER, digit)
    .replace(LONE_ONE, "1")
    .replace(LONE_ZERO, "0")
    .replace(SECONDS, (s) => s.replace(/S/g, "5").replace(/O/g, "0").replace(/[IL]/g, "1"))
    .replace(LENGTH, "1")
    .replace(LENGTH_END, "1")
    .replace(LOST_POINT, ".")
    .replace(WAY_AFTER, (w) => sameLength(w, ["EAST", "WEST"]))
    .replace(WAY_BEFORE, (w) => sameLength(w, ["NORTH", "SOUTH"]))
    .replace(UNIT, (w) => sameLength(w, UNITS));
}

/** The plain text has a blank for "|": where one stands right before a digit of an angle it was a 1. */
function restoreBars(text: string, raw: string): string {
  return raw.length === text.length ? text.replace(/ (?=\d)/g, (c, at: number) => (raw[at] === "|" && raw[at - 1] !== "|" ? "|" : c)) : text;
}

function sameLength(word: string, targets: readonly string[]): string {
  const near = targets.includes(word) ? word : nearWord(word[0] === "R" || word[0] === "F" || word[0] === "L" ? `E${word.slice(1)}` : word, targets, 1);
  return near?.length === word.length ? near : word;
}
