// Interests told by a number of acres: "ten net mineral acres", "a 55 acre interest in the minerals", "25 undivided acres out of the 100 acres of minerals".
import { wordsToFraction } from "@/lib/fraction/fraction-token";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { add, parseRational, type Rational, rational, toText } from "@/lib/fraction/rational";

export type MineralAcres = { estate: "mineral" | "royalty"; count: string; start: number; end: number };

const FIGURE = "\\d+(?:\\.\\d+)?(?: \\d{1,2}\\/\\d{1,3})?";
const WORDS = `${NUMBER_WORD}(?:[ -]${NUMBER_WORD}){0,4}(?: and (?:an?|one|two|three|five|seven)[- ](?:half|thirds?|fourths?|eighths?))?`;
const NUMBER = `(?:${FIGURE}|${WORDS})`;
const COUNT = `(${NUMBER})(?: \\((${FIGURE})\\))?`;
const FREE = "(?:undivided |net |full )*";
const THING = "(?:oil|gas|minerals?|mineral (?:estate|rights|interest)|coal|royalt(?:y|ies))\\b";
/** "of", "out of the one hundred acres of": up to the thing. */
const OUT_OF = `(?:out of|in|of)(?: (?:the|said|all|those)){0,2} ${NUMBER}(?: \\([\\d.]+\\))? acres (?:of|in)`;
const MINERAL_ACRES = `\\b${COUNT} (?:of (?:the|my|his|her|our|its|their|those|said) )?${FREE}(mineral|royalty)[ -]acres?\\b`;
/** ", being one-fourth,", " (that is, 10/40ths)": what the acres come to. */
const ASIDE = "(?:,? \\(?(?:being|or|that is(?: to say)?|i\\. ?e\\.|equal to|equivalent to|namely|to-?wit),? [^;.]{3,60}?[,)])?";
/** "an undivided 55 acre interest in the minerals", "an undivided interest of fifty-five acres in all the oil". */
const ACRE_INTEREST = `\\b${COUNT}[ -]${FREE}acres?(?: undivided)?${ASIDE},? (?:(?:undivided |mineral )*(?:interest|share|part)\\b(?:,[^;]{3,80}?)? )?(?:${OUT_OF}|in|of)(?= (?:and to |all |of |the |our |my |said |and )*(${THING}))`;
/** "said interest amounting to twenty (20) acres out of the eighty": the size told behind the thing. */
const AMOUNTS_TO = `\\binterest (?:so |hereby |herein )?(?:conveyed |granted |sold )?(?:amounting|being equal|being equivalent|equal|equivalent|being|comes|amounts) (?:to )?(?:an? )?${COUNT} (?:of the )?(mineral |royalty )?acres?\\b`;
/** "fifteen of my sixty mineral acres": the number that is given out of those that there are. */
const OUT_OF_ACRES = `\\b${COUNT} (?:acres )?(?:out )?of (?:the|my|his|her|our|its|their|said|all) (?:(?:said|undivided|net|own) )*${NUMBER}(?: \\([\\d.]+\\))? ${FREE}(mineral|royalty)[ -]acres?\\b`;
/** "a mineral interest of twenty acres, undivided": the number behind the thing. */
const INTEREST_OF = `\\bmineral (?:interest|share|estate|right) (?:of|to the extent of) (?:an? )?${FREE}${COUNT} ${FREE}acres?\\b`;
/** "the minerals under an undivided twenty acres": acres that lie nowhere for themselves. */
const UNDER_ACRES = `\\b${THING}[^.;]{0,40}? (?:in|under|beneath|upon) (?:an? |the )?undivided ${COUNT} (?:net )?acres?\\b`;
/** "a twenty-acre mineral interest". */
const ACRE_MINERALS = `\\b${COUNT}[ -]${FREE}acres? ${FREE}(mineral|royalty) (?:interest|share|right)s?\\b`;
const FORMS = [OUT_OF_ACRES, MINERAL_ACRES, ACRE_INTEREST, AMOUNTS_TO, ACRE_MINERALS, INTEREST_OF, UNDER_ACRES].map((form) => new RegExp(form, "i"));

/** The same as a stretch of words that speaks of acres but names no land. */
export const ACRES_OF_MINERALS = new RegExp(
  `${OUT_OF_ACRES.replace("(mineral|royalty)", "(?:mineral|royalty)")}|${ACRE_INTEREST}|${ACRE_MINERALS.replace("(mineral|royalty)", "(?:mineral|royalty)")}|${INTEREST_OF}|${UNDER_ACRES}`,
  "gi",
);

/** "13 1/3" → 40/3, "thirteen and one-third" → 40/3, "55.5" as it stands; null where it is no number. */
function countOf(words: string): string | null {
  const [whole = "", part] = words.split(/ (?=\d+\/)| and (?=(?:an?|one|two|three|five|seven)[- ])/i);
  if (!part) return /^\d/.test(words) ? words : (cardinal(words)?.toString() ?? null);
  const counted = cardinal(whole);
  const base: Rational | null = /^\d/.test(whole) ? parseRational(whole) : counted === null ? null : rational(counted);
  const more = parseRational(part) ?? wordsToFraction(part);
  return base && more ? toText(add(base, more)) : null;
}

/** "all of their minerals in …", "whatever interest I own in": all that the giver has, of whatever size. */
const ALL_OWNED =
  /\b(?:all|whatever|whatsoever|every|such)\b[^.;]{0,60}?\b(?:grantors?|assignors?|sellers?|vendors?|part(?:y|ies) of the first part|first part(?:y|ies)|my|our|his|her|its|their|they|he|she|we|I|it|us|them)\b[^.;]{0,60}?\b(?:oil|gas|minerals?|rights?|interests?|owns?|estate|has|have|holds?)\b/i;
/** "interest in and to", "all of my": the acres are the very thing of which all is given. */
const THE_THING =
  /(?<!\b(?:amounts?|amount(?:ing|ed)|comes?|coming|came|equal|equivalent|up) )\b(?:in|to|of|out of|under|my|our|his|her|its|their|said|those|all|the|grantors?'?s?'?)(?: (?:an?|the|said|undivided|equal))* $/i;

/** "all of Grantors' interest in the minerals under …, estimated at 42": whether the acres behind these words only count what the giver has. Errs toward the acres. */
export const isCountOfAllOwned = (ahead: string): boolean => ALL_OWNED.test(ahead) && !THE_THING.test(ahead);

/** "ten (10) net mineral acres" → 10 of the minerals; null where no number of acres of an interest stands. */
export function findMineralAcres(clause: string): MineralAcres | null {
  const m = FORMS.map((form) => form.exec(clause)).find((found) => found !== null);
  const count = m ? countOf(m[2] ?? m[1] ?? "") : null;
  if (!m || count === null) return null;
  return { estate: /royalt/i.test(m[3] ?? "") ? "royalty" : "mineral", count, start: m.index, end: m.index + m[0].length };
}
