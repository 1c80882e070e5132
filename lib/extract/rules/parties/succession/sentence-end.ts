// Where a sentence of a statement ends, initials, abbreviations and numbers of paragraphs in mind.

const STOP =
  /(?<=[a-z0-9)]{2}|\/\d)\.["']? (?=[A-Z"\d]|\/s\/|\([a-z\d]{1,2}\) [A-Z])|(?<=\bNo)\. (?=[A-Z][a-z])|(?<=[A-Z]{3})\.["']? (?=[A-Z][a-z]|\d+\. |[A-Z]{3,}|\/s\/)|(?<=\d[NSEW])\.["']? (?=(?!Range|Rge|Town|Twp|Sec)[A-Z][a-z]|\/s\/|[A-Z]{3,} )/g;
/** "Feb. 6", "Mrs. Roe", "Sec. 9": words a point shortens. */
const SHORTENED =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mr|mrs|ms|messrs|dr|rev|hon|wm|geo|chas|jas|jno|robt|thos|benj|sec|twp|tp|rge|vol|bk|pp?|blk|abst?)$/i;

/** End of the sentence that runs at `from`, at most `to`. */
export function sentenceEnd(text: string, from: number, to: number): number {
  STOP.lastIndex = from;
  for (let m = STOP.exec(text); m && m.index < to; m = STOP.exec(text))
    if (!SHORTENED.test(text.slice(Math.max(from, m.index - 8), m.index))) return m.index + 1;
  return to;
}
