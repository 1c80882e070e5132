// A date written by hand into a printed blank ("this 14% day of Ocfobu, 192"), of which OCR leaves parts. What is left is weighed against
// the dates around it; it settles only on one day, and never surely. Errs on the side of null.
import { dayOf, yearOf } from "@/lib/text/find-dates";
import { monthLikeness, monthOf } from "@/lib/text/months";
import type { Span } from "@/lib/text/view";

export type Blank = Span & { day: number | null; month: number | null; likeness: readonly number[]; year: number | null; yearStart: string };
/** Bounds in ISO days: the date is not before `from` and not after `to`. */
export type Bounds = { from: string | null; to: string | null };

const form =
  /\b(?:this|the|on|tbis|tnis|ths|at)\b[ ,"'.:(]{0,4}([^;\n]{0,16}?) ?\bday ?(?:of|ot|0f|oi)\b ?([^;,\n]{1,18}?)[ ,.:|"'-]{1,4}(?:A\.? ?D\.?[ ,.]{0,3}|in the year[^;]{0,40}?|of our Lord ?)?((?:1[6-9]|20)[ .]?\d?[ ]?\d?(?!\d)|(?:one|two|nineteen|eighteen|twenty)[ -]\w{2,9}(?:[ -]+\w{2,9}){1,6})/gi;

/** Day with its raised letters spoilt: "14%" → 14, "29'h" → 29; one figure with dirt says nothing. */
export function blankDay(token: string): number | null {
  const word = token.replace(/^(?:this|the|on|,|[^A-Za-z0-9]| )+/i, "").trim();
  if (word.includes(" "))
    return dayOf(word.replace(" ", "-")) ?? (/^[A-Za-z]{2,4} \d{1,2}(?:st|nd|rd|th|d)$/.test(word) ? dayOf(word.split(" ")[1] ?? "") : null);
  const own = dayOf(word);
  if (own !== null) return own;
  const m = /^([0-3]\d)(?:4[)}hn]|["'*°%®™»”)\]}^~¢]{1,2}[hdtn]?|[tlif+][hbnk])[,.]?$/.exec(word);
  const n = Number(m?.[1] ?? 0);
  return n >= 1 && n <= 31 ? n : null;
}

/** Blanks of a stretch, in order. */
export function findBlanks(text: string, from: number, to: number): Blank[] {
  return [...text.slice(from, to).matchAll(form)].map((m) => {
    const token = m[2] ?? "";
    const figures = (m[3] ?? "").replace(/[ .]/g, "");
    return {
      start: from + m.index,
      end: from + m.index + m[0].length,
      day: blankDay(m[1] ?? ""),
      month: monthOf(token),
      likeness: monthLikeness(token),
      year: yearOf(m[3] ?? ""),
      yearStart: /^\d{2,3}$/.test(figures) ? figures : "",
    };
  });
}

const iso = (y: number, m: number, d: number): string => `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
const daysBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 86_400_000;
const isDay = (d: string): boolean => !Number.isNaN(Date.parse(d)) && new Date(`${d}T00:00:00Z`).toISOString().startsWith(d);

function yearsOf(b: Blank, bounds: Bounds): number[] {
  if (b.year !== null) return [b.year];
  const near = [bounds.from, bounds.to].flatMap((d) => (d ? [Number(d.slice(0, 4))] : []));
  const years = new Set(near.flatMap((y) => [y - 1, y, y + 1]));
  return b.yearStart === "" ? [] : [...years].filter((y) => String(y).startsWith(b.yearStart));
}

/**
 * The one day a blank can be, or null. The day must be read; a month that is not is the likest of those that leave it within 120 days of the bounds.
 * ("this 14% day of AMUL, 2020", to 2020-04-17) → 2020-04-14.
 */
export function settleBlank(b: Blank, bounds: Bounds): string | null {
  if (b.day === null) return null;
  const { day } = b;
  const within = (d: string): boolean => (!bounds.to || d <= bounds.to) && (!bounds.from || d >= bounds.from);
  const near = (d: string): boolean =>
    within(d) && ((bounds.to !== null && daysBetween(d, bounds.to) <= 120) || (bounds.from !== null && daysBetween(bounds.from, d) <= 120));
  const bounded = bounds.from !== null || bounds.to !== null;
  const months = b.month === null ? b.likeness.map((_, i) => i + 1) : [b.month];
  // A paper is mostly signed shortly before it is stamped: nearness to a bound decides between months alike.
  const nearness = (d: string): number =>
    Math.max(0, ...[bounds.to, bounds.from].flatMap((bound) => (bound ? [Math.exp(-Math.abs(daysBetween(d, bound)) / 10)] : [])));
  const options = yearsOf(b, bounds)
    .flatMap((y) => months.map((m) => ({ d: iso(y, m, day), like: b.month === m ? 1 : (b.likeness[m - 1] ?? 0) })))
    .filter((o) => isDay(o.d) && (near(o.d) || (!bounded && b.year !== null)))
    .map((o) => ({ ...o, weight: o.like + 0.25 * nearness(o.d) }))
    .sort((x, y) => y.weight - x.weight);
  const [best, next] = options;
  if (!best || best.like < (bounded ? 0.3 : 0.62) || (next && best.weight - next.weight < 0.1)) return null;
  return best.d;
}
