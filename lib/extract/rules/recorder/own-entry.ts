// Which of a paper's recorder's entries tell of its own recording: its place in a book, and its days.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { EntryDay } from "./entry-days";
import type { EntryPlace } from "./entry-place";
import { type RecorderEntry, recorderEntries } from "./find-entries";

export type OwnEntry = { place: (EntryPlace & { told: boolean }) | null; filed: EntryDay | null; recorded: EntryDay | null };

/** Standing of an entry: one with a day before one without, one that names an office or a verb before a mere mark, one at the very edge of the paper before others. */
function standing(e: RecorderEntry, length: number): number {
  return (e.days.length > 0 ? 4 : 0) + (e.told ? 2 : 0) + (length - e.end < 200 || e.start < 200 ? 1 : 0);
}

/**
 * Place and days by the entries, those before `executed` left out. A paper has one recording: its parts may stand at the head and at the foot.
 * "Book 98, page 402" at the head, "Came to hand Nov. 5, 1919. Transcribed Nov. 9, 1919" at the foot → both.
 */
export function ownEntry(a: Anatomy, executed: string | null): OwnEntry {
  const length = a.view.text.length;
  const fit = recorderEntries(a)
    .filter((e) => e.days.length === 0 || executed === null || e.days.some((d) => d.iso >= executed))
    .sort((x, y) => standing(y, length) - standing(x, length) || y.start - x.start);
  const placed = fit.find((e) => e.place !== null);
  const days = (fit.find((e) => e.days.length > 0)?.days ?? []).filter((d) => executed === null || d.iso >= executed);
  return {
    place: placed?.place ? { ...placed.place, told: placed.told || placed.days.length > 0 } : null,
    filed: days.find((d) => d.what === "filed") ?? null,
    recorded: days.find((d) => d.what === "recorded") ?? null,
  };
}
