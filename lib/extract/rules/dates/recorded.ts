// When the recorder received and recorded the paper: stamps at its head or foot, never recitals of other instruments.

import { ownEntry } from "@/lib/extract/rules/recorder/own-entry";
import type { FoundDate } from "@/lib/text/find-dates";
import { withPlainStampWords } from "@/lib/text/stamp-words";
import type { TextView } from "@/lib/text/view";
import { isPresentment } from "./acknowledged";
import type { DateContext } from "./date-context";

type Stamp = (FoundDate & { sure: number }) | null;
const filedWords =
  /\b(?:filed(?: for record)?|filing(?! dated)|received(?: for record)?|rec'?d|presented|file[dr]? for|fil ed|filed of record|left (?:for record|with)|lodged|(?:entered|accepted) for record|came to hand|stamp(?:ed)?)\b[^;]{0,120}$/i;
const recordedWords =
  /\b(?:[rhbk]e[co][o0]r?[do]ed|recorded on|recording|admitted to record|duly recorded|e-?recording|(?:put|placed|spread) (?:up)?o[nf] record|(?:up)?on the record|registered|transcribed|entered(?: of record)?(?! (?:into|for)\b)|rec(?=\.))[^;]{0,110}$/i;
/** Names of books and numbers of papers, which speak of no other paper: "Deed Records", "Oil & Gas Lease Book 12", "Instrument 2019-1677". */
const bookNames =
  /\b(?:(?:oil|gas|o\.|g\.|and|&|mineral|real|property|official|public|misc\w*\.?|deeds?|leases?|mortgages?|patents?|wills?|probate|records?|transfer) ?){1,6}(?:records?|books?|docket|minutes|register|\bvol(?:ume)?s?\b)|\b(?:book|vol(?:ume)?|record)\.? [\w-]{1,6} of (?:deeds|leases|patents|mortgages|wills|mineral deeds|records)|\b(?:instrument|document|doc|film|reception)\b\.?(?: code)? ?(?:no\.?|number|#)? ?[\w-]*\d[\w-]*/gi;
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

/** "On 07-30-1998 At 08:37", all of a line: the clock of a label, whose other lines name the office or the book. */
const onlyClock = /^\W*(?:on |date:? )?\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d\d,? (?:at\W? ?|time:? )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AP]\.?M\.?)?\W*$/i;
const ofLabel = /\b(?:filed|recorded|recorder|received|record|county|clerk|instr\w*|vol|book|pages?)\b/i;
const LABEL_LINES = 5;

/** Whether a day stands on such a line of a label. */
function isLabelClock({ text, lines }: TextView, at: number): boolean {
  const index = lines.findIndex((l) => at >= l.start && at < l.end);
  const line = lines[index];
  if (!line || !onlyClock.test(text.slice(line.start, line.end))) return false;
  return lines.slice(Math.max(0, index - LABEL_LINES), index).some((l) => l.end - l.start < 60 && ofLabel.test(text.slice(l.start, l.end)));
}

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
    isLabelClock(a.view, at) ||
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
  return !opensEntry.test(sentence) && recital.test(before.replace(bookNames, ""));
}

/** "2004 MAR 15": the order of a stamping clock. */
export const stampingClock = /^(?:1[89]|20)\d\d [A-Z]{3}[A-Z]? /;

