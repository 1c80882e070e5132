// Book and page of the paper's own recording: stamps, page headers, the recorder's certificate. References to other instruments are passed over.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { PageSpan } from "@/lib/extract/grounding/grounded";
import { ownEntry } from "@/lib/extract/rules/recorder/own-entry";
import type { Span } from "@/lib/text/view";
import { rawSpan } from "@/lib/text/view";
import { readMarks } from "./mark-sequence";
import { findPageMarks } from "./page-marks";

export type BookPage = Span & { book: string | null; page: string | null; bookType: string | null; score: number };
type Stamp = BookPage & { book: string; page: string };

const bookWord =
  "(?:(?:deed |official |public |mortgage |lease |misc(?:ellaneous|\\.)? |patent |record |real (?:property )?|o(?:il)? ?(?:&|and) ?g(?:as)? |probate |power of attorney |release |liens? |assignment |tax \\w+ |film |conveyance |vol(?:ume|\\.)? ){0,8}(?:record |records? of )?(?:book|[b8][o0]{2}[kx]|bk|b[o0]ck|[dmol]\\.? ?[br](?=[.\\d ])|vol(?:ume)?|v[o0]l|vl|liber|adber|reel|film|record|docket|cabinet|or)\\b\\.?(?: (?:no|number|nwnber|vol(?:ume)?|book|deed|of deeds)\\b\\.?)*)";
const pageWord =
  "(?:(?:(?:at|on|to|from|beginning (?:at|on)|commencing (?:at|on|with)) )?(?:pages?|pag[ec]|p[gq]|p&g?|pgs|pp|p|image|frame|fage|paga|pace|race|'?ice|ace|folio|mge|rage)\\b\\.?(?: (?:no|number)\\b\\.?)?)";
/** A number with all its figures: one that a sign follows which may have been a figure is none. */
const num = "((?<![\\dOlI])[\\dOlI]{1,5}(?![\\dOlI@&?!])(?:-?[A-Z]\\b)?)";

const forms: readonly { re: RegExp; score: number }[] = [
  { re: new RegExp(`\\bBK-?\\s?([A-Z]{1,4}) VL-?${num} PG-?${num}\\b`, "gi"), score: 9 },
  {
    re: new RegExp(
      `\\b(OR|DR|D|DEED|OG|MISC|LEASE|DB|ORB|OPR|RP|LR|REC|DEEDS|OFF REC|DBV|ORV|DRV|OBV|COB)\\.? ?(?:BK |BOOK |VOL |V )?${num} ?[/,-]? ?(?:p(?:g|age|gs)?|folio|FOLIO|PG?S?)\\.? ?${num}\\b`,
      "g",
    ),
    score: 8,
  },
  { re: new RegExp(`\\binstrum\\w{1,3}t b\\w{2,3}k [fp]{1,2}a[gq][ea]\\b.{0,30}?\\b(OR|OF|DR|OG) ?${num} ${num}\\b`, "gi"), score: 8 },
  {
    re: new RegExp(
      `\\b(${bookWord})[:# ,.]*(?:no\\.? )?${num}(?: ?(Misc|Patents|Deeds|Mineral|Leases|O\\.? ?& ?G|OGL|Mtg|Misc\\.|of Deeds|of (?:Oil and Gas|O&G|Official|Deed|Mortgage|Lease|Land|Miscellaneous|Real Property|Patent)?(?: Lease)? ?(?:Records?|Deeds|Leases)?|of \\w+|Deed Records|Official Records|Records?)\\.?)?[ ,.;:'"iandt]{0,8}${pageWord}[:# .,]*${num}(?![\\d/]\\d)`,
      "gi",
    ),
    score: 6,
  },
  {
    re: new RegExp(
      `\\b((?:Deed |Record )?(?:Book|BOOK|Vol\\.?|Volume|VOLUME|Liber|LIBER)) ["']?([A-Z]{1,2}(?:-?\\d{1,2})?)["']?[ ,.]{1,3}(?:at )?(?:page|Page|PAGE|pp?|folio)\\.?[ .#]*${num}`,
      "g",
    ),
    score: 5,
  },
  { re: new RegExp(`\\b(${bookWord})[ .:]*${num},? ?(?:p|pg|pp)\\.? ?${num}\\b`, "gi"), score: 5 },
  { re: new RegExp(`\\b(O\\.?R\\.?(?:B\\.?|V\\.?)?|OPR|DR|RP)\\.? ${num} ?/ ?${num}(?![/\\d])`, "g"), score: 5 },
  { re: new RegExp(`\\b([BVL])[:.]? ?${num}[ ,;]{1,3}(?:P|Pg)[:.]? ?${num}\\b`, "g"), score: 5 },
  { re: new RegExp(`\\b([vy][o0u](?:l|r|\\.)?)\\.? ?${num} ['",.]{0,2}${pageWord}[., ]*${num}\\b`, "gi"), score: 4 },
];

