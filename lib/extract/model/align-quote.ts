// A model's quote → where it stands in the markdown, or an honest none.
import type { Evidence } from "@/lib/contracts/evidence";

export type PageSpan = { page: number; start: number; end: number };

/** Letters and digits in lower case, each with its offset in the text. Everything else is passed over. */
function bare(text: string): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  let letters = "";
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (!/[\p{L}\p{N}]/u.test(c)) continue;
    const low = c.toLowerCase();
    for (let k = 0; k < low.length; k++) offsets.push(i);
    letters += low;
  }
  return { letters, offsets };
}

/** Aligns many quotes against one text: the text is prepared once. */
export function quoteAligner(markdown: string, pages: readonly PageSpan[]): (quote: string | null, from?: number) => Evidence[] {
  let prepared: ReturnType<typeof bare> | null = null;
  const pageAt = (at: number): number | null => pages.find((p) => at >= p.start && at < p.end)?.page ?? null;
  return (quote, from = 0) => {
    const asked = quote?.trim();
    if (!asked) return [];
    const exact = markdown.indexOf(asked, from);
    const at = exact >= 0 ? exact : markdown.indexOf(asked);
    if (at >= 0) return [{ page: pageAt(at), start: at, end: at + asked.length, quote: asked, alignment: "exact" }];
    prepared ??= bare(markdown);
    const wanted = bare(asked).letters;
    const hit = wanted.length >= 3 ? prepared.letters.indexOf(wanted) : -1;
    const start = prepared.offsets[hit];
    const last = prepared.offsets[hit + wanted.length - 1];
    if (hit < 0 || start === undefined || last === undefined) return [{ page: null, start: null, end: null, quote: asked, alignment: "none" }];
    return [{ page: pageAt(start), start, end: last + 1, quote: markdown.slice(start, last + 1), alignment: "tolerant" }];
  };
}
