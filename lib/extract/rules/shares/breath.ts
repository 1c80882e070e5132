// What is said in one breath: sentences that only a semicolon parts, as the items of a list.
import { findSentences } from "@/lib/text/sentences";
import type { Span } from "@/lib/text/view";

/** A list longer than this is no list of one order. */
const LONGEST = 4000;

/** "to A, 1/2; to B, 1/2. Filed May 1." → two spans, the first with both items. */
export function breathsOf(text: string, from = 0, to = text.length): Span[] {
  const out: Span[] = [];
  for (const s of findSentences(text.slice(from, to))) {
    const start = from + s.start;
    const end = from + s.end;
    const last = out.at(-1);
    if (last && text.charAt(last.end - 1) === ";" && end - last.start < LONGEST) out[out.length - 1] = { start: last.start, end };
    else out.push({ start, end });
  }
  return out;
}
