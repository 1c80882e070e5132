// The recorder's number of the paper: "Instrument Number: 2017-26434", "Reception No. 392207", "I-2014-006621", "#1984" beside the title.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Span } from "@/lib/text/view";
import { ownLine } from "./own-line";

export type InstrumentNo = Span & { no: string; score: number };

const value = "([A-Z]{0,3}-?\\d[\\dOl]{2,}(?:[-/]\\d{1,8}){0,2}|\\d{2,4}-\\d{2,8}|I-\\d{4}-\\d{3,8})";
const forms: readonly { re: RegExp; score: number }[] = [
  { re: /\b([I1l][-.](?:19|20)\d\d[-.]\d{4,8})\b/g, score: 8 },
  // The same with its letter lost: "-2011-003321 Book 2210".
  { re: /(?<![\w.,-] ?)-((?:19|20)\d\d-\d{4,8})(?= Book \d)/g, score: 8 },
  {
    re: new RegExp(
      `\\b(?:instrument|instr|inst|microfilm|film(?: code)?|document|doc|reception|rec|recording|entry|file|filing|clerk'?s? file|auditor'?s?|recorder'?s)\\.? ?(?:file )?(?:no|number|num|n[o0]s?|#)?[.:# ]{0,3}#? ?${value}\\b`,
      "gi",
    ),
    score: 6,
  },
  // A year, the county's letter and a number: "2016R03388".
  { re: /(?<![\w-])((?:19|20)\d\dR\d{4,7})(?![\w-])/g, score: 8 },
  { re: /\bNo\.? ?#? ?(\d{3,7})(?=[ ,.:]{1,3}(?:filed|received|rec'd|recorded)\b)/gi, score: 6 },
  // The number in front of the clerk's clock: "4021188  06/05/2014 09:41 AM".
  { re: /(?<![\w,.$/-])(\d{6,10})(?= \d{1,2}\/\d{1,2}\/(?:19|20)\d\d,? (?:at )?\d{1,2}:\d\d)/g, score: 8 },
  { re: /(?<![\w-])([A-Z]{1,2}\d{8,10})(?![\w-])/g, score: 4 },
  { re: /\b((?:19|20)\d{2}0{0,4}\d{5,9})\b/g, score: 4 },
  { re: /(?<![\w,.$/-])((?:(?:19|20)\d\d|\d\d)-\d{4,8})(?![\w/-])/g, score: 2 },
  { re: /(?<![\d,.$/-])#? ?(\d{4,6})(?![\d,./-])/g, score: 1 },
];
const reference =
  /\b(?:recorded|as|deed|plat|lease|said|dated|certain|under|order|case|cause|well|lot|parcel|commission|bond|account|permit|survey|file|map|certificate|surveyor|license|transfer|receipt|registered|zip|box|route|application)\b[^;.]{0,60}$/i;
/** "Filed April 9, 1990, 2:20 P. M., ", "Certified copy filed July 3, 1985, ": the recorder's own entry of this paper, at its end. */
const ownFiling =
  /(?:\b[Cc]opy (?:was )?(?:filed|recorded|received)|(?:[.:)\n]|\b(?:Public|Judge|Clerk|Commissioner|Court|County|Recorder|[a-z]\w+)|^) {0,4}(?:Filed|FILED|Recorded|RECORDED|Received|RECEIVED))\b(?: for record)?(?:(?!\b(?:deed|lease|plat|said|decree|instrument|affidavit)\b)[^;]){0,70}$/;
const lineOnly = /^\W*(?:no\.? ?)?#? ?\d{4,6}\b\W*(?:\(|$|[A-Z])/;

const zip = /, [A-Z]{2}\.?$/;
const zipOfState = /\b(?:Ohio|Oklahoma|Texas|Kansas|Pennsylvania|Virginia|Kentucky|Colorado|Illinois|Indiana|Michigan|New (?:York|Mexico))[.,]?$/;

/** "1999-06631" alone on its line, or before the book's word: a year with a number. */
const yearNumber = /^\W*\d{2,4}-\d{4,8}(?:\W*$| +(?:VOL|BK|BOOK|OR|DB)\b)/i;

/** A number that stands alone among the recorder's entries at the foot: five figures or six, and words of receiving near. */
const besideRecorder = (text: string, at: number, no: string): boolean =>
  no.length >= 5 && /\b(?:rec[eo]+ived|rec[o0]rde[dr]|transferred|filed|fee[s$])\b/i.test(text.slice(Math.max(0, at - 260), at + 300));

const table = /\bInstrum\w{2,3} B[o0]{2}k [FP]a[gqs][aec] (\d[\d ]{6,14}\d)(?= [O0][RFP] )/gi;

/** The number under the heading of the pages' tables, "Instrument Book Page" over "201900004410 OR 88 12"; null where two pages say two numbers. */
function fromTables(text: string): InstrumentNo | null {
  const found = [...text.matchAll(table)].map((m) => ({
    start: m.index + m[0].length - (m[1] ?? "").length,
    no: (m[1] ?? "").replaceAll(" ", ""),
    said: m[1] ?? "",
  }));
  const count = (no: string): number => found.filter((f) => f.no === no).length;
  const best = [...found].sort((x, y) => count(y.no) - count(x.no))[0];
  if (!best || (new Set(found.map((f) => f.no)).size > 1 && count(best.no) < 2)) return null;
  return { start: best.start, end: best.start + best.said.length, no: best.no, score: 8 };
}

/** "1-2014-006621" → "I-2014-006621"; the same where only the dash of its letter is left. */
const lettered = (no: string, isCut: boolean): string => (isCut ? `I-${no}` : no.replace(/^[I1l][-.]((?:19|20)\d\d)[-.]/, "I-$1-"));

/** Finds it with the best standing, or null. */
export function findInstrumentNo(a: Anatomy): InstrumentNo | null {
  const { text, lines } = a.view;
  const tabled = fromTables(text);
  if (tabled) return tabled;
  const headEnd = a.premises?.start ?? 0;
  const tail = a.acknowledgments[0]?.start ?? a.testimonium?.start ?? a.body.end;
  let best: InstrumentNo | null = null;
  const counts = new Map<string, number>();
  const found: InstrumentNo[] = [];
  for (const { re, score } of forms)
    for (const m of text.matchAll(re)) {
      const no = m[1] ?? "";
      const start = m.index + m[0].lastIndexOf(no);
      if (no.replace(/\D/g, "").length < 3 || (/^(?:18|19|20)\d\d$/.test(no) && text.charAt(start - 1) !== "#")) continue;
      if (found.some((f) => f.start < start + no.length && start < f.end)) continue;
      const before = text.slice(Math.max(0, m.index - 90), m.index);
      const line = lines.find((l) => start >= l.start && start < l.end);
      const lineText = line ? text.slice(line.start, line.end) : "";
      let s = score;
      const labelled = score === 6 && (ownLine(a, m.index)?.end ?? start + 100) < start + 60;
      const filed = score === 6 && start > text.length * 0.6 && ownFiling.test(before);
      const outside = filed || labelled || start < headEnd || start >= tail || /^.{0,30}\|.{0,30}\|/.test(a.view.raw.slice(0, 200));
      const atHead = start < Math.max(headEnd, a.granting?.start ?? 0, 200);
      const alone = score === 1 && lineOnly.test(lineText) && lineText.length < 45 && (atHead || (start >= tail && besideRecorder(text, start, no)));
      const titled = a.title !== null && start >= a.title.end && start - a.title.end < 8;
      const marked = score === 1 && text.charAt(start - 1) === "#" && (titled || start < Math.max(headEnd, 200) + 5);
      if (score === 1 && (zip.test(before.trimEnd()) || (line && zipOfState.test(text.slice(line.start, m.index).trimEnd())))) continue;
      const dated = score === 2 && outside && yearNumber.test(lineText) && besideRecorder(text, start, no);
      if (score === 2) s += dated ? 4 : -9;
      if (!outside && !alone) s -= 5;
      if (filed) s += 1;
      if (reference.test(before) && !filed && !alone && !marked && !dated && !labelled) s -= score >= 8 ? 2 : 4;
      if (score === 1) s += alone || marked ? 4 : -9;
      counts.set(no, (counts.get(no) ?? 0) + 1);
      found.push({
        start,
        end: start + no.length,
        no: lettered(no, m[0].startsWith("-")),
        score: s,
      });
    }
  for (const f of found) {
    const s = f.score + Math.min(2, ((counts.get(text.slice(f.start, f.end)) ?? 1) - 1) * 0.7);
    if (s >= 4 && (!best || s > best.score)) best = { ...f, score: s };
  }
  return best;
}
