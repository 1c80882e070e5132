// Fractions that speak of an interest. Quarters of a section, acres, money, rates and dates are sorted out by the words around them.
import { type FractionMention, findFractions } from "@/lib/fraction/find-fractions";
import { cardinal } from "@/lib/fraction/number-words";
import { compare, mul, ONE, rational, sub } from "@/lib/fraction/rational";
import { acreShares } from "./acre-share";
import { countedShares } from "./one-in";

const COMPASS_BEFORE = /(?:\b(?:north|south|east|west)(?:ern|erly)?(?:\s?(?:east|west))?|(?<![A-Za-z])(?:[NSEW]\.?\s?){1,2})\s*\(?$/;
const COMPASS_WORDS = /\b(?:north|south|east|west)(?:ern|erly)?(?:\s?(?:east|west)(?:ern|erly)?)?,?\s*\(?(?:an?\s+)?$/i;
const LAND_AFTER =
  /^\s*(?:\([^)]{0,12}\)\s*)?(?:of|in)?\s*(?:the\s+)?(?:said\s+)?(?:[NSEW]\.?\s?[EW]?\.?\s?(?:[½¼]|\d\s?\/\s?\d|\/\s?[24])|[NSEW][EW]?\b|sections?\b|sec\b|(?:north|south|east|west)|quarter)/i;
const MEASURE_AFTER =
  /^\s*(?:th|ths|nds)?\s*(?:\)\s*)?(?:\(?net\s+)?(?:acres?\b|ac\b|feet\b|foot\b|ft\b|inch|rods?\b|perches|poles?\b|chains?\b|links\b|miles?\b|degrees?|°|'|cents?\b|dollars?\b|per annum|interest thereon|interest per|years?\b|months?\b|varas|vrs\b|per cent per annum|simple interest|mills?\b|tons?\b|inches|page|above|west|east|north|south)/i;
const MONEY_BEFORE =
  /(?:\$\s?[\d,.]*|\bno|\bdollars and|[\d,]+\.|(?<!\b(?:free|clear|of|without|no|any|all|free from) )cost|rate of|at the rate|interest at|\bpar|\bno\.|page|vol\.?|book|form|rider|paragraph|\bminutes|\bdegrees|\bcert(?:ificate|\.)?(?: no\.?)?|\bscrip|\bwarrant|\bfile)\s*$/i;
/** "no/100 Dollars"; "9/100ths interest" is a share. */
const CENTS = /\/100(?![\dt])/;
const CENTS_BEFORE = /(?:\band|&|\d|dollars|\$)[\s(,]*$/i;
const DOLLARS_AFTER = /^[\s)]*(?:u\.? ?s\.? )?(?:dollars|\$|cts|cents)/i;
const OF_INTEREST = /^\s*\)?\s*(?:(?:undivided|mineral|royalty) )*(?:interest|part|share|of\b)/i;
const MIXED_BEFORE = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand) and\s*$/i;
const UNDIVIDED_BEFORE =
  /(?:undivided|equal|remaining|other|royalty of|interest of|share of|mineral (?:right|estate) of|all of (?:his|her|its|their|my|our|lessor's|grantor's|assignor's))\s*$/i;
const HALF_BEFORE = /(?:undivided|equal|other|\bmy|\bour|\bhis|\bher|\bits|\btheir|said|\bthe|\bthat|\bone|\ba)\s*$/i;
/** "the first party is to have half.": what somebody gets. */
const HALF_TAKEN = /\b(?:have|has|receives?|gets?|takes?|keeps?|retains?|owns?|reserv(?:es?|ing)|keeping|retaining|only|just|other)\s*$/i;
const HALF_AFTER =
  /^\s*(?:\([^)]*\)\s*)?(?:, undivided, ?)?(?:having|was|were|is|interest|part|share|thereof|(?:un)?to (?!the\b)|of (?:it|them|the same|all|the (?:oil|gas|mineral|royal|surface|land|said|working|lease|farm|ranch|(?:home )?place|home|plantation|property|tract|premises|community)|such|said|any|which|whatever)|so\b|being|as her|as his|conveyed|reserved|undivided)/i;
/** "half the minerals", "half of whatever oil": no half of a section. */
const HALF_OF_MINERALS =
  /^,? (?:part |interest |undivided,? )?(?:(?:of|in) )?(?:(?:all|and|every|each|those|these|what|the|any|whatever|such|that|said|our|my|his|her|its|their|future|present|own|existing|remaining|unsold|usual|lessor['’]?s?|land ?owner['’]?s?['’]?) ){0,4}(?:oil|gas|minerals?|coal|royalt)|^ of the (?:other|remaining) (?:half|one-half|1\/2)\b/i;
/** "half of whatever she has", "half of what is ours": no half of a section. */
const HALF_OF_OWN =
  /^ of (?:what(?:ever|soever)?|that which|all (?:that |which )?)(?: (?:right|title|interest|share|part|oil|gas|minerals|and|or|,)){0,6},? ?(?:I|we|he|she|it|they|(?:the )?(?:said )?grantors?|(?:is|are) (?:mine|ours|his|hers|theirs))\b/i;
/** "only half is granted", "half remaining with the first party": a half that passes or stays. */
const HALF_MOVES =
  /^(?: (?:only|thereof|of (?:them|it|the same|these|which)))*,? (?:(?:(?:is|are|being|shall be|to be) (?:\w+ )?)?(?:granted|conveyed|sold|given|transferred|reserved|kept|retained|excepted|withheld)|(?:shall |is to |to )?(?:pass|go|remain|stay|belong)(?:es|s|ing)?) ?(?=[,.;]|(?:with|to|in|by|back|out|from|unto|hereby|herein|here|the|grantor|him|her|them|his)\b|$)/i;
/** "half of my interest", "half our leasehold", "half of the assignor's present share": no half of a section. */
const HALF_OF_HELD =
  /^,? (?:part )?(?:(?:of|in) )?(?:(?:my|our|his|her|its|their)|(?:the |said )?[A-Za-z]+['’]s?) (?:(?!(?:and|of|in)\b)[\w/-]+,? ){0,4}?(?:interests?|shares?|rights?|title|holdings?|lease(?:hold)?s?|estate|royalty|overrid\w+|stake|ownership)\b(?! (?:half|fence|line|road))/i;
/** "my half of the A. Roe Survey": a half that is one's own is undivided, in whatever land. */
const OWN_HALF_BEFORE = /\b(?:my|our|his|her|their)\s*$/i;
/** "three-fourths of the minerals of her half,": so too, with nothing said of what it is a half. */
const UNDER_HIS = /\b(?:minerals?|oil|gas|coal|those|rights?|interests?) (?:in|of|under|belonging to|out of) (?:my|our|his|her|their)\s*$/i;
const OF_NAMED_LAND =
  /^ of (?:the |said )?(?:[A-Z][\w.&'-]* ){1,6}(?:[Ss]urvey|[Ll]eague|[Ll]abor|[Gg]rant|[Rr]anch|[Ff]arm|[Pp]lace|[Tt]ract|[Pp]lantation)\b/;
const DECIMAL_AFTER = /^\s*(?:\)|interest|of\b|nri|net\b|working|mineral|royalt|wi\b|ri\b|overrid|\()/i;
const DECIMAL_BEFORE = /(?:interest|decimal|nri|royalty|undivided|an?|of|factor)[\s:=(]*$/i;

/** "two quarters of 162 acres each", "a quarter of 160 acres": pieces of land, counted. */
const PIECES_AFTER = /^,? (?:of|containing|having) (?:about )?\d[\d,.]* acres,? (?:(?:more or less|of land),? )?(?:each|apiece)\b/i;
const PIECE_AFTER =
  /^,? (?:section )?(?:of|containing|having|which (?:holds|has|contains)) (?:about )?\d[\d,.]* acres\b(?! of (?:the |all )?(?:minerals|oil|gas))/i;

/** Land is cut into halves and quarters: "one-third of the NE/4" is an undivided third. */
const isAliquot = (d: bigint): boolean => (d & (d - 1n)) === 0n;

/** "$800, one-third in cash", "Dollars, of which one-half is paid and the other half secured by note": parts of a price. */
const PRICE_BEFORE = /(?:\$ ?[\d,.]+|\bdollars|\b(?:price|money|consideration)\b|\bsum\b)[^.;]{0,70}$/i;
const PAID_AFTER =
  /^,? (?:(?:thereof|of (?:it|which|the (?:same|price|money)),?) )?(?:(?:of it )?(?:is|was|are|were|being|has been|this day|now|already|to be|also|hereby|herewith) ){0,3}(?:paid\b(?! (?:as|for|up) )|cash\b|down\b|secured\b|(?:in|with) (?:cash|hand|money)\b|on (?:time|credit|demand)\b|(?:by|in|on) (?:(?:an?|his|her|their|two|three|vendor'?s?'?|promissory) ){1,3}(?:lien )?(?:notes?|check|mortgage)\b)/i;

/** True where the mention is part of a land description, a measure, money or a rate. Errs on the side of land after a compass word. */
function isOther(text: string, m: FractionMention): boolean {
  const before = text.slice(Math.max(0, m.start - 40), m.start);
  const after = text.slice(m.end, m.end + 40);
  if (MEASURE_AFTER.test(after) && m.notation !== "percent") return true;
  if (/^quarter$/i.test(m.text) && PIECE_AFTER.test(after) && !UNDIVIDED_BEFORE.test(before)) return true;
  if (/\bquarters$/i.test(m.text) && PIECES_AFTER.test(after)) return true;
  if (/^\s*\(\d[\d ,./]*\)\s*(?:acres?|feet|varas|poles|rods)/i.test(after) || MIXED_BEFORE.test(before)) return true;
  if (/\d\s*$/.test(before) && m.notation === "figures") return true;
  if (MONEY_BEFORE.test(before) || (CENTS.test(m.text) && !OF_INTEREST.test(after) && (CENTS_BEFORE.test(before) || DOLLARS_AFTER.test(after)))) return true;
  if (m.notation === "percent" && /^\s*(?:per (?:annum|year)|interest (?:per|thereon|from)|a year|simple)/i.test(after)) return true;
  if (PAID_AFTER.test(text.slice(m.end, m.end + 80)) && PRICE_BEFORE.test(text.slice(Math.max(0, m.start - 110), m.start))) return true;
  if (COMPASS_BEFORE.test(before) || COMPASS_WORDS.test(before)) return true;
  if (UNDIVIDED_BEFORE.test(before)) return false;
  if (m.text.toLowerCase() === "moiety") return false;
  if (m.text.toLowerCase() === "half")
    return !(
      HALF_OF_MINERALS.test(after) ||
      HALF_MOVES.test(text.slice(m.end, m.end + 80)) ||
      HALF_OF_HELD.test(text.slice(m.end, m.end + 80)) ||
      HALF_OF_OWN.test(text.slice(m.end, m.end + 80)) ||
      (UNDER_HIS.test(before) && /^\s*(?:[,.;)]|$)/.test(after)) ||
      (OWN_HALF_BEFORE.test(before) && OF_NAMED_LAND.test(text.slice(m.end, m.end + 90))) ||
      (HALF_TAKEN.test(before) && /^(?:\s*$|[,.;])/.test(after)) ||
      (HALF_BEFORE.test(before) && HALF_AFTER.test(after))
    );
  if (m.notation === "decimal") return !(DECIMAL_AFTER.test(after) || DECIMAL_BEFORE.test(before));
  return LAND_AFTER.test(after) && isAliquot(m.value.d);
}

/** "(62/158)", "recorded 62/158": a book and page between strokes. */
const CITED_BEFORE = /\b(?:recorded|of record|book|vol(?:ume)?|records?|[A-Z][\w.'-]+|lease|deed|assignment)[,:]? \(?(?:at |in )?$/;
function isPlaceOfRecord(text: string, m: FractionMention): boolean {
  const [book, page] = /^(\d{2,4})\/(\d{2,4})$/.exec(m.text)?.slice(1).map(Number) ?? [];
  if (!book || !page || /^(?:100|1000|[1248]?[0248][0246]|32|16|64)$/.test(String(page))) return false;
  return CITED_BEFORE.test(text.slice(Math.max(0, m.start - 40), m.start)) && /^[);,.]/.test(text.slice(m.end, m.end + 1));
}

const SEVERAL = /\b(two|three|four|five|six|seven|eight|nine|ten) (?:(?:equal|undivided) )*$/i;
const OF_THEM = /^\s*(?:\([^()]{1,12}\) ?)?(?:undivided )?(?:interests|shares|parts)\b/i;

/** "five undivided one-seventh interests" are five sevenths. */
function counted(text: string, m: FractionMention): FractionMention {
  const several = SEVERAL.exec(text.slice(Math.max(0, m.start - 30), m.start));
  const count = several && OF_THEM.test(text.slice(m.end, m.end + 40)) ? cardinal(several[1] ?? "") : null;
  const value = count === null ? m.value : mul(m.value, rational(count));
  return compare(value, ONE) > 0 || count === null ? m : { ...m, value, factors: [value] };
}

/** "all of the minerals other than one-third" likewise. */
const ALL_OTHER_THAN =
  /\ball(?: of)?(?: (?:the|his|her|my|our|its|their|said))?(?: (?:oil|gas|and|other|minerals?|mineral|rights|royalty|interests?),?){1,6} (?:other than|but) (?:an? |the )?(?:undivided )?$/i;
const ALL_BUT = /\ball,? (?:(?:save|but|save and except|except|excepting|less)) (?:an? |the )?(?:undivided )?$/i;

/** "being all except a 12½ per cent interest" is seven eighths. */
function complement(text: string, m: FractionMention): FractionMention {
  const ahead = text.slice(Math.max(0, m.start - 90), m.start);
  if (!(ALL_BUT.test(ahead.slice(-40)) || ALL_OTHER_THAN.test(ahead)) || compare(m.value, ONE) >= 0) return m;
  const value = sub(ONE, m.value);
  return { ...m, value, factors: [value] };
}

const OF_THE_REST =
  /^ (?:interest |part |share )?(?:of|in) (?:the |my |our |his |her |its |their |such |said )*(?:remaining|other|unsold|unreserved) (?:undivided )?$/i;

/** "1/2 of the remaining 1/2" is one quarter. */
function ofTheRest(text: string, shares: readonly FractionMention[]): FractionMention[] {
  const out: FractionMention[] = [];
  for (const m of shares) {
    const last = out.at(-1);
    if (last && OF_THE_REST.test(text.slice(last.end, m.start))) {
      const value = mul(last.value, m.value);
      out[out.length - 1] = { ...last, end: m.end, text: text.slice(last.start, m.end), value, factors: [value] };
    } else out.push(m);
  }
  return out;
}

const MINERAL_WORDS = "(?:(?:oil|gas|coal|minerals?|mineral (?:rights?|interests?|estate)|hydrocarbons?|other|and)(?:,? ?| ))+";
/** "three-fourths of the minerals belonging to her undivided one-half": a share of what goes with a share. */
const OF_HIS_SHARE = new RegExp(
  `^\\)? (?:part |interest |share )?(?:of|in) (?:all |the |said |such |of |whatever )*(?:${MINERAL_WORDS}|those |them )(?:(?:which|that) )?(?:belong(?:s|ing)?|appurtenant|pertain(?:s|ing)?|appertain(?:s|ing)?|attributable|incident|attach(?:ed|ing)?|go(?:es|ing)? (?:with|along with)|in|in and under|under|underlying|beneath|within|of)(?: to| with| unto)? (?:his|her|its|their|my|our|(?:the )?(?:said )?(?:grantor|vendor|seller)s?['’]s?) (?:own |said )?(?:undivided |equal )*$`,
  "i",
);
/** A share of the minerals of the giver's own share becomes one share of all of them; its object is told within it, so that it is measured as of the whole. */
function ofHisShare(text: string, shares: readonly FractionMention[]): FractionMention[] {
  const out: FractionMention[] = [];
  for (const m of shares) {
    const last = out.at(-1);
    if (last && m.start - last.end < 160 && OF_HIS_SHARE.test(text.slice(last.end, m.start))) {
      const factors = [...last.factors, ...m.factors];
      out[out.length - 1] = { ...last, end: m.end, text: text.slice(last.start, m.end), value: mul(last.value, m.value), factors };
    } else out.push(m);
  }
  return out;
}

/** Shares of an interest in order. "an undivided 1/2 interest in the N 1/2 of Section 4" → only 1/2 of the interest. */
export const findShares = (text: string): FractionMention[] =>
  ofHisShare(
    text,
    ofTheRest(
      text,
      withAcres(
        text,
        findFractions(text)
          .filter((m) => compare(m.value, ONE) <= 0 && !isOther(text, m) && !isPlaceOfRecord(text, m))
          .map((m) => complement(text, counted(text, m))),
      ),
    ),
  );

/** The shares with those told by undivided acres or by counting barrels among them, in order; a count swallows the fractions within it. */
function withAcres(text: string, shares: readonly FractionMention[]): FractionMention[] {
  const barrels = countedShares(text);
  const own = shares.filter((s) => !barrels.some((b) => b.start < s.end && s.start < b.end));
  const acres = acreShares(text).filter((a) => ![...own, ...barrels].some((s) => s.start < a.end && a.start < s.end));
  return acres.length || barrels.length ? [...own, ...barrels, ...acres].sort((a, b) => a.start - b.start) : [...shares];
}
