// A schedule of leases in one paper: a head "Lessor … Royalty" and below it a row for each lessor.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

const HEAD = /^\W*(?:(?:no|tract|lease)\.?\s+)?lessors?\b(?=.*\b(?:royalt(?:y|ies)|interest|term|net acres)\b)[^.;]*$/i;
/** Lines between the head and the rows, or between rows, that hold no name: rules and wrapped words. */
const GAP = 2;

const SHARE = /\d\s?\/\s?\d|%|\ball\b/i;
const CLERK = /\b(?:acknowledged|state of [a-z]+,? (?:§ )?county|notary|filed)\b/i;
/** "ELM ROYALTY, LLP Mar. 3, 2008": the column behind the name. */
const MONTH = / (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?$/;

/** The lessor of each row under such a head; empty where fewer than two rows name one. */
export function scheduledLessors(a: Anatomy): Mention[] {
  const { text, lines } = a.view;
  const head = lines.findIndex((l) => HEAD.test(text.slice(l.start, l.end)));
  if (head < 0) return [];
  const out: Mention[] = [];
  let gap = 0;
  for (const line of lines.slice(head + 1)) {
    const row = text.slice(line.start, line.end);
    if (CLERK.test(row)) break;
    const first = SHARE.test(row) ? parseMentions(text, line.start, line.end, a.view.blocks).mentions[0] : undefined;
    if (first && first.span.start - line.start < 6) {
      out.push({ ...first, name: first.name.replace(MONTH, ""), label: "lessor", shareText: null });
      gap = 0;
    } else if (/\w/.test(row) && ++gap > GAP) break;
  }
  return out.length > 1 ? out : [];
}
