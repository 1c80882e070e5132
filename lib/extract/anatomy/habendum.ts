// Where the habendum stands: behind the thing that is given. Words of having and holding put between the taker and the thing are an aside of the grant.
import { findSentences } from "@/lib/text/sentences";
import type { Span } from "@/lib/text/view";
import { habendumWords } from "./anchors";

/** What a grant may be of: figures, land, shares and what lies under the ground; a heading ahead of it is none. */
const THING =
  /\d|\b(?:lands?|premises|propert(?:y|ies)|tracts?|parcels?|acres?|acreage|lots?|survey|section|quarter|half|third|fourth|eighth|undivided|interests?|minerals?|oil|gas|coal|royalt\w+|leases?|leasehold|ranch|farm|estate|above|said (?!(?:[A-Z]|grantee|party|second)))/i;
/** "to have and to hold unto them, their heirs and assigns, forever, ": all that the aside says, up to the thing behind it. */
const ASIDE =
  /^(?:,? (?:the same|as (?:their|his|her|its) own|unto|to|for|by|himself|herself|itself|themselves|him|her|it|them|said|the|grantees?|grantee's|his|its|their|heirs|successors|executors|administrators|legal|personal|representatives|or|and|assigns|forever|in|fee|simple|absolute(?:ly)?|always|perpetuity)\b){0,24}[,:]? (?=["'“(]?(?:the|all|an?|that|those|one|two|three|five|seven|my|our|his|her|their|its|half|undivided|\d|lots?|section)\b)/i;
const LONGEST = 400;

/** Whether the words of having and holding at `found` are such an aside: no thing is named between the granting words, which end at `grantEnd`, and them, and one right behind. */
function isAside(text: string, grantEnd: number, found: Span): boolean {
  if (found.start - grantEnd > LONGEST) return false;
  const ahead = text.slice(grantEnd, found.start);
  if (THING.test(ahead) || findSentences(ahead).length > 1) return false;
  const aside = ASIDE.exec(text.slice(found.end, found.end + LONGEST));
  return aside !== null && THING.test(text.slice(found.end + aside[0].length, found.end + aside[0].length + 160));
}

/** The first words of having and holding behind the grant that are no aside of it; null where none stand. "conveys to A, to have and to hold forever, the following land" has none. */
export function findHabendum(text: string, grantEnd: number): Span | null {
  for (let from = grantEnd; ; ) {
    const m = habendumWords.exec(text.slice(from));
    if (!m) return null;
    const found = { start: from + m.index, end: from + m.index + m[0].length };
    if (!isAside(text, grantEnd, found)) return found;
    from = found.end;
  }
}
