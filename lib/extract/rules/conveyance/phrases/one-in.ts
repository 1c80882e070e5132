// Shares told by counting barrels or parts: "one barrel in every eight", "out of every eight barrels one", "every eighth barrel".
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { cardinal, NUMBER_WORD, ORDINAL_WORD, ordinalNumber } from "@/lib/fraction/number-words";
import { compare, ONE, type Rational, rational } from "@/lib/fraction/rational";

const NUMBER = `(?:${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?|\\d{1,4})`;
const FIGURE = "(?: ?\\(\\d{1,4}\\))?";
const UNIT = "(?:barrels?|bbls?\\.?|parts?|gallons?|bushels?|tons?|measures?)";
const STUFF = "(?: of (?:the |all |such |said )?(?:oil|gas|petroleum|mineral|coal|ore))?";
const EACH = "(?:(?:every|each)(?: one)? )";

/** "three barrels out of every sixteen", "one part in eight". */
const IN_ALL = new RegExp(
  `\\b(${NUMBER})${FIGURE} (?:equal )?${UNIT}${STUFF} (?:(?:out of|of|from) ${EACH}|in ${EACH}?)(${NUMBER})${FIGURE}(?: ${UNIT})?(?![\\w/])`,
  "gi",
);
/** "out of every eight barrels attributable to the five-sixths, one shall be Lessor's". */
const OF_EACH = new RegExp(
  `\\b(?:out of|of|from|in) ${EACH}(${NUMBER})${FIGURE} ${UNIT}\\b(?:(?! ${NUMBER} )[^.;:]){0,90}?,? (${NUMBER})${FIGURE}(?: ${UNIT})? (?:shall|is|are|goes?|belongs?|to be|must|will)\\b`,
  "gi",
);
const LONG = `(?:${NUMBER_WORD}(?:(?: and |[ -])${NUMBER_WORD}){0,5}|\\d{1,5}(?:\\.\\d{1,4})?)`;
const LONG_FIGURE = "(?: ?\\(\\d{1,5}(?:\\.\\d{1,4})?\\))?";
/** "twenty parts out of three hundred twenty-eight parts", "twenty (20) of the three hundred twenty-eight (328) equal undivided parts". */
const OF_TOTAL = new RegExp(
  `\\b(${LONG})${LONG_FIGURE} (?:(?:equal |undivided )*parts? )?(?:out )?of (?:an? |the )?(?:total of )?(${LONG})${LONG_FIGURE} (?:equal |undivided |such |like )*parts\\b`,
  "gi",
);
/** "nine (9) parts of three hundred twenty (320), undivided, of all oil": the total stands without the word. */
const OF_BARE_TOTAL = new RegExp(
  `\\b(${LONG})${LONG_FIGURE} (?:equal |undivided )*parts?,? (?:out )?of (?:an? |the )?(?:total of )?(${LONG})${LONG_FIGURE}(?=,? (?:equal|undivided|interests?|of (?:all|the|said|whatever|such|any|my|our|his|her|its|their|oil|gas|coal|minerals?)|in (?:and|all|the|said))\\b|[,;)]|\\.(?!\\d)|$)`,
  "gi",
);
/** "every eighth barrel is Lessor's". */
const EVERY_NTH = new RegExp(`\\b(?:every|each) (${ORDINAL_WORD}) ${UNIT}\\b`, "gi");

const count = (word: string | undefined): number | null =>
  word === undefined ? null : /^\d+$/.test(word) ? Number(word) : cardinal(word.replace(/ and /gi, " "));

function mention(m: RegExpMatchArray, n: number | null, d: number | null): FractionMention[] {
  if (!n || !d || n >= d || m.index === undefined) return [];
  const value: Rational = rational(n, d);
  if (compare(value, ONE) >= 0) return [];
  return [{ start: m.index, end: m.index + m[0].length, text: m[0], factors: [value], value, notation: "words", conflict: null, of_8_8: false }];
}

/** Every share that a text tells by counting, in order. "One barrel in every fifty" → 1/50. */
export function countedShares(text: string): FractionMention[] {
  if (!/\b(?:barrel|bbl|part|gallon|bushel|ton|measure)/i.test(text)) return [];
  const found = [
    ...[...text.matchAll(IN_ALL)].flatMap((m) => mention(m, count(m[1]), count(m[2]))),
    ...[...text.matchAll(OF_EACH)].flatMap((m) => mention(m, count(m[2]), count(m[1]))),
    ...[...text.matchAll(OF_TOTAL)].flatMap((m) => mention(m, count(m[1]), count(m[2]))),
    ...[...text.matchAll(OF_BARE_TOTAL)].flatMap((m) => mention(m, count(m[1]), count(m[2]))),
    ...[...text.matchAll(EVERY_NTH)].flatMap((m) => mention(m, 1, ordinalNumber((m[1] ?? "").toLowerCase()))),
  ].sort((a, b) => a.start - b.start);
  return found.filter((x, i) => !found.slice(0, i).some((o) => o.end > x.start));
}

/** What a share told by counting barrels is of: not the minerals in place but what is run from them; null for a share told otherwise. */
export const producedBy = (share: string): "royalty" | null => (/\b(?:barrels?|bbls?|gallons?)\b/i.test(share) ? "royalty" : null);
