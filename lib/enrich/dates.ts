// Dates, checked: the end of a lease's term computed, impossible orders made less sure.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";

export type DatesContext = { type?: InstrumentType | undefined; parties?: Parties | undefined; conveyance?: Conveyance | undefined };

/** "2014-05-08" + 36 → "2017-05-08"; the day is brought down where the month is shorter; partial dates give null. */
export function addMonths(date: string, months: number): string | null {
  const m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!m) return null;
  const total = Number(m[1]) * 12 + Number(m[2]) - 1 + months;
  const year = Math.floor(total / 12);
  const month = (total % 12) + 1;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(Math.min(last, Number(m[3]))).padStart(2, "0")}`;
}

const orders: readonly [
  keyof Dates & ("executed" | "acknowledged" | "filed" | "recorded"),
  keyof Dates & ("executed" | "acknowledged" | "filed" | "recorded"),
][] = [
  ["executed", "acknowledged"],
  ["executed", "filed"],
  ["executed", "recorded"],
  ["filed", "recorded"],
];

/** Pairs of dates that stand the wrong way round: recorded before executed, and the like. */
export function impossibleOrders(d: Dates): [string, string][] {
  return orders.filter(([a, b]) => {
    const x = d[a];
    const y = d[b];
    return x !== null && y !== null && y < x.slice(0, y.length);
  });
}

/** Fills the term and expiry of leases, halves the confidence of both dates of an impossible order. */
export function enrichDates(l0: AspectExtraction<Dates>, context: DatesContext = {}): AspectExtraction<Dates> {
  const d = l0.resolved;
  const confidence = { ...l0.confidence };
  for (const pair of impossibleOrders(d)) for (const key of pair) confidence[`/${key}`] = Math.min(confidence[`/${key}`] ?? 1, 0.45);
  const lease = context.type !== undefined && instrumentCategory[context.type] === "lease";
  const months = d.primary_term_months ?? (lease ? (context.conveyance?.lease?.primary_term_months ?? null) : null);
  const start = d.effective ?? d.executed;
  const expires = d.expires ?? (lease && months !== null && start ? addMonths(start, months) : null);
  if (expires && !d.expires) confidence["/expires"] = Math.min(confidence["/primary_term_months"] ?? 0.8, 0.85);
  return { ...l0, confidence, resolved: { ...d, primary_term_months: months, expires } };
}
