// Dates as instruments write them, with their places: words, ordinals, figures, stamps. A date that cannot be is not returned; one with an unreadable day comes back as year and month.
import { monthOf, months } from "./months";
import { numberFromWords, numberWord } from "./number-words";
import type { Span } from "./view";

export type FoundDate = Span & { readonly iso: string; readonly precision: "day" | "month" | "year" };

/** "1oth" → 10, "2Ist" → 21, "31 st" → 31, "11TH" → 11, "lst" → 1, "twenty-sixth" → 26, "l5" → 15; null when it is no day. */
export function dayOf(text: string): number | null {
  const plain = text.trim().replace(/["'`,.]+/g, "");
  const spelt = numberFromWords(plain);
  if (spelt !== null) return spelt >= 1 && spelt <= 31 ? spelt : null;
  if (/^[lIi] ?st$/i.test(plain)) return 1;
  const digits = /^([\dOoIlSi|](?: ?[\dOoIlSi|])?) ?(?:st|nd|rd|th|d|h|tn|ts|at|id)?$/i.exec(plain)?.[1]?.replace(" ", "");
  if (!digits || !/\d/.test(digits)) return null;
  const n = Number(
    digits
      .replace(/[Oo]/g, "0")
      .replace(/[Il|i]/g, "1")
      .replace(/S/g, "5"),
  );
  return n >= 1 && n <= 31 ? n : null;
}

const isYear = (value: number): boolean => value >= 1700 && value <= 2099;

/**
 * Year at the start of running words, OCR scraps passed over: "one thovsend nine hundred and thirty-five. UNITED" → 1935,
 * "nineteen hundred and 21" → 1921. A century after which something follows that is not understood is no year.
 */
function yearFromWords(text: string): number | null {
  const parts = text
    .replace(/['"]/g, "")
    .replace(/\(.*/, "")
    .split(/[ -]+/)
    .filter((w) => w.length > 2 || /^(?:or|an|on|&|\d\d)$/.test(w));
  for (let n = Math.min(parts.length, 9); n >= 2; n--) {
    const last = parts[n - 1] ?? "";
    const value = numberFromWords(parts.slice(0, /^\d\d$/.test(last) ? n - 1 : n).join(" "));
    if (value === null || !isYear(value)) continue;
    if (value % 100 !== 0) return value;
    if (/^\d\d$/.test(last)) return value + Number(last);
    return [last, parts[n] ?? ""].some((w) => w === "and" || w === "&") ? null : value;
  }
  return null;
}

/** "1978", "19 88", "192O", "'78" → the year; centuries of two-figure years: 00–30 → 20xx, else 19xx. */
export function yearOf(text: string): number | null {
  if (/^[A-Za-z]{3}/.test(text.trim())) return yearFromWords(text);
  const plain = text
    .replace(/[\s'.]/g, "")
    .replace(/[Oo]/g, "0")
    .replace(/[Il]/g, "1");
  if (/^\d{4}$/.test(plain)) return isYear(Number(plain)) ? Number(plain) : null;
  if (/^\d{2}$/.test(plain)) return Number(plain) <= 30 ? 2000 + Number(plain) : 1900 + Number(plain);
  return null;
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const pad = (n: number) => String(n).padStart(2, "0");

function made(span: Span, year: number | null, month: number | null, day: number | null): FoundDate | null {
  if (year === null) return null;
  if (month === null) return null;
  if (day === null) return { ...span, iso: `${year}-${pad(month)}`, precision: "month" };
  if (day > (lengths[month - 1] ?? 0) || (month === 2 && day === 29 && !(year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)))) return null;
  return { ...span, iso: `${year}-${pad(month)}-${pad(day)}`, precision: "day" };
}

/** Month in figures; a nought read as 6, 8 or 9 is a nought where no month has that number: "67" → 7. */
function monthFigure(text: string): number {
  const n = Number(text.replace(/[Oo]/g, "0"));
  return n > 12 && /^[689][1-9]$/.test(text) ? n % 10 : n;
}

/** A month's name, perhaps with a figure for a letter ("Ju1y"); what is none is passed over by `monthOf`. */
const M = "([A-Z][A-Za-z01]{2,9}|may|june|july|march|[a-z]{3,9}ber|[a-z]{3,6}uary|august|april)";
const words = `${numberWord}(?:(?:[ -]+(?:and |& )?|[ -]?& )${numberWord}){0,8}(?: (?:and |& )?\\d\\d(?!\\d))?`;
const figuresOfYear = "(?:1[6-9]|20)[ .]?[\\dOIl][ ]?[\\dOIl](?!\\d)";
const Y = `(${figuresOfYear}|(?:one|two|nineteen|eighteen|twenty)[ -]['"]?\\w{1,9}(?:[ -]+(?:& )?['"]?\\w{2,9}){1,6}|${words})`;
const shortYear = "('\\d\\d|(?:1[89]|20)\\d\\d)(?!\\d)";
const AD =
  "(?:,? ?(?:A\\.? ?D\\.?|Anno Domini|in the(?: \\S{1,4}){0,2} year(?: of \\w{2,4} Lord)?|in the year|of our Lord|the year of our Lord|year)[,:]?){0,2}";
const figuresOfDay = "[\\dOIl] ?[\\dOIl]? ?(?:st|nd|rd|th|d)";
const spelt = `(?:${numberWord}(?:[ -]?${numberWord})?|(?!(?:this|that|dated|upon|made|done)\\b)[A-Za-z]{4,8}(?:-| |e)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|th))`;
const capitalMonth = "(JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)";
const lead = "\\b(?:this|the|on|of|dated)?,? ?[(\"' ]*";
/** "the Southwest Quarter of 11-12-18", "Sec. 4-9-21", "lands in 5-6-12 N.M.P.M.": section, township and range without their letters; a year of four figures is no range. */
const land =
  "(?:(?:[Qq]uarters?|QUARTER|[Hh]alf|HALF|\\b[NSEWnsew]{1,2} ?\\/ ?[24]|[¼½]|\\/[24]|\\b[Ll]ots? \\d+(?:,? (?:and |& )?\\d+)*|\\b[NS][EW]|\\b[Aa]ll|\\b[Pp]art|\\b[Aa]cres),?(?: of| in)?(?: said| the)?|\\b(?:[Ss]ec(?:tions?|s?\\.?)|SEC(?:TION)?\\.?)) ?";
const figures = new RegExp(
  `(?<![\\d/.-])(?:(?<!${land})|(?=[\\dOo]{1,2} ?[/-] ?[\\dOol]{1,2} ?[/-] ?(?:1[789]|20)[\\dOo]{2}))([\\dOo]\\d?|\\d[\\dOo])( ?[/-] ?)([\\dOol]{1,2})\\2((?:1[789]|20)[\\dOo]{2}|\\d\\d)(?![\\d/-]|,\\d{3})`,
  "g",
);
type Read = (m: RegExpExecArray | RegExpMatchArray) => [year: string, month: string, day: string];
const dayMonthYear: Read = (m) => [m[3] ?? "", m[2] ?? "", m[1] ?? ""];
const monthDayYear: Read = (m) => [m[3] ?? "", m[1] ?? "", m[2] ?? ""];
const patterns: readonly { re: RegExp; read: Read }[] = [
  // "this 23rd day of May, A. D. 1950", "the 31 st day of the month of August in the year …"
  {
    re: new RegExp(
      `${lead}(${figuresOfDay}|${spelt}|\\S{1,7}?)["' ,.)]*(?:\\b|(?<=[a-z])) ?d[ae][yv]['"]?(?: [0Oo.])?(?:[ .]?of(?: the month of)?|,| in)? ?,?["' ]*${M}[.,'" ]*${AD}[ ,."']*${Y}`,
      "gi",
    ),
    read: dayMonthYear,
  },
  // "the fifth of May, nineteen hundred thirty", "23rd. of April, 1941", "the Third of the month of June, 1902"
  { re: new RegExp(`${lead}(${figuresOfDay}|${spelt})[.,]? of (?:the month of )?${M}[., ]*${AD}[ ,]*${Y}`, "gi"), read: dayMonthYear },
  // "the 3rd. January 1950", "8th Feb'y, 1905"
  { re: new RegExp(`\\b(\\d{1,2} ?(?:st|nd|rd|th|d)\\.?) ${M}(?:'[a-z]{1,2})?[., ]+${AD} ?((?:1[6-9]|20)\\d\\d)(?!\\d)`, "g"), read: dayMonthYear },
  // "May 23, 1950", "August 10 th, A. D. 1931"
  {
    re: new RegExp(
      `\\b${M}(?:'[a-z]{1,2})?(?:[., ]|(?<![01])(?=\\d)) ?(?:the )?([\\dOIl]{1,2}) ?(?:st|nd|rd|th|d|"|')?(?: day)?[., ]+${AD} ?((?:1[6-9]|20)[ ]?[\\dOIl][ ]?[\\dOIl])(?!\\d)`,
      "g",
    ),
    read: monthDayYear,
  },
  { re: new RegExp(`\\b([\\d]{1,2})(?:st|nd|rd|th|d)?[- ,/](?:of )?${M}[-., /]+${AD} ?((?:1[6-9]|20)\\d\\d)(?!\\d)`, "g"), read: dayMonthYear },
  {
    re: new RegExp(
      `\\b([\\d]{1,2}(?:st|nd|rd|th|d))[ ,.'"-]{1,5}(?:day )?(?:of )?${M}[-.,'"» a]{1,8}A\\.? ?D\\.?[ ,.:]*((?:[1I4l]9|18|20)[ .]?\\d[ ]?\\d)(?!\\d)`,
      "g",
    ),
    read: (m) => [(m[3] ?? "").replace(/^[I4l]/, "1"), m[2] ?? "", m[1] ?? ""],
  },
  // Stamping clocks: "04 SEP 17 PM 1:20", "MAR 11 9 02 AM '76", "12-DEC-78"
  {
    re: new RegExp(`\\b(\\d\\d) ${capitalMonth}[ .-]{1,2}(\\d{1,2})(?=,? (?:[AP]\\.? ?M|\\d{1,2}:\\d\\d))`, "g"),
    read: (m) => [m[1] ?? "", m[2] ?? "", m[3] ?? ""],
  },
  { re: new RegExp(`\\b${capitalMonth}[. ]{1,2}(\\d{1,2}),? (?:\\d{1,2}[: ]\\d\\d ?[AP]\\.? ?M\\.?,? )?${shortYear}`, "gi"), read: monthDayYear },
  { re: new RegExp(`\\b(\\d{1,2})-${capitalMonth}-(\\d\\d)(?![\\d-])`, "gi"), read: dayMonthYear },
  { re: /\b((?:1[89]|20)\d\d)[ ,.-]{1,2}([A-Z][A-Za-z]{2,8})[ ,.-]{1,2}([\dOlS]{1,2})(?![\d:])/g, read: (m) => [m[1] ?? "", m[2] ?? "", m[3] ?? ""] },
  {
    re: figures,
    read: (m) => [m[4] ?? "", months[monthFigure(m[1] ?? "") - 1] ?? "", m[3] ?? ""],
  },
  { re: /(?<![\d/.-])((?:1[89]|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g, read: (m) => [m[1] ?? "", months[Number(m[2]) - 1] ?? "", m[3] ?? ""] },
  { re: new RegExp(`\\b${M}[.,]? (?:of )?((?:1[789]|20)\\d\\d)\\b`, "g"), read: (m) => [m[2] ?? "", m[1] ?? "", ""] },
];

/**
 * Finds dates in order of place.
 * "this 23rd day of May, A. D. 1950" → 1950-05-23; "12/19/2024" → 2024-12-19 (month first); "the __ day of June, 1978" → 1978-06.
 */
export function findDates(text: string, from = 0, to = text.length): FoundDate[] {
  const out: FoundDate[] = [];
  const stretch = text.slice(from, to);
  const taken = new Uint8Array(stretch.length);
  for (const { re, read } of patterns)
    for (const m of stretch.matchAll(re)) {
      const [y, mo, d] = read(m);
      const month = monthOf(mo);
      const start = from + m.index;
      const end = start + m[0].length;
      if (month === null || taken.subarray(m.index, m.index + m[0].length).includes(1)) continue;
      const year = yearOf(y) ?? figuresAfter(text, end);
      const found = made({ start: start + leadIn(m[0]), end }, year, month, d === "" ? null : dayOf(d));
      if (!found) continue;
      out.push(found);
      taken.fill(1, found.start - from, found.end - from);
    }
  return out.sort((a, b) => a.start - b.start);
}

/** Year in brackets after words that were not understood: "(1920)". */
function figuresAfter(text: string, at: number): number | null {
  const m = /^[ ,]*\(((?:1[789]|20)[\d]{2})\)/.exec(text.slice(at, at + 12));
  return m ? Number(m[1]) : null;
}

const leadIn = (s: string) => /^(?:this|the|on|of|dated)?,? ?[("' ]*/.exec(s)?.[0].length ?? 0;
