// Acres as stated: "160 acres", "60 Acres and 86 Perches", "16 acres, 2 roods and 7 perches", "one hundred (100) acres".

import { acresText } from "@/lib/fraction/net-acres";
import { add, parseRational, type Rational, rational } from "@/lib/fraction/rational";
import { readDecimalAcres } from "@/lib/land/lex/decimal-words";
import { readNumberWords } from "@/lib/land/lex/number-words";
import { readShare } from "@/lib/land/lex/share-words";

export type StatedAcres = { acres: string; start: number; end: number; contained: boolean };

/** Most descriptions state no acres and are done here. */
const ANY = /[AE]CRE|AC(?![A-Z])|ACS|A\.\s?(?:\d|MORE)/;
const ACRES =
  /(?<![\d./])((?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d+|\s?-?(?:AND\s|&\s)?\d{1,3}\s?\/\s?\d{1,4}|[½¼¾⅓⅔⅛⅜⅝⅞])?|\.\d+)\)?[\s-]{0,2}(?:OF\sAN\s|GROSS\s|SURFACE\s)?(?:[AE]CRES?|AC\b|ACS\b|A\.(?=\s?\d|\sMORE))\.?/g;
const WORDED =
  /(?<![A-Z])((?:(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|(?:THIR|FOUR|FIF|SIX|SEVEN|EIGH|NINE)TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY|HUNDRED|THOUSAND|AND)[\s-]{1,2}){1,9})((?:\d{1,3}\/\d{1,4}|[½¼¾]|[A-Z]{3,5}[\s-](?:HALF|FOURTHS?|QUARTERS?|THIRDS?|EIGHTHS?))\s(?:\([\d.,]+\)\s)?)?ACRES?/g;
