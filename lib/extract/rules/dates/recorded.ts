// When the recorder received and recorded the paper: stamps at its head or foot, never recitals of other instruments.
import type { FoundDate } from "@/lib/text/find-dates";
import type { TextView } from "@/lib/text/view";
import { isPresentment } from "./acknowledged";
import type { DateContext } from "./date-context";

type Stamp = (FoundDate & { sure: number }) | null;
const filedWords = /\b(?:filed(?: for record)?|received(?: for record)?|rec'?d|presented|file[dr]? for|fil ed|filed of record|left for record)\b[^;]{0,120}$/i;
const recordedWords = /\b(?:[rhbk]e[co][o0]r?[do]ed|recorded on|recording|admitted to record|duly recorded|e-?recording)\b[^;]{0,110}$/i;
const recital =
  /\b(?:by|deed|lease|dated|said|instrument|will|plat|mortgage|conveyed|being|which|agreement|as|survey|same)\b[^;]{0,90}\b(?:recorded|filed)\b[^;]{0,80}$/i;

/** Whether a place opens a line over which such a verb stands alone. */
function isUnderVerb({ text, lines }: TextView, at: number): boolean {
  const index = lines.findIndex((l) => at >= l.start && at < l.end);
  const [line, above] = [lines[index], lines[index - 1]];
  return line !== undefined && above !== undefined && at - line.start < 3 && verbAlone.test(text.slice(above.start, above.end));
}

/** "03/17/1999 10:11 AM", "Oct 3, 1967 at 1:20 P.M.": a line that opens with a day and its minute is a recorder's. */
const opensWithClock = /^\W*(?:[\dOl]{1,2}[/-][\dOl]{1,2}[/-]\d{2,4}|[A-Z][A-Za-z]{2,8}\.? \d{1,2},? \d{4}),?\.? (?:at\.? )?\d{1,2}[:.]\d\d/i;

/** "RECORDED ON" over the day, as labels have it. */
const verbAlone = /^\W*(?:date )?(?:filed|recorded|received)(?: (?:on|for record|date|at))?\W*$/i;

/** "Filed January 20, 2012, Official Records 210, page 5.": a sentence that opens with the recorder's verb and ends the paper. */
function endsPaper(c: DateContext, at: number): boolean {
  const { text } = c.anatomy.view;
  const s = c.anatomy.sentences.find((x) => at >= x.start && at < x.end);
  return s !== undefined && text.trimEnd().length - s.start < 160 && /^\W*(?:filed|recorded|received)\b/i.test(text.slice(s.start, at));
}

/** Outside the body: before the premises, after the signatures, or in a page header between. */
function inStampZone(c: DateContext, at: number): boolean {
  const { anatomy: a } = c;
  const headEnd = a.premises?.start ?? 0;
  const tail = a.acknowledgments[0]?.start ?? a.testimonium?.start ?? a.habendum?.end ?? a.body.end;
  if (a.exhibits.some((x) => at >= x.start && at < x.end) && a.acknowledgments.length === 0) return false;
  if (at < headEnd || at >= tail) return true;
  const index = a.view.lines.findIndex((l) => at >= l.start && at < l.end);
  const line = a.view.lines[index];
  const text = line ? a.view.text.slice(line.start, line.end) : "";
  return (
    isUnderVerb(a.view, at) ||
    endsPaper(c, at) ||
    (text.length < 130 && /^(?:\W*\w+\W+){0,3}(?:filed|recorded|received)/i.test(text)) ||
    (line !== undefined && at - line.start < 3 && text.length < 90 && opensWithClock.test(text))
  );
}

/** Words of the sentence that leads to the date; a recorder's own sentence opens with its verb. */
function isRecital(before: string): boolean {
  const cut = Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), before.lastIndexOf(") "), before.lastIndexOf(": "));
  const sentence = before.slice(cut + 1).trim();
  if (
    /\b(?:this|the (?:within|foregoing|above|annexed)) (?:\w+ )?(?:instrument|deed|document|indenture|lease|paper|conveyance|assignment|mortgage)\b[^;]{0,90}$/i.test(
      before,
    )
  )
    return false;
  return !opensEntry.test(sentence) && recital.test(before);
}

/** "2004 MAR 15": the order of a stamping clock. */
export const stampingClock = /^(?:1[89]|20)\d\d [A-Z]{3}[A-Z]? /;

/** The recorder's own verb at the start of the line. */
const opensEntry = /^\W*(?:\w+\W+){0,2}?(?:duly )?(?:filed|[rhbk]e[co][o0]r?[do]ed|recording|received|rec'd|presented|admitted)\b/i;

const clockStamp = /^,? (?:at|ab|AT|a t)\.? ?\d{1,2}[:.]?\d\d|^ \d{1,2}:\d\d(?::\d\d)? ?[AP](?:\.?M|\b)/i;

function wordOf(c: DateContext, d: FoundDate, before: string): "filed" | "recorded" | null {
  const f = filedWords.exec(before);
  const r = recordedWords.exec(before);
  const from = Math.max(f ? f.index : -1, r ? r.index : -1);
  const { text } = c.anatomy.view;
  if (from < 0 || isPresentment(text, d)) {
    const line = c.anatomy.view.lines.find((l) => d.start >= l.start && d.start < l.end);
    const shortLine = line !== undefined && line.end - line.start < 90;
    if (shortLine && clockStamp.test(text.slice(d.end, d.end + 16))) return "recorded";
    if (shortLine && stampingClock.test(text.slice(d.start, d.end)) && d.start < (c.anatomy.granting?.start ?? 0)) return "filed";
    return isPresentment(text, d) ? "recorded" : null;
  }
  const keyword = d.start - before.length + from;
  if (c.all.some((o) => o !== d && o.precision === "day" && o.start < d.start && o.start > keyword)) return null;
  return r && (!f || r.index > f.index) ? "recorded" : "filed";
}

/** Filing and recording dates not before the signing (a stamp cannot be older than the paper). */
export function recordedDates(c: DateContext, executed: string | null): { filed: Stamp; recorded: Stamp } {
  const { text } = c.anatomy.view;
  let filed: Stamp = null;
  let recorded: Stamp = null;
  for (const d of c.all) {
    if (d.precision !== "day" || (executed && d.iso < executed)) continue;
    const sentence = c.anatomy.sentences.find((x) => d.start >= x.start && d.start < x.end);
    const before = text.slice(Math.max(0, d.start - 150, sentence && d.start - sentence.start > 12 ? sentence.start : 0), d.start);
    if (!inStampZone(c, d.start) && !isPresentment(text, d) && !(stampingClock.test(text.slice(d.start, d.end)) && d.start < (c.anatomy.granting?.start ?? 0)))
      continue;
    const line = c.anatomy.view.lines.find((l) => d.start >= l.start && d.start < l.end);
    const stampLine =
      isUnderVerb(c.anatomy.view, d.start) || (line !== undefined && line.end - line.start < 110 && opensEntry.test(text.slice(line.start, d.start)));
    if ((!stampLine && isRecital(before) && !isPresentment(text, d)) || /\bexpires?\b(?![^;]*\b(?:filed|recorded|received)\b)[^;]{0,24}$/i.test(before))
      continue;
    const word = wordOf(c, d, before);
    if (word === "recorded") recorded ??= { ...d, sure: 0.92 };
    else if (word === "filed") filed ??= { ...d, sure: 0.92 };
  }
  return { filed, recorded };
}
