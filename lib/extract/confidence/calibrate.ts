// What a rule states of its certainty → how often such values are right, by what was measured; poorly read pages count for less.
import type { ConfidenceMap } from "@/lib/contracts/evidence";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import type { PageSpan } from "@/lib/extract/grounding/grounded";
import { type Fit, measured } from "./measured";
import { textQuality } from "./text-quality";
import { type ValueClass, valueClassOf } from "./value-class";
import { leastSure } from "./word-doubt";

export const logOdds = (p: number): number => {
  const clipped = Math.min(0.99, Math.max(0.02, p));
  return Math.log(clipped / (1 - clipped));
};

/** What a rule states below this is its guess; too few were measured for a guess to become more than it says. */
const guess = 0.7;

/** Share of values right under a fit: fitted({base: 1, quality: 0, stated: 0}, 0.9, 0.9) → 0.731. Never quite 0 or 1. */
export function fitted(fit: Fit, stated: number, quality: number): number {
  const odds = fit.base + fit.quality * (logOdds(quality) - 2) + fit.stated * logOdds(stated);
  return Math.min(0.99, Math.max(0.02, 1 / (1 + Math.exp(-odds))));
}

/** Mean word confidence of the page a value stands on, as a share; what the words look like where no recogniser said. */
function qualityAt(pages: readonly PageSpan[], start: number | null | undefined, own: () => number): number {
  const page = start === null || start === undefined ? undefined : pages.find((p) => start >= p.start && start < p.end);
  const said = page?.ocr_confidence;
  if (said === null || said === undefined) return own();
  return said > 1 ? said / 100 : said;
}

/** Values of a few figures stand or fall with each of their words. */
const byWord: readonly ValueClass[] = ["date", "entry"];

/** The reading with measured confidence. /executed stated 0.94 on a page read at 0.95 → 0.97; at 0.7 → 0.6. */
export function calibrated<A>(read: AspectExtraction<A>, markdown: string, pages: readonly PageSpan[]): AspectExtraction<A> {
  let ownQuality: number | null = null;
  const own = (): number => {
    ownQuality ??= textQuality(markdown);
    return ownQuality;
  };
  const confidence: ConfidenceMap = {};
  for (const [pointer, stated] of Object.entries(read.confidence)) {
    const quality = qualityAt(pages, read.evidence[pointer]?.[0]?.start, own);
    const valueClass = valueClassOf(pointer);
    const share = fitted(measured[valueClass], stated, quality);
    const word = byWord.includes(valueClass) ? leastSure(read.evidence[pointer] ?? [], markdown, pages) : 1;
    confidence[pointer] = Math.round(Math.min(share, word, stated < guess ? stated : 1) * 1000) / 1000;
  }
  return { ...read, confidence };
}
