export type Span = { id: string; start: number; end: number };
export type Segment = { start: number; text: string; ids: string[] };

/**
 * Cuts a text at the borders of its spans, so that overlapping spans can be marked:
 * segments("abcdef", 0, [{id:"x",start:1,end:4},{id:"y",start:3,end:5}]) → a | bc[x] | d[x,y] | e[y] | f.
 * `offset` is where the text begins in the markdown that the spans count in.
 */
export function segments(text: string, offset: number, spans: Span[]): Segment[] {
  const end = offset + text.length;
  const inside = spans.filter((s) => s.end > offset && s.start < end && s.end > s.start);
  const cuts = [...new Set([offset, end, ...inside.flatMap((s) => [Math.max(s.start, offset), Math.min(s.end, end)])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => {
    const stop = cuts[i + 1] ?? end;
    return { start, text: text.slice(start - offset, stop - offset), ids: inside.filter((s) => s.start <= start && s.end >= stop).map((s) => s.id) };
  });
}
