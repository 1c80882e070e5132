// Distances in feet, rods, chains and links, varas, metres.
import { readNumberWords } from "@/lib/land/lex/number-words";
import { readShare } from "@/lib/land/lex/share-words";

export type Unit = "feet" | "rods" | "chains" | "links" | "varas" | "metres" | "yards" | "miles";
export type Distance = { value: number; unit: Unit; feet: number; start: number; end: number };

/** Feet in a unit. A vara is 33⅓ inches (Texas); a foot here is the foot of the description. */
export const FEET: Record<Unit, number> = { feet: 1, rods: 16.5, chains: 66, links: 0.66, varas: 100 / 36, metres: 1 / 0.3048, yards: 3, miles: 5280 };

const UNITS: [string, Unit][] = [
  ["FEET|FOOT|FT|FEES|FET|FCET|'(?!')", "feet"],
  ["RODS?|RDS?|POLES?|PERCHES|PERCH|PRS|PS|P|R", "rods"],
  ["CHAINS?|CHNS?|CHS?|C", "chains"],
  ["LINKS?|LKS?|LINK|L", "links"],
  ["VARAS?|VRS?|VS|V", "varas"],
  ["METERS?|METRES?|M", "metres"],
  ["YARDS?|YDS?", "yards"],
  ["MILES?|MI", "miles"],
];
const UNIT_OF = UNITS.map(([pattern, unit]) => ({ re: new RegExp(`^(?:${pattern})$`), unit }));
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:[\s-]{0,2}(½|¼|¾|⅓|⅔|\d{1,2}\/\d{1,3}))?`;
const UNIT = String.raw`(FEET|FOOT|FT|FEES|FET|FCET|'(?!')|RODS?|RDS?|POLES?|PERCHES|PERCH|PRS|PS|P(?=[.,;\s])|R(?=[.,;\s])|CHAINS?|CHNS?|CHS?|C(?=[.,;\s])|LINKS?|LKS?|L(?=[.,;\s])|VARAS?|VRS?|VS|V(?=[.,;\s])|METERS?|METRES?|M(?=[.,;\s])|YARDS?|YDS?|MILES?|MI(?=[.,;\s]))(?![A-Z])`;
const MEASURE = new RegExp(String.raw`(?<![\d°.]|\d-)${NUMBER}\)?[\s-]{0,2}(?:OF A\s)?${UNIT}\.?`, "g");
const SECOND =
  /^[\s,.]{0,3}(?:AND\s|&\s)?(\d{1,3}(?:\.\d+)?)(?:[\s-]{0,2}(½|¼|¾|⅓|⅔|\d{1,2}\/\d{1,3}))?\s{0,2}(LINKS?|LKS?|L(?=[.,;\s])|FEET|FT|INCHES|IN(?=[.,;\s])|")(?![A-Z])\.?/;
const NUMBER_WORDS =
  "(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|(?:THIR|FOUR|FIF|SIX|SEVEN|EIGH|NINE)TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY|HUNDRED|THOUSAND|AND)";
const SHARE = "(?:ONE|TWO|THREE|FIVE|SEVEN|A)[\\s-](?:HALF|THIRDS?|FOURTHS?|QUARTERS?|EIGHTHS?|TENTHS?)";
const WORDED = new RegExp(
  String.raw`(?<![A-Z])((?:${NUMBER_WORDS}[\s-]{1,2}){1,9}?)(?:(${SHARE})\s)?(FEET|FOOT|RODS?|POLES?|PERCHES|CHAINS?|LINKS?|VARAS?|METERS?|YARDS?)(?![A-Z])`,
  "g",
);
const WORDED_LINKS = new RegExp(String.raw`^[\s,]{1,2}(?:AND\s)?((?:${NUMBER_WORDS}[\s-]{1,2}){1,4})LINKS?(?![A-Z])`);
const FRACTIONS: Record<string, number> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };

const fraction = (f: string | undefined): number => {
  if (!f) return 0;
  const [a, b] = f.split("/").map(Number);
  return FRACTIONS[f] ?? (a && b && a < b ? a / b : 0);
};
const unitOf = (word: string): Unit => UNIT_OF.find((u) => u.re.test(word))?.unit ?? "feet";
const number = (n: string | undefined, f: string | undefined): number => Number((n ?? "").replace(/,/g, "")) + fraction(f);

/** Distances in upper-case text, in order: "25 chs. 30 lks." is one of 25.3 chains, "12 feet 6 inches" one of 12.5 feet. */
export function findDistances(text: string): Distance[] {
  const out: Distance[] = [];
  let until = 0;
  for (const m of text.matchAll(MEASURE)) {
    if (m.index < until) continue;
    const unit = unitOf(m[3] ?? "");
    let value = number(m[1], m[2]);
    let end = m.index + m[0].length;
    const second = SECOND.exec(text.slice(end, end + 24));
    const small = second ? smaller(unit, number(second[1], second[2]), second[3] ?? "") : null;
    if (second && small !== null) [value, end] = [value + small, end + second[0].length];
    out.push({ value: round(value), unit, feet: value * FEET[unit], start: m.index, end });
    until = end;
  }
  let spoken = 0;
  for (const m of text.matchAll(WORDED)) {
    const d = worded(text, m);
    if (d && d.start >= spoken) {
      out.push(d);
      spoken = d.end;
    }
  }
  return out.sort((a, b) => a.start - b.start);
}

/** "ten and one-half chains", "ten chains and fifty links". */
function worded(text: string, m: RegExpMatchArray): Distance | null {
  const n = readNumberWords((m[1] ?? "").replace(/^AND[\s-]{1,2}/, ""), 0);
  const share = m[2] ? readShare(m[2], 0) : null;
  const unit = unitOf(m[3] ?? "");
  if (!n) return null;
  const start = m.index ?? 0;
  const end = start + m[0].length;
  const links = unit === "chains" ? WORDED_LINKS.exec(text.slice(end, end + 60)) : null;
  const value = n.value + (share ? share.n / share.d : 0) + (links ? (readNumberWords(links[1] ?? "", 0)?.value ?? 0) / 100 : 0);
  return { value: round(value), unit, feet: value * FEET[unit], start, end: end + (links?.[0].length ?? 0) };
}

/** The second measure of a pair in the unit of the first; null where the pair makes no sense. */
function smaller(unit: Unit, n: number, word: string): number | null {
  if (/^L/.test(word)) return unit === "chains" || unit === "rods" ? (n * FEET.links) / FEET[unit] : null;
  if (/^F/.test(word)) return unit === "rods" || unit === "yards" ? n / FEET[unit] : null;
  return unit === "feet" ? n / 12 : null;
}

const round = (n: number): number => Math.round(n * 1e6) / 1e6;
