// Rows of a form, each under its label: "Grantor: …", "Land: …", "Minerals reserved: one-half". They end where their lines end, with or without a point.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";

/** A paragraph that goes on in the next one: "to-wit:", "Lot 4, and". */
export const LEADS_ON = /(?:[,:;(-]|\b(?:and|or|of|in|to|the|that|with|by|all|as))$/i;

/** A label of a form at the head of a line: "Minerals reserved:", "SHARE (undivided):". */
const LABEL = /^(?:\(?\w{1,2}[.)] )?[A-Z][A-Za-z'/&-]*(?:,? [A-Za-z'/&-]+){0,4}(?: \([^)]{2,40}\))? ?:(?= |$)/;
/** A line so short was not broken by the width of the page. */
const SHORT = 70;

/**
 * Where the rows of a form begin, and where its words go on behind the last row; empty unless two rows stand one right behind the other.
 * A list that the words ahead lead on to ("in these parts:") is one sentence with them.
 */
export function labelledRows({ text, lines }: Anatomy["view"]): ReadonlySet<number> {
  const leadsOn = (i: number): boolean => LEADS_ON.test(text.slice(lines[i]?.start, lines[i]?.end));
  const labelled: boolean[] = [];
  let listed = false;
  for (const [i, l] of lines.entries()) {
    const row = LABEL.test(text.slice(l.start, Math.min(l.end, l.start + 80)));
    listed = row && (listed || (i > 0 && !labelled[i - 1] && leadsOn(i - 1)));
    labelled.push(row && !listed);
  }
  const over = (i: number): boolean => {
    const before = lines[i - 1];
    return before !== undefined && before.end - before.start < SHORT && /^[A-Z]/.test(text.charAt(lines[i]?.start ?? 0)) && labelled[i - 2] === true;
  };
  return new Set(lines.flatMap((l, i) => (labelled[i - 1] && !leadsOn(i - 1) && (labelled[i] || over(i)) ? [l.start] : [])));
}

/** Whether words open with the label of a row. */
export const opensRow = (words: string): boolean => LABEL.test(words.slice(0, 80));
