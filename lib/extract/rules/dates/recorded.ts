// When the recorder received and recorded the paper: stamps at its head or foot, never recitals of other instruments.
import type { FoundDate } from "@/lib/text/find-dates";
import type { DateContext } from "./date-context";

type Stamp = (FoundDate & { sure: number }) | null;
const filedWords = /\b(?:filed(?: for record)?|received(?: for record)?|rec'?d|presented|file[dr]? for|fil ed|filed of record|left for record)\b[^;]{0,120}$/i;
const recordedWords = /\b(?:rec[o0]rded|recorded on|recording|admitted to record|duly recorded|e-?recording)\b[^;]{0,110}$/i;
const recital =
  /\b(?:by|deed|lease|dated|said|instrument|will|plat|mortgage|conveyed|being|which|agreement|as|survey|same)\b[^;]{0,90}\b(?:recorded|filed)\b[^;]{0,80}$/i;

/** Outside the body: before the premises, after the signatures, or in a page header between. */
function inStampZone(c: DateContext, at: number): boolean {
  const { anatomy: a } = c;
  const headEnd = a.premises?.start ?? 0;
  const tail = a.acknowledgments[0]?.start ?? a.testimonium?.start ?? a.habendum?.end ?? a.body.end;
  if (at < headEnd || at >= tail) return true;
  const line = a.view.lines.find((l) => at >= l.start && at < l.end);
  const text = line ? a.view.text.slice(line.start, line.end) : "";
  return text.length < 130 && /^(?:\W*\w+\W+){0,3}(?:filed|recorded|received)/i.test(text);
}

/** Filing and recording dates not before the signing (a stamp cannot be older than the paper). */
export function recordedDates(c: DateContext, executed: string | null): { filed: Stamp; recorded: Stamp } {
  const { text } = c.anatomy.view;
  let filed: Stamp = null;
  let recorded: Stamp = null;
  for (const d of c.all) {
    if (d.precision !== "day" || !inStampZone(c, d.start)) continue;
    if (executed && d.iso < executed) continue;
    const before = text.slice(Math.max(0, d.start - 150), d.start);
    if (recital.test(before) || /\bexpires?\b[^;]{0,24}$/i.test(before)) continue;
    const f = filedWords.exec(before);
    const r = recordedWords.exec(before);
    if (!f && !r) continue;
    const other = c.all.some((o) => o !== d && o.start < d.start && o.start > d.start - 150 + Math.min(f?.index ?? 150, r?.index ?? 150));
    if (other) continue;
    if (r && (!f || r.index > f.index)) recorded ??= { ...d, sure: 0.92 };
    else filed ??= { ...d, sure: 0.92 };
  }
  return { filed, recorded };
}
