// A value with the place it was read from and how sure the rule is.
import type { ConfidenceMap, Evidence, EvidenceMap } from "@/lib/contracts/evidence";
import type { Span, TextView } from "@/lib/text/view";
import { rawSpan } from "@/lib/text/view";

/** A word that its recogniser was not sure of, by its place in the text. */
export type DoubtedWord = { readonly start: number; readonly end: number; readonly confidence: number };

export type PageSpan = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly ocr_confidence?: number | null | undefined;
  /** The doubted words of the page, where its recogniser told. */
  readonly doubts?: readonly DoubtedWord[] | undefined;
};

/** Page of an offset; null where no page covers it. */
export function pageAt(pages: readonly PageSpan[], offset: number): number | null {
  return pages.find((p) => offset >= p.start && offset < p.end)?.page ?? (pages.length === 1 ? (pages[0]?.page ?? null) : null);
}

/** Exact evidence of a stretch of raw text: the quote is its slice by construction. */
export function exactEvidence(raw: string, pages: readonly PageSpan[], span: Span): Evidence {
  return { page: pageAt(pages, span.start), start: span.start, end: span.end, quote: raw.slice(span.start, span.end), alignment: "exact" };
}

/** Collects evidence and confidence of an aspect by JSON pointer. */
export class Grounding {
  readonly evidence: EvidenceMap = {};
  readonly confidence: ConfidenceMap = {};
  constructor(
    private readonly view: TextView,
    readonly pages: readonly PageSpan[],
  ) {}
  /** Puts down that the value at `pointer` stands at `span` of the flat text, and how sure its rule is on sound text. */
  add(pointer: string, span: Span | null, confidence: number): void {
    this.confidence[pointer] = Math.round(Math.max(0.02, Math.min(0.99, confidence)) * 1000) / 1000;
    if (!span || span.end <= span.start) return;
    const evidence = exactEvidence(this.view.raw, this.pages, rawSpan(this.view, span));
    const list = this.evidence[pointer];
    if (list) list.push(evidence);
    else this.evidence[pointer] = [evidence];
  }
  /** Puts evidence and confidence of one value under another pointer. */
  move(from: string, to: string): void {
    const evidence = this.evidence[from];
    const confidence = this.confidence[from];
    delete this.evidence[from];
    delete this.confidence[from];
    if (evidence) this.evidence[to] = evidence;
    if (confidence !== undefined) this.confidence[to] = confidence;
  }
}
