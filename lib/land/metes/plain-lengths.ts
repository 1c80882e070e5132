// Lengths of calls as people say them, in figures: "eighty (80) rods", "eighty rods", "half a mile", "one mile". Every character keeps its place.
import { readNumberWords } from "@/lib/land/lex/number-words";

const WORD =
  "(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|(?:THIR|FOUR|FIF|SIX|SEVEN|EIGH|NINE)TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY|HUNDRED|THOUSAND)";
const WORDS = `${WORD}(?:(?:[\\s-]|\\sAND\\s)${WORD}){0,8}`;
const UNIT = "(?:FEET|FOOT|FT|RODS?|POLES?|PERCHES|CHAINS?|LINKS?|VARAS?|VRS?|METERS?|YARDS?)(?![A-Z])";
/** "ONE HUNDRED SIXTY (160) RODS". */
const TOLD_TWICE = new RegExp(`(?<![A-Z-])${WORDS}\\s\\((\\d[\\d,.]*)\\)(?=\\s${UNIT})`, "g");
/** "EIGHTY RODS" behind a cardinal letter: "W. EIGHTY RODS". */
const BEHIND_LETTER = new RegExp(`(?<=(?<![A-Z])[NSEW][.,]{0,2}\\s)${WORDS}(?=\\s${UNIT})`, "g");
const MILE =
  /(?<![A-Z\d/-])(?:(?:(ONE|THREE|AN?)[\s-])?(HALF|FOURTHS?|QUARTERS?|EIGHTHS?)(?:\s(?:OF\s)?(?:AN?|ONE))?|([13])\/([248])(?:\sOF\s(?:A|ONE))?|([½¼¾])|(ONE(?:\s\(1\))?|1))[\s-]{1,2}MILE(?![A-Z])/g;
const PARTS: Readonly<Record<string, number>> = { H: 40, F: 20, Q: 20, E: 10, "2": 40, "4": 20, "8": 10, "½": 40, "¼": 20, "¾": 60 };

const chainsOf = (m: readonly (string | undefined)[]): number => {
  if (m[6]) return 80;
  if (m[5]) return PARTS[m[5]] ?? 0;
  return (PARTS[m[4] ?? m[2]?.charAt(0) ?? ""] ?? 0) * ((m[3] ?? m[1] ?? "1").startsWith("T") || m[3] === "3" ? 3 : 1);
};

/** `plainLengths("THENCE W. EIGHTY (80) RODS; THENCE S. HALF A MILE")` → the same length of text with "80 RODS" and "40 CHS" at the end of each place. */
export function plainLengths(text: string): string {
  return text
    .replace(TOLD_TWICE, (words, figure: string) => figure.padStart(words.length))
    .replace(BEHIND_LETTER, (words) => {
      const n = readNumberWords(words, 0);
      return n && n.end >= words.length ? String(n.value).padStart(words.length) : words;
    })
    .replace(MILE, (words, ...m: (string | undefined)[]) => `${chainsOf([words, ...m])} CHS`.padStart(words.length));
}