const HUNDREDTHS = /(?:TENTH|HUNDREDTH|THOUSANDTH)S?(?:\s?\([\d.,\s]{1,12}\))?\s(?:OF\sAN\s)?ACRES?/g;
const FRACTION = /(?<![\d./]|\d\s|AND\s|&\s)(\d{1,3}\/\d{1,4})\s(?:OF\sAN?\s)?ACRES?/g;
const LABEL = /ACRES?[\s:=]{1,3}(\d+(?:\.\d+)?)(?!\s?(?:ACRE|FEET|\d))/g;
const ROODS = /^[\s,.&]{0,3}(?:AND\s)?([A-Z0-9]+)(?:\s\(\d+\))?\s(?:ROODS?)/;
const PERCHES = /^[\s,.&]{0,3}(?:AND\s)?([A-Z0-9.-]+(?:\s[A-Z-]+){0,4}?)(?:\s\(\d+\))?\s(?:PERCHES|POLES|RODS|PERCH|SQUARE (?:RODS|POLES|PERCHES))/;
const CONTAINING = /(?:CONTAIN(?:ING|S)?|AGGREGATING|COMPRIS(?:ING|ES)|TOTALL?ING|EMBRACING|CONTA\w+)[A-Z\s,:("']{0,40}$/;

/** "in all 248 acres", "a total of 90 acres". */
const ALL_TOLD =
  /(?<!;\s{1,4}(?:(?:AND|BEING|MAKING|CONTAINING|OR|BOTH|ALL|THE\sTWO)\s){0,2})(?:IN\sALL|ALTOGETHER|TOGETHER|IN\sTHE\sAGGREGATE|(?:A|THE)\sTOTAL\sOF|IN\sTOTAL)[\s,:(]{1,3}$/;
/** "; both tracts together containing": what several told before hold together. */
const OF_ALL_LISTED =
  /;\s{1,4}(?:(?:AND|BOTH|ALL|THE|SAID|TWO|THREE|FOUR|FIVE|SIX|SEVERAL|TRACTS|PARCELS|BEING|MAKING),?\s){0,5}(?:IN\sALL|ALTOGETHER|TOGETHER|IN\sTHE\sAGGREGATE|AGGREGATING|TOTALL?ING)[A-Z\s,:(]{0,24}$/;
/** "4,328 acres in all": what all of the land together holds. */
const IN_ALL = /^[,\s]{0,2}(?:MORE\sOR\sLESS,?\s)?(?:IN\s(?:ALL|THE\s(?:AGGREGATE|WHOLE)|TOTAL)|ALTOGETHER)(?![A-Z])(?!\s(?:OF|THE|THAT|CASES|\(?\d))/;
/** "saving the 100 acre square in the corner", "less 5 acres": acres that are left out. */
const LEFT_OUT =
  /(?<![A-Z])(?:SAV(?:E|ING)|EXCEPT(?:ING)?|(?<!OR\s)LESS|EXCLUDING)(?:\s(?:AND\s(?:EXCEPT(?:ING)?|RESERVING)|THEREFROM|ONLY|OUT|THE|A|AN|SAID|HOWEVER|ABOUT))*,?\s$/;

/** Whether these acres are told as left out of the land. */
export const isLeftOut = (text: string, a: StatedAcres): boolean => LEFT_OUT.test(text.slice(Math.max(0, a.start - 70), a.start));

/** All acreages stated in upper-case text, in order. `contained`: said to be what the tract contains. */
export function findAcres(text: string): StatedAcres[] {
  if (!ANY.test(text)) return [];
  const out: StatedAcres[] = [];
  for (const m of text.matchAll(ACRES)) push(out, text, m.index, m.index + m[0].length, mixed((m[1] ?? "").replace(/,/g, "").replace(/^\./, "0.")));
  for (const m of text.matchAll(HUNDREDTHS)) {
    const start = m.index + wordsBefore(text, m.index);
    const read = readDecimalAcres(text, start);
    if (read) push(out, text, start, read.end, read.value);
  }
  for (const m of text.matchAll(WORDED)) {
    const value = readNumberWords((m[1] ?? "").replace(/^AND\s/, ""), 0)?.value;
    const share = m[2] ? readShare(m[2], 0) : null;
    if (value && (share || !m[2])) push(out, text, m.index, m.index + m[0].length, share ? add(rational(value), rational(share.n, share.d)) : rational(value));
  }
  for (const m of text.matchAll(FRACTION)) push(out, text, m.index, m.index + m[0].length, parseRational(m[1] ?? ""));
  for (const m of text.matchAll(LABEL))
    if (!out.some((a) => a.start <= m.index && a.end >= m.index)) push(out, text, m.index, m.index + m[0].length, parseRational(m[1] ?? ""));
  return out.filter((a) => !isSizeOfInterest(text, a) && !isSizeOfUnit(text, a)).sort((a, b) => a.start - b.start);
}

const INTEREST_OF = /INTERESTS? (?:OF|EQUAL TO|AMOUNTING TO) (?:AN? )?(?:UNDIVIDED )?(?:[A-Z-]+ \()?$|INTERESTS? \((?:BEING )?$/;
const OF_MINERALS = /^[)\s]*(?:IN|OF) (?:AND TO )?(?:(?:ALL|OF|THE|OUR|MY|AND) )*(?:OIL|GAS|MINERALS?|COAL|ROYALT)/;
const ACRE_INTEREST = /^[)\s]*(?:UNDIVIDED |MINERAL |ROYALTY )*INTERESTS?\b/;
/** "an undivided interest of 55 acres in the minerals", "a ten acre interest": how much of an interest, not how much land. */
const isSizeOfInterest = (text: string, a: StatedAcres): boolean => {
  const behind = text.slice(a.end, a.end + 60);
  return (
    ACRE_INTEREST.test(behind) ||
    OF_MINERALS.test(behind) ||
    (INTEREST_OF.test(text.slice(Math.max(0, a.start - 50), a.start)) && /^[)\s]*(?:IN|OF)\b/.test(behind))
  );
};

const UNIT_OF =
  /(?<![A-Z])UNIT(?:\s(?:NO\.?\s)?"?[A-Z\d]{1,3}"?)?,?\s(?:(?:IS|WAS|BEING|SHALL\sBE)\s)?(?:OF|CONTAINING|COMPRISING|CONSISTING\sOF|EMBRACING)(?:\s(?:ABOUT|APPROXIMATELY|THE|AN?|SOME|NOT|MORE|THAN))*\s$/;
const UNIT_HEAD = /(?:^|\n)[^\n]*(?<![A-Z])UNIT(?![A-Z])[^\n]*\s{2,}$/;
const BEING = /^,?\s?(?:MORE\sOR\sLESS,?\s)?(?:BEING|DESCRIBED|OUT\sOF|COMPOSED|COMPRISED|IN\sTHE|OF\sLAND)(?![A-Z])/;
/** "in a unit of 612 acres", "ASH UNIT  ELM COUNTY  612.000 ACRES" at the head: the acres of a unit, not of the first tract in it. */
const isSizeOfUnit = (text: string, a: StatedAcres): boolean => {
  const [lead, behind] = [text.slice(Math.max(0, a.start - 160), a.start), text.slice(a.end, a.end + 40)];
  return (UNIT_OF.test(lead.slice(-70)) && !BEING.test(behind)) || (UNIT_HEAD.test(lead) && /^\s*(?:\n|$)/.test(behind));
};

const NUMBER_WORD = /^(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|[A-Z]{3,5}TEEN|[A-Z]{3,5}TY|HUNDRED|THOUSAND|AND)$/;

/** How far before `at` the run of number words begins: −n. */
function wordsBefore(text: string, at: number): number {
  const words = [...text.slice(Math.max(0, at - 130), at).matchAll(/[A-Z]+|[^A-Z\s-]/g)];
  const base = Math.max(0, at - 130);
  let start = at;
  for (const w of words.reverse()) {
    if (!NUMBER_WORD.test(w[0])) break;
    start = base + w.index;
  }
  return start - at;
}

/** "320 acres of land in two tracts, as follows": the total of what follows. */
const TOTAL =
  /^(?:\sOF\sLAND)?[,\s]{1,2}(?:MORE\sOR\sLESS,?\s)?IN\s(?:TWO|THREE|FOUR|FIVE|SIX|SEVERAL|\d{1,2})\s(?:\(\d\)\s)?(?:SEPARATE\s|CERTAIN\s)?(?:TRACTS|PARCELS)/;

/** "two tracts in Elm County, together 240 acres: …": the total of the tracts that the colon opens. */
const SEVERAL_TRACTS = /(?<![A-Z])(?:TWO|THREE|FOUR|FIVE|SIX|SEVERAL|\d{1,2})\s(?:SEPARATE\s|CERTAIN\s)?(?:TRACTS|PARCELS)(?![A-Z])[^.;:]{0,80}$/;
const OPENS_LIST = /^,?\s?(?:MORE\sOR\sLESS\s?)?(?:,\s(?:TO-?\s?WIT|AS\sFOLLOWS|NAMELY)\s?)?:/;

/** "574 3/8", "160 AND 45/100", "80½" → exact. */
function mixed(text: string): Rational | null {
  const m = /^([\d.]+)(?:[\s-]{0,2}(?:AND\s|&\s)?(.+))?$/.exec(text);
  const a = parseRational(m?.[1] ?? "");
  const share = m?.[2] ? readShare(m[2], 0) : null;
  if (m?.[2] && !share) return null;
  return a && share ? add(a, rational(share.n, share.d)) : a;
}

function push(out: StatedAcres[], text: string, start: number, end: number, acres: Rational | null): void {
  if (!acres || acres.n === 0n) return;
  const rest = smallMeasures(text, end);
  if (TOTAL.test(text.slice(end, end + 60))) return;
  if (OPENS_LIST.test(text.slice(rest.end, rest.end + 40)) && SEVERAL_TRACTS.test(text.slice(Math.max(0, start - 120), start))) return;
  if (/(?:MINERAL|ROYALTY|NET)[\s-]{0,2}$/.test(text.slice(Math.max(0, start - 10), start))) return;
  out.push({
    acres: acresText(add(acres, rest.acres)),
    start,
    end: rest.end,
    contained:
      (CONTAINING.test(text.slice(Math.max(0, start - 60), start)) && !OF_ALL_LISTED.test(text.slice(Math.max(0, start - 90), start))) ||
      ALL_TOLD.test(text.slice(Math.max(0, start - 30), start)) ||
      IN_ALL.test(text.slice(rest.end, rest.end + 40)),
  });
}

function smallMeasures(text: string, at: number): { acres: Rational; end: number } {
  let acres = rational(0);
  let end = at;
  for (const [re, part] of [
    [ROODS, 4],
    [PERCHES, 160],
  ] as const) {
    const m = re.exec(text.slice(end, end + 60));
    const value = m ? measure(m[1] ?? "") : null;
    if (!m || !value) continue;
    acres = add(acres, rational(value.n, value.d * BigInt(part)));
    end += m[0].length;
  }
  return { acres, end };
}

const measure = (word: string): Rational | null => {
  const n = readNumberWords(word, 0);
  return /^\d/.test(word) ? parseRational(word) : n ? rational(n.value) : null;
};
