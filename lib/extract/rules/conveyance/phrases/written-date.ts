// Dates inside clauses ("dated May 8, 1961", "of date the 4th day of September, 1899"): the last one of a stretch, as ISO.
const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const MONTH =
  "(Jan(?:uary|\\.)?|Feb(?:ruary|'?y|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)";
const DATE = new RegExp(
  `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b|\\b(\\d{1,2})(?:st|nd|rd|th)?,? (?:day )?(?:of )?${MONTH},? (?:A\\. ?D\\. ?)?(\\d{4})\\b|\\b(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})\\b`,
  "gi",
);

const two = (n: number): string => String(n).padStart(2, "0");

function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const number = month && /^\d+$/.test(month) ? Number(month) : MONTHS.findIndex((m) => m.startsWith((month ?? "").slice(0, 3).toLowerCase())) + 1;
  const d = Number(day);
  return number < 1 || number > 12 || d < 1 || d > 31 ? null : `${year}-${two(number)}-${two(d)}`;
}

/** Every full date in order: "from May 1, 1961 to 5/2/1962" → ["1961-05-01", "1962-05-02"]. */
export function findDates(text: string): { start: number; end: number; date: string }[] {
  const out: { start: number; end: number; date: string }[] = [];
  for (const m of text.matchAll(DATE)) {
    const date = m[1] ? iso(m[3], m[1], m[2]) : m[5] ? iso(m[6], m[5], m[4]) : iso(m[9], m[7], m[8]);
    if (date) out.push({ start: m.index, end: m.index + m[0].length, date });
  }
  return out;
}

/** The last date of a stretch, null where none. */
export const findDate = (text: string): string | null => findDates(text).at(-1)?.date ?? null;
