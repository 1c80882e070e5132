// A deed whose takers take each something of his own, told item by item.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { beforeAfterLife } from "@/lib/extract/rules/conveyance/phrases/after-life";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { itemsByPerson, type PersonItem } from "./person-items";

const TAKERS_MAX = 24;

/**
 * A grant for each thing of each taker: "(a) to A the surface and 1/2 of the minerals; (b) to B the balance of them" → surface 1 and mineral 1/2 to A, mineral 1/2 to B.
 * Empty unless every taker has an item, and where some only take after the life of another. `from`: the granting words; `to`: the end of the list.
 */
export function itemsOfTakers(scene: Scene, from: number, to: number, takers: readonly string[]): Found[] {
  if (takers.length < 2 || takers.length > TAKERS_MAX) return [];
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const named = placesOf(scene.text.slice(from, to), pool);
  const last = Math.max(...named.map((n) => from + n.end));
  const end = scene.sentences.find((s) => s.start <= last && last <= s.end)?.end ?? to;
  const words = scene.text.slice(from, to).replace(KEPT, (m) => " ".repeat(m.length));
  if (beforeAfterLife(words) !== words) return [];
  const isTold = (id: string): boolean => {
    const places = named.filter((n) => n.id === id);
    return places.length > 0 && places.every((n) => TOLD.test(words.slice(Math.max(0, n.start - 90), n.start)));
  };
  const everyTaker = (items: readonly PersonItem[]): boolean => {
    const ids = new Set(items.flatMap((i) => (i.found.length ? i.ids : [])));
    return ids.size > 1 && takers.every((id) => ids.has(id) || isTold(id));
  };
  const inList = named.filter((n) => !isTold(n.id));
  const breaks = scene.anatomy.view.lines.filter((l) => l.blankBefore && l.start > from && l.start < end).map((l) => l.start - from);
  const items = itemsByPerson(words.slice(0, Math.min(to, end) - from), from, inList, everyTaker, breaks);
  return items.flatMap((i) => i.found.flatMap((f) => toEach(i, f, scene)));
}

/** "…, he keeping the other half": what stays with the giver is nobody's item. */
const KEPT =
  /,? (?:he|she|they|it|I|we|(?:the )?(?:said )?(?:grantors?|first part(?:y|ies)|part(?:y|ies) of the first part)),? (?:keep|retain|reserv)(?:s|es|ing|ed)?\b[^.;]*/gi;
/** "the tract conveyed to A by B": named for another deed, whoever takes by this one. */
const TOLD =
  /\b(?:conveyed|granted|sold|deeded|patented|reserved|owned|executed|held|purchased|acquired|bought|deed|lease)\b[^;:.,]{0,50}?\b(?:to|by|from|unto|of)(?: the)?(?: said)? $/i;
const EACH = /\b(?:each|apiece)\b/i;

/** "to A and B, one-third each": so much for each of those who stand together, else for all of them. */
function toEach(item: PersonItem, f: Found, scene: Scene): Found[] {
  const each = item.ids.length > 1 && f.fraction !== null && f.interest.fraction?.fraction !== "1" && EACH.test(scene.text.slice(item.start, item.end));
  const text = scene.text.slice(f.span.start, f.span.end).trim();
  return (each ? item.ids.map((id) => [id]) : [item.ids]).map((to) => ({ ...f, interest: { ...f.interest, to: [...to], text } }));
}

const sizeOf = (f: Found): string => `${f.interest.estate_type} ${f.interest.mineral_acres ? "acres" : "share"}`;
const namesThing = (f: Found | undefined): boolean => f !== undefined && (estateOf(f.interest.text) ?? "fee") !== "fee";
/** Whether the items are more than shares of one thing named before the list, which the readers of shares know. */
export const tellTheirThings = (items: readonly Found[]): boolean => new Set(items.map(sizeOf)).size > 1 || items.some(namesThing);
