// Which tracts of the paper the words of an interest reach.
import type { Land } from "@/lib/contracts/aspects/land";
import { tractsBySection, tractsOf, tractsWithin } from "@/lib/land/named/tract-names";
import { tractsBySize } from "@/lib/land/named/tract-size";
import type { Found } from "./interest";

/**
 * Ids of the tracts that an interest names; empty means all. A paper sets lands apart only where its interests differ in land:
 * a list of lands given to one person, or to all alike, is cut short by the end of the first. `apart`: a paper that gives each party a land of its own.
 */
export function tractsIn({ interest, scope }: Found, list: readonly Found[], land: Land | undefined, apart = false): string[] {
  const words = scope ? `${scope} ${interest.text}` : interest.text;
  const named = tractsOf(words, land);
  if (named.length || !(scope || (apart && new Set(list.map((f) => tractsWithin(f.interest.text, land).join())).size > 1))) return named;
  const within = tractsWithin(words, land);
  if (within.length || !scope) return within;
  const section = tractsBySection(scope, land);
  if (section.length) return section;
  const sized = tractsBySize(scope, land);
  return sized.length ? sized : tractsByOrder(scope, land);
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ORDINAL = new RegExp(`^(?:the )?(?:(${ORDINALS.join("|")})|(former)|(latter|last))$`, "i");

/** "one-half in the first and one-fourth in the second": by the place in the list. */
function tractsByOrder(scope: string, land: Land | undefined): string[] {
  const m = ORDINAL.exec(scope.trim());
  const tracts = land?.tracts ?? [];
  if (!m || tracts.length < 2) return [];
  const at = m[1] ? ORDINALS.indexOf(m[1].toLowerCase()) : m[2] ? 0 : tracts.length - 1;
  const tract = tracts[at];
  return tract ? [tract.id] : [];
}

/** Words that cut a piece out of land, or name one of several: "the N/2", "Lot 4", "46 acres"; a section, block or county tells where all of it lies. */
const PIECE =
  /(?<![A-Za-z])[NSEW][NSEW]?\.? ?(?:\/ ?[24]|1\/[24]|[½¼])|\b(?:north|south|east|west|middle|first|second|third|fourth|former|latter|last|half|quarter|fort(?:y|ies)|eight(?:y|ies)|lots?|tracts?|parcels?|pieces?|lands?|acres?|surveys?|leagues?|labors?|pasture|place|farm|ranch|homestead|number\w*)/i;

/** Whether grants read land by land lie in different land: where all reach the same tracts and one of them names no piece, what was taken for a list tells something else. True where no land is known. */
export function liesApart(list: readonly Found[], land: Land | undefined): boolean {
  const scoped = list.filter((f) => f.scope);
  if (callsBack(scoped.map((f) => f.scope ?? ""))) return false;
  if (!land?.tracts.length || scoped.length < 2 || new Set(scoped.map((f) => tractsIn(f, list, land).join())).size > 1) return true;
  return scoped.every((f) => PIECE.test(f.scope ?? ""));
}

/** "in the 240 acre tract … of the minerals in the said 240 acres": one land, called back by its size. */
function callsBack(scopes: readonly string[]): boolean {
  const sizes = scopes.map((s) => /\b(\d[\d,.]*)(?: |-)acres?\b/i.exec(s)?.[1]);
  return (
    sizes[0] !== undefined && sizes.every((n) => n === sizes[0]) && scopes.slice(1).every((s) => /\b(?:said|such|same|these|those|aforesaid|above)\b/i.test(s))
  );
}

/** Whether grants read land by land part the tracts of the paper among them: each has some, none is in two, and every tract is in one. */
export function reachesAll(list: readonly Found[], land: Land | undefined): boolean {
  const tracts = land?.tracts ?? [];
  if (tracts.length < 2 || list.length < 2 || list.some((f) => !f.scope)) return false;
  const reached = list.map((f) => tractsIn(f, list, land));
  return reached.every((ids) => ids.length > 0) && reached.flat().length === tracts.length && new Set(reached.flat()).size === tracts.length;
}
