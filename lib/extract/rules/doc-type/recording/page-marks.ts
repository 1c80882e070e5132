// Marks that the recorder stamps on each page ("VOL 194 PAGE 05", "BK 320 PG 798", "Book: 12 Page: 34"), with words and figures as spoilt as numbering machines leave them.
import type { PageSpan } from "@/lib/extract/grounding/grounded";
import type { Span, TextView } from "@/lib/text/view";
import { flatOffset } from "@/lib/text/view";
import { looksNumeric } from "./mark-digits";

export type PageMark = Span & {
  /** Which page of the scan, from 1; null where pages are not known. */
  sheet: number | null;
  book: string | null;
  page: string | null;
  /** 1 where only the shape speaks for it, 3 where both words are clean. */
  strength: number;
  /** The word before the book's number is clean. */
  named: boolean;
};

const volWord =
  /^(?:vols?|volume|book|bk|bo[o0]k|b[o0]ck|reel|liber|film|docket|orb?|o\.r|rec|d\.?b\.?|dbv|obv|drv|orv|dr|deed|v[o0]l|yol|vor|voi|v[o0]t|vo)$/i;
const pageWord =
  /^(?:pages?|pgs?|p|folio|image|img|frame|paqe|pace|paee|paue|pape|fage|paga|pag|page[rs]|pq|p&g?|p6|pc|race|mage|'?[ai]ce|ag[ec]|pae?|[a-z]{1,2}[cg]e)$/i;
const aboutOthers =
  /\b(?:recorded|dated|conveyed|deed from|acres?|tract|thence|survey|described|said|being|feet|poles|perches|prior|reference|plat|case|docket no|parcel|page \d+ of \d+|section|expires|box)\b/i;
const leadsIn = /(?:\b(?:[Bb]ook|[Vv]olume|[Vv]ol|[Nn]o|in|at|and|[Dd]eed|of|[Pp]age|[Rr]ecords?|the|by|[Ll]iber)|,|[a-z]-)\W{0,2}$/;

/** "Date: 22 July 1991": the figures of a date are no book and page. */
const isDated = (text: string): boolean =>
  /\bdated?\b/i.test(text) || /\d{1,2}[,.]? (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[a-z]*[.,]? (?:19|20)\d\d/i.test(text);

/** Words of running text on a line: a stamp has next to none. */
const prose = (text: string): number => text.match(/(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])/g)?.length ?? 0;

/** A mark may stand behind the title. */
const titleWords = /^(?:[A-Z]{3,}[*,.]? |\* )+/;

type Word = Span & { text: string };

function wordsOf(view: TextView, line: Span): Word[] {
  const out: Word[] = [];
  for (const m of view.text.slice(line.start, line.end).matchAll(/[^\s,;:()]+/g)) {
    const text = m[0].replace(/^["'`.]+|["'`.)_-]+$/g, "");
    if (text !== "") out.push({ text, start: line.start + m.index, end: line.start + m.index + m[0].length });
  }
  return out;
}

/** "ec494" → ["ec", "494"], "PAGE214" → ["PAGE", "214"], "P6798" → ["P", "6798"] and ["P6", "798"]. */
function splits(word: string): [string, string][] {
  const out: [string, string][] = [];
  const joined = /^([A-Za-z&'.]{1,5})(\d[\dA-Za-z]{0,4})$/.exec(word);
  if (joined?.[1] && joined[2] && looksNumeric(joined[2])) out.push([joined[1].replace(/\.$/, ""), joined[2]]);
  const mistaken = /^([Pp][6&])(\d{1,4})$/.exec(word);
  if (mistaken?.[1] && mistaken[2]) out.push([mistaken[1], mistaken[2]]);
  return out;
}

const strengthOf = (vol: string, page: string): number => 1 + (volWord.test(vol) ? 1 : 0) + (pageWord.test(page) ? 1 : 0);
const weakWord = (w: string): boolean => /^[A-Za-z&"'.,]{1,5}$/.test(w);
/** Between the two numbers of a mark the word for the page may be left as one sign. */
const pageSign = (w: string): boolean => weakWord(w) || pageWord.test(w) || /^\w$/.test(w);
const figures = (w: string | undefined): w is string => w !== undefined && looksNumeric(w);

/** Marks on one line: word, number, word, number, each pair perhaps run together. */
function marksOn(view: TextView, line: Span, sheet: number | null, opensPage: boolean): PageMark[] {
  const text = view.text.slice(line.start, line.end);
  if (text.length > 130 || aboutOthers.test(text) || isDated(text) || prose(text) > 3) return [];
  if (
    (!opensPage && leadsIn.test(view.text.slice(Math.max(0, line.start - 20), line.start))) ||
    /^,? ?(?:records?|of the|of said|deed records)\b/i.test(view.text.slice(line.end, line.end + 20).trim())
  )
    return [];
  const short = text.replace(titleWords, "").length <= 34;
  const words = wordsOf(view, line);
  const out: PageMark[] = [];
  const put = (first: Word, last: Word, vol: string, book: string, page: string, no: string | null) => {
    if (pageWord.test(vol) && !volWord.test(vol)) return;
    const strength = strengthOf(vol, page);
    const edge = first === words[0] || last === words.at(-1);
    if (strength === 1 && (!(short && edge) || /^(?:18|19|20)$/.test(book))) return;
    if (!/\d/.test(book) || (strength < 3 && !edge)) return;
    out.push({ start: first.start, end: last.end, sheet, book, page: no, strength, named: volWord.test(vol) || /^[Vv][a-z1]{1,2}$/.test(vol) });
  };
  for (const [i, w] of words.entries()) {
    const [n1, p, n2] = [words[i + 1], words[i + 2], words[i + 3]];
    if (n1 && p && n2 && weakOrVol(w.text) && figures(n1.text) && pageSign(p.text) && figures(n2.text)) put(w, n2, w.text, n1.text, p.text, n2.text);
    if (n1 && p && weakOrVol(w.text) && figures(n1.text)) for (const [page, no] of splits(p.text)) put(w, p, w.text, n1.text, page, no);
    for (const [vol, book] of splits(w.text)) {
      if (n1 && p && pageWord.test(n1.text) && figures(p.text)) put(w, p, vol, book, n1.text, p.text);
      if (n1) for (const [page, no] of splits(n1.text)) if (volWord.test(vol) || pageWord.test(page)) put(w, n1, vol, book, page, no);
    }
    if (n1 && volWord.test(w.text) && /^\d{1,5}$/.test(n1.text) && short && words.slice(0, i).every((o) => volWord.test(o.text)) && words.length <= 5)
      out.push({ start: w.start, end: n1.end, sheet, book: n1.text, page: null, strength: 1.5, named: true });
  }
  return out;
}

const weakOrVol = (w: string): boolean => weakWord(w) || volWord.test(w);

/** "Instrument Book Page" over "201700002220 OR 249 9": a heading in which two of the words are left, and the line under it. */
function tableMark(view: TextView, heading: Span, line: Span, sheet: number | null): PageMark | null {
  const head = view.text.slice(heading.start, heading.end);
  if (head.length > 40 || !/\bb[o0]{1,2}[kc]\b/i.test(head) || !/\b[fp][ao][gqs][aec]\b/i.test(head)) return null;
  const m = /\b(?:[O0][RFP]|DR?|DB|OG|RP|LR|MISC)\.? ([\dOlISZ]{1,5})(?: ?[°.,]? ([\dOlISZAGn]{1,5}))?$/.exec(view.text.slice(line.start, line.end));
  return m?.[1] ? { start: line.start, end: line.end, sheet, book: m[1], page: m[2] ?? null, strength: m[2] ? 2.5 : 1.5, named: true } : null;
}

/** "055 rxce194", "192 87", "055 PAGE": the word before the book's number is lost, that before the page's is left in part or not at all, or the page's number is. */
function headless(view: TextView, line: Span, sheet: number): PageMark | null {
  const text = view.text.slice(line.start, line.end);
  const own = { start: line.start, end: line.end, sheet };
  const cut = /^\W{0,3}(\d{2,4}) ?\W?(?:PAGE|Page)\W{0,3}$/.exec(text);
  if (cut?.[1]) return { ...own, book: cut[1], page: null, strength: 1.5, named: true };
  const m = /^\W{0,3}(\d{2,4}) (?:\W?([A-Za-z]{2,5})\.? ?)?(\d{1,4})\W{0,3}$/.exec(text);
  if (!m?.[1] || !m[3] || /^(?:of|to|and|box|ste|no|ft|feet|acre|st|rd)$/i.test(m[2] ?? "")) return null;
  const strength = m[2] === undefined ? 0.8 : /^page$/i.test(m[2]) ? 2 : /[acp][gceq]e?$/i.test(m[2]) ? 1.4 : 1;
  return { ...own, book: m[1], page: m[3], strength, named: false };
}

/** Numbers standing alone at the head or foot of a page, or last or first on a short line there. */
function loneNumber(view: TextView, line: Span, sheet: number): PageMark | null {
  const text = view.text.slice(line.start, line.end);
  const alone = /^\W{0,3}(\d{2,4})\W{0,3}$/.exec(text);
  const last = text.length <= 34 && !aboutOthers.test(text) ? /[A-Za-z:."'] (\d{3,4})\W{0,2}$/.exec(text) : null;
  const first = text.length <= 34 && !aboutOthers.test(text) ? /^\W{0,2}(\d{3,4}) (?:[A-Z][a-z]|(?:[a-z]{1,3}\b\W{0,2}){2,4}$)/.exec(text) : null;
  const page = alone?.[1] ?? last?.[1] ?? first?.[1];
  return page ? { start: line.start, end: line.end, sheet, book: null, page, strength: alone ? 1 : 0.6, named: false } : null;
}

/** All marks, in order. Where pages are known only the lines at their heads and feet are looked at; else every line. */
export function findPageMarks(view: TextView, pages: readonly PageSpan[]): PageMark[] {
  const isScan = pages.length > 1 || typeof pages[0]?.ocr_confidence === "number";
  const sheets = isScan ? pages.map((p) => ({ from: flatOffset(view, p.start), to: flatOffset(view, p.end), sheet: p.page })) : [];
  const groups =
    sheets.length > 0
      ? sheets.map((s) => ({ sheet: s.sheet as number | null, lines: view.lines.filter((l) => l.start >= s.from && l.start < s.to) }))
      : [{ sheet: pages.length === 1 ? 1 : null, lines: [...view.lines] }];
  return groups.flatMap(({ sheet, lines }) => {
    const known = sheets.length > 0;
    return lines.flatMap((line, i) => {
      const depth = Math.min(i, lines.length - 1 - i);
      if (known && depth >= 14) return [];
      const previous = lines[i - 1];
      const table = previous ? tableMark(view, previous, line, known ? sheet : null) : null;
      const lone = known && sheet !== null && depth < 4 ? loneNumber(view, line, sheet) : null;
      const marks = marksOn(view, line, known ? sheet : null, known && i === 0).filter((m) => !known || depth < 7 || m.strength >= 3);
      const bare = known && sheet !== null && depth < 3 ? headless(view, line, sheet) : null;
      return [...marks, ...(table ? [table] : []), ...(lone ? [lone] : []), ...(bare ? [bare] : [])];
    });
  });
}
