// Where words name land: a side or quarter, a numbered piece, a piece told by its place in the list, a pasture or place by its name.
import type { Span } from "@/lib/text/view";

const COUNT =
  "(?:\\d{1,4}(?![\\d/%]|[.,]\\d| ?/ ?\\d| ?per ?cent| ?(?:mineral |net )?acres)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?![-–]| (?:half|third|fourth|quarter|fifth|sixth|eighth))|[IVX]{1,4}\\b|[A-H]\\b(?:(?!\\.? ?[A-Z])|(?= (?:is|are|was|shall|will|may|only|alone|and|or|with|there|which|pass(?:es)?|goes|belongs?|remains?|stays?|grantors?|grantees?|this|no)\\b)))";
const SIDE = "(?:north|south|east|west|middle|cent(?:er|re|ral))(?:[ -]?(?:east|west))?(?:ern|erly|most)?";
const NOUN =
  "(?:tracts?|parcels?|pieces?|lands?|lots?|blocks?|out-?lots?|in-?lots?|sections?|surveys?|labors?|leagues?|shares?|allotments?|fort(?:y|ies)|eight(?:y|ies)|quarters?|acreage|premises)";
const PLACE = "(?:first|second|third|fourth|fifth|sixth|last|lastly|latter|former)";
const TOLD = "(?:described|mentioned|named|listed|set out|set forth|numbered)";
const WHERE = "(?:(?:above|herein|hereinabove|hereinbefore|before|so)[- ])*";

const PATTERNS: readonly string[] = [
  // NE/4, S½NE¼, N. 1/2
  "(?<![A-Za-z])(?:[NSEW]\\.? ?){1,2}(?:\\/ ?[24]|1\\/[24]|[½¼])(?: ?(?:[NSEW]\\.? ?){1,2}(?:\\/ ?[24]|1\\/[24]|[½¼]))*",
  // the north half, the East 60 acres, the southwest quarter
  `\\b${SIDE} (?:\\(?(?:[NSEW]\\.? ?){1,2}(?:\\/ ?[24]|1\\/[24]|[½¼])\\)? )?(?:(?:one|two|three)-?(?: )?)?(?:halves|half|quarters?|fourths?|thirds?|[123]\\/[234]|\\d[\\d.,]* ?acres|(?:${NOUN}))\\b`,
  // North ½
  `\\b${SIDE} [½¼]`,
  // Lots 1 and 2, Section 14, Tract No. Two, the land numbered One
  `\\b${NOUN} (?:of land )?(?:(?:nos?\\.?|numbers?|numbered|#) ?)?${COUNT}(?:(?:,? and |, ?| & |,? or | to | through )${COUNT})*`,
  // the tract last above described, the second described quarter, First Tract
  `\\b${NOUN}(?: of land)?,? ${WHERE}${PLACE} ${WHERE}${TOLD}\\b`,
  `(?<![-–]|\\b(?:one|two) )\\b${PLACE}(?:ly)?[- ]${WHERE}(?:${TOLD} )?${NOUN}\\b`,
  `\\b${NOUN},? ${PLACE} ${TOLD}\\b`,
  // as to the second, under the latter
  `(?<=\\b(?:in|under|as to|from|on|upon) )(?:the )?${PLACE}\\b(?! (?:part(?:y|ies)?|day|lien|mortgage|above|well)\\b)`,
  // the half section, the eighty, said 240-acre tract, No. 2
  "\\b(?:half|quarter)[- ](?:quarter[- ])?section\\b",
  `\\b(?:the|said) (?:\\d[\\d,.]*|forty|eighty|(?:one )?hundred(?: and)? (?:twenty|sixty))(?:[- ]acres?\\b(?: ${NOUN})?|(?= (?:alone|only|${PLACE})\\b)|(?=[,;.]))`,
  `\\bNos?\\. ?${COUNT}`,
];
const LAND = new RegExp(PATTERNS.join("|"), "gi");
/** "the Rocky Ford pasture", "the Venn place": land by its own name. */
const NAMED =
  /\b[Tt]he (?:said )?["“]?(?:[A-Z][\w'’.-]*|[A-Z][a-z]+ (?:de|del|la|las|los))(?: [A-Z][\w'’.-]*){0,3}["”]? (?:[Pp]asture|[Pp]lace|[Ff]arm|[Rr]anch|[Tt]ract|[Hh]omestead|[Pp]lantation|[Ff]ield|[Qq]uarter|[Ff]orty|[Ll]and)\b/g;

/** Between two marks of one stretch of land: "the S½NE¼ of Section 1", "Lots 1 and 2 and the NE/4". */
const ONE_LAND = /^[\s(),]*(?:(?:and|&|or|of|in|out|said|the|same|aforesaid|such|being|consisting|to-wit|both|part|off)[\s,]*)*$/i;

/** Stretches of `words` that name land, in order; what goes on in "of", "and" or a comma is one stretch. */
export function landMarks(words: string): Span[] {
  const found = [...words.matchAll(LAND), ...words.matchAll(NAMED)]
    .map((m) => ({ start: m.index, end: m.index + m[0].length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const out: Span[] = [];
  for (const m of found) {
    const last = out.at(-1);
    const goesOn = last && (m.start < last.end || ONE_LAND.test(words.slice(last.end, m.start)));
    if (goesOn) out[out.length - 1] = { start: last.start, end: Math.max(last.end, m.end) };
    else out.push(m);
  }
  return out;
}
