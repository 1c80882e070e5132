// How long an interest lasts: for lives, for years, so long as something is produced.

import type { Term } from "@/lib/contracts/aspects/conveyance";
import { cardinal } from "@/lib/fraction/number-words";
import { intervalText, readInterval } from "@/lib/land/depth/depth-interval";
import { findInterval, isDrilledDepth } from "@/lib/land/depth/find-interval";

const WORD = "[A-Za-z]{2,12}(?:[- ][A-Za-z]{2,8}){0,2}";
/** "two additional years": what stands between the number and its years. */
const MORE = "(?:additional|further|more|other|added|extra)";
const YEARS = new RegExp(
  `\\b(${WORD}|\\d{1,3})\\)?[\\s-]*(?:\\((\\d{1,3})\\)[\\s-]*)?(?:${MORE} |calendar )?(years?|yrs?|months?|mos?)\\b(?! (?:old|of age|has(?! (?:passed|elapsed|run|expired|gone))|have(?! (?:passed|elapsed|run|expired|gone))|ago|thereafter|after))`,
  "gi",
);

const OWNERS = "(?:his|her|their|my|our|its|the|both)";
const LIVES = "(?:lives|life(?!time| estate| tenan)|lifetimes?)";
const SPAN = "(?:(?:full |natural |entire )?(?:term|period|time|space|duration|remainder|rest|balance|course) of )?";
const NO_PERSON = "(?! of (?:any|the|said|such|this|each|every|a|all) (?:\\w+ )?(?:leases?|unit|well|production|field|patent))";
/** "for and during the full term of his and her natural lives", "throughout her life", "until the survivor's death", "so long as she lives". */
const LIFE = new RegExp(
  `\\b(?:for|during|throughout)(?: and (?:for|during))? (?:the )?${SPAN}(?:${OWNERS} (?:(?:and|or) ${OWNERS} )?)?(?:(?:natural|joint|respective|own|said) ){0,2}${LIVES}${NO_PERSON}(?: only)?\\b` +
    "|\\buntil (?:the )?(?:survivor'?s|(?:his|her|their|my) )? ?death\\b|\\blife estate\\b|\\bfor life\\b|\\b(?:(?:so|as) long as|while) (?:he|she|they|I|we|(?:the )?grantors?|either(?: of them| of us)?)(?: or \\w+)? (?:shall |may )?lives?\\b" +
    "|\\b(?:(?:so|as) long as|while) (?:either|both|any|one)?(?:[^.;]|(?<=\\b(?:[A-Z]|[JS]r))\\.){1,80}?\\b(?:is|are|remains?|be) (?:still |yet )?(?:alive|living)\\b",
  "i",
);
const SO_LONG =
  /\b(?:so|as) (?:long|much longer) (?:(?:(?:there)?after(?:wards?)?|beyond)(?: that| the same| then| it)?(?: (?:the|said|such|that|those|these|this)(?: \w+){0,3} (?:years|term|period|time|date))? )?as\b|\b(?:such|so much) (?:longer|further|additional|other|more) (?:time|period|term)?(?: thereafter)? ?as\b|\b(?:and|or|but),? (?:thereafter|after(?:wards?| that)|from then on|beyond that|then),? (?:but )?(?:only )?(?:(?:for )?so long as|while|until)\b|\byears?\)?,? (?:and|or) (?:also )?(?:for )?(?:(?:so|as) long as|while|whilst)\b/i;
const MEASURING = /\bli(?:ves|fe) of ([A-Z][A-Za-z.']*(?:,? (?:and |or )?[A-Z][A-Za-z.']*){0,11})/;

/** "while either A or B is alive". */
const WHILE_ALIVE = /\b(?:while|long as) (?:(?:either|both|any|one|of) )*([A-Z][A-Za-z.']*(?:,? (?:and |or )?[A-Z][A-Za-z.']*){0,11}) (?:is|are|remains?|be)\b/;

/** "twenty (20)" → 20; "five" → 5; "60" → 60; null where no number. */
export function countOf(word: string, figure?: string): number | null {
  if (figure) return Number(figure);
  return /^\d+$/.test(word) ? Number(word) : cardinal(word.replace(/^(?:an?|the) /i, ""));
}

const MORE_BEHIND = new RegExp(` ${MORE}$`, "i");

export type Period = { start: number; end: number; months: number };

/** Every term of years or months: "from three (3) years to five" names one, "18 months" another. */
export function findPeriods(text: string): Period[] {
  const out: Period[] = [];
  for (const m of text.matchAll(YEARS)) {
    const words = (m[1] ?? "").replace(MORE_BEHIND, "").split(/[- ]/);
    const figure = m[2] ? Number(m[2]) : null;
    const from = words.findIndex((_, i) => countOf(words.slice(i).join(" ")) !== null);
    const opens = from < 0 && figure !== null ? words.length - 1 : from;
    const count = opens < 0 ? null : (figure ?? countOf(words.slice(opens).join(" ")));
    if (count === null || count <= 0 || count >= 1000) continue;
    const lead = words.slice(0, opens).join(" ").length + (opens > 0 ? 1 : 0);
    out.push({ start: m.index + lead, end: m.index + m[0].length, months: /^y/i.test(m[3] ?? "") ? count * 12 : count });
  }
  return out;
}

