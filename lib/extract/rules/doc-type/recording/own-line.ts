// Lines that a recorder put on the page between the paper's own: no sentence runs into them.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Span } from "@/lib/text/view";

const shortLine = 60;

/**
 * The line of `at` when words open it there and the line before does not run on into it; else null.
 * "… forever.\nReception No. 3314872, 1 of 2" → the second line; "… Page 92 and Document\nNo. 1987-004410" → null.
 */
export function ownLine(a: Anatomy, at: number): Span | null {
  const { text, lines } = a.view;
  const index = lines.findIndex((l) => at >= l.start && at < l.end);
  const line = lines[index];
  if (!line || /\w/.test(text.slice(line.start, at))) return null;
  const before = lines[index - 1];
  if (!before) return line;
  const words = text.slice(before.start, before.end).trimEnd();
  return /[.:;)]["'’”]?$/.test(words) || words.length < shortLine ? line : null;
}
