// One grant that comes from several givers, so much from each: "from A an undivided 1/4, and from B an undivided 1/8"; "thirty acres, of which ten come from A and twenty from B".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesByGiven, placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { equals, parseRational, type Rational, rational, sum, toText } from "@/lib/fraction/rational";
import { itemsByPerson } from "./person-items";

/** "from A an undivided 1/4", "thus: of the said A, one-sixth; of B, one-fourth": what leads to one of the givers in a list. */
const FROM = /\b(?:coming )?from (?:the )?(?:said )?$|(?:[:;,]|[:;,] and) (?:of|as to|by|for) (?:the )?(?:said )?$/i;
/** ", the other half he keeps": what stays with one of them. */
const STAYS =
  /,? (?:and |but )?(?:(?:he|she|they|it) (?:keep|retain|reserv|hold)\w*(?: back)? )?(?:the|his|her|its|their) (?:other|remaining|rest|balance)\b[^;.]*?(?=[;.]|$)/gi;
const ACRES_FROM = new RegExp(
  `\\b(\\d+(?:\\.\\d+)?|${NUMBER_WORD}(?:[ -]${NUMBER_WORD}){0,3})(?: \\((\\d+(?:\\.\\d+)?)\\))? (?:(?:net |mineral )*acres )?(?:(?:to )?(?:come|comes|coming|are|is|being) )?from (?:the )?(?:said )?$`,
  "i",
);

/** The acres told right before "from A"; null where none are. */
function acresBefore(words: string, n: NameAt): Rational | null {
  const m = ACRES_FROM.exec(words.slice(Math.max(0, n.start - 70), n.start));
  const count = m ? (m[2] ?? m[1] ?? "") : "";
  const value = /^\d/.test(count) ? null : cardinal(count);
  return m ? (/^\d/.test(count) ? parseRational(count) : value === null ? null : rational(value)) : null;
}

/** The acres of a grant by those from whom they come; empty where they do not make up its number. */
function acresOf(words: string, places: readonly NameAt[], only: Found): Found[] {
  const total = parseRational(only.interest.mineral_acres ?? "");
  const told = places.flatMap((n) => {
    const acres = acresBefore(words, n);
    return acres ? [{ id: n.id, acres }] : [];
  });
  if (!total || !equals(sum(told.map((t) => t.acres)), total)) return [];
  return told.map((t) => ({ ...only, interest: { ...only.interest, from: [t.id], mineral_acres: toText(t.acres) } }));
}

/**
 * The one grant of a paper parted by those from whom it comes; as it was where the words do not say how much comes from each.
 * `from`, `to`: the granting words with their object.
 */
export function byGiver(grants: readonly Found[], scene: Scene, from: number, to: number, givers: readonly string[]): Found[] {
  const [only] = grants;
  if (!only || givers.length < 2) return [...grants];
  const words = scene.text.slice(from, to).replace(STAYS, (w) => " ".repeat(w.length));
  const pool = scene.parties.parties.filter((p) => givers.includes(p.id));
  const full = placesOf(words, pool);
  const given = placesByGiven(words, pool).filter((g) => !full.some((n) => n.start < g.end && g.start < n.end));
  const places = [...full, ...given].filter((n) => FROM.test(words.slice(Math.max(0, n.start - 30), n.start)));
  const ids = new Set(places.map((n) => n.id));
  if (!givers.every((id) => ids.has(id))) return [...grants];
  const acres = acresOf(words, places, only);
  if (acres.length === givers.length) return acres;
  const items = itemsByPerson(words, from, places, (found) => new Set(found.flatMap((i) => (i.found.length ? i.ids : []))).size === givers.length);
  const own = items.flatMap((i) =>
    i.found.map((f) => ({ ...f, interest: { ...f.interest, from: [...i.ids], text: scene.text.slice(f.span.start, f.span.end).trim() } })),
  );
  return own.length ? own : [...grants];
}
