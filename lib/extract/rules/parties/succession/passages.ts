// Papers that tell of several dead in numbered paragraphs: each paragraph speaks of its own.
import type { Span } from "@/lib/text/view";
import type { Death } from "./deaths";
import type { PersonAt } from "./find-people";

const ITEM = /(?:^|[\s:;.])\(?\d{1,2}[.)] (?=[A-Z])/g;
const ORDER = /\b(?:it is (?:therefore |hereby |further )*ordered|ordered, adjudged|subscribed and sworn)\b/i;

/** Starts of the numbered paragraphs of a text, at their first word. */
const itemStarts = (text: string): number[] => [...text.matchAll(ITEM)].map((m) => m.index + m[0].length);

/** "2. Bo Lark later married. He died …": the person with whose name the paragraph around `at` opens; null where it opens with none. */
export function paragraphOpener(text: string, at: number, people: readonly PersonAt[]): PersonAt | null {
  const from = Math.max(0, at - 600);
  const start = itemStarts(text.slice(from, at)).at(-1);
  return start === undefined ? null : (people.find((p) => p.start === from + start) ?? null);
}

/**
 * For each dead the stretch that speaks of him: from his paragraph to that of the next, or to the order of the court.
 * Empty unless there are several dead, each with a paragraph of his own.
 */
export function passagesOf(text: string, deaths: readonly Death[], to: number): Map<Death, Span> {
  const starts = itemStarts(text.slice(0, to));
  const own = deaths.map((death) => ({ death, start: starts.findLast((s) => s <= death.at.start) ?? -1 })).sort((a, b) => a.start - b.start);
  if (own.length < 2 || own.some((o, i) => o.start < 0 || o.start === own[i - 1]?.start)) return new Map();
  return new Map(
    own.map(({ death, start }, i) => {
      const next = own[i + 1]?.start ?? to;
      const order = ORDER.exec(text.slice(death.at.end, next));
      return [death, { start, end: order ? death.at.end + order.index : next }];
    }),
  );
}
