// From which day the years of a term run, where the words name another than that of the paper.
import { writtenDay } from "./calendar";

const DAY = "((?:the )?\\d{1,2}(?:st|nd|rd|th)? day of [A-Z][a-z]+,? (?:A\\. ?D\\. ?)?\\d{4}|[A-Z][a-z]+ \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})";
const OPENS =
  "(?:(?:to (?:be )?(?:run|computed|counted|reckoned)|running|computed|counted|reckoned|dating|measured) )?(?:from(?: and after)?|after|beginning|commencing|starting|effective|to begin|to commence|which (?:began|begins|commenced|commences))(?: with| on| as of| the date of)?";
/** "for a period of twenty (20) years from and after June 1, 1931". */
const YEARS_FROM = new RegExp(`\\b(?:years|months|term|period)\\)?,? ${OPENS} ${DAY}`);
/** "for a term beginning July 1, 1950, and running for fifteen years". */
const FROM_FOR = new RegExp(
  `\\b(?:from(?: and after)?|beginning|commencing|starting)(?: on| with)? ${DAY},? (?:and )?(?:running |continuing |extending |lasting )?(?:for|during)\\b[^.;]{0,40}\\b(?:years|months)\\b`,
);

/** The day on which the years of a term begin, by its words; null where they name none, so that the day of the paper counts. */
export function startOfTerm(words: string): string | null {
  const named = YEARS_FROM.exec(words)?.[1] ?? FROM_FOR.exec(words)?.[1];
  return named ? writtenDay(named.replace(/^the /, "")) : null;
}
