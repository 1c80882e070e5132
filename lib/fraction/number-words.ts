// Whole numbers written in English words, as instruments of two centuries write them: "one hundred and eighty-one", "Twenty five".

const UNITS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
const SCALES: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 };
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fifth: 5,
  eighth: 8,
  ninth: 9,
  twelfth: 12,
};

/** Value of one cardinal word below 100 ("seven" → 7, "sixty" → 60), null where it is none. */
export function smallNumber(word: string): number | null {
  const w = word.toLowerCase();
  const unit = UNITS.indexOf(w);
  return unit >= 0 ? unit : (TENS[w] ?? null);
}

/** Value of one ordinal word ("fourth" → 4, "twentieth" → 20, "hundredth" → 100), null where it is none. Singular form only. */
export function ordinalNumber(word: string): number | null {
  const w = word.toLowerCase();
  if (ORDINALS[w] !== undefined) return ORDINALS[w];
  if (w === "hundredth") return 100;
  if (w === "thousandth") return 1000;
  if (w.endsWith("ieth")) return smallNumber(`${w.slice(0, -4)}y`);
  return w.endsWith("th") ? smallNumber(w.slice(0, -2)) : null;
}

/**
 * "One Hundred and Eighty-one" → 181; "twenty-five hundred" → 2500. Null where a word is not a number:
 * never half a number, so a caller that is unsure gets nothing.
 */
export function cardinal(text: string): number | null {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((w) => w && w !== "and");
  if (words.length === 0 || words.length > 24) return null;
  let total = 0;
  let group = 0;
  for (const word of words) {
    const small = smallNumber(word);
    if (small !== null) {
      const room = small >= 10 ? group % 100 === 0 : group % 10 === 0 && group % 100 !== 10;
      if (!room) return null;
      group += small;
    } else if (word === "hundred") group = (group || 1) * 100;
    else if (SCALES[word] !== undefined) {
      total += (group || 1) * SCALES[word];
      group = 0;
    } else return null;
  }
  return total + group;
}

/** Pattern source of one ordinal word as it stands in a denominator: "third", "sixteenths", "eightieth". */
export const ORDINAL_WORD = `(?:${["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "second"]
  .concat(UNITS.slice(13).map((w) => `${w}th`))
  .concat(Object.keys(TENS).map((w) => `${w.slice(0, -1)}ieth`))
  .concat("hundredth", "thousandth", "first")
  .join("|")})s?`;

/** Pattern source of one word of a number, for scanners: never matches "a" or "and" alone. */
export const NUMBER_WORD = `(?:${[...UNITS, ...Object.keys(TENS), "hundred", ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join("|")})`;
