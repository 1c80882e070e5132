// Principal meridians by name and by their initials.
import { matchAt } from "./token";

const ORDINAL: Record<string, string> = {
  FIRST: "1st",
  SECOND: "2nd",
  THIRD: "3rd",
  FOURTH: "4th",
  FIFTH: "5th",
  SIXTH: "6th",
  "1": "1st",
  "2": "2nd",
  "3": "3rd",
  "4": "4th",
  "5": "5th",
  "6": "6th",
};
const NUMBERED =
  /(FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|0?[1-6](?:ST|ND|RD|TH|D))[\s.]{1,2}(?:EXTENDED\s)?(?:P(?:RINCIPAL|RIN)?[\s.]{1,2}\s?M(?:ERIDIAN|ER)?|P\.?\s?M|PM)(?![A-Z])\.?/y;
const BLM = /MERIDIAN\s?(?:NO\.?\s?)?0?([1-6])(?!\d)/y;
const TAIL = String.raw`(?:[\s.,]{0,2}(?:SPECIAL|BASE(?:\s?LINE)?|B|AND|&|PRINCIPAL|P))*[\s.,&]{0,3}(?:MERIDIAN|MER|M)(?![A-Z])\.?`;
const NAMES: [string, string][] = [
  ["BLACK HILLS", "Black Hills"],
  ["BOISE", "Boise"],
  ["CHICKASAW", "Chickasaw"],
  ["CHOCTAW", "Choctaw"],
  ["CIMARRON", "Cimarron"],
  ["COPPER RIVER", "Copper River"],
  ["FAIRBANKS", "Fairbanks"],
  ["GILA\\s(?:AND|&)\\sSALT\\sRIVER", "Gila and Salt River"],
  ["HUMBOLDT", "Humboldt"],
  ["HUNTSVILLE", "Huntsville"],
  ["INDIAN", "Indian"],
  ["KATEEL RIVER", "Kateel River"],
  ["LOUISIANA", "Louisiana"],
  ["MICHIGAN", "Michigan"],
  ["MONTANA", "Montana"],
  ["MOUNT DIABLO", "Mount Diablo"],
  ["MT\\.? DIABLO", "Mount Diablo"],
  ["NAVAJO", "Navajo"],
  ["NEW MEXICO", "New Mexico"],
  ["SALT LAKE", "Salt Lake"],
  ["SAN BERNARDINO", "San Bernardino"],
  ["SEWARD", "Seward"],
  ["ST\\.? HELENA", "St. Helena"],
  ["ST\\.? STEPHENS", "St. Stephens"],
  ["TALLAHASSEE", "Tallahassee"],
  ["UINTAH?", "Uintah"],
  ["UMIAT", "Umiat"],
  ["UTE", "Ute"],
  ["WASHINGTON", "Washington"],
  ["WILLAMETTE", "Willamette"],
  ["WIND RIVER", "Wind River"],
];
const NAMED = NAMES.map(([pattern, name]) => ({ name, re: new RegExp(pattern.replaceAll(" ", "\\s") + TAIL, "y"), first: pattern[0] }));
const INITIALS: [RegExp, string][] = [
  [/N\.?\s?M\.?\s?P\.?\s?M(?![A-Z])\.?/y, "New Mexico"],
  [/M\.?\s?D\.?\s?(?:B\.?\s?)?(?:(?:&|AND)\.?\s?)?(?:B\.?\s?&?\s?)?M(?![A-Z])\.?/y, "Mount Diablo"],
  [/S\.?\s?B\.?\s?(?:B\.?\s?)?(?:&\s?)?M(?![A-Z])\.?/y, "San Bernardino"],
  [/S\.?\s?L\.?\s?(?:B\.?\s?)?(?:&\s?)?M(?![A-Z])\.?/y, "Salt Lake"],
  [/G\.?\s?(?:&\s?)?S\.?\s?R\.?\s?(?:B\.?\s?)?(?:&\s?)?M(?![A-Z])\.?/y, "Gila and Salt River"],
  [/U\.?\s?S\.?\s?(?:B\.?\s?)?(?:&\s?)?M(?![A-Z])\.?/y, "Uintah"],
  [/M\.?\s?P\.?\s?M(?![A-Z])\.?/y, "Montana"],
  [/P\.?\s?M\.?\s?M(?![A-Z])\.?/y, "Montana"],
  [/C\.\s?M(?![A-Z])\.?/y, "Cimarron"],
  [/CM(?![A-Z])/y, "Cimarron"],
  [/B\.?\s?H\.?\s?M(?![A-Z])\.?/y, "Black Hills"],
  [/W\.?\s?R\.?\s?M(?![A-Z])\.?/y, "Wind River"],
  [/W\.\s?M(?![A-Z])\.?/y, "Willamette"],
  [/WM(?![A-Z])/y, "Willamette"],
  [/I\.\s?(?:B\.?\s?)?(?:&\s?)?M(?![A-Z])\.?/y, "Indian"],
  [/I(?:B)?M(?![A-Z])/y, "Indian"],
  [/B\.\s?M(?![A-Z])\.?/y, "Boise"],
  [/BM(?![A-Z])/y, "Boise"],
  [/H\.\s?M(?![A-Z])\.?/y, "Humboldt"],
  [/HB?M(?![A-Z])/y, "Humboldt"],
  [/U\.\s?M(?![A-Z])\.?/y, "Ute"],
];
const INITIAL_LETTERS = new Set("NMSGUPCBWIH");
const SEVEN = /SEVEN\sRANGES/y;

/** Reads a principal meridian at `at` of upper-case text: "N.M.P.M." → New Mexico, "Sixth Principal Meridian" → 6th. */
export function lexMeridian(text: string, at: number): { name: string; end: number } | null {
  const first = text[at] ?? "";
  if (first === "F" || first === "S" || first === "T") {
    const m = matchAt(NUMBERED, text, at);
    if (m) return { name: ORDINAL[m[1] ?? ""] ?? "", end: NUMBERED.lastIndex };
    if (matchAt(SEVEN, text, at)) return { name: "Seven Ranges", end: SEVEN.lastIndex };
  }
  if (first === "M") {
    const m = matchAt(BLM, text, at);
    if (m) return { name: ORDINAL[m[1] ?? ""] ?? "", end: BLM.lastIndex };
  }
  for (const n of NAMED) if (n.first === first && matchAt(n.re, text, at)) return { name: n.name, end: n.re.lastIndex };
  if (!INITIAL_LETTERS.has(first) || !/[A-Z.&\s]/.test(text[at + 1] ?? "")) return null;
  for (const [re, name] of INITIALS) if (matchAt(re, text, at)) return { name, end: re.lastIndex };
  return null;
}

/** "5TH P.M." where the ordinal starts with a digit. */
export function lexNumberedMeridian(text: string, at: number): { name: string; end: number } | null {
  const m = matchAt(NUMBERED, text, at);
  return m && { name: ORDINAL[(m[1] ?? "").replace(/^0/, "")[0] ?? ""] ?? "", end: NUMBERED.lastIndex };
}
