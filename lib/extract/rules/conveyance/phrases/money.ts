// Money in words and figures. The words rule where they differ, and the difference is told.
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";

export type Money = { start: number; end: number; text: string; amount: string; conflict: string | null };

const FIGURE = "\\$ ?(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d{2}))?";
const WORDS = `(${NUMBER_WORD}(?:[ -]+(?:and[ -]+)?${NUMBER_WORD}){0,14})(?:,? (?:and|&) (?:no|(\\d{2}))\\/100s?)?(?: \\(?${FIGURE}\\)?)?[ ,]{1,2}dollars?`;
const MONEY = new RegExp(`\\b${WORDS}(?: ?\\(? ?${FIGURE}\\)?)?|${FIGURE}`, "gi");

const plain = (whole: string | undefined, cents: string | undefined): string => `${(whole ?? "0").replace(/,/g, "").replace(/^0+(?=\d)/, "")}.${cents ?? "00"}`;

/** "One Hundred Dollars ($100.00)" → amount "100.00"; "Three Hundred Dollars ($300,000.00)" → "300.00" with conflict "300000.00". */
export function findMoney(text: string): Money[] {
  const out: Money[] = [];
  for (const m of text.matchAll(MONEY)) {
    const at = { start: m.index, end: m.index + m[0].length, text: m[0] };
    if (!m[1]) {
      out.push({ ...at, amount: plain(m[7], m[8]), conflict: null });
      continue;
    }
    const words = cardinal(m[1].toLowerCase());
    const figure = m[3] ? plain(m[3], m[4]) : m[5] ? plain(m[5], m[6]) : null;
    if (words === null) continue;
    const amount = `${words}.${m[2] ?? "00"}`;
    out.push({ ...at, amount, conflict: figure !== null && figure !== amount ? figure : null });
  }
  return out;
}
