// Everyone whom the words of an order mean: by name, by the part in the suit, by "each of the parties", by "the three last named".
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { type Group, groupsOf } from "@/lib/extract/rules/orders/award-clauses";
import { CLASS } from "@/lib/extract/rules/orders/classes";
import { cardinal } from "@/lib/fraction/number-words";
import { placesByRole } from "./role-places";

const SIDE =
  /\b(?:the |said |all (?:of )?){0,3}(plaintiff|complainant|petitioner|defendant|respondent|cross-?(?:petitioner|complainant|plaintiff)|cross-?defendant)s\b(?!['’])/gi;
const ALL =
  /\b(?:each|both|all)(?: of)? the (?:said )?parties\b(?: hereto| to (?:this|said|the) (?:action|cause|suit))?|\b(?:each|either) (?:party|spouse)\b|\bbetween (?:them|the (?:said )?parties)\b/gi;
const LAST_NAMED =
  /\b(?:the |said ){0,2}(two|three|four|five|six|seven|eight) (?:(last|first)[- ](?:above[- ])?(?:named|mentioned)|above[- ]named (last|first))\b/gi;

/** A name behind a class tells its members. */
const NAMES_FOLLOW = 60;

/** The last, or first, so many of the list of names that stands last before a place; none where no list is as long. */
function counted(scene: Scene, upTo: number, count: number, last: boolean): string[] {
  const pool = scene.parties.parties.filter((p) => p.role !== "decedent");
  const words = scene.text.slice(0, upTo);
  const list = groupsOf(
    words,
    placesOf(words, pool).map((p) => ({ ids: [p.id], start: p.start, end: p.end })),
  ).findLast((g) => g.ids.length >= count);
  return count > 0 && list ? (last ? list.ids.slice(-count) : list.ids.slice(0, count)) : [];
}

/** The list of names that stands last before a place: as many as are told, or two at least. */
function membersOf(scene: Scene, upTo: number, count: number | null): string[] {
  const pool = scene.parties.parties.filter((p) => p.role !== "decedent");
  const words = scene.text.slice(0, upTo);
  const lists = groupsOf(
    words,
    placesOf(words, pool).map((p) => ({ ids: [p.id], start: p.start, end: p.end })),
  );
  return lists.findLast((g) => (count === null ? g.ids.length > 1 : g.ids.length === count))?.ids ?? [];
}

/** In order of their places; `offset`: where the words stand in the paper. */
export function peopleMeant(words: string, offset: number, scene: Scene): Group[] {
  const { parties } = scene.parties;
  const suing = (role: string): string[] => parties.filter((p) => p.role === role).map((p) => p.id);
  const at = (m: RegExpExecArray, ids: string[]): Group[] => (ids.length ? [{ ids, start: m.index, end: m.index + m[0].length }] : []);
  const sides = [...words.matchAll(SIDE)].flatMap((m) =>
    at(m, suing(/^(?:plaintiff|complainant|petitioner|cross-?defendant)/i.test(m[1] ?? "") ? "plaintiff" : "defendant")),
  );
  const all = [...words.matchAll(ALL)].flatMap((m) =>
    at(
      m,
      parties.filter((p) => p.role !== "decedent").map((p) => p.id),
    ),
  );
  const last = [...words.matchAll(LAST_NAMED)].flatMap((m) =>
    at(m, counted(scene, offset + m.index, Number(cardinal(m[1] ?? "") ?? 0), (m[2] ?? m[3]) !== "first")),
  );
  const places = placesByRole(words, scene);
  const told = [...words.matchAll(CLASS)]
    .filter((m) => !places.some((p) => p.start >= m.index && p.start < m.index + m[0].length + NAMES_FOLLOW))
    .flatMap((m) => at(m, membersOf(scene, offset + m.index, m[1] ? Number(cardinal(m[1]) ?? 0) : null)));
  const named = places.map((p): Group => ({ ids: [p.id], start: p.start, end: p.end }));
  const more = [...sides, ...all, ...last, ...told];
  return [...more, ...named.filter((n) => !more.some((o) => n.start < o.end && o.start < n.end))].sort((a, b) => a.start - b.start);
}
