// A text of several numbered tracts cut at their headings.

export type LandSegment = { start: number; end: number; name: string | null };

const HEADING =
  /(?<![A-Z])((?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH)\s(?:TRACT|PARCEL|PIECE)|(?:TRACT|PARCEL)\s(?:NO\.?\s|NUMBER\s|#\s?)?(?:\d{1,3}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|[IVX]{1,4}|[A-H])(?![A-Z0-9]))(?=\s?(?:[:.;-]|\())/g;

/** Cuts `plain` between `from` and `to` at headings such as "TRACT 2:" or "FIRST TRACT."; what stands before the first is a segment of its own. */
export function landSegments(plain: string, from: number, to: number): LandSegment[] {
  const out: LandSegment[] = [];
  HEADING.lastIndex = 0;
  const slice = plain.slice(from, to);
  const heads = [...slice.matchAll(HEADING)].filter((m) => atStart(slice, m.index));
  if (heads.length === 0) return [{ start: from, end: to, name: null }];
  const first = heads[0]?.index ?? 0;
  if (slice.slice(0, first).trim().length > 0) out.push({ start: from, end: from + first, name: null });
  for (const [i, m] of heads.entries())
    out.push({ start: from + m.index + m[0].length, end: from + (heads[i + 1]?.index ?? slice.length), name: title(m[1] ?? "") });
  return out;
}

/** A heading begins a line or a sentence. */
const atStart = (text: string, at: number): boolean => at === 0 || /(?:[\n.;:)]\s{0,3}|\n[\s|"']{0,6})$/.test(text.slice(Math.max(0, at - 8), at));

const title = (words: string): string => words.toLowerCase().replace(/(^|\s)([a-z])/g, (_, a: string, c: string) => a + c.toUpperCase());