/** The recorder's own verb at the start of the line. */
const opensEntry =
  /^\W*(?:\w+\W+){0,2}?(?:duly )?(?:filed|filing(?! dated)|[rhbk]e[co][o0]r?[do]ed|recording|received|rec'd|rec\.|presented|admitted|entered|lodged|registered|transcribed|accepted|left|put|placed|spread|stamp)\b/i;

const clockStamp = /^,? (?:at|ab|AT|a t)\.? ?\d{1,2}[:.]?\d\d|^ \d{1,2}:\d\d(?::\d\d)? ?[AP](?:\.?M|\b)/i;

function wordOf(c: DateContext, d: FoundDate, before: string): "filed" | "recorded" | null {
  const f = filedWords.exec(before);
  const r = recordedWords.exec(before);
  const from = Math.max(f ? f.index : -1, r ? r.index : -1);
  const { text } = c.anatomy.view;
  if (from < 0 || isPresentment(text, d)) {
    const line = c.anatomy.view.lines.find((l) => d.start >= l.start && d.start < l.end);
    const shortLine = line !== undefined && line.end - line.start < 90;
    if (isLabelClock(c.anatomy.view, d.start)) return "recorded";
    if (shortLine && clockStamp.test(text.slice(d.end, d.end + 16))) return "recorded";
    if (shortLine && stampingClock.test(text.slice(d.start, d.end)) && d.start < (c.anatomy.granting?.start ?? 0)) return "filed";
    return isPresentment(text, d) ? "recorded" : null;
  }
  const keyword = d.start - before.length + from;
  if (c.all.some((o) => o !== d && o.precision === "day" && o.start < d.start && o.start > keyword)) return null;
  return r && (!f || r.index > f.index) ? "recorded" : "filed";
}

/** "Book 80, page 190, Deed Records of Elm County, September 19, 1931.": words that lead to the last day of a paper and are all of its book. */
const bookBefore = /\b(?:book|vol(?:ume)?\.?|page|p\.|records?|register|county clerk|recorder|document|doc\.?|reception|instrument|no\.)[^;]{0,90}$/i;
const ofOthers = /\b(?:notary|acknowledg\w+|before me|appeared|sworn|witness|dated|signed|deed (?:of|from|to)|lease (?:of|from|to)|died)\b/i;

/** The recorder's day where no verb says so: the last day of the paper, in a line about its book. */
function besideBook(c: DateContext, executed: string | null): Stamp {
  const { text } = c.anatomy.view;
  const last = c.all.filter((d) => d.precision === "day").at(-1);
  if (!last || (executed && last.iso < executed) || text.trimEnd().length - last.end > 110 || !inStampZone(c, last.start)) return null;
  const before = text.slice(Math.max(0, last.start - 130), last.start);
  const sentence = before.slice(Math.max(before.lastIndexOf("Notary"), before.lastIndexOf("Public. "), before.lastIndexOf(") ")) + 1);
  const behind = text.slice(last.end, last.end + 60);
  if (ofOthers.test(sentence.replace(/^\w+ Public/i, "")) || ofOthers.test(behind)) return null;
  return bookBefore.test(sentence) || /^[,.;:]? (?:at )?(?:\d{1,2}[:.]\d\d|\d{1,2} ?[AP]\.? ?M|book|vol)/i.test(behind) ? { ...last, sure: 0.8 } : null;
}

/** Filing and recording dates not before the signing (a stamp cannot be older than the paper). */
export function recordedDates(given: DateContext, executed: string | null): { filed: Stamp; recorded: Stamp } {
  const { view } = given.anatomy;
  const c = { ...given, anatomy: { ...given.anatomy, view: { ...view, text: withPlainStampWords(view.text) } } };
  const { text } = c.anatomy.view;
  const entry = ownEntry(c.anatomy, executed);
  const sure = (d: FoundDate | null): Stamp => d && { start: d.start, end: d.end, iso: d.iso, precision: d.precision, sure: 0.92 };
  if (entry.filed || entry.recorded) return { filed: sure(entry.filed), recorded: sure(entry.recorded) };
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
      isLabelClock(c.anatomy.view, d.start) ||
      isUnderVerb(c.anatomy.view, d.start) ||
      (line !== undefined && line.end - line.start < 110 && opensEntry.test(text.slice(line.start, d.start)));
    if ((!stampLine && isRecital(before) && !isPresentment(text, d)) || /\bexpires?\b(?![^;]*\b(?:filed|recorded|received)\b)[^;]{0,24}$/i.test(before))
      continue;
    const word = wordOf(c, d, before);
    if (word === "recorded") recorded ??= { ...d, sure: 0.92 };
    else if (word === "filed") filed ??= { ...d, sure: 0.92 };
  }
  return filed || recorded ? { filed, recorded } : { filed: null, recorded: besideBook(c, executed) };
}
