// When a recorder received and when he recorded a paper, by the verbs of his entry. A verb leads its day or follows it; a day may lack its month.
import { type FoundDate, findDates } from "@/lib/text/find-dates";

export type EntryDay = FoundDate & { readonly what: "filed" | "recorded" };

const received =
  "(?:e-?)?filed|entered(?= ·)|filing|received|rec'?d|receipt|reception(?! no\\b| number| #| ?\\d)|presented|lodged|left|offered|deposited|delivered|handed in|handed to|to the (?:clerk|recorder|register)|came|arrived|brought|reached|accepted|(?:placed |put )?on file|(?:time-?)?stamped|time stamp|produced|tendered|submitted|in the (?:clerk|recorder|register)'s office|clerk's file|in(?=, )";
const recorded =
  "recorded|recording|recordation|rec\\.(?= [A-Z]| ?\\d)|entered|entry(?! no\\b| number)|copied|transcribed|spread|registered|registry|enrolled|written(?: up)?|(?:up)?on the books|inscribed|admitted to (?:the )?record|of record|(?:put |placed |spread |entered )?(?:of|on|upon) (?:the )?record";
const verbs = new RegExp(`\\b(?:(?<filed>${received})|(?<recorded>${recorded}))(?![\\w])`, "gi");

const dayAlone = /\b(?:the|on) (\d{1,2})(?:st|nd|rd|th|d)\b(?! day of|,? (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/g;
const sameDay = /\b(?:the )?same (?:day|date)\b/i;

type Verb = { start: number; end: number; what: "filed" | "recorded" };

function verbsIn(text: string): Verb[] {
  const out: Verb[] = [];
  for (const m of text.replace(/\bfor (?:record(?:ing)?|registry|registration|filing)\b/gi, (w) => "·".repeat(w.length)).matchAll(verbs))
    out.push({ start: m.index, end: m.index + m[0].length, what: m.groups?.filed === undefined ? "recorded" : "filed" });
  return out;
}

/** "the 14th, and recorded the 16th, of December, 1936": a day that has month and year from its neighbour, or from `before`, the last date of the paper itself. */
function withLoneDays(text: string, dates: readonly FoundDate[], before: string | null): FoundDate[] {
  const out = [...dates];
  for (const m of text.matchAll(dayAlone)) {
    const [start, end] = [m.index, m.index + m[0].length];
    if (dates.some((d) => d.start < end && d.end > start)) continue;
    const near = dates.find((d) => d.start >= end) ?? dates.findLast((d) => d.end <= start);
    const month = near?.iso.slice(0, 7) ?? before?.slice(0, 7);
    if (month) out.push({ start, end, iso: `${month}-${(m[1] ?? "").padStart(2, "0")}`, precision: "day" });
  }
  return out.sort((a, b) => a.start - b.start);
}

/** What was done on each date: the last verb before it that no other date has; else the verbs behind it that no later date has, of which recording goes before. */
function doneOn(dates: readonly FoundDate[], all: readonly Verb[], text: string): ("filed" | "recorded")[] {
  const led = dates.map((d, i) => all.findLast((v) => v.end <= d.start && v.start >= (dates[i - 1]?.end ?? 0)));
  return dates.map((d, i) => {
    const own = led[i];
    if (own) return own.what;
    const next = led[i + 1];
    const to = next?.start ?? dates[i + 1]?.start ?? text.length;
    const behind = all.filter((v) => v.start >= d.end && v.start < to);
    return behind.some((v) => v.what === "recorded") || behind.length === 0 ? "recorded" : "filed";
  });
}

/**
 * The days of an entry with what was done on each; a day that no verb claims is one of recording.
 * ("Left the 14th, and recorded the 16th, of May, 1936") → filed 1936-05-14, recorded 1936-05-16.
 */
export function entryDays(text: string, before: string | null): EntryDay[] {
  const dates = withLoneDays(
    text,
    findDates(text).filter((d) => d.precision === "day"),
    before,
  );
  const all = verbsIn(text);
  const done = doneOn(dates, all, text);
  const days = dates.map((d, i): EntryDay => ({ ...d, what: done[i] ?? "recorded" }));
  const said = sameDay.exec(text);
  const first = all[0];
  if (days.length === 0 && said && first && before)
    days.push({ start: said.index, end: said.index + said[0].length, iso: before, precision: "day", what: first.what });
  return days;
}
