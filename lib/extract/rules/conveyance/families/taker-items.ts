// A deed whose takers take each something of his own, told item by item.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { itemsByPerson, type PersonItem } from "./person-items";

const TAKERS_MAX = 24;

/**
 * A grant for each thing of each taker: "(a) to A the surface and 1/2 of the minerals; (b) to B the balance of them" → surface 1 and mineral 1/2 to A, mineral 1/2 to B.
 * Empty unless every taker has an item. `from`: the granting words; `to`: the end of the list.
 */
export function itemsOfTakers(scene: Scene, from: number, to: number, takers: readonly string[]): Found[] {
  if (takers.length < 2 || takers.length > TAKERS_MAX) return [];
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const named = placesOf(scene.text.slice(from, to), pool);
  const last = Math.max(...named.map((n) => from + n.end));
  const end = scene.sentences.find((s) => s.start <= last && last <= s.end)?.end ?? to;
  const everyTaker = (items: readonly PersonItem[]): boolean => new Set(items.flatMap((i) => (i.found.length ? i.ids : []))).size === takers.length;
  const items = itemsByPerson(scene.text.slice(from, Math.min(to, end)), from, named, everyTaker);
  return items.flatMap((i) =>
    i.found.map((f) => ({ ...f, interest: { ...f.interest, to: [...i.ids], text: scene.text.slice(f.span.start, f.span.end).trim() } })),
  );
}

const sizeOf = (f: Found): string => `${f.interest.estate_type} ${f.interest.mineral_acres ? "acres" : "share"}`;
const namesThing = (f: Found | undefined): boolean => f !== undefined && (estateOf(f.interest.text) ?? "fee") !== "fee";
/** Whether the items are more than shares of one thing named before the list, which the readers of shares know. */
export const tellTheirThings = (items: readonly Found[]): boolean => new Set(items.map(sizeOf)).size > 1 || namesThing(items.at(-1));
