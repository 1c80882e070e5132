// The record of a well kept in rows without points: "Sept. 10, 1981    Well completed", "Date of first sale: May 5, 1982", each a statement of its own.
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { type Entry, entriesByDay, SHORT, WRITTEN } from "./entry-days";
import { findDates } from "./written-date";

const DAY = `(?:${WRITTEN}|${SHORT})`;
const DAY_FIRST = new RegExp(`^(${WRITTEN})[ \\t.|–—-]{1,60}(?=["']?[A-Za-z])`);
const DAY_LAST = new RegExp(`^[A-Za-z(][^;]{3,110}[ \\t.:|–—-]+${DAY}\\.?$`);
const LABEL = /^[A-Z][A-Za-z() /-]{3,50}: ?\S/;
const ROWS = 3;
const LONGEST = 170;

/** Papers that swear to what a well did. */
const OF_A_WELL = /affidavit|production|shut_in|completion|^other$/;

type Row = { readonly start: number; readonly end: number; readonly date: string | null };

function rowsOf(scene: Scene): Row[] {
  const { text, anatomy } = scene;
  const rows = anatomy.view.lines.flatMap((l): Row[] => {
    const words = text.slice(l.start, l.end).trim();
    if (words.length > LONGEST) return [];
    const first = DAY_FIRST.exec(words)?.[1];
    if (first) return [{ start: l.start, end: l.end, date: findDates(first)[0]?.date ?? null }];
    return DAY_LAST.test(words) || LABEL.test(words) ? [{ start: l.start, end: l.end, date: null }] : [];
  });
  const dated = rows.filter((r) => findDates(text.slice(r.start, r.end)).length > 0);
  return dated.length >= ROWS ? rows : [];
}

/** The sentences with such rows as sentences of their own, and the entries by day; a paper without them as it is. */
export function recordRows(scene: Scene): { readonly sentences: readonly Sentence[]; readonly entries: readonly Entry[] } {
  const entries = entriesByDay(scene.text);
  const rows = entries.length || !OF_A_WELL.test(scene.docType ?? "") || !/\bwells?\b/i.test(scene.text) ? [] : rowsOf(scene);
  if (!rows.length) return { sentences: scene.sentences, entries };
  const cuts = rows.flatMap((r) => [r.start, r.end]);
  const sentences = scene.sentences.flatMap((s): Sentence[] => {
    const inner = [...new Set(cuts.filter((c) => c > s.start && c < s.end))].sort((a, b) => a - b);
    const at = [s.start, ...inner, s.end];
    return at.slice(1).flatMap((end, i) => {
      const start = at[i] ?? s.start;
      return scene.text.slice(start, end).trim() ? [{ ...s, start, end, text: scene.text.slice(start, end) }] : [];
    });
  });
  return { sentences, entries: rows.flatMap((r) => (r.date ? [{ start: r.start, end: r.end, date: r.date }] : [])) };
}
