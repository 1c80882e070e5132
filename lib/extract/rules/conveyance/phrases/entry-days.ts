// The record of a well kept by days: "June 30, 1970. Reached total depth.", "11-20-71  First delivery of gas": each entry stands under the day at its head.
import { findDates } from "./written-date";

export type Entry = { readonly start: number; readonly end: number; readonly date: string };

const MONTH = "(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?";
export const WRITTEN = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4})`;
export const SHORT = "\\d{1,2}[-/]\\d{1,2}[-/](?:\\d{4}|\\d{2})";
/** A day at the head of what is told: by itself or parted from it by a mark; a short form parts itself. */
const HEAD = new RegExp(
  `(?<=^|[.;:)] ?)(?:\\(?\\w{1,2}[.)] )?(?:On (?:or about )?)?(?:(${WRITTEN})(?: ?[.:;]| ?[-–—]{1,2}(?= ))|(${SHORT})[.:;]?(?: ?[-–—]{1,2}(?= ))?) +(?=["']?[A-Z\\d])`,
  "g",
);
/** Behind the last entry the one who swears speaks again. */
const CLOSES = /[.;] (?:(?:The )?(?:[Aa]ffiant|[Dd]eponent|[Uu]ndersigned)|Further|I|We|That|In witness|IN WITNESS|Subscribed|Sworn|Dated|Signed)\b/;
const ENTRIES = 3;

/** "7-18-70" of a paper of `century`: the two figures of a year are those of the years that the paper itself names. */
function isoOf(short: string, years: readonly number[]): string | null {
  const [month = 0, day = 0, year = 0] = short.split(/[-/]/).map(Number);
  const full = year > 99 ? year : (years.find((y) => y % 100 === year) ?? nearest(year, years));
  if (month < 1 || month > 12 || day < 1 || day > 31 || full === null) return null;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The year with these last two figures that is nearest to one that the paper names; null where it names none. */
function nearest(two: number, years: readonly number[]): number | null {
  const near = years[0];
  if (near === undefined) return null;
  const base = near - (near % 100) + two;
  return [base - 100, base, base + 100].reduce((a, b) => (Math.abs(b - near) < Math.abs(a - near) ? b : a));
}

/**
 * The entries of a record kept by days, in order: where each begins and ends and its day. "2-11-70 Spudded. 7-18-70 Tested. 11-20-71 First sale." → three.
 * None of a paper with fewer than three such heads: a lone day ahead of a sentence heads no record.
 */
export function entriesByDay(text: string): Entry[] {
  const heads = [...text.matchAll(HEAD)];
  if (heads.length < ENTRIES) return [];
  const years = findDates(text).map((d) => Number(d.date.slice(0, 4)));
  const out: Entry[] = [];
  for (const [i, m] of heads.entries()) {
    const date = m[1] ? (findDates(m[1].replace(/\.(?=,? )/, ""))[0]?.date ?? null) : isoOf(m[2] ?? "", years);
    if (!date) continue;
    const behind = text.slice(m.index, heads[i + 1]?.index ?? m.index + 700);
    const closes = CLOSES.exec(behind.slice(m[0].length));
    out.push({ start: m.index, end: m.index + (closes ? m[0].length + closes.index + 1 : behind.length), date });
  }
  return out.length < ENTRIES ? [] : out;
}

/** The entry in which a place of the paper stands. */
export const entryAt = (entries: readonly Entry[], at: number): Entry | null => entries.find((e) => e.start <= at && at < e.end) ?? null;
