// A long instrument in parts that a model can hold, cut between paragraphs and overlapping a little.

/** "aaaa…" of 30,000 characters with max 24,000 → two parts, the second begins about 1,000 before the first's end. Every character is in a part. */
export function splitText(text: string, max = 24_000, overlap = 1000): { start: number; text: string }[] {
  const parts: { start: number; text: string }[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.min(text.length, start + max);
    if (end < text.length) {
      const paragraph = text.lastIndexOf("\n", end);
      if (paragraph > start + max / 2) end = paragraph;
    }
    parts.push({ start, text: text.slice(start, end) });
    if (end >= text.length) break;
    start = end - Math.min(overlap, Math.floor(max / 4));
  }
  return parts.length > 0 ? parts : [{ start: 0, text: "" }];
}
