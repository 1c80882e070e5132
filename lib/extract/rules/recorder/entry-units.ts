// Cuts a paper into the stretches in which a recorder may speak: paragraphs of lines, and in each its sentences and lines.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Span, TextView } from "@/lib/text/view";

const fullLine = 60;

/** Whether the words of a line go on in the next: a full line without a stop, or one that ends in a comma or a small word. */
function runsOn(line: string): boolean {
  if (/[.:;)]["']?$/.test(line)) return false;
  return line.length >= fullLine || /(?:,|\b(?:the|of|in|at|on|and|by|for|to|with|this|page|book|volume|vol|no))$/i.test(line);
}

/** A line that begins as a recorder's does: "Rec. No. 0832214, 01/20/1998". */
const opensEntry = /^\W*(?:e-?)?(?:filed|recorded|received|rec\.|rec'd|doc(?:ument)?\b|instr|reception|book|vol(?:ume)?\b|liber|clerk|no\. ?\d)/i;

/** Paragraphs: lines that no empty line parts. */
function paragraphs(view: TextView): (Span & { blankBefore: boolean })[][] {
  const out: (Span & { blankBefore: boolean })[][] = [];
  for (const line of view.lines) {
    const last = out.at(-1);
    if (last && !line.blankBefore) last.push(line);
    else out.push([line]);
  }
  return out;
}

/** Units of each paragraph, in order. "Elm County.\nFiled May 3, 1950. Book 4, page 5." → ["Elm County."], ["Filed May 3, 1950."], ["Book 4, page 5."] */
export function entryUnits(a: Anatomy): Span[][] {
  const { view, sentences } = a;
  const stops = sentences.map((s) => s.end);
  let k = 0;
  return paragraphs(view).map((lines) => {
    const cuts = new Set<number>();
    const from = lines[0]?.start ?? 0;
    const to = lines.at(-1)?.end ?? from;
    for (const [i, line] of lines.entries()) {
      const above = lines[i - 1];
      if (above && (!runsOn(view.text.slice(above.start, above.end)) || opensEntry.test(view.text.slice(line.start, line.end)))) cuts.add(line.start);
    }
    while (k < stops.length && (stops[k] ?? 0) <= from) k++;
    for (let i = k; i < stops.length && (stops[i] ?? 0) < to; i++)
      if (!/\b(?:Misc|Rec|B)\.$/.test(view.text.slice((stops[i] ?? 0) - 6, stops[i]))) cuts.add(stops[i] ?? 0);
    const edges = [from, ...[...cuts].sort((x, y) => x - y), to];
    return edges.slice(1).flatMap((end, i) => {
      const start = edges[i] ?? from;
      const text = view.text.slice(start, end);
      const lead = text.length - text.trimStart().length;
      return text.trim() === "" ? [] : [{ start: start + lead, end: start + text.trimEnd().length }];
    });
  });
}
