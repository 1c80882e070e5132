// Lines of the recorder: stamps, headers, margins. Long paragraphs are cut into sentences first.
import { findSentences } from "@/lib/text/sentences";
import type { Span, TextView } from "@/lib/text/view";

const words =
  /\b(?:rec(?:o|0)rd(?:ed|ing|er|s)?|filed|received|file(?:d)? for|vol(?:ume)?|book|bk|instr\w*|inst|doc(?:ument)?|reception|entry|fee no|file no|clerk'?s? (?:no|file)|liber|reel|page|pg|OR|INST|DR)\b/i;

/** Stretches that may carry recording data, in order: "Filed May 3, 1950, Book 12, page 4." */
export function findStampLines(view: TextView): Span[] {
  const out: Span[] = [];
  for (const line of view.lines) {
    const parts =
      line.end - line.start < 200
        ? [line]
        : findSentences(view.text.slice(line.start, line.end)).map((s) => ({ start: s.start + line.start, end: s.end + line.start }));
    for (const p of parts) {
      const text = view.text.slice(p.start, p.end);
      if (text.length < 300 && /\d/.test(text) && words.test(text)) out.push({ start: p.start, end: p.end });
    }
  }
  return out;
}
