// Lists that a person added to or took from: what was known of each item goes with it to its new place.
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import { same } from "./pointer";

type Named = { id?: unknown; text?: unknown };
const isItem = (v: unknown): v is Named => typeof v === "object" && v !== null && !Array.isArray(v);
/** A list whose items can be told from each other; in any other an item is its place. */
const isList = (v: unknown): v is Named[] =>
  Array.isArray(v) && v.every((item) => isItem(item) && (typeof item.id === "string" || typeof item.text === "string"));

const wordsOf = (text: unknown): string[] => (typeof text === "string" ? (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : []);

/** Words of which at least half are the same: one text, mended. */
function worded(a: unknown, b: unknown): boolean {
  const [mine, others] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...mine].filter((word) => others.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(mine.size, others.size);
}

/**
 * For each item of `after` the place in `before` that it had, null for one that is new: ([{id:"p1"},{id:"p2"}], [{id:"p2"},{id:"p3"}]) → [1, null].
 * Items with ids are known by them, others by being the same or by their words, of which a person may have mended some.
 * Errs towards new: an item that is not recognised keeps no words of another.
 */
export function twinsOf(before: readonly Named[], after: readonly Named[]): (number | null)[] {
  const twins: (number | null)[] = after.map(() => null);
  const free = new Set(before.keys());
  const pair = (fits: (a: Named, b: Named) => boolean) => {
    for (const [i, item] of after.entries()) {
      if (twins[i] !== null) continue;
      const found = [...free].find((j) => fits(item, before[j] as Named));
      if (found === undefined) continue;
      twins[i] = found;
      free.delete(found);
    }
  };
  const named = [...before, ...after].every((item) => typeof item.id === "string");
  if (named) pair((a, b) => a.id === b.id);
  else {
    pair(same);
    pair((a, b) => typeof a.text === "string" && a.text === b.text);
    pair((a, b) => worded(a.text, b.text));
  }
  return twins;
}

type Lists = Map<string, (number | null)[]>;

/** The lists at the top of a value in which some item has another place than before, each with the places its items had. */
export function movedLists(before: unknown, after: unknown): Lists {
  const moved: Lists = new Map();
  if (!isItem(before) || !isItem(after)) return moved;
  for (const [key, list] of Object.entries(after)) {
    const was = (before as Record<string, unknown>)[key];
    if (!isList(list) || !isList(was)) continue;
    const twins = twinsOf(was, list);
    if (twins.some((j, i) => j !== i) || was.length !== list.length) moved.set(key, twins);
  }
  return moved;
}

/** The place of a pointer after its list was changed: "/parties/2/name" → "/parties/1/name"; null where its item is gone, the pointer itself elsewhere. */
export function movedPointer(pointer: string, moved: Lists): string | null {
  const [, key = "", index = "", ...rest] = pointer.split("/");
  const twins = moved.get(key);
  if (!twins || index === "") return pointer;
  const at = twins.indexOf(Number(index));
  return at < 0 ? null : ["", key, String(at), ...rest].join("/");
}

export type Grounded = { resolved: unknown; evidence: EvidenceMap; confidence: ConfidenceMap };

/** What the machine read, its items in the order that the corrected value has them: a new item was read as nothing. */
export function alignReading<R extends Grounded>(reading: R, after: unknown): R {
  const moved = movedLists(reading.resolved, after);
  if (moved.size === 0) return reading;
  const place = <V>(map: Record<string, V>): Record<string, V> =>
    Object.fromEntries(
      Object.entries(map).flatMap(([pointer, value]) => {
        const at = movedPointer(pointer, moved);
        return at === null ? [] : [[at, value] as const];
      }),
    );
  const resolved = { ...(reading.resolved as Record<string, unknown>) };
  for (const [key, twins] of moved) resolved[key] = twins.map((j) => (j === null ? {} : (resolved[key] as unknown[])[j]));
  return { ...reading, resolved, evidence: place(reading.evidence), confidence: place(reading.confidence) };
}
