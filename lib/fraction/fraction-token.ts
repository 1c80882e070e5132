// One fraction as a single notation: in figures, in words, as percentage or as decimal. Joining them is find-fractions.ts.
import { cardinal, NUMBER_WORD, ORDINAL_WORD, ordinalNumber } from "./number-words";
import { add, div, mul, parseRational, type Rational, rational } from "./rational";

export type FractionToken = { start: number; end: number; value: Rational; notation: "figures" | "words" | "percent" | "decimal" };

const GLYPHS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const GLYPH = `[${Object.keys(GLYPHS).join("")}]`;
// "l/8" and "I/8" are what OCR makes of 1/8.
const RATIO = "(?:\\d{1,7}(?:\\.\\d{1,6})?|(?<![A-Za-z])[lI])\\s?/\\s?\\d{1,7}(?:\\.\\d{1,8})?(?:\\s?(?:ths?|nds?|rds?|st)\\b)?(?:['’]s\\b)?";
const WORDS = `${NUMBER_WORD}(?:[\\s-]+(?:and[\\s-]+)?${NUMBER_WORD}){0,7}`;
const PERCENT = "\\s*(?:%(?![0-9A-Za-z])|per\\s?cent(?:um)?\\b)";
const FIGURE_PERCENT = `\\d{1,3}\\s?${GLYPH}${PERCENT}|(?:\\d{1,3}(?:\\.\\d{1,10})?|\\.\\d{1,10})(?:[\\s-]+\\d{1,4}\\s?/\\s?\\d{1,4})?${PERCENT}|(?<![\\d/])\\d{1,4}\\s?/\\s?\\d{1,4}${PERCENT}(?:\\s+of\\s+one${PERCENT})?`;
const WORD_PERCENT = `${WORDS}(?:[\\s-]+and[\\s-]+(?:one|two|three|five|seven|nine)[\\s-]+(?:half|halves|thirds?|fourths?|quarters?|eighths?|sixteenths?))?${PERCENT}`;
const WORD_FRACTION = `\\b${NUMBER_WORD}(?:[\\s-]+(?:${NUMBER_WORD}|${ORDINAL_WORD}|half|halves|quarters?)){1,6}\\b(?:['’]s\\b)?`;
const PART = `(?:${ORDINAL_WORD}|half|halves|quarters?)`;
const JOINTLY = "(?:undivided|equal|full)";
/** "one undivided third", "three equal undivided fourths": the number parted from its part. */
const PARTED_WORDS = `\\b${NUMBER_WORD}(?:[\\s-]+${JOINTLY}){1,2}[\\s-]+(?:${NUMBER_WORD}[\\s-]+)?${PART}\\b`;
/** What follows "an eighth" only where it is a share: "an eighth to each", "a sixteenth royalty", "a fourth apiece". */
const SAID_OF_SHARES =
  "(?:\\s\\([^()]{1,10}\\))?(?:\\s(?:part|interest|share))?,?\\s(?:(?:(?:to|for|by|with|unto)\\s)?each\\b|apiece\\b|thereof\\b|(?:undivided\\s)?(?:(?:non-?participating|overriding|mineral)\\s)*(?:royalty|override|mineral\\sinterest)\\b(?!\\s(?:of|at|being)\\s(?:an?\\s|one\\b|two\\b|\\d)))";
/** "an undivided thirty-second", "a fourth of my half": one of such parts, its number not said. */
const ONE_PART = `(?<=\\b(?:an?|the|that|said|my|his|her|our|their|its)\\s(?:(?:equal|certain|said)\\s)?undivided\\s|^undivided\\s)(?:${NUMBER_WORD}[\\s-])?(?:${ORDINAL_WORD}|quarter)\\b|(?<=\\b(?:the|my|his|her|our|their|its)\\s(?:other|remaining)\\s)(?!second|first)(?:${NUMBER_WORD}[\\s-])?${ORDINAL_WORD}\\b(?=[,.;]|\\s(?:of|in|part\\b|interest|undivided|being|to|is|are))|(?<=\\ban?\\s(?:full\\s|equal\\s)?)(?!second|first)(?:${NUMBER_WORD}[\\s-])?(?:${ORDINAL_WORD}|quarter)\\b(?=\\s(?:\\([^()]{1,10}\\)\\s)?(?:part\\s|interest\\s|share\\s)?(?:of|in)\\s|${SAID_OF_SHARES})|(?<=\\b(?:my|his|her|our|their|its)\\s(?:own\\s|full\\s|equal\\s)?)(?!second|first)(?:${NUMBER_WORD}[\\s-])?${ORDINAL_WORD}\\b(?=\\s(?:\\([^()]{1,10}\\)\\s)?(?:part\\s|interest\\s|share\\s)?(?:of|in)\\s)|(?<=\\beach(?:\\sof\\s(?:them|us))?,?\\s(?:(?:to|shall)\\s)?(?:(?:have|having|take|taking|keep|keeping|own|owning|hold|holding|receive|receiving)\\s)?an?\\s)(?!second|first)(?:${ORDINAL_WORD}|quarter)\\b(?=[,.;)]|\\s(?:(?:part|interest|share)\\b|and\\s|\\())`;
/** "twenty/three hundred twenty-eighths", "twenty over three hundred twenty-eight", "thirteen and one-third eightieths": told as it is written in figures. */
const OVER = "(?:\\s?/\\s?|\\sover\\s)";
const SLASHED_WORDS = `\\b${WORDS}${OVER}(?:(?:${NUMBER_WORD})[\\s-]+(?:and[\\s-]+)?){0,7}(?:${ORDINAL_WORD}|${NUMBER_WORD})\\b`;
const AND_PART = "[\\s-]+and[\\s-]+(?:an?|one|two|three|five|seven)[\\s-]+(?:half|halves|thirds?|fourths?|quarters?|eighths?)";
const MIXED_WORDS = `\\b${WORDS}${AND_PART}[\\s-]+(?:${NUMBER_WORD}[\\s-]+(?:and[\\s-]+)?){0,6}${ORDINAL_WORD}\\b`;
const MIXED_FIGURES = "(?<![\\d/.,])\\d{1,4}[\\s-]+[1-9]/[2-9]\\s?/\\s?\\d{1,6}(?:\\.\\d{1,4})?(?:\\s?(?:ths?|nds?|rds?|st)\\b)?(?![\\d/])";
const BARE_HALF = "\\b(?:half|moiety)\\b";
/** "0.2 of 8/8": one place behind the point only where it is said of the whole. */
const DECIMAL =
  "(?<![\\d.,$])0?\\.(?:\\d{2,12}(?![\\d%])|\\d(?=\\s(?:part\\s)?of\\s(?:8\\s?/\\s?8|eight[\\s-]eighths|the\\s(?:whole|total|gross|full)|(?:all|total|gross)\\s)))";

