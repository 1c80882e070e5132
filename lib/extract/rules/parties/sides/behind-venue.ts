// Where the names of a paper may begin: "STATE OF TEXAS, COUNTY OF WEBB" stands ahead of them and names nobody.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";

const VENUE_LINE = /^\W*(?:the )?(?:state|commonwealth|county|parish|counties)\b(?: of)? [A-Z .§)(]{2,30}\W*$/i;

/** Where the names may begin: behind the title and the lines of the venue. */
export function behindVenue(a: Anatomy): number {
  const from = a.title?.end ?? 0;
  const line = a.view.lines.find(
    (l) => l.start >= from && /[A-Za-z]{3}/.test(a.view.text.slice(l.start, l.end)) && !VENUE_LINE.test(a.view.text.slice(l.start, l.end)),
  );
  return line?.start ?? from;
}
