// When a notary took the acknowledgment: the first date of the first notarial certificate that has one.
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { FoundDate } from "@/lib/text/find-dates";
import type { DateContext } from "./date-context";
import { type Bounds, findBlanks, settleBlank } from "./written-blank";

const notarial =
  /\b(?:before me|acknowledged|sworn|appeared|personally|came|on this|this day|given under|witness|testimony|notar\w+|aforesaid|hand|remembered|certify)\b/i;
const lodged = /\b(?:presented|admitted to record|lodged|produced|filed|left for record)\b/i;
/**
 * The clerk's own certificate: "on the 22nd day of …, the foregoing instrument was presented … and admitted to record";
 * "the foregoing deed was on the 5th day of … lodged in my office for record".
 */
export const isPresentment = (text: string, d: FoundDate): boolean =>
  (/^[,.]? ?the (?:foregoing|within|above|annexed)\b/i.test(text.slice(d.end, d.end + 30)) && lodged.test(text.slice(d.end, d.end + 700))) ||
  (/\b(?:foregoing|within|above|annexed|this)\b[^.;]{0,60}\bwas,? (?:duly )?(?:this day,? )?(?:on )?(?:the |this )?$/i.test(
    text.slice(Math.max(0, d.start - 110), d.start),
  ) &&
    lodged.test(text.slice(d.end, d.end + 60)));

/** "THIS INDENTURE, made the": the next paper on the page. */
const ofAnother = /\bmade,? (?:this|the|on)[ ,]*(?:the )?$/i;
const expiry = /\b(?:effective|expires?|expiration|exp\.?|bearing date|dated)\b[^;]{0,24}$/i;

const jurat =
  /\b(?:subscribed|sworn)(?! to (?:the following|these|this|it|what)\b)(?:,| to)*,? (?:and |before me|subscribed|sworn|to|acknowledged)[^;]{0,200}/gi;

/** "The affiant swore to and signed the above in my presence,", "Oath administered on the", "sworn before the undersigned Notary at Elm on". */
const swornOn = /\b(?:sworn?|swore|oaths?|subscribed|affirmed|deposed)\b[^;]{0,170}$/i;
const byOfficer = /\b(?:me|my|notary|undersigned|clerk|officer|judge|justice|administered|taken|acknowledg\w+)\b/i;
const lodgedThen = /\b(?:filed|recorded|received|entered|book|volume|vol\.|page)\b[^;]{0,60}$/i;

/** "before me on the date given at its head", "on the day shown above": the jurat points to the day with which the paper opens. */
const AT_HEAD =
  /\b(?:day|date)\b[^.;]{0,30}\b(?:at (?:its|the) (?:head|top|beginning|opening)|(?:shown|given|stated|written|set down|named) (?:above|first)|first (?:above|written)|above (?:written|given|stated|shown))|\b(?:above|said|same) date\b/i;
const HEAD_MAX = 400;

function headDay(c: DateContext): FoundDate | undefined {
  const { text } = c.anatomy.view;
  const points = c.anatomy.sentences.some((s) => {
    const words = text.slice(s.start, s.end);
    return AT_HEAD.test(words) && byOfficer.test(words) && /\b(?:sworn?|swore|subscribed|oath|acknowledged)\b/i.test(words);
  });
  const days = points ? c.all.filter((d) => d.precision === "day" && d.start < HEAD_MAX) : [];
  return days.find((d) => !EVENT_AHEAD.test(text.slice(Math.max(0, d.start - 60), d.start)));
}
const EVENT_AHEAD = /\b(?:died|death|deceased|born|marri\w+|deed|lease|recorded|filed|book|vol(?:ume)?)\b[^.;\n]{0,40}$/i;

/** The jurat of an affidavit: the date after the last "subscribed and sworn", else the last that words of an oath before an officer lead to. */
function juratDate(c: DateContext, bounds: Bounds): (FoundDate & { sure: number }) | null {
  const { text } = c.anatomy.view;
  for (const m of [...text.matchAll(jurat)].reverse()) {
    const found = c.all.find((d) => d.start >= m.index && d.start < m.index + 260 && d.precision === "day" && !expiry.test(text.slice(m.index, d.start)));
    if (found) return { ...found, sure: 0.92 };
    const settled = fromBlank(text, m.index, m.index + 200, bounds);
    if (settled) return settled;
  }
  const sworn = c.all.filter((d) => {
    const before = text.slice(Math.max(0, d.start - 200), d.start);
    const told = swornOn.exec(before)?.[0];
    return d.precision === "day" && told !== undefined && byOfficer.test(told + text.slice(d.end, d.end + 60)) && !lodgedThen.test(told);
  });
  const last = sworn.at(-1) ?? headDay(c);
  return last ? { ...last, sure: 0.85 } : null;
}

/** The first blank of a stretch that leaves one day only. */
function fromBlank(text: string, from: number, to: number, bounds: Bounds): (FoundDate & { sure: number }) | null {
  for (const b of findBlanks(text, from, to)) {
    if (ofAnother.test(`${text.slice(Math.max(from, b.start - 20), b.start)}the `)) continue;
    const iso = settleBlank(b, bounds);
    if (iso) return { start: b.start, end: b.end, iso, precision: "day", sure: 0.55 };
  }
  return null;
}

/** Finds it, or null; dates of a commission's end, and such as lie behind the day of recording where that is known, are passed over. Papers of courts are not acknowledged. */
export function acknowledgedDate(c: DateContext, bounds: Bounds, recorded: string | null = null): (FoundDate & { sure: number }) | null {
  const { text } = c.anatomy.view;
  const category = instrumentCategory[c.type];
  if (category === "affidavit" || /affidavit/.test(c.type)) return juratDate(c, bounds);
  if (category === "probate" || category === "court" || /_patent$/.test(c.type)) return null;
  for (const ack of c.anatomy.acknowledgments) {
    for (const d of c.all) {
      if (d.start < ack.start || d.start >= ack.end) continue;
      const before = text.slice(Math.max(ack.start, d.start - 400), d.start);
      if (
        expiry.test(before) ||
        ofAnother.test(before) ||
        /\b(?:filed|recorded|received|transfer\w*|entered|checked|approved|compared)\b[^;]{0,40}$/i.test(before)
      )
        continue;
      if (isPresentment(text, d) || (recorded !== null && d.iso > recorded)) continue;
      if (d.precision !== "day" || !notarial.test(before + text.slice(d.end, d.end + 60))) continue;
      return { ...d, sure: 0.9 };
    }
    const settled = fromBlank(text, ack.start, ack.end, bounds);
    if (settled) return settled;
    if (/\b(?:day and year (?:first|last)? ?(?:above|afore)|on the day and year)/i.test(text.slice(ack.start, ack.end))) break;
  }
  return null;
}