const TOKEN = new RegExp(
  `${FIGURE_PERCENT}|${WORD_PERCENT}|${GLYPH}|${MIXED_FIGURES}|${SLASHED_WORDS}|${MIXED_WORDS}|(?<![\\d/.,])${RATIO}(?![\\d/])|${PARTED_WORDS}|${ONE_PART}|${WORD_FRACTION}|${BARE_HALF}|${DECIMAL}`,
  "gi",
);

const singular = (word: string): string => (word.endsWith("s") && word !== "halves" ? word.slice(0, -1) : word);

function denominator(words: readonly string[]): number | null {
  const last = singular(words.at(-1) ?? "");
  if (words.length === 1 && (last === "half" || last === "halves")) return 2;
  if (words.length === 1 && last === "quarter") return 4;
  const ordinal = ordinalNumber(last);
  if (ordinal === null || ordinal < 2) return null;
  if (words.length === 1) return ordinal === 2 ? null : ordinal;
  if (ordinal >= 100) {
    const count = cardinal(words.slice(0, -1).join(" "));
    return count === null ? null : count * ordinal;
  }
  const head = cardinal(words.slice(0, -1).join(" "));
  return head !== null && head % 10 === 0 && head >= 20 && (ordinal < 10 || head >= 100) ? head + ordinal : null;
}

