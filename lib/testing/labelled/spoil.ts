// What a scan does to a text: letters taken for their likes, signs lost, blanks put in, lines of dirt.
import type { Chance } from "./random";

const likes: Record<string, readonly string[]> = {
  a: ["e", "o", "u"],
  b: ["h", "l"],
  c: ["e", "o"],
  d: ["a", "cl"],
  e: ["c", "o", "a"],
  f: ["t", "r"],
  g: ["q", "y"],
  h: ["b", "n"],
  i: ["l", "t", "!"],
  l: ["i", "1", "t"],
  m: ["rn", "n"],
  n: ["u", "m", "r"],
  o: ["c", "e", "0"],
  r: ["t", "n"],
  s: ["e", "a", "5"],
  t: ["f", "l", "i"],
  u: ["n", "v", "a"],
  v: ["y", "u"],
  w: ["v", "m"],
  y: ["v", "g"],
  B: ["R", "8"],
  C: ["G", "O"],
  D: ["O", "U"],
  E: ["F", "B"],
  F: ["P", "E"],
  G: ["C", "6"],
  H: ["N", "R"],
  I: ["l", "1", "T"],
  M: ["N", "H"],
  N: ["M", "W"],
  O: ["0", "C", "D"],
  R: ["B", "K"],
  S: ["5", "8"],
  T: ["I", "F"],
  W: ["V", "M"],
  "0": ["O", "6", "8"],
  "1": ["l", "I", "7"],
  "2": ["Z", "7"],
  "3": ["8", "5"],
  "4": ["1", "A"],
  "5": ["S", "6", "3"],
  "6": ["0", "8", "G"],
  "7": ["1", "?"],
  "8": ["3", "B", "6"],
  "9": ["0", "g", "4"],
  ",": [".", ";", ""],
  ".": [",", "", ":"],
};

/** Each sign goes wrong with the chance `rate`. rate 0 → the same text. */
export function spoil(text: string, rate: number, c: Chance): string {
  if (rate <= 0) return text;
  let out = "";
  for (const sign of text) {
    if (!c.share(rate)) out += sign;
    else if (sign === "\n") out += c.share(0.3) ? "\n| . -~\n" : "\n";
    else if (sign === " ") out += c.share(0.5) ? "" : "  ";
    else if (c.share(0.12)) out += "";
    else if (c.share(0.06)) out += `${sign} `;
    else out += c.pick(likes[sign] ?? [sign, ".", ""]);
  }
  return out;
}

/** Mean word confidence that a page spoilt at a rate is read with: 0 → 0.97, 0.03 → 0.88, 0.12 → 0.61. */
export const pageConfidence = (rate: number): number => Math.round((0.97 - 3 * rate) * 1000) / 1000;
