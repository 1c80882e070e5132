// A date of signing in a sentence that no witness clause opens, or on a line of its own at the head.
import type { FoundDate } from "@/lib/text/find-dates";
import type { DateContext } from "./date-context";

const opensSigning =
  /^\W{0,3}(?:thus |so )?(?:(?:in witness|witness|signed|executed|dated?|given|done(?: and (?:signed|passed))?|passed|made and|subscribed)\b|.{0,60}\b(?:sealed and delivered|attested|duly executed)\b)/i;

/** "… to Elm Company;⏎dated May 3": a small letter behind no full stop goes on with what was told. */
const runsOn = /[;:,] ?[a-z]/;

/** "… 6th P.M. Signed 2/1/1982": words of signing behind a point that ends no sentence by itself. */
const signsBehindPoint = /[.;)] (?:Signed|Executed|Dated?|Done|Given|Issued|Witness)\b[^.;]{0,40}$/;

/** "Signed, sealed and delivered this 3rd day of May, 1950" before the notary; "Date: June 16, 1980" on a line at the head. Null when there is none. */
export function fromSigningSentence(c: DateContext): FoundDate | null {
  const { anatomy: a } = c;
  const { text } = a.view;
  const ack = a.acknowledgments[0]?.start ?? text.length;
  const from = a.granting?.start ?? a.premises?.start ?? 0;
  for (const d of [...c.all].reverse()) {
    if (d.precision !== "day") continue;
    const unit =
      d.start < from ? a.view.lines.find((l) => d.start >= l.start && d.start < l.end) : a.sentences.find((s) => d.start >= s.start && d.start < s.end);
    if (!unit || unit.start > ack) continue;
    const line = a.view.lines.find((l) => d.start >= l.start && d.start < l.end);
    const opened = d.start >= from && line?.blankBefore === true && line.start > unit.start && opensSigning.test(text.slice(line.start, d.start));
    const lead = text.slice(opened ? line.start : unit.start, d.start);
    if (runsOn.test(text.slice(Math.max(0, unit.start - 3), unit.start + 2))) continue;
    if (/^,? (?:and )?(?:filed|recorded|in (?:book|vol|deed)|of record)\b/i.test(text.slice(d.end, d.end + 30))) continue;
    if (/\b(?:effective|takes? effect|in effect|with effect)\b[^;]{0,60}$/i.test(lead)) continue;
    if (signsBehindPoint.test(lead) && d.start >= from) return d;
    if (lead.length > 160 || /\b(?:recorded|filed|commission|expires|deed|lease|before me|appeared)\b/i.test(lead)) continue;
    if (d.start < from ? /^\W{0,3}(?:Dated?|DATED?|Executed|EXECUTED)\b[ :]/.test(lead) : opensSigning.test(lead)) return d;
  }
  return null;
}
