// The recordings of a paper in further counties: land that lies in two of them is recorded in both, and the recorders' entries stand on one paper.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findCitations } from "@/lib/extract/rules/conveyance/phrases/citation";
import { countiesIn } from "@/lib/extract/rules/doc-type/recording/county";
import type { Span } from "@/lib/text/view";
import { entryPlace } from "./entry-place";
import { recorderEntries } from "./find-entries";

export type CountyRecording = Span & { county: string; book: string | null; page: string | null; instrument_no: string | null };

/** Between two entries of one stretch: a stop or a semicolon, or "and" before what an entry opens with. */
const between =
  /;|(?<=[A-Za-z]{3,}|\d|\))\.\s+(?=[A-Z])|\n|,? (?:and|&)(?: also)?,? (?=(?:in|on|at|filed|recorded|received|re-?recorded|vol(?:ume)?|book|document|instrument|the|[A-Z][a-z]+ County|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})\b)/gi;

/** A line that opens an entry of its own, and does not go on with the one above. */
const opensLine = /^\W*(?:(?:also |re-?)?(?:filed|recorded|received)\b|(?:county of )?[A-Z][A-Za-z]+(?: county)?\b ?[:,-])/i;

function pieces(text: string, lines: readonly number[]): Span[] {
  const stops = [...text.matchAll(between)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const cuts = [...stops, ...lines.map((at) => ({ start: at, end: at }))].sort((x, y) => x.start - y.start);
  const edges = [{ start: 0, end: 0 }, ...cuts, { start: text.length, end: text.length }];
  return edges.slice(1).map((e, i) => ({ start: edges[i]?.end ?? 0, end: e.start }));
}

/**
 * Every county whose recorder's entry on the paper has a day and a place or number of its own, in the order of the paper; empty where fewer than two have.
 * "Filed May 3, 1950, Vol. 9, page 8, Deed Records, Elm County; May 5, 1950, Vol. 77, page 6, Oak County" → both.
 */
export function countyRecordings(a: Anatomy, executed: string | null = null): CountyRecording[] {
  const out: CountyRecording[] = [];
  for (const entry of recorderEntries(a)) {
    if (!entry.told || !entry.days.some((d) => executed === null || d.iso >= executed)) continue;
    const text = a.view.text.slice(entry.start, entry.end);
    const lines = a.view.lines.flatMap((l) =>
      l.start > entry.start && l.start < entry.end && opensLine.test(text.slice(l.start - entry.start)) ? [l.start - entry.start] : [],
    );
    for (const piece of pieces(text, lines)) {
      const words = text.slice(piece.start, piece.end);
      const named = [...new Set(countiesIn(words).map((c) => c.county))];
      const [county] = named;
      const place = entryPlace(words);
      const no = findCitations(words).find((c) => c.reference.instrument_no !== null)?.reference.instrument_no ?? null;
      if (named.length !== 1 || !county || (!place && !no) || out.some((o) => o.county.toLowerCase() === county.toLowerCase())) continue;
      out.push({
        start: entry.start + piece.start,
        end: entry.start + piece.end,
        county,
        book: place?.book ?? null,
        page: place?.page ?? null,
        instrument_no: no,
      });
    }
  }
  return out.length > 1 ? out : [];
}
