// Several givers who give each a share of his own, told in a list: "from A … 0.125, from B … 0.03125", "A conveys one-eighth and B one thirty-second", "Grantors: A (conveying 12.5%) and B (3.125%)".
import type { Party } from "@/lib/contracts/aspects/parties";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { type FractionMention, findFractions } from "@/lib/fraction/find-fractions";
import { compare, equals, fromWire, ONE, type Rational, sum, toWire, ZERO } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { placesBySurname, placesOf } from "./people";
import type { Scene } from "./scene";

const SMALL =
  "(?:(?:as to|does|do|hereby|conveys?|conveying|gives?|giving|grants?|granting|sells?|selling|bargains?|and|to|the same|grantee|buyer|an?|the|his|her|its|of|undivided|interest|share|part|for|in)\\b[\\s,:(]*)";
/** Between a giver and his share: "from A .......... 0.125", "A, as to an undivided 1/8", "A grants and conveys to the same Grantee an undivided". */
const NAME_FIRST = new RegExp(`^[\\s,:(.|-]*${SMALL}{0,9}$`, "i");
/** Between a share and its giver: "4/32 coming from A". */
const SHARE_FIRST =
  /^[\s,)]*(?:(?:part|interest|share|thereof|of it|coming|comes|being|is|given|conveyed|sold|which|undivided)\b[\s,]*){0,5}(?:from|by)\b(?: the| said){0,2} *$/i;
/** Behind a share: what one has, and no share of all of it. */
const OF_HIS = /^\)?(?: interest| part| share)? of (?:his|her|its|their|(?:the )?(?:said )?\w+['’]s?)\b/i;
/** Ahead of a name: he takes, and gives nothing. */
const TO_HIM = /\b(?:un)?to (?:the )?(?:said )?$/i;

type Told = { id: string; value: Rational; start: number; end: number };

const sharesIn = (words: string): FractionMention[] =>
  findFractions(words).filter((f) => compare(f.value, ONE) <= 0 && compare(f.value, ZERO) > 0 && !OF_HIS.test(words.slice(f.end, f.end + 50)));

type Beside = (words: string, n: NameAt, shares: readonly FractionMention[]) => Told | null;
/** The share told behind one naming of a giver; null where none is. */
const behindName: Beside = (words, n, shares) => {
  const s = shares.find((x) => x.start >= n.end);
  return s && s.start - n.end < 90 && NAME_FIRST.test(words.slice(n.end, s.start)) ? { id: n.id, value: s.value, start: n.start, end: s.end } : null;
};
/** The same of a share told before it. */
const aheadOfName: Beside = (words, n, shares) => {
  const s = shares.findLast((x) => x.end <= n.start);
  return s && n.start - s.end < 60 && SHARE_FIRST.test(words.slice(s.end, n.start)) ? { id: n.id, value: s.value, start: s.start, end: n.end } : null;
};

/** One share for each giver; empty where one has none, or two that differ. */
function toldOfEach(words: string, pool: readonly Party[]): Told[] {
  const full = placesOf(words, pool);
  const names = [...full, ...placesBySurname(words, pool).filter((s) => !full.some((n) => n.start < s.end && s.start < n.end))]
    .filter((n) => !TO_HIM.test(words.slice(Math.max(0, n.start - 24), n.start)))
    .sort((a, b) => a.start - b.start);
  const shares = sharesIn(words);
  for (const beside of [aheadOfName, behindName]) {
    const told = names.flatMap((n) => beside(words, n, shares) ?? []);
    const each = pool.map((p) => told.filter((t) => t.id === p.id));
    if (each.every((list) => list.length > 0 && list.every((t) => equals(t.value, list[0]?.value ?? ZERO)))) return each.flatMap((list) => list.slice(0, 1));
  }
  return [];
}

const UNDERGROUND: ReadonlySet<string> = new Set(["mineral", "royalty"]);

/**
 * Grants of minerals or royalty of several givers, as one for each giver where a list says what each gives: what was read must be all of the thing, the sum, or one of those shares, read from the list itself.
 * As they were where it is something else ("A and B, each owning one-half, convey one-fourth"; "A, 1/2, and B, 1/2, convey 1/2"), or where the list does not name every giver.
 */
export function fromEach(scene: Scene, grants: readonly Found[]): Found[] {
  const pool = scene.parties.parties.filter((p) => scene.parties.from.includes(p.id));
  const [model] = grants;
  if (!model || pool.length < 2 || !grants.every((g) => UNDERGROUND.has(g.interest.estate_type) && !g.scope && !g.interest.mineral_acres)) return [...grants];
  if (new Set(grants.map((g) => `${g.interest.estate_type} ${g.interest.to.join()}`)).size > 1) return [...grants];
  const limit = scene.anatomy.habendum?.start ?? scene.anatomy.testimonium?.start ?? scene.text.length;
  const told = toldOfEach(scene.text.slice(0, limit), pool);
  const total = sum(told.map((t) => t.value));
  if (!told.length || compare(total, ONE) > 0) return [...grants];
  const fits = (g: Found): boolean => {
    if (g.interest.fraction === null) return true;
    const value = fromWire(g.interest.fraction);
    const place = g.fraction;
    if (equals(value, ONE) || equals(value, total)) return true;
    return place !== null && told.some((t) => equals(value, t.value) && t.start <= place.start && place.end <= t.end);
  };
  if (!grants.every(fits)) return [...grants];
  return told.map((t) => ({
    ...model,
    fraction: null,
    span: { start: t.start, end: t.end },
    interest: { ...model.interest, from: [t.id], fraction: toWire(t.value), of: "whole" as const, readings: [] },
  }));
}
