// What the takers of a deed take each for himself, before the object is read: things of their own, or parts of one object.
import { allottedGrants } from "@/lib/extract/rules/conveyance/allotted-grants";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { LAND_HEAD } from "@/lib/extract/rules/conveyance/object-end";
import { type Part, partsOf } from "@/lib/extract/rules/conveyance/parted-grant";
import { pointsElsewhere } from "@/lib/extract/rules/conveyance/phrases/points-elsewhere";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { add, equals, ONE } from "@/lib/fraction/rational";
import { itemsOfTakers, tellTheirThings } from "./taker-items";

type Apart = { allotted: Found[]; parts: Part[] };
export const NO_LIST: Apart = { allotted: [], parts: [] };

/** What takers take each for himself: land, acres or things of his own, or parts of one object that is read without them. */
export function takersApart(scene: Scene, verb: number, limit: number, takers: readonly string[]): Apart {
  const end = Math.max(limit, verb);
  const lands = allottedGrants(scene, verb, Math.min(end, verb + 2400), takers);
  if (lands.length) return { allotted: lands, parts: [] };
  const own = partsOf(scene, verb, Math.min(verb + 900, end), takers);
  const told = own.length ? own : partsOfSentence(scene, verb, takers);
  const parts = told.length || !pointsElsewhere(scene.text, verb) ? told : partsOf(scene, Math.max(0, scene.anatomy.body.start), verb, takers);
  const items = itemsOfTakers(scene, verb, Math.min(end, verb + 2400), takers);
  return items.length && (!parts.length || (tellTheirThings(items) && !partsTold(scene, verb, parts, items)))
    ? { allotted: items, parts: [] }
    : { allotted: [], parts };
}

/**
 * "for $500 paid by A, do convey unto him two-thirds, and for $250 paid by B, do convey unto him one-third, of …", "convey the land, to be held by A as to two-thirds and by B as to one-third": parts told
 * anywhere in the sentence of the granting words, where those of all takers make the whole.
 */
function partsOfSentence(scene: Scene, verb: number, takers: readonly string[]): Part[] {
  const own = scene.sentences.find((s) => s.start <= verb && verb < s.end);
  const parts = own && own.end - own.start < SENTENCE ? partsOf(scene, own.start, own.end, takers) : [];
  return parts.length > 1 && equals(parts.map((p) => p.value).reduce(add), ONE) ? parts : [];
}
const SENTENCE = 2400;

/** "out of the fourth which he bought, 10/80ths of the whole minerals to A": shares of the minerals, and not of what he bought. */
const OF_THE_WHOLE = /\b(?:whole|entire) (?:of the )?(?:oil|gas|minerals)\b(?! (?:interests?|estates?|rights?)\b)/i;

/** "one-half of the minerals, that is to say 1/4 to A and 1/4 to B": parts of a share told before them, which they make up, all of one land; "to A one-half and to B one-half of the minerals", "to A a third and to B a third, of the half": parts of the thing that stands behind the last. */
function partsTold(scene: Scene, verb: number, parts: readonly Part[], items: readonly Found[]): boolean {
  const first = Math.min(...parts.map((p) => p.start));
  const ahead = findShares(scene.text.slice(verb, first))[0];
  const total = parts.map((p) => p.value).reduce(add);
  const between = scene.text.slice(first, Math.max(...parts.map((p) => p.end)));
  const alike = new Set(items.map((f) => f.interest.estate_type)).size === 1;
  const last = parts.findLast((p) => parts.every((o) => o.start <= p.start));
  const cut = last !== undefined && !equals(findShares(scene.text.slice(last.start, last.start + 120))[0]?.value ?? last.value, last.value);
  if (alike && (cut || equals(total, ONE)) && !LAND_HEAD.test(between) && !tellTheirThings(items.slice(0, -1))) return true;
  return ahead !== undefined && alike && (equals(total, ONE) || equals(total, ahead.value)) && !LAND_HEAD.test(between) && !OF_THE_WHOLE.test(between);
}
