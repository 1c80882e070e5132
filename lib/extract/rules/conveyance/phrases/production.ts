// Words that say oil or gas has been produced, and since when.
import { NUMBER_WORD } from "@/lib/fraction/number-words";

const OFTEN = "(?:(?:each|all|both|since|then|thereafter|ever|always|now|still|presently|currently|continuously|steadily|regularly|been) )*";
/** No "oil and gas leases", "gas royalties": the substance itself. */
const OIL =
  "(?:both )?(?:oil|gas)\\b(?!(?:,? (?:(?:and|or) )?(?:oil|gas|minerals?|mining|other)){0,5} (?:leases?|royalt(?:y|ies)|rights?|interests?|lands?|properties|payments?|deeds?|estates?)\\b)";
const PAST = `\\b(?:has|have|had) ${OFTEN}(?:produced|marketed|(?:sold|made|yielded|given|flowed|delivered|furnished) ${OIL})\\b`;
const CLOSED =
  "\\b(?:was|is|been|being|kept|stands|remain(?:s|ed)|stayed|completed and)(?: \\w+)? (?:closed|capped) in\\b(?= (?:for|and|since|until|ever|by|awaiting)\\b|[,.;])|\\bwells?\\b[^.;]{0,120}\\b(?:closed|capped) in (?:for|awaiting)\\b";
const PAID_FOR =
  "(?=[^.;]{0,200}(?:\\$ ?\\d|\\b(?:pays?|paid|payments?|tender\\w*|remit\\w*)\\b))(?![^.;]{0,200}\\b(?:no|not|never|nor)\\b[^.;]{0,40}\\b(?:paid|payments?|sent|tender\\w*|remit\\w*)\\b)";
/** A well that could yield and is kept closed: "shut in"; "closed in for want of a market" where the payment that keeps the lease is told beside it. */
export const SHUT_IN = new RegExp(`\\bshut[- ]?in\\b|(?:${CLOSED})${PAID_FOR}`, "i");

const IN_QUANTITY =
  "\\b(?:held|kept (?:alive|in (?:full )?force(?: and effect)?)) by (?:(?:actual|continuous|the|oil|gas|and|or) ){0,4}production\\b|\\bheld by (?:the )?(?:\\w+ ){1,3}(?:no\\. ?|#)\\d|\\bin (?:paying|commercial|marketable) quantit(?:y|ies)\\b|\\bcapable of producing\\b";
/** "production of uranium was reported by supplement", "commercial production has been had": told as what there is. */
const REPORTED =
  "\\b(?<!\\b(?:no|if|unless|until|when|before|should|any) (?:\\w+ ){0,2})production\\b(?:(?!\\b(?:no|not|never|none|ceased)\\b)[^.;]){0,60}\\b(?:was|were|has been|have been) (?:(?:first|since|duly|there|then) )*(?:reported|had|got|obtained|established|secured|attained|achieved|reached|certified|shown|noted)\\b";
const ORES = "(?:uranium|yellowcake|ores?|coal|lignite|sulphur|salt|potash|trona|bauxite|iron|copper|zinc|lead|sand|gravel|clay|gypsum|caliche)";
/** "uranium has been mined from it since 1977", "mining of the lignite began in May, 1980": solid minerals are mined and shipped as oil is produced. */
const MINED = `(?<!\\b(?:no|any|what|such|neither) )\\b${ORES}\\b(?:(?!\\b(?:no|not|never|none|be|may|shall)\\b)[^.;]){0,40}\\b(?:has|have|had|was|were|is|are)(?: (?:since|been|being|now|ever|steadily|continuously|first))* (?:mined|shipped|recovered|leached|dug|milled|produced|taken out|hauled)\\b|\\b(?:mining|leaching|recovery|shipments?)\\b(?:(?!\\b(?:no|not|never|none|if|unless)\\b)[^.;]){0,60}\\b(?:began|commenced|started|has gone on|was begun|has been carried on)\\b`;
const DONE = "\\bcompleted as (?:a |an )?\\w*|\\bwas completed\\b|\\bunit well\\b";
/** "effective on first production", "until the first sale": what is to come is no fact. */
const TO_COME = "(?<!\\b(?:on|upon|until|before|after|pending|awaiting|effective|from|(?:as of|from) the date of)(?: the| such)?(?: date of)? )";
const FIRST = `${TO_COME}\\bfirst (?:production|sales?|oil|gas|runs?|deliver(?:y|ies|ed))\\b`;
const COMPLETED_THEN =
  "\\bcompletion\\b[^;]{0,100}\\bproduc(?:ing|es|ed|tive|tion)\\b|\\bcompleted\\b[^.;]{0,60}\\b(?:19|20)\\d\\d\\b[^.;]{0,40}\\b(?:produc(?:ing|es|ed)|pump(?:ing|ed))\\b";
