// The entries of recorders on a paper: stretches at its head or foot that are made of a recorder's words and give a day or a place in a book.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findDates } from "@/lib/text/find-dates";
import type { Span } from "@/lib/text/view";
import { type EntryDay, entryDays } from "./entry-days";
import { type EntryPlace, entryPlace } from "./entry-place";
import { entryUnits } from "./entry-units";
import { recorderShare } from "./entry-words";

export type RecorderEntry = Span & {
  place: EntryPlace | null;
  days: readonly EntryDay[];
  /** A verb of filing or recording, an office or a county is named, so that it is no mere mark of a page. */
  told: boolean;
};

/** Less of a recorder's words than this is the paper's own sentence. */
const leastShare = 0.72;
const nearlyAll = 0.9;
const longest = 420;

const hour =
  "(?:\\d{1,2}(?:[:.]\\d\\d){0,2}|noon|midnight|(?:half|quarter|(?:[a-z]+|\\d{1,2}) minutes) (?:past|after|before|to|of) [a-z]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const clock = new RegExp(
  `\\b(?:at |hour )?(?:${hour} ?(?:o'? ?clock,? ?)?(?:(?:[AP]\\.? ?M\\b\\.?)|in the (?:morning|forenoon|afternoon|evening))|${hour} o'? ?clock|\\d{1,2}:\\d\\d)`,
  "gi",
);
const lodging =
  /\b(?:filed|filing|received|rec'?d|reception|presented|lodged|left|offered|deposited|delivered|handed|came|reached|accepted|placed|put|recorded|recording|entered|copied|transcribed|spread|registered|enrolled|stamped?|admitted|record)\b|\brec\. ?(?:[A-Z]|\d)/i;
/** Verbs that an order or a deed has of itself too: "Entered August 23, 1984." */
const ownVerb = /^\W*(?:made|done|given|delivered|entered|written|offered)\b(?:(?!record)[^.;])*\.?$/i;
const named = /\b(?:clerk|recorder|register|registrar|county|parish|records?|office)\b/i;
const landOffice = /\b(?:land office|at washington)\b/i;
/** A sentence that opens with a quotation mark is what somebody says, '"The deed was recorded in Book 4, page 5.' */
const sworn = /^["“](?:[A-Z][a-z]*) [a-z]/;
const blank = (s: string): string => "·".repeat(s.length);

type Judged = Span & { text: string; share: number; place: EntryPlace | null; dated: boolean; timed: boolean };

function judge(text: string, unit: Span): Judged {
  const own = text.slice(unit.start, unit.end);
  if (own.length > longest || sworn.test(own)) return { ...unit, text: own, share: 0, place: null, dated: false, timed: false };
  let rest = own.replace(/\breturn(?:ed)? to\b[^.;]*/gi, blank);
  const dates = findDates(own);
  for (const d of dates) rest = rest.slice(0, d.start) + blank(own.slice(d.start, d.end)) + rest.slice(d.end);
  const timed = clock.test(rest);
  clock.lastIndex = 0;
  rest = rest.replace(clock, blank);
  const place = entryPlace(rest);
  const words = place ? rest.slice(0, place.start) + blank(rest.slice(place.start, place.end)) + rest.slice(place.end) : rest;
  const share = landOffice.test(own) ? 0 : recorderShare(words, dates.length + (place ? 2 : 0));
  return { ...unit, text: own, share, place, dated: dates.some((d) => d.precision === "day"), timed };
}

/** Whether a stretch says by itself that it is a recorder's. */
const speaks = (j: Judged): boolean =>
  j.share >= leastShare &&
  /^[^A-Za-z0-9]*[A-Z0-9]/.test(j.text) &&
  (j.place !== null ||
    (j.dated && j.timed && named.test(j.text)) ||
    (lodging.test(j.text) && !ownVerb.test(j.text) && (j.dated || /\bsame (?:day|date)\b/i.test(j.text))));

/** "DATE: January 18, 1904": the paper's own row. */
const ownDate = /^\W*dated?\b(?! (?:of )?(?:fil|record|receiv|recept))/i;

/** Whether it may go with one that does: "Elm County, Kansas." beside "Book 4, page 5." */
const joins = (j: Judged): boolean =>
  j.text.length < 160 && !ownDate.test(j.text) && j.share >= (j.dated && !j.timed && !lodging.test(j.text) ? nearlyAll : leastShare);

/** "April 9, 1931.", a sentence of its own. */
const bareDay = /^\W*(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:A\. ?D\.,? )?\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\W*$/;
const opensWithVerb = /^\W*(?:filed|recorded|received)\b/i;

/** "… L. Roe. April 9, 1931. Filed April 10, 1931": the day before the entry is the paper's own, where the entry has a day itself or the day stands in the paper's own line. */
function withoutOwnDay(run: readonly Judged[], startsLine: (at: number) => boolean): readonly Judged[] {
  const [first] = run;
  const verb = run.findIndex((u, i) => i > 0 && opensWithVerb.test(u.text));
  if (!first || verb < 1 || !bareDay.test(first.text)) return run;
  return !startsLine(first.start) || (verb === 1 && run[verb]?.dated) ? run.slice(1) : run;
}

/** Outside the paper's own sentences: before its first, on a line of its own before it grants, or after its signatures. */
function zoneOf(a: Anatomy): (s: Span) => boolean {
  const { text, lines } = a.view;
  const grant = a.granting?.start ?? text.length;
  const first = Math.min(grant, Math.max(a.premises?.start ?? 0, (a.title?.end ?? 0) + 160));
  const tail = a.testimonium?.end ?? a.acknowledgments[0]?.start ?? a.habendum?.end ?? a.granting?.end ?? 0;
  const starts = new Set(lines.map((l) => l.start));
  return (s) =>
    s.end <= first + 4 ||
    (s.end <= grant && starts.has(s.start)) ||
    s.start < (a.title?.start ?? 0) ||
    (s.start >= tail && !a.exhibits.some((x) => s.start >= x.start && s.start < x.end)) ||
    text.length - s.end < 260;
}

/** The recorders' entries in order; a land office's note of its own volumes is none. */
export function recorderEntries(a: Anatomy): RecorderEntry[] {
  const { text } = a.view;
  const inZone = zoneOf(a);
  const out: RecorderEntry[] = [];
  for (const block of entryUnits(a)) {
    const judged = block.map((u) => judge(text, u));
    for (let i = 0; i < judged.length; i++) {
      if (!joins(judged[i] as Judged) && !speaks(judged[i] as Judged)) continue;
      let j = i;
      while (judged[j + 1] && (joins(judged[j + 1] as Judged) || speaks(judged[j + 1] as Judged))) j++;
      const run = withoutOwnDay(judged.slice(i, j + 1), (at) => a.view.lines.some((l) => l.start === at));
      i = j;
      const telling = run.filter(speaks);
      const span = { start: (run[0] as Judged).start, end: (run.at(-1) as Judged).end };
      const own = text.slice(span.start, span.end);
      if (telling.length === 0 || !inZone(span)) continue;
      const before = findDates(text, Math.max(0, span.start - 400), span.start).findLast((d) => d.precision === "day")?.iso ?? null;
      const shift = <T extends Span>(x: T, by: number): T => ({ ...x, start: x.start + by, end: x.end + by });
      // A patent's own volume may stand beside the county's book: the place told with a day, or with an office, goes before.
      const places = run.filter((x) => x.place !== null);
      const placed = places.find((x) => x.dated) ?? places.find((x) => named.test(x.text.replace(/\brecorded\b/gi, ""))) ?? places[0];
      out.push({
        ...span,
        place: placed?.place ? shift(placed.place, placed.start) : null,
        days: entryDays(own, before).map((d) => shift(d, span.start)),
        told: lodging.test(own) || named.test(own),
      });
    }
  }
  return out;
}