const reference =
  /\b(?:by (?:a )?(?:deed|instrument|through)|through|deed (?:from|dated|of|recorded|to)|dated|conveyed|described in|being (?:the|a)|part of|same|said|plat|map|survey|prior|previous(?:ly)?|reference|formerly|lease (?:recorded|from)|(?:the|that|said) (?:lease|assignment|release|mortgage) (?:was|is|has|had)\b|subject to|excepting|reserved|source|acquired|in deed|mortgage (?:from|recorded)|of record in|as recorded|recorded in (?:volume|deed|book|vol|the office)|will of|lands? of|tract|instrument recorded|certificate|shown by|attached|under|which|pursuant|title by|title,? see|see (?:also )?|found|exception)\b[^;]{0,220}$/i;
const own =
  /\b(?:filed|received|recorded|record(?:ing)?|rec'd|duly|doc(?:ument)?|instrument|inst|given under|stamp|entered|transcribed|reception|clerk|I-\d)\b/i;

/** A clerk's certificate under the paper: "The foregoing deed, with its certificate of acknowledgment, was presented and admitted to record in …". */
const certifies =
  /\b(?:this|the (?:within|foregoing|above|annexed|attached)) (?:\w+ ){0,3}(?:instrument|deed|writing|paper|lease|conveyance|mortgage|assignment|indenture|document)s?\b[^;]{0,260}\b(?:filed|recorded|admitted|presented|received)\b|\b(?:admitted to record|recorded (?:the )?same day|recorded in the office (?:for|of))\b/i;
/** The place named in front of such a certificate. */
const venue = /^\W*(?:the )?(?:state|commonwealth) of [A-Za-z ]{4,24}?,? (?:county of [A-Za-z]+|[A-Za-z]+ county)[ ,.]*(?:ss\.?)?[:;,.]? ?/i;
/** Full stops that end no sentence of a recorder's: "at 10 A.M. in Book 4". */
const endsInHour = /\b(?:[AP]\. ?M|A\. ?D|No|Vol)\.\s*$/i;

const opensStamp =
  /^\W*(?:(?:a |the )?(?:duly |certified |true |copy |was |is |and |also |exemplified ){0,5}(?:filed|received|rec'd|recorded|recording|reception|instrument|doc|I-\d)|(?:book|vol)\b)/i;

const digits = (s: string) =>
  s
    .replace(/[Oo]/g, "0")
    .replace(/[lI](?=\d|$)/g, "1")
    .replace(/^0+(?=\d)/, "");

const CERTIFICATE_MAX = 420;

/** The sentence of a place, with what stands before it up to an hour's "A.M.". */
function sentenceOf(a: Anatomy, at: Span): Span | undefined {
  let index = a.sentences.findIndex((x) => at.start >= x.start && at.start < x.end);
  const own = a.sentences[index];
  if (!own) return undefined;
  const runsOn = (i: number): boolean => {
    const before = a.sentences[i - 1];
    return before !== undefined && endsInHour.test(a.view.text.slice(Math.max(before.start, before.end - 12), before.end));
  };
  while (runsOn(index)) index--;
  return { start: a.sentences[index]?.start ?? own.start, end: own.end };
}

/** Standing of a book and page as the paper's own: outside the body, on a line of the recorder's, and in no sentence about another paper. */
function judge(a: Anatomy, at: Span, base: number): number {
  const { text, lines } = a.view;
  const before = text.slice(Math.max(0, at.start - 230), at.start);
  const whole = sentenceOf(a, at);
  const sentence = whole ? text.slice(Math.max(whole.start, at.start - 230), at.start) : before.slice(before.lastIndexOf("; ") + 1);
  const opened = whole !== undefined && opensStamp.test(text.slice(whole.start, whole.start + 140).replace(venue, "")) && at.start - whole.start < 230;
  const line = lines.find((l) => at.start >= l.start && at.start < l.end);
  const short = line !== undefined && line.end - line.start < 140;
  const tail = a.acknowledgments[0]?.start ?? a.testimonium?.start ?? a.body.end;
  const described = [...a.exhibits, ...a.land].some((x) => at.start >= x.start && at.start < x.end);
  const outside = !described && (at.start < (a.premises?.start ?? 0) || at.start >= tail);
  if (opened && (!described || at.start > text.length - 400)) return base + (outside ? 5 : 3);
  if (whole && at.start >= tail && !described && certifies.test(text.slice(Math.max(whole.start, at.start - CERTIFICATE_MAX), at.start))) return base + 5;
  if (reference.test(sentence)) return base - 7;
  let score = base;
  if (short && line.end - line.start - (at.end - at.start) < 60) score += 3;
  else if (!outside) score -= 3;
  if (outside) score += own.test(sentence) ? 5 : 3;
  return score;
}

/** No paper cites more; what follows is a list or worse. */
const mostStamps = 400;

/** The stamp with the best standing; the first page where a book repeats with rising pages. Null where none is fit. */
function findStamp(a: Anatomy): Stamp | null {
  const { text } = a.view;
  const found: Stamp[] = [];
  for (const { re, score } of forms)
    for (const m of text.matchAll(re)) {
      if (found.length >= mostStamps) break;
      const groups = m.slice(1).filter((g) => g !== undefined);
      const page = digits(groups.at(-1) ?? "");
      const numbers = groups.filter((g) => /^[\dOlI]+(?:-?[A-Z])?$/.test(g) && /\d/.test(g));
      const lettered = numbers.length < 2 && /^[A-Z]{1,2}(?:-?\d{1,2})?$/.test(groups.at(-2) ?? "") ? (groups.at(-2) ?? "") : "";
      const book = lettered || digits(numbers.at(-2) ?? "");
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
  if (!best || best.score < 6) return headerPair(a);
  const first = found.filter((f) => f.book === best.book && f.score >= 5).sort((x, y) => Number(x.page) - Number(y.page))[0];
  const pick = first && Number(best.page) - Number(first.page) < 40 ? first : best;
  return { ...pick, page: withoutMark(pick, found) };
}

/** A mark on a later page of the scan tells the first page by counting back; a recorder's sentence names the first page itself. */
function countedBack(a: Anatomy, stamp: Stamp, pages: readonly PageSpan[]): Stamp {
  const raw = rawSpan(a.whole, stamp).start;
  const sheet = pages.findIndex((p) => raw >= p.start && raw < p.end);
  const line = a.view.lines.find((l) => stamp.start >= l.start && stamp.start < l.end);
  const text = line ? a.view.text.slice(line.start, line.end) : "";
  const first = Number(stamp.page) - sheet;
  const isTable = /^instrum/i.test(a.view.text.slice(stamp.start, stamp.end));
  const isMark = sheet > 0 && text.length <= 40 && text.length - (stamp.end - stamp.start) < 24 && (isTable || !own.test(text));
  return isMark && first > 0 ? { ...stamp, page: String(first) } : stamp;
}

const TOLD = 11;

/** Book and page by the recorder's entry. */
function fromEntry(a: Anatomy): Stamp | null {
  const { place } = ownEntry(a, null);
  return place && { ...place, bookType: bookTypeOf(a.view.text.slice(place.start, place.end)), score: place.told ? TOLD : 6 };
}

/**
 * Book and page of the paper's own recording: its stamp, checked against the marks of its pages. Null where neither is fit;
 * a book without a page where only the book can be read.
 */
export function findBookPage(a: Anatomy, pages: readonly PageSpan[] = []): BookPage | null {
  const stamp = findStamp(a);
  const marks = readMarks(findPageMarks(a.whole, pages), pages.length === 1);
  const fromMarks = marks
    ? { start: marks.mark.start, end: marks.mark.end, book: marks.book, page: marks.page, bookType: null, score: 2 + 2 * marks.score }
    : null;
  const entry = fromEntry(a);
  const told = entry && (!stamp || entry.score >= TOLD) ? entry : stamp;
  if (!told) return fromMarks;
  if (fromMarks && marks && marks.agreeing >= 2) {
    if (marks.book === told.book) return { ...fromMarks, bookType: told.bookType };
    if (told.score < 9) return fromMarks;
  }
  return told === stamp ? countedBack(a, stamp, pages) : told;
}

/** "P6798" beside "P& 799": the sign of the page read as a figure goes. */
function withoutMark(pick: Stamp, found: readonly Stamp[]): string {
  const shorter = pick.page.slice(1);
  const neighbour = found.some((f) => f !== pick && f.book === pick.book && Math.abs(Number(f.page) - Number(shorter)) <= 3);
  return pick.page.length >= 4 && /^[68]/.test(pick.page) && neighbour ? shorter : pick.page;
}

/** Page headers whose words are lost ("yw. 677 2 727"): the same first number on short lines with near second numbers. */
function headerPair(a: Anatomy): Stamp | null {
  const pairs: { book: string; page: string; line: Span }[] = [];
  for (const line of a.view.lines) {
    const m =
      line.end - line.start <= 24
        ? /^\D{0,5}(\d{1,4})\D{0,2} (?:\w{1,5}|\W{1,3}) (\d{1,4})\W{0,3}$/.exec(a.view.text.slice(line.start, line.end))
        : /(?:^| )(\d{2,4}) (?:rt|ri|me|mce|pace|ace|race|fa) (\d{1,4})$/.exec(a.view.text.slice(line.start, line.end));
    if (m) pairs.push({ book: m[1] ?? "", page: m[2] ?? "", line });
  }
  const first = pairs.find((p) => pairs.some((o) => o !== p && o.book === p.book && Math.abs(Number(o.page) - Number(p.page)) < 20));
  return first ? { start: first.line.start, end: first.line.end, book: first.book, page: first.page, bookType: null, score: 4 } : null;
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
