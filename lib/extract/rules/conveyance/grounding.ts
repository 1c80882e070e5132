// Evidence and confidence under JSON pointers: a span of the flat text leads back to the exact characters of the page.
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import { rawSpan, type Span, type TextView } from "@/lib/text/view";

export type PageSpan = { page: number; start: number; end: number };

export class Grounding {
  readonly evidence: EvidenceMap = {};
  readonly confidence: ConfidenceMap = {};
  constructor(
    private readonly view: TextView,
    private readonly pages: readonly PageSpan[],
  ) {}

  /** Notes that the value at `pointer` stands in `span`. Empty spans are left out: no evidence is better than a wrong one. */
  put(pointer: string, span: Span, confidence: number): void {
    const { start, end } = rawSpan(this.view, span);
    this.confidence[pointer] = Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
    if (end <= start) return;
    const page = this.pages.find((p) => start >= p.start && start < p.end)?.page ?? null;
    this.evidence[pointer] = [{ page, start, end, quote: this.view.raw.slice(start, end), alignment: "exact" }];
  }
}