/** "three-sixteenths" → 3/16; "one-sixty-fourth" → 1/64. The shortest numerator that leaves a denominator wins; null for "twenty five". */
export function wordsToFraction(text: string): Rational | null {
  const words = text
    .toLowerCase()
    .replace(/['’]s$/, "")
    .split(/[\s-]+/)
    .filter((w) => !/^(?:undivided|equal|full)$/.test(w));
  if (words.length === 1) return words[0] === "half" || words[0] === "moiety" ? rational(1, 2) : null;
  for (let cut = 1; cut < words.length; cut++) {
    const top = cardinal(words.slice(0, cut).join(" "));
    if (/^quarter$/i.test(text)) return rational(1, 4);
    const bottom = denominator(words.slice(cut));
    if (top !== null && top > 0 && bottom !== null && top <= bottom) return rational(top, bottom);
  }
  return null;
}

/** "thirty-second" → 1/32, "fourth" → 1/4; null for what is no ordinal. */
function onePart(text: string): Rational | null {
  if (/^quarter$/i.test(text)) return rational(1, 4);
  const bottom = denominator(text.toLowerCase().split(/[\s-]+/));
  return bottom && bottom > 2 ? rational(1, bottom) : null;
}

function ratio(text: string): Rational | null {
  const clean = text
    .replace(/['’]s$/, "")
    .replace(/(?:ths?|nds?|rds?|st)$/i, "")
    .replace(/^[lI]/, "1");
  const [top, bottom] = clean.split("/").map((part) => parseRational(part));
  return top && bottom && bottom.n !== 0n ? div(top, bottom) : null;
}

/** "thirteen and one-third" → 40/3, "twenty" → 20. */
function mixedNumber(text: string): Rational | null {
  const [whole = "", part] = text.split(/[\s-]+and[\s-]+(?=(?:an?|one|two|three|five|seven)[\s-]+(?:half|halves|third|fourth|quarter|eighth))/i);
  const head = cardinal(whole);
  const tail = part ? wordsToFraction(part.replace(/^an?\b/i, "one")) : null;
  return head === null || (part && !tail) ? null : add(rational(head), tail ?? rational(0));
}

/** "twenty/three hundred twenty-eighths" → 20/328; the words below may be the number or its parts. */
function slashed(text: string): Rational | null {
  const [top = "", below = ""] = text.toLowerCase().split(/\s?\/\s?|\sover\s/);
  const words = below.trim().split(/[\s-]+/);
  const bottom = denominator(words.filter((w) => w !== "and")) ?? cardinal(below);
  const upper = cardinal(top);
  return upper !== null && bottom && upper <= bottom ? rational(upper, bottom) : null;
}

/** "thirteen and one-third eightieths": the number ends where the parts begin. */
function mixedWords(text: string): Rational | null {
  const words = text.toLowerCase().split(/[\s-]+/);
  for (let cut = words.length - 1; cut > 1; cut--) {
    const upper = mixedNumber(words.slice(0, cut).join(" "));
    const bottom = upper ? denominator(words.slice(cut).filter((w) => w !== "and")) : null;
    if (upper && bottom && upper.n <= BigInt(bottom) * upper.d) return div(upper, rational(bottom));
  }
  return null;
}

/** "13 1/3 / 80": so many and a part, over the whole. */
function mixedRatio(text: string): Rational | null {
  const m = /^(\d+)[\s-]+(\d\/\d)\s?\/\s?([\d.]+)/.exec(text);
  const [whole, part, below] = [parseRational(m?.[1] ?? ""), ratio(m?.[2] ?? ""), parseRational(m?.[3] ?? "")];
  return whole && part && below && below.n !== 0n ? div(add(whole, part), below) : null;
}

const HUNDRED = rational(100);

function percent(text: string): Rational | null {
  const body = text
    .replace(/(?:%|per\s?cent(?:um)?)(?:\s+of\s+one\s+per\s?cent(?:um)?)?\s*$/i, "")
    .replace(/\s*(?:%|per\s?cent).*$/i, "")
    .replace(new RegExp(`\\s?(${GLYPH})`), (_, g: string) => ` ${GLYPHS[g] ?? ""}`)
    .trim();
  const mixed = /^(\d+(?:\.\d+)?|\.\d+)[\s-]+(\d+\s?\/\s?\d+)$/.exec(body);
  const plain = mixed ? null : body.includes("/") ? ratio(body) : parseRational(body);
  if (plain) return div(plain, HUNDRED);
  const whole = mixed && parseRational(mixed[1] ?? "");
  const part = mixed && ratio(mixed[2] ?? "");
  if (whole && part) return div(add(whole, part), HUNDRED);
  const cut = body.toLowerCase().lastIndexOf("and ");
  const tail = cut > 0 ? wordsToFraction(body.slice(cut + 4).trim()) : null;
  const head = cardinal(tail ? body.slice(0, cut) : body);
  if (head !== null) return div(tail ? add(rational(head), tail) : rational(head), HUNDRED);
  const alone = wordsToFraction(body);
  return alone ? mul(alone, rational(1, 100)) : null;
}

/** "two undivided one-ninth": the count stands before the fraction and is no part of it. */
const COUNTED = new RegExp(`^${NUMBER_WORD}(?:[\\s-]+${JOINTLY}){0,2}[\\s-]+(?=one[\\s-])`, "i");

function toToken(match: RegExpMatchArray): FractionToken | null {
  const raw = match[0];
  const start = match.index ?? 0;
  const token = (value: Rational | null, notation: FractionToken["notation"], length = raw.length) =>
    value ? { start, end: start + length, value, notation } : null;
  if (/%|per\s?cent/i.test(raw)) return token(percent(raw), "percent");
  const glyph = GLYPHS[raw];
  if (glyph) return token(parseRational(glyph), "figures");
  if (raw.includes("/") && /^[\dlI]/.test(raw)) return token(/^\d+[\s-]/.test(raw) ? (mixedRatio(raw) ?? ratio(raw)) : ratio(raw), "figures");
  if (/\/|\sover\s/i.test(raw)) return token(slashed(raw), "words");
  if (/^0?\./.test(raw)) return token(parseRational(raw), "decimal");
  const whole = wordsToFraction(raw) ?? onePart(raw) ?? (/\band\b/i.test(raw) ? mixedWords(raw) : null);
  if (whole) return token(whole, "words");
  const counted = COUNTED.exec(raw);
  const one = counted && wordsToFraction(raw.slice(counted[0].length));
  if (counted && one) return { start: start + counted[0].length, end: start + raw.length, value: one, notation: "words" };
  // "one-half three" or "twenty one-thirds": give up the last words until a fraction is left.
  for (let text = raw; /[\s-]/.test(text); ) {
    text = text.replace(/[\s-]+[^\s-]+$/, "");
    const part = wordsToFraction(text);
    if (part) return token(part, "words", text.length);
  }
  return null;
}

/** Every single fraction of the text in order. "an undivided one-half (1/2)" gives two tokens. Linear in the length of the text. */
export function fractionTokens(text: string): FractionToken[] {
  const found: FractionToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const token = toToken(match);
    if (token && token.value.n > 0n) found.push(token);
  }
  return found;
}
