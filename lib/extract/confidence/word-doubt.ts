// How sure the recogniser was of the very words a value was read from. A page may be read well and its one stamped date badly.
import type { Evidence } from "@/lib/contracts/evidence";
import type { PageSpan } from "@/lib/extract/grounding/grounded";

/** Words spelt out are right where they make a date at all; figures may be any. */
const telling = /\d/;

/**
 * The confidence of the least sure word of some evidence, 0..1; 1 where none was doubted.
 * ("the 5th day of May", "5th" read at 0.4) → 0.4; a doubted "twenty-sixth" does not count.
 */
export function leastSure(evidence: readonly Evidence[], markdown: string, pages: readonly PageSpan[]): number {
  let least = 1;
  for (const { start, end } of evidence) {
    if (start === null || end === null || start === undefined || end === undefined) continue;
    for (const page of pages)
      for (const word of page.doubts ?? [])
        if (word.start < end && start < word.end && telling.test(markdown.slice(word.start, word.end))) least = Math.min(least, word.confidence);
  }
  return least;
}
