// Which pages a model should look at besides their text: those that were read poorly.

/** Below this mean confidence of words a page's text is poor. */
export const POOR_PAGE = 0.8;
/** At most so many pages a question: each costs about a thousand tokens. */
const most = 4;

type Page = { page: number; start: number; end: number; ocr_confidence?: number | null };

/** The poorest pages that overlap a stretch of the text, in order. [{page: 1, ocr_confidence: 0.95, …}, {page: 2, ocr_confidence: 0.6, …}] → [2]. */
export function pagesToShow(pages: readonly Page[], start: number, end: number): number[] {
  return pages
    .filter((p) => p.start < end && p.end > start && p.ocr_confidence !== null && p.ocr_confidence !== undefined && p.ocr_confidence < POOR_PAGE)
    .sort((a, b) => (a.ocr_confidence ?? 1) - (b.ocr_confidence ?? 1))
    .slice(0, most)
    .map((p) => p.page)
    .sort((a, b) => a - b);
}
