// The dates of an instrument by where they stand: premises and testimonium (executed), notary (acknowledged), stamps (filed, recorded), words (effective).
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Grounding } from "@/lib/extract/grounding/grounded";
import { recorderEntries } from "@/lib/extract/rules/recorder/find-entries";
import type { FoundDate } from "@/lib/text/find-dates";
import { findDates } from "@/lib/text/find-dates";
import type { Span } from "@/lib/text/view";
import { acknowledgedDate } from "./acknowledged";
import type { DateContext } from "./date-context";
import { executedDate } from "./executed";
import { primaryTerm } from "./primary-term";
import { recordedDates } from "./recorded";
import { withoutExpiries } from "./runs-out";

const effectiveWords =
  /\beffective\b(?: (?:as of|date|for all purposes|from|on|and|the|of|this|at|\d{1,2}:\d\d|a\.?m\.?,?|is|shall be|hereof|time|be|7:00|o'clock|above|be the|be as of)\b[,:]?){0,8}[: ,]*/gi;

function effectiveDate(c: DateContext): (FoundDate & { sure: number }) | null {
  const { text } = c.anatomy.view;
  for (const m of text.matchAll(effectiveWords)) {
    const at = m.index + m[0].length;
    const found = c.all.find((d) => d.start >= at - 4 && d.start <= at + 6);
    if (found) return { ...found, sure: 0.9 };
  }
  const asOfDate = asOf(c) ?? termStart(c);
  return asOfDate ? { ...asOfDate, sure: 0.7 } : null;
}

/** "Ten years from July 1, 2005 and as long thereafter": the day from which a lease runs. */
function termStart(c: DateContext): FoundDate | null {
  if (instrumentCategory[c.type] !== "lease") return null;
  const { text } = c.anatomy.view;
  return (
    c.all.find(
      (d) =>
        d.precision === "day" &&
        /\b(?:years?|months?|term)(?: [\w()]+){0,3}? (?:from|beginning|commencing)(?: and after| on)?(?: the)? $/i.test(
          text.slice(Math.max(0, d.start - 60), d.start),
        ),
    ) ?? null
  );
}

/** "is made as of March 28, 2007": a day from which it counts, not one of signing; "entered into as of …" is both and stands as signing. */
function asOf(c: DateContext): FoundDate | null {
  const m = /\b(?:(?:is |are )?(?:made|executed)|is dated)(?: (?:and )?effective)? as of (?:the |this )?/i.exec(
    c.anatomy.view.text.slice(0, c.anatomy.granting?.start ?? 3000),
  );
  const at = m ? m.index + m[0].length : -1;
  return (m && c.all.find((d) => Math.abs(d.start - at) < 8)) ?? null;
}

/** Reads the dates and grounds each. Dates of other instruments (recitals, references) stay out. */
export function extractDates(anatomy: Anatomy, type: InstrumentType, ground: Grounding): Dates {
  const c: DateContext = { anatomy, type, all: withoutExpiries(anatomy.view.text, findDates(anatomy.view.text)) };
  const out: Dates = { executed: null, effective: null, acknowledged: null, filed: null, recorded: null, expires: null, primary_term_months: null, other: [] };
  const put = (key: "executed" | "effective" | "acknowledged" | "filed" | "recorded", found: (Span & { iso: string; sure: number }) | null) => {
    if (!found) return;
    out[key] = found.iso;
    ground.add(`/${key}`, found, found.sure);
  };
  const stamped = recordedDates(c, null);
  const latest = [stamped.filed?.iso, stamped.recorded?.iso].filter((d) => d !== undefined).sort()[0] ?? null;
  const counted = asOf(c);
  const entries = recorderEntries(anatomy);
  const own: DateContext = { ...c, all: c.all.filter((d) => !entries.some((e) => d.start >= e.start && d.start < e.end)) };
  const signing: DateContext = { ...own, all: own.all.filter((d) => d !== counted) };
  const executed = executedDate(signing, acknowledgedDate(own, { from: null, to: latest }), latest, counted === null);
  const signed = executed?.precision === "day" ? executed.iso : null;
  const isOpen = executed?.precision === "month" && executed.unreadableDay;
  const stamps = recordedDates(c, isOpen ? null : (executed?.iso ?? null));
  const acknowledged = acknowledgedDate(own, { from: signed, to: latest }, stamps.recorded?.iso ?? stamps.filed?.iso ?? null);
  if (executed && isOpen) {
    out.other.push({ label: "executed, day not readable", date: executed.iso });
    ground.add("/other/0", executed, 0.7);
  } else put("executed", executed);
  put("acknowledged", acknowledged ?? executed?.jurat ?? null);
  put("effective", effectiveDate(c));
  put("filed", stamps.filed);
  put("recorded", stamps.recorded);
  if (instrumentCategory[type] === "lease") {
    const term = primaryTerm(anatomy);
    if (term) {
      out.primary_term_months = term.months;
      ground.add("/primary_term_months", term, 0.92);
    }
  }
  return out;
}