/** First term of years in months: "for a primary term of three (3) years" → 36; "18 months" → 18; null where none is stated. */
export const monthsOf = (text: string): number | null => findPeriods(text)[0]?.months ?? null;

/** "until May 3, 1950", "for a term ending on May 3, 1950"; no "lease expiring on", no "taxes for the year ending". */
const UNTIL_DAY =
  /(?:\buntil|\b(?:for|terms?|periods?|date hereof|this (?:grant|deed|conveyance))\b(?:(?!\b(?:leases?|tax(?:es)?|year|accru\w+|rent\w*|subject)\b)[^.;]){0,80}\b(?:ending(?: on)?|expiring(?: on)?|up to and including)) (?:the )?(?:(?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})|(?:\d{1,2}(?:st|nd|rd|th)? day of [A-Z][a-z]+,? \d{4}))/;

/** Term words of a clause, null where none limit it: "for twenty years and so long thereafter as oil is produced" → so_long_as, 240 months. */
export function termOf(clause: string): Term | null {
  const life = LIFE.exec(clause);
  if (life) {
    const lives = (MEASURING.exec(clause) ?? WHILE_ALIVE.exec(clause))?.[1]?.replace(/[ ,]+$/, "").replace(/(?<!\b(?:[A-Z]|Jr|Sr))\.$/, "") ?? null;
    return { kind: "life", measuring_life: lives, text: life[0] };
  }
  const months = /\b(?:for|during|until|within|(?:term|period) of|limited|(?:to|shall|will) (?:run|last|continue|endure))\b/i.test(clause)
    ? monthsOf(clause)
    : null;
  const long = SO_LONG.exec(clause);
  const until = UNTIL_DAY.exec(clause);
  if (long && (months !== null || /\b(?:produced|production|operations)\b/i.test(clause.slice(long.index, long.index + 200))))
    return {
      kind: "so_long_as",
      months,
      text: clause.slice(months === null && until && until.index < long.index ? until.index : long.index, long.index + 160).replace(/[.;].*$/s, ""),
    };
  if (until && months === null) return { kind: "years", months: null, text: until[0] };
  return months === null ? null : { kind: "years", months, text: clause.match(YEARS)?.[0] ?? "" };
}

/** "down to but not below 2,000 feet", "no deeper than the base of the Hunton": from the surface to that level. */
const DOWN_TO =
  /\b(?:(?:down )?to,? (?:but|and) (?:not|no) (?:below|deeper than|beyond|under),?|(?:not|no) (?:deeper|lower) than|(?:but )?not below) (?:a depth of |the depth of )?((?:the (?:base|top) of )?(?:[^.;,(]|,(?=\d)){3,60})/i;

/** Words that limit an interest by depth or formation: "from the surface to the base of the X formation"; null where none. */
export function depthsOf(clause: string): string | null {
  const down = DOWN_TO.exec(clause);
  const told = usualDepths(clause, down);
  if (told && readInterval(told)) return told;
  const found = findInterval(clause);
  const inFeet = found && found.interval.from.of === null && (found.interval.to?.of ?? null) === null;
  return found && (inFeet || !told) ? intervalText(found.interval) : told;
}

/** "as to all formations", "in any sand": no limit. */
const NO_LIMIT = /^(?:as to|in) (?:the )?(?:all|any|every|each|such|those|said|other)\b/i;

/** Limits in their usual words; what tells how deep a well is to go is none. */
function usualDepths(clause: string, down: RegExpExecArray | null): string | null {
  if (down && !isDrilledDepth(clause.slice(0, down.index))) return `from the surface to ${(down[1] ?? "").trim()}`;
  const m =
    /\b(?:from the surface (?:down )?to (?:[^.;,(]|,(?=\d)){3,80}|(?:all )?depths? (?:lying |situated |located )?(?:from|below|above|between|down) (?:[^.;,(]|,(?=\d)){3,80}|(?:lying |lie )?(?:below|above|beneath) (?:the )?(?:base|top|depth|stratigraphic)(?:[^.;,(]|,(?=\d)){3,80}|at all depths|all depths|(?:down )?to (?:a|the) depth of (?:[^.;,(]|,(?=\d)){3,60}|depths? \d(?:[^.;,(]|,(?=\d)){3,60}|(?:below|from|beneath|above) (?:a depth of )?[\d,]+ feet(?: below the surface)?(?: (?:down(?:wards?)?|up(?:wards?)?))?|as to (?:the )?[A-Z][A-Za-z ]{2,30} (?:formation|sand|zone)s?|in the [A-Z][A-Za-z ]{2,30} formation)/i.exec(
      clause,
    );
  return m && !/^(?:at )?all depths$/i.test(m[0].trim()) && !NO_LIMIT.test(m[0]) && !isDrilledDepth(clause.slice(0, m.index)) ? m[0].trim() : null;
}
