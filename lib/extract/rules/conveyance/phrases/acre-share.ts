// Shares told by undivided acres out of all that there are: "forty (40) undivided net acres out of the one hundred sixty (160) acres" is a quarter.
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { compare, div, ONE, parseRational, type Rational, rational } from "@/lib/fraction/rational";

const NUMBER = `(?:\\d{1,5}(?:\\.\\d{1,4})?|${NUMBER_WORD}(?:(?: and |[ -])${NUMBER_WORD}){0,5})`;
const COUNT = `(${NUMBER})(?: ?\\((\\d{1,5}(?:\\.\\d{1,4})?)\\))?`;
const UNDIVIDED = "(?:undivided |net |leasehold )+";
/** What is given: a number of acres that lie nowhere for themselves. */
const NOT_MINERALS = "(?! ?(?:of|in) (?:the |all )?(?:oil|gas|minerals?|royalt))";
const PART = new RegExp(
  `\\b(?:an? undivided )?${COUNT} ${UNDIVIDED}acres?\\b${NOT_MINERALS}|\\bundivided (?:interest of )?${COUNT} (?:net )?acres?\\b${NOT_MINERALS}(?= (?:interest )?(?:out of|of|in)\\b)`,
  "gi",
);
/** All that there are. */
const ALL = new RegExp(
  `\\b(?:(?:out )?of|containing|being) (?:a |the |said |those |all |its |my |his |her |total |aggregate |of ){0,4}${COUNT} (?:gross |leased |total )?acres\\b(?! (?:of|in) (?:the |all )?(?:oil|gas|minerals?))`,
  "i",
);

/** "the minerals under an undivided twenty acres": acres of minerals, which are counted as such. */
const MINERALS_AHEAD = /\b(?:oil|gas|minerals?|coal|royalt(?:y|ies))\b[^.;]{0,40} (?:in|under|beneath|upon) (?:an? |the )?$/i;

const value = (words: string, figures: string | undefined): Rational | null => {
  const own = figures ?? words;
  const counted = /^\d/.test(own) ? null : cardinal(own.replace(/ and /gi, " "));
  return counted === null ? parseRational(own) : rational(counted);
};

/** Every number of undivided acres as a share of the acres told beside them; none where the words do not tell how many there are, or fewer than are given. */
export function acreShares(text: string): FractionMention[] {
  if (!/\bacres?\b/i.test(text)) return [];
  const all = ALL.exec(text);
  const total = all ? value(all[1] ?? "", all[2]) : null;
  if (!total) return [];
  return [...text.matchAll(PART)].flatMap((m): FractionMention[] => {
    const part = value(m[1] ?? m[3] ?? "", m[2] ?? m[4]);
    if (!part || compare(part, total) >= 0 || MINERALS_AHEAD.test(text.slice(Math.max(0, m.index - 70), m.index))) return [];
    const share = div(part, total);
    if (compare(share, ONE) >= 0) return [];
    return [{ start: m.index, end: m.index + m[0].length, text: m[0], factors: [share], value: share, notation: "words", conflict: null, of_8_8: false }];
  });
}
