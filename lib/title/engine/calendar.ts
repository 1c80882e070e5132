// Days of record, compared as text. "1940" and "1940-05" are less exact days, not errors.

/** `addMonths("1976-02-29", 12)` → "1977-02-28"; of a year alone the year moves. Null where the day is unreadable. */
export function addMonths(day: string, months: number): string | null {
  const m = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(day);
  if (!m) return null;
  const at = Number(m[1]) * 12 + (m[2] ? Number(m[2]) - 1 : 0) + months;
  const year = Math.floor(at / 12);
  const month = (at % 12) + 1;
  const y = String(year).padStart(4, "0");
  if (!m[2]) return months % 12 === 0 ? y : `${y}-${String(month).padStart(2, "0")}`;
  const mm = String(month).padStart(2, "0");
  if (!m[3]) return `${y}-${mm}`;
  return `${y}-${mm}-${String(Math.min(Number(m[3]), daysIn(year, month))).padStart(2, "0")}`;
}

const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
const daysIn = (y: number, m: number) => (m === 2 ? (leap(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);

/** Adds days: `addDays("1982-03-01", 90)` → "1982-05-30". Less exact days count from their first day. */
export function addDays(day: string, days: number): string | null {
  const m = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(day);
  if (!m) return null;
  let [y, mo, d] = [Number(m[1]), Number(m[2] ?? "1"), Number(m[3] ?? "1") + days];
  while (d > daysIn(y, mo)) {
    d -= daysIn(y, mo);
    mo += 1;
    if (mo > 12) [mo, y] = [1, y + 1];
  }
  return `${String(y).padStart(4, "0")}-${String(mo).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}

/** Whether day `a` lies before day `b`; a less exact day is taken at its first day. */
export const before = (a: string | null, b: string | null): boolean => a !== null && b !== null && a < b;
/** Whether `a` is on or before `b`; "1940" is on or before every day of 1940. */
export const onOrBefore = (a: string | null, b: string | null): boolean => a !== null && b !== null && (a <= b || b.startsWith(a));

const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

const WRITTEN = /\b([A-Z][a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})|\b(\d{1,2})(?:st|nd|rd|th)?\s+day\s+of\s+([A-Z][a-z]+),?\s+(?:A\.? ?D\.? )?(\d{4})/g;

/** Every day that words name, with its place in them: "the 4th day of May, 1931" or "May 4, 1931" → "1931-05-04". */
export function writtenDays(text: string): { index: number; day: string }[] {
  return [...text.matchAll(WRITTEN)].flatMap((m) => {
    const n = MONTHS.indexOf((m[1] ?? m[5] ?? "").toLowerCase());
    const day = (m[2] ?? m[4] ?? "").padStart(2, "0");
    return n < 0 ? [] : [{ index: m.index, day: `${m[3] ?? m[6]}-${String(n + 1).padStart(2, "0")}-${day}` }];
  });
}

/** "on or about the 4th day of May, 1931" or "May 4, 1931" → "1931-05-04"; the first day that the words name. */
export const writtenDay = (text: string): string | null => writtenDays(text)[0]?.day ?? null;

/** The last month or day that words name: "from July 29, 1958 until September, 1959" → "1959-09". Null where none is named. */
export function lastDayIn(text: string): string | null {
  const named = [...text.matchAll(/\b([A-Z][a-z]+)\.?(?: (\d{1,2}))?,? (\d{4})\b/g)].filter((m) => MONTHS.includes((m[1] ?? "").toLowerCase())).at(-1);
  if (!named) return null;
  const month = String(MONTHS.indexOf((named[1] ?? "").toLowerCase()) + 1).padStart(2, "0");
  return `${named[3]}-${month}${named[2] ? `-${named[2].padStart(2, "0")}` : ""}`;
}