/** "Notice of completion of the Roe No. 1, an oil well, February 3, 1975": what the well yields is told, and when it was done. */
const YIELDS =
  "\\bcompletion\\b(?:(?!\\b(?:dry|plugged|abandoned)\\b)[^;]){0,100}\\b(?:oil|gas|condensate)(?: and gas)? (?:wells?|producers?)\\b[^.;]{0,60}\\b(?:18|19|20)\\d\\d\\b";
const GOING_ON = `\\b(?:is|are)(?: now)? being produced\\b|\\b(?:is|are|was|were|been|now|still) ${OFTEN}producing\\b|\\b(?:both|all|still|now|presently|each|currently|wells?|which) ${OFTEN}produces?\\b`;
const WHEN =
  "(?=(?:about |early |late )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\\.? ?\\d|(?:18|19|20)\\d\\d|(?:jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec)[a-z]*\\.?, \\d{4})";
const FROM_WHEN = `(?:since|from ${WHEN}|in ${WHEN}|without (?:a )?(?:break|stop|interruption)|continuously|uninterrupted\\w*)`;
const SINCE = `\\bproductive of (?:oil|gas)\\b[^.;]{0,60}\\b${FROM_WHEN}|\\b(?:producing|pumping)(?: (?:oil|gas|and)){0,3} (?:ever |continuously )?(?:since|from)\\b|\\b[Pp]roduc(?:ed|ing|tion)\\b(?:[^.;]|\\.(?= ?\\d)){0,50}?\\b${FROM_WHEN}`;
const BEGAN = `\\b(?:in )?production\\b(?:[^.;]|\\.(?= ?\\d)){0,60}\\b(?:began|commenced|started|was first had)\\b|\\bin production (?:since|from)\\b|\\b(?:in|into|on) (?:the )?(?:line|pipe ?line),? (?:on |in |since )?${WHEN}`;

const YEAR_THEN = "\\b(?:18|19|20)\\d\\d";
const BROUGHT_IN = `\\b(?:brought|came|blew) in\\b(?=[^.;]{0,80}(?:${YEAR_THEN}|\\b(?:bbls?|barrels|mcf|gusher)\\b))`;
const WORKED = `\\b(?:has|have|is|been|being|and) ${OFTEN}(?:been |being )?${OFTEN}(?:pumped|pumping|flowed|flowing|on the pump)\\b`;
/** "gas sold from May, 1975", "from then on"; "of all oil sold from said land" tells of a place. */
const FROM_THEN = `from(?= (?:${WHEN}|then\\b|that (?:day|date|time|month|year)\\b|the (?:day|date|time|first|beginning|start|outset|year|month|completion)\\b|(?:its|first) \\w+))`;
const STEADY = `(?:since|${FROM_THEN}|every|each|monthly|daily|regularly|continuously|steadily|without|down to|up to|to (?:this|date|the present)|until (?:now|the present|this))`;
/** "no gas has ever been sold from it", "the gas sold since has brought less than its cost": nothing that holds a lease. */
const RUN = `(?<!\\b(?:no|nor|neither|any|of) (?:oil,? (?:or|and|nor) )?)\\b(?:oil|gas|condensate|runs)\\b(?:(?!\\b(?:not|no|never)\\b)[^.;]){0,60}\\b(?:run|sold|delivered|marketed|taken|shipped|metered|piped|purchased)\\b[^.;]{0,80}\\b${STEADY}\\b(?![^.;]{0,160}\\b(?:less than|at a loss|not (?:pay|repay|cover|equal|meet)|below)\\b)`;

/** "gave oil until", "made gas from 1980 on". */
const GAVE = `\\b(?:gave|made|yielded|flowed) ${OIL}(?=[^.;]{0,60}\\b(?:until|till|since|from|through|every|each|for|${STEADY})\\b)`;

