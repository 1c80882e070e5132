// The primary term of a lease: "for a term of five (5) years from this date".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { numberFromWords, numberWord } from "@/lib/text/number-words";
import type { Span } from "@/lib/text/view";

const count = `((?:${numberWord})(?:[ -](?:${numberWord}))?|\\d{1,3})(?: ?\\((\\d{1,3})\\))?`;
const patterns = [
  new RegExp(`\\b(?:primary term|term)\\b[^.;]{0,50}? (?:of |for |is |shall be |: ?|\\()+(?:a (?:period|term) of )?${count}[ -]*(year|month|day)s?\\b`, "i"),
  new RegExp(`\\b(?:primary )?term[: (of]+${count}[ -]*(year|month|day)s?\\b`, "i"),
  new RegExp(`\\b(?:for|during) (?:and during )?(?:a|the) (?:primary )?(?:period|term) of ${count}[ -]*(year|month|day)s?\\b`, "i"),
  new RegExp(`\\b(?:in force|in effect|remain)[^.;]{0,40}? ${count}[ -]*(year|month)s?\\b`, "i"),
  new RegExp(`\\b${count}[ -]*(year|month)s? (?:from (?:this|the) date|primary term|term)\\b`, "i"),
];

/** Months of the primary term with its place; null where the words do not say. */
export function primaryTerm(a: Anatomy): (Span & { months: number }) | null {
  const start = a.granting?.start ?? a.premises?.start ?? 0;
  const text = a.view.text.slice(start);
  for (const p of patterns) {
    const m = p.exec(text);
    if (!m) continue;
    const n = m[2] ? Number(m[2]) : /^\d/.test(m[1] ?? "") ? Number(m[1]) : numberFromWords(m[1] ?? "");
    const unit = (m[3] ?? "").toLowerCase();
    if (!n || n > 1200) continue;
    const months = unit === "year" ? n * 12 : unit === "month" ? n : Math.round(n / 30.4);
    return { start: start + m.index, end: start + m.index + m[0].length, months };
  }
  return null;
}
