// Deeds by which a personal representative hands out an estate: each taker with his share of each thing.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { equals, fromWire, ONE, sum } from "@/lib/fraction/rational";
import { itemGrants } from "./decree-items";
import { readDeed } from "./deed";

const GIVES =
  /\b(?:conveys?|grants?|transfers?|distributes?|assigns?|releases?)\b(?:,? (?:and )?(?:conveys?|grants?|transfers?|distributes?|assigns?|releases?))*/gi;

/** A share the deed states of a thing is of the thing, and not of what the giver has left after the items before. */
const ofWhole = (f: Found): Found => (f.interest.fraction?.fraction === "1" ? f : { ...f, interest: { ...f.interest, of: "whole" } });

/** The list of takers as items that part the surface from the minerals; empty where it parts none. */
function itemsOf(scene: Scene): Draft["grants"] {
  const takers = sideIds(scene.parties, "to");
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const end = scene.anatomy.testimonium?.start ?? scene.text.length;
  for (const m of scene.text.slice(0, end).matchAll(GIVES)) {
    const at = m.index + m[0].length;
    const words = scene.text.slice(at, end);
    const items = itemGrants(words, at, placesOf(words, pool), sideIds(scene.parties, "from"));
    if (items.length && takers.every((id) => items.some((f) => f.interest.to.includes(id)))) return items.map(ofWhole);
  }
  return [];
}

/** Reads a deed of distribution: item by item where the items part surface and minerals; shares of the land that make the whole leave nothing to add. */
export function readDistributionDeed(scene: Scene): Draft {
  const draft = readDeed(scene);
  const items = itemsOf(scene);
  if (items.length) return { ...draft, grants: items };
  const fee = draft.grants.filter((f) => f.interest.estate_type === "fee" && f.interest.fraction);
  const whole = fee.length > 1 && equals(sum(fee.flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : []))), ONE);
  return whole ? { ...draft, grants: fee } : draft;
}
