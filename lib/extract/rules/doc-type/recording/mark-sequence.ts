// Book and first page from the marks of several pages: one book, pages that rise by one. What one page's stamp has lost another's supplies.
import { figureFit, readFigures } from "./mark-digits";
import type { PageMark } from "./page-marks";

export type Sequence = { book: string | null; page: string | null; score: number; mark: PageMark /** Pages whose marks agree. */; agreeing: number };

/** More marks than these are no stamps of pages. */
const mostMarks = 120;

/** Support of a book and first page: the marks that fit it, by their strength. */
function support(marks: readonly PageMark[], book: number, first: number): { score: number; mark: PageMark | null; agreeing: number } {
  let score = 0;
  let best: PageMark | null = null;
  let bestFit = 0;
  const seen = new Set<number>();
  let step = 0;
  for (const m of marks) {
    if (m.page === null) {
      if (m.book !== null && figureFit(m.book, book) > 0.95) score += 0.3;
      continue;
    }
    const bookFit = m.book === null ? 0.6 : figureFit(m.book, book);
    if (bookFit < 0.6) continue;
    const expected = m.sheet !== null ? [first + m.sheet - 1] : [first + step, first + step + 1, first + step + 2];
    const fits = expected.map((p, i) => ({ p, fit: figureFit(m.page ?? "", p) - (m.sheet === null ? 0.05 * i : 0) })).sort((a, b) => b.fit - a.fit)[0];
    if (m.sheet === null && fits && fits.fit >= 0.6) step = fits.p - first + 1;
    if (!fits || fits.fit < 0.7 || seen.has(fits.p)) continue;
    seen.add(fits.p);
    const worth = m.strength * fits.fit * fits.fit * bookFit;
    score += worth + (seen.size > 1 && fits.fit >= 0.8 ? 1 : 0);
    if (worth > bestFit) {
      bestFit = worth;
      best = m;
    }
  }
  return { score, mark: best, agreeing: seen.size };
}

/** Book named by most marks where no page can be told. */
function bookAlone(marks: readonly PageMark[]): Sequence | null {
  const named = marks.filter((m) => m.named && m.book !== null && /^\d{1,5}$/.test(m.book) && (m.sheet !== null || !/^\d+$/.test(m.page ?? "")));
  // Where no word is clean, the shape alone at the edge of a page names the book if nothing there says otherwise.
  const shaped = marks.filter((m) => m.sheet !== null && m.page !== null && m.book !== null && /^0?\d{2,4}$/.test(m.book) && /\d/.test(m.page));
  const clean = named.length > 0 ? named : shaped;
  const counts = new Map<string, PageMark[]>();
  for (const m of clean) counts.set(m.book ?? "", [...(counts.get(m.book ?? "") ?? []), m]);
  const best = [...counts.values()].sort((a, b) => b.length - a.length)[0];
  const mark = best?.[0];
  if (!best || !mark || (best.length === 1 && clean.length > 1)) return null;
  return { book: readFigures(mark.book ?? ""), page: null, score: named.length > 0 ? Math.min(2.5, best.length * 1.2) : 0.5, mark, agreeing: 0 };
}

/**
 * The best reading of all marks; null where nothing holds together.
 * "wi 194 fa 05", "it 194 ace UG", "494 me U7" → book 194, page 5. A book stands without a page where the pages are lost. `isSingle`: the scan has one page only.
 */
export function readMarks(found: readonly PageMark[], isSingle = false): Sequence | null {
  const all = found.slice(0, mostMarks);
  // The number of the book, last on its line, is no page.
  const books = new Set(all.flatMap((m) => (m.named && m.book !== null ? [m.book] : [])));
  const marks = all.filter((m) =>
    m.book === null ? m.page === null || !books.has(m.page) : !all.some((o) => o.named && o.book !== m.book && o.book?.startsWith(m.book ?? "")),
  );
  const options: Sequence[] = [];
  const tried = new Set<string>();
  let step = 0;
  for (const m of marks) {
    if (m.page === null) continue;
    const offset = m.sheet !== null ? m.sheet - 1 : step++;
    for (const b of marks) {
      if (b.book === null) continue;
      const book = Number(readFigures(b.book));
      for (const first of [Number(readFigures(m.page)) - offset, Number(readFigures(m.page))]) {
        const key = `${book}/${first}`;
        if (tried.has(key) || tried.size > 400 || !(first > 0) || !(book > 0)) continue;
        tried.add(key);
        const s = support(marks, book, first);
        if (s.mark) options.push({ book: String(book), page: String(first), score: s.score, mark: s.mark, agreeing: s.agreeing });
      }
    }
  }
  const best = options.sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 2.4 && best.agreeing >= 2 ? best : (loneSequence(marks) ?? firstOfBook(marks, isSingle) ?? bookAlone(marks));
}

/** The first page that a mark tells by counting back; null where its sheet or page is not known. */
const firstBy = (m: PageMark): number | null => (m.sheet !== null && /^\d{1,4}$/.test(m.page ?? "") ? Number(m.page) - m.sheet + 1 : null);

/** The first page by one clean mark, where another sheet's mark names the same book and its own page cannot be read, or there is no other sheet. "192 race 87", "VOL 192 …" → 192, 87. */
function firstOfBook(marks: readonly PageMark[], isSingle: boolean): Sequence | null {
  const clean = marks.filter((m) => m.book !== null && /^\d{2,5}$/.test(m.book));
  const isNamedElsewhere = (m: PageMark): boolean => clean.some((o) => o.named && o.sheet !== m.sheet && o.book === m.book);
  const telling = clean.filter((m) => (firstBy(m) ?? 0) > 0 && m.strength >= (m.sheet === 1 || isNamedElsewhere(m) ? 2 : 2.5));
  const mark = telling[0];
  if (!mark?.book || telling.length > 1 || clean.some((m) => m.book !== mark.book && m.strength > 1)) return null;
  const named = isSingle || clean.some((m) => m.sheet !== mark.sheet && m.book === mark.book);
  return named ? { book: readFigures(mark.book), page: String(firstBy(mark)), score: 1.5, mark, agreeing: 1 } : null;
}

/** Page numbers that stand alone and rise with the sheets (not the paper's own 1, 2, 3), with the book where a mark names it. */
function loneSequence(marks: readonly PageMark[]): Sequence | null {
  const lone = marks.filter((m) => m.book === null && m.sheet !== null && m.page !== null);
  for (const m of lone) {
    const first = Number(m.page) - (m.sheet ?? 1) + 1;
    const agreeing = lone.filter((o) => Number(o.page) - (o.sheet ?? 1) + 1 === first);
    if (marks.some((o) => o.book !== null && o.strength >= 2 && (firstBy(o) ?? first) !== first)) continue;
    if (first > 9 && new Set(agreeing.map((o) => o.sheet)).size >= 2)
      return {
        book: bookAlone(marks.filter((x) => x.book !== null))?.book ?? null,
        page: String(first),
        score: 2 + 0.5 * agreeing.length,
        mark: m,
        agreeing: agreeing.length,
      };
  }
  return null;
}
