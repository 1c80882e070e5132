// Where the names of a paper may begin: "STATE OF TEXAS, COUNTY OF WEBB" stands ahead of them and names nobody.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { deals } from "@/lib/extract/rules/parties/mentions/county-deals";

const VENUE_LINE = /^\W*(?:the )?(?:state|commonwealth|county|parish|counties)\b(?: of)? [A-Z .§)(]{2,30}\W*$/i;

/** Where the names may begin: behind the title and the lines of the venue. */
export function behindVenue(a: Anatomy): number {
  const from = a.title?.end ?? 0;
  const line = a.view.lines.find(
    (l) => l.start >= from && /[A-Za-z]{3}/.test(a.view.text.slice(l.start, l.end)) && !VENUE_LINE.test(a.view.text.slice(l.start, l.end)),
  );
  return line?.start ?? from;
}

/** A venue behind a heading of the record: "Vol. 120 Page 86, Deed Records. THE STATE OF TEXAS, COUNTY OF ELM. That we". */
const venueWithin =
  /\b(?:the )?(?:state|commonwealth) of (?:(?:North|South|West|New|NORTH|SOUTH|WEST|NEW) )?[A-Z]\w+[\W_]{1,6}(?:and )?count(?:y|ies) of (?:(?:St|Ste)\. )?[A-Z][\w']+(?: [A-Z][\w']+)?(?=[.,:;)§\]]| +(?:know|that)\b)[\W_]*(?:ss\b[\W_]*)?/gi;

/** "State of Texas, County of Elm. Acknowledged by": the notary's venue, behind the premises. */
const ofNotary = /^(?:duly )?(?:acknowledged|before me|on this|this instrument|sworn|subscribed|the foregoing|personally|ss\b)/i;

/** End of the last venue that stands within the first words of the premises; the place itself where none does. */
export function afterVenue(text: string, start: number, to: number): number {
  const last = [...text.slice(start, Math.min(to, start + 400)).matchAll(venueWithin)].findLast(
    (m) => !ofNotary.test(text.slice(start + m.index + m[0].length)),
  );
  return last && /^(?:that|know|we|i\b|["']?[A-Z])/i.test(text.slice(start + last.index + last[0].length, start + last.index + last[0].length + 6))
    ? start + last.index + last[0].length
    : start;
}

/** "STATE OF TEXAS, COUNTY OF WEBB, ss.", "Webb County," at the head of premises. */
const venueAt =
  /^[\W_]*(?:(?:the )?(?:state|commonwealth) of [A-Z]\w+(?: (?:Virginia|Dakota|Mexico|York|Carolina))?(?:[\W_]| X\b)*)?(?:(?:,? ?(?:and )?count(?:y|ies) of (?:ste?\. )?[A-Z][\w']+(?: and [A-Z]\w+| (?!X\b|(?:ste?|[mf]t|dr|mrs?|wm|geo|chas|jas|jno|thos|robt)\.)[A-Z][\w']+(?=[.,:;)§\]]))?(?: +X\b)?|[A-Z][\w']+ (?:county|parish)(?=[.,:;)§\]]))[\W_]*)(?:ss\b[\W_]*|to-wit\b[\W_]*)?/i;
/** How many characters of a venue stand at `start`: none where the county named there is the one that acts ("Webb County, by its Judge, conveys"). */
export function venueLength(text: string, start: number): number {
  const m = venueAt.exec(text.slice(start, start + 120));
  if (!m) return 0;
  const named = /(?:[A-Z][\w']+ (?:county|parish)|count(?:y|ies) of [A-Z][\w' ]+)[\W_]*$/i.exec(m[0]);
  const end = start + m[0].replace(/[\W_]+$/, "").length;
  return named && deals(text, start + named.index, end) ? named.index : m[0].length;
}
