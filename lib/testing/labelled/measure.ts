// How often a reader is right at the confidence it states: every value of many spoilt papers, beside its label.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { ConfidenceMap } from "@/lib/contracts/evidence";
import { aspects } from "@/lib/contracts/pipeline";
import { extractAspect } from "@/lib/extract/extract-aspect";
import { type Labels, labelledPaper } from "./labelled-paper";
import { chance } from "./random";
import { pageConfidence, spoil } from "./spoil";

export type Judged = { pointer: string; confidence: number; right: boolean; quality: number };
type Reader = typeof extractAspect;

const key = (s: string): string =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

function party(p: Parties["parties"][number], labels: Labels): boolean {
  const names = p.side === "from" ? labels.from : p.side === "to" ? labels.to : [];
  return names.some((n) => key(n) === key(p.name) || key(n) === key(p.display));
}

/** Whether the value at a pointer is what the label says; null where no label speaks of it. */
function rightAt(pointer: string, resolved: Record<string, unknown>, l: Labels): boolean | null {
  const at = pointer.split("/").slice(1);
  const i = Number(at[1]);
  if (pointer === "/executed") return (resolved as Dates).executed === l.executed;
  if (pointer === "/recorded" || pointer === "/filed") return (resolved as Dates)[pointer.slice(1) as "filed"] === l.recorded;
  if (pointer === "/doc_type") return (resolved as DocType).doc_type === l.doc_type;
  if (pointer === "/recording/book") return (resolved as DocType).recording.book === l.book;
  if (pointer === "/recording/page") return (resolved as DocType).recording.page === l.page;
  if (pointer === "/recording/county") return (resolved as DocType).recording.county?.toUpperCase() === l.county.toUpperCase();
  if (at[0] === "parties" && (at[2] === "name" || at[2] === "role")) {
    const p = (resolved as Parties).parties[i];
    return p ? party(p, l) : null;
  }
  if (at[0] === "tracts" && at[2] === "plss") return (resolved as Land).tracts[i]?.plss?.section === l.section;
  if (at[0] === "grants" && at[2] === "fraction" && l.fraction) return (resolved as Conveyance).grants[i]?.fraction?.fraction === l.fraction;
  return null;
}

/** Reads `count` papers at each rate of damage and judges every value that has a label. The same seed gives the same papers. */
export function judgeReader(seed: number, count: number, rates: readonly number[], reader: Reader = extractAspect): Judged[] {
  const out: Judged[] = [];
  for (const [r, rate] of rates.entries())
    for (let n = 0; n < count; n++) {
      const c = chance(seed * 1_000_003 + r * 10_007 + n);
      const { text, labels } = labelledPaper(c);
      const markdown = spoil(text, rate, c);
      const quality = pageConfidence(rate);
      const input = { markdown, pages: [{ page: 1, start: 0, end: markdown.length, ocr_confidence: quality }] };
      for (const aspect of aspects) {
        const read = reader(aspect, input);
        for (const [pointer, confidence] of Object.entries(read.confidence as ConfidenceMap)) {
          const right = rightAt(pointer, read.resolved as Record<string, unknown>, labels);
          if (right !== null) out.push({ pointer, confidence, right, quality });
        }
      }
    }
  return out;
}

export type Bin = { from: number; said: number; right: number; n: number };

/** Values by what was said of them, in bins of a tenth: said 0.93 on average, right in 0.95 of 212. */
export function reliability(judged: readonly Judged[]): Bin[] {
  const bins = new Map<number, Judged[]>();
  for (const j of judged) {
    const from = Math.min(9, Math.floor(j.confidence * 10)) / 10;
    bins.set(from, [...(bins.get(from) ?? []), j]);
  }
  const mean = (list: readonly Judged[], of: (j: Judged) => number): number => list.reduce((sum, j) => sum + of(j), 0) / list.length;
  return [...bins]
    .map(([from, list]) => ({ from, said: mean(list, (j) => j.confidence), right: mean(list, (j) => Number(j.right)), n: list.length }))
    .sort((a, b) => a.from - b.from);
}

/** Mean distance of what is said from what is so, weighed by how often it is said. */
export const calibrationError = (bins: readonly Bin[]): number =>
  bins.reduce((sum, b) => sum + b.n * Math.abs(b.said - b.right), 0) /
  Math.max(
    1,
    bins.reduce((n, b) => n + b.n, 0),
  );
