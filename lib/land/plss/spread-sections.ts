// One group of sections → the sections, each with its parts and its township: lists, several townships, "respectively".
import type { SectionGroup } from "./items";

export type OneSection = { group: SectionGroup; section: number };

/** More sections than any deed names are not multiplied by townships. */
const SPREAD_MAX = 1500;

/** "NE/4 and SW/4 of Sections 4 and 9, respectively" → NE/4 of 4, SW/4 of 9; "Townships 3 and 4 North, Sections 1 and 2" → both sections in both. */
export function spreadSections(groups: readonly SectionGroup[]): OneSection[] {
  const many = groups.reduce((n, g) => n + g.sections.length * (1 + (g.place?.also?.length ?? 0)), 0) > SPREAD_MAX;
  return groups.flatMap((g) => {
    const parted = g.respectively && g.items.length === g.sections.length;
    const list = g.sections.map((section, i) => ({ section, group: parted ? { ...g, items: g.items.slice(i, i + 1) } : g }));
    const places = many ? [] : townships(g);
    if (places.length === 0) return list;
    const alike = g.place?.respectively ? groups.filter((o) => o.place === g.place) : [];
    const own = alike.length === places.length && list.length === 1 ? places[alike.indexOf(g)] : undefined;
    if (own && alike.length > 1) return list.map((o) => ({ ...o, group: { ...o.group, place: own } }));
    if (g.place?.respectively && places.length === list.length) return list.map((o, i) => ({ ...o, group: { ...o.group, place: places[i] ?? o.group.place } }));
    return places.flatMap((place) => list.map((o) => ({ ...o, group: { ...o.group, acres: null, place } })));
  });
}

/** Every township named with the group; none where it is one. Acres stated are then of all of them. */
function townships({ place }: SectionGroup): NonNullable<SectionGroup["place"]>[] {
  if (!place?.also) return [];
  return [place, ...place.also].map((p) => ({ ...place, township: p.township, range: p.range }));
}
