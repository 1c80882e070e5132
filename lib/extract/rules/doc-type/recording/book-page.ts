// Book and page of the paper's own recording: stamps, page headers, the recorder's certificate. References to other instruments are passed over.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Span } from "@/lib/text/view";

export type BookPage = Span & { book: string; page: string; bookType: string | null; score: number };

const bookWord =
  "(?:(?:deed |official |public |mortgage |lease |misc(?:ellaneous|\\.)? |patent |record |real (?:property )?|o(?:il)? ?(?:&|and) ?g(?:as)? |probate |power of attorney |release |liens? |assignment |tax \\w+ |film |vol(?:ume|\\.)? )*(?:record |records? of )?(?:book|bo[o0]k|bk|b[o0]ck|vol(?:ume)?|v[o0]l|vl|liber|adber|reel|film|record|docket|cabinet|or)\\b\\.?(?: (?:no|number|nwnber|vol(?:ume)?|book|deed|of deeds)\\b\\.?)*)";
const pageWord = "(?:(?:at )?(?:pages?|pag[ec]|pg|pgs|p[&g6]|pp|p|fage|paga|pace|race|'?ice|ace|folio|mge|rage)\\b\\.?(?: (?:no|number)\\b\\.?)?)";
const num = "([\\dOlI]{1,5}(?:-?[A-Z])?)";

const forms: readonly { re: RegExp; score: number }[] = [
  { re: new RegExp(`\\bBK-?\\s?([A-Z]{1,4}) VL-?${num} PG-?${num}\\b`, "gi"), score: 9 },
  {
    re: new RegExp(
      `\\b(OR|DR|D|DEED|OG|MISC|LEASE|DB|ORB|OPR|RP|LR|REC|DEEDS|OFF REC)\\.? ?(?:BK |BOOK |VOL |V )?${num} ?[/,-]? ?p(?:g|age|gs)?\\.? ?${num}\\b`,
      "g",
    ),
    score: 8,
  },
  { re: new RegExp(`\\binstrum[ae]nt (?:book|bock) [fp]a[gq][ea]\\b.{0,40}?\\b(OR|DR|D|OG)? ?${num} ${num}\\b`, "gi"), score: 8 },
  {
    re: new RegExp(
      `\\b(${bookWord})[:# ,.]*(?:no\\.? )?${num}(?: ?(Misc|Patents|Deeds|Mineral|Leases|O&G|OGL|Mtg|Misc\\.|of Deeds|of \\w+|Deed Records|Official Records|Records?)\\.?)?[ ,.;:'"iandt]{0,8}${pageWord}[:# .,]*${num}(?![\\d/]\\d)`,
      "gi",
    ),
    score: 6,
  },
  { re: new RegExp(`\\b(${bookWord})[ .:]*${num},? ?(?:p|pg|pp)\\.? ?${num}\\b`, "gi"), score: 5 },
  { re: new RegExp(`\\b([vy][o0u](?:l|r|\\.)?)\\.? ?${num} ['",.]{0,2}${pageWord}[., ]*${num}\\b`, "gi"), score: 4 },
];

const reference =
  /\b(?:by (?:a )?(?:deed|instrument|through)|through|deed (?:from|dated|of|recorded|to)|dated|conveyed|described in|being (?:the|a)|part of|same|said|plat|map|survey|prior|previous|reference|formerly|lease (?:recorded|from)|subject to|excepting|reserved|source|acquired|in deed|mortgage (?:from|recorded)|of record in|as recorded|recorded in (?:volume|deed|book|vol|the office)|will of|lands? of|tract|instrument recorded|under|which|pursuant|title by|exception)\b[^;]{0,220}$/i;