const NUMBER = `(?:\\d[\\d,.]*|${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?)`;
/** "makes eleven barrels a day", "averaged 91 BOPD", "now does forty MCF daily": what wells yield, in figures; no royalty or price of so many barrels. */
const RATE = `(?<!\\btest(?:s|ed|ing)?\\b[^.;]{0,60})\\b(?:mak(?:es?|ing)|produc(?:es?|ing|ed)|pump(?:s|ing|ed)?|giv(?:es?|ing)|gave|yield(?:s|ing|ed)?|do(?:es|ing)|flow(?:s|ing|ed)?|averag(?:es?|ing|ed)|made|deliver(?:s|ing|ed)?|gauged)\\b(?: (?:about|some|around|nearly|over|an average of|at the rate of|on the average|from|upwards of|between))* ${NUMBER} (?:(?:and|to|or) ${NUMBER} )?(?:barrels?|bbls?\\.?|bopd|b\\.o\\.p\\.d\\.?|m\\.?c\\.?f\\.?d?|mmcf)\\b(?! of (?:\\w+ )?(?:water|brine))`;
/** "has paid me royalty on oil each month", "I get a royalty check every month": what is paid on production that goes on. */
const PAID_ON = `\\b(?:paid|pays?|paying|get|gets|got|receiv(?:es?|ed|ing)|had|draw|drawn|drew)\\b(?: (?:me|us|him|her|them|an?|my|our|his|their|the|oil|gas|landowner'?s?|lessors?'?s?|regular|monthly|its))* royalt(?:y|ies)\\b(?! (?:interests?|deeds?|in lieu))(?:(?!\\b(?:no|not|never|shut|idle|minimum|advance)\\b)[^.;]){0,60}\\b(?:each|every|monthly|since|ever|regularly|to this day|until now)\\b`;

/** What the form of a commission tells behind its labels: "Initial potential: 388 BOPD", "Date commenced producing: August 12, 1953", "Producing method: flowing", "Status: pumping". */
const ON_FORM =
  "\\binitial (?:potential|production)\\b\\W{0,3}(?:\\w+ ){0,3}?\\d|\\b(?:date )?(?:commenced|began|placed|put) (?:producing|on production|in production)(?=\\W{0,3}\\w)(?!\\W{0,3}(?:none|never|not|nor|no|nothing)\\b)|\\b(?:status|producing method|method of production|production method)\\W{0,3}(?:of well\\W{0,2})?(?:is )?(?:producing|pump(?:ing|ed)?|flow(?:ing|s)?|gas lift|rod pump)\\b";

/** "each a commercial producer of oil", "is a good gas producer": the well called by what it does. */
const PRODUCER =
  "\\b(?:an?|the|two|three|four|five|six|all|both|good|steady) (?:(?:\\w+ )?(?:commercial|paying|good|steady|small|fair|strong|active) (?:(?:oil|gas)(?: and gas)? )?|(?:oil|gas)(?: and gas)? )(?:producers?|wells? in production)\\b(?! (?:of|under) (?!oil|gas|condensate))";

/** Whether words say that there was production: "have each produced oil since October 2012", "first gas May 2010", "in line March, 2005". */
export const PRODUCTION = new RegExp(
  [
    PAST,
    IN_QUANTITY,
    REPORTED,
    MINED,
    DONE,
    FIRST,
    COMPLETED_THEN,
    YIELDS,
    GOING_ON,
    SINCE,
    BEGAN,
    BROUGHT_IN,
    WORKED,
    RUN,
    GAVE,
    RATE,
    PAID_ON,
    ON_FORM,
    PRODUCER,
  ].join("|"),
  "i",
);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH_YEAR = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,? (?:of )?((?:18|19|20)\d\d)\b/i;
const YEAR = /\b(?:since|from|in|of|during)(?: about| early| late)? ((?:18|19|20)\d\d)\b/i;

/** A day for "March, 2005" (2005-03-28) and "since 1977" (1977-12-31): a day on which what is said had surely begun. Null where no year is said. */
export function monthOrYear(words: string): string | null {
  const m = MONTH_YEAR.exec(words);
  if (m) return `${m[2]}-${String(MONTHS.indexOf((m[1] ?? "").toLowerCase()) + 1).padStart(2, "0")}-28`;
  const year = YEAR.exec(words)?.[1];
  return year ? `${year}-12-31` : null;
}