const own =
  /\b(?:filed|received|recorded|record(?:ing)?|rec'd|duly|doc(?:ument)?|instrument|inst|given under|stamp|entered|transcribed|reception|clerk|I-\d)\b/i;

const digits = (s: string) => s.replace(/[Oo]/g, "0").replace(/[lI](?=\d|$)/g, "1");

/** Whether a place lies outside the body, or on a header line of its own. */
function headerLine(a: Anatomy, at: number): string | null {
  const line = a.view.lines.find((l) => at >= l.start && at < l.end);
  if (!line) return null;
  const text = a.view.text.slice(line.start, line.end);
  return text.length < 140 ? text : null;
}

function judge(a: Anatomy, at: Span, base: number): number {
  const { text } = a.view;
  const before = text.slice(Math.max(0, at.start - 230), at.start);
  const sentence = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), -1) + 1);
  const line = headerLine(a, at.start);
  const lineStart = line ? Math.max(0, text.lastIndexOf(line.slice(0, 8), at.start)) : at.start;
  const opens = /^(?:\W*(?:filed|received|recorded|book|vol|recording|instrument|doc|reception|I-\d))/i;
  const tail = a.acknowledgments[0]?.start ?? a.testimonium?.start ?? a.body.end;
  const outside = at.start < (a.premises?.start ?? 0) || at.start >= tail;
  let score = base;
  if (reference.test(sentence) && !(outside && opens.test(sentence.trim()))) score -= 7;
  if (line && line.length - (at.end - at.start) < 60 && !reference.test(line.slice(0, Math.max(0, at.start - lineStart)))) score += 3;
  else if (!outside) score -= 3;
  if (outside) score += 3;
  if (outside && own.test(sentence)) score += 2;
  return score;
}

/** Book and page with the best standing; the first page where a book repeats with rising pages. Null where none is fit. */
export function findBookPage(a: Anatomy): BookPage | null {
  const { text } = a.view;
  const found: BookPage[] = [];
  for (const { re, score } of forms)
    for (const m of text.matchAll(re)) {
      const groups = m.slice(1).filter((g) => g !== undefined);
      const page = digits(groups.at(-1) ?? "");
      const numbers = groups.filter((g) => /^[\dOlI]+(?:-?[A-Z])?$/.test(g) && /\d/.test(g));
      const book = digits(numbers.at(-2) ?? "");
      if (!book || !page) continue;
      const span = { start: m.index, end: m.index + m[0].length };
      if (found.some((f) => f.start < span.end && span.start < f.end)) continue;
      found.push({ ...span, book, page, bookType: bookTypeOf(m[0]), score: judge(a, span, score) });
    }
  for (const f of found) {
    const repeats = found.filter(
      (o) => o !== f && o.book === f.book && Number(o.page) >= Number(f.page) && Number(o.page) - Number(f.page) < 40 && o.score > 0,
    );
    if (repeats.length > 0 && f.score > 0) f.score += 2;
  }
  const best = [...found].sort((x, y) => y.score - x.score || x.start - y.start)[0];
  if (!best || best.score < 6) return null;
  const first = found.filter((f) => f.book === best.book && f.score >= 5).sort((x, y) => Number(x.page) - Number(y.page))[0];
  return first && Number(best.page) - Number(first.page) < 40 ? first : best;
}

function bookTypeOf(words: string): string | null {
  const named =
    /\b(official (?:public )?records?|deed records?|deed book|deeds|mortgage (?:records?|book)|lease (?:records?|book)|misc(?:ellaneous)?|patents?|record book|real property|oil (?:and|&) gas|film|OR|DR|DE|D|OPR|probate)\b/i
      .exec(words)?.[1]
      ?.toLowerCase();
  if (!named) return null;
  if (/official|^or$|^opr$/.test(named)) return "Official Records";
  if (/^(?:deed|deeds|d|dr|de|deed book|deed records?)$/.test(named)) return "Deed Records";
  if (/misc/.test(named)) return "Miscellaneous";
  if (/mortgage/.test(named)) return "Mortgage Records";
  if (/lease|oil/.test(named)) return "Oil and Gas Lease Records";
  if (/patent/.test(named)) return "Patent Records";
  return named.replace(/\b\w/g, (c) => c.toUpperCase());
}
