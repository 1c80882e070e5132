// The atomic tracts of a package: the coarsest partition in which every mention covers a part wholly or not at all.
import type { Tract } from "@/lib/contracts/aspects/land";
import { acrePieces } from "./acre-pieces";
import { depthIntervals } from "./depth-intervals";
import { spaceKeys } from "./identity";
import type { LandAtom, Piece, Relation, TractMention } from "./mention";
import { sectionPieces } from "./section-pieces";

export type { LandAtom, Relation, TractMention } from "./mention";
export type LandPartition = {
  atoms: LandAtom[] /** By mention key: the atoms (indexes) it covers and how. */;
  relations: Record<string, { atom: number; relation: Relation }[]>;
};

/**
 * `[{key:"d1/t1", N/2}, {key:"d2/t1", NE/4}]` → NE/4 (d1 contains it, d2 equals it) and NW/4 (d1 contains it).
 * Sections are cut exactly on the grid; surveys, plats and other land by identity, acreage and side. A mention that cannot be placed
 * within its space is related by "overlaps": nothing is decided for it.
 */
export function partitionLand(mentions: readonly TractMention[]): LandPartition {
  const atoms: LandAtom[] = [];
  for (const space of spaces(mentions)) {
    const list = space.map((index) => ({ index, tract: mentions[index]?.tract as Tract }));
    for (const piece of piecesOf(list)) atoms.push(...cutDepths(piece, list, mentions));
  }
  return { atoms, relations: relate(atoms, mentions) };
}

/** Groups of mentions that share a name of their space, in the order of first mention. */
function spaces(mentions: readonly TractMention[]): number[][] {
  const parent = mentions.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  const seen = new Map<string, number>();
  const join = (key: string, i: number): void => {
    const other = seen.get(key);
    if (other === undefined) seen.set(key, i);
    else parent[find(i)] = find(other);
  };
  const keys = mentions.map((m) => spaceKeys(m.tract));
  for (const [i, list] of keys.entries()) for (const key of list) join(key, i);
  joinUnlettered(seen, (a, b) => {
    parent[find(a)] = find(b);
  });
  const groups = new Map<number, number[]>();
  for (const i of mentions.keys()) groups.set(find(i), [...(groups.get(find(i)) ?? []), i]);
  return [...groups.values()].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** A section key in its parts; the letters may be missing. */
const SECTION_KEY = /^plss:([\d.]*)([NS]?)-([\d.]*)([EW]?)-(\d+)$/;

/** Joins mentions of a section that leave a letter out with those that give it and contradict nothing. */
function joinUnlettered(seen: ReadonlyMap<string, number>, join: (a: number, b: number) => void): void {
  const buckets = new Map<string, { letters: string[]; index: number }[]>();
  for (const [key, index] of seen) {
    const m = SECTION_KEY.exec(key);
    if (!m) continue;
    const bare = `${m[1]}-${m[3]}-${m[5]}`;
    const entry = { letters: [m[2] ?? "", m[4] ?? ""], index };
    for (const other of buckets.get(bare) ?? [])
      if (entry.letters.every((l, i) => !l || !other.letters[i] || l === other.letters[i])) join(entry.index, other.index);
    buckets.set(bare, [...(buckets.get(bare) ?? []), entry]);
  }
}

function piecesOf(list: readonly { index: number; tract: Tract }[]): Piece[] {
  const first = list[0]?.tract;
  if (!first) return [];
  const heading = spaceLabel(list.map((l) => l.tract));
  let pieces: Piece[];
  if (first.plss && first.kind !== "lot_block") pieces = sectionPieces(list, `${first.plss.township ?? "?"}-${first.plss.range ?? "?"}-${first.plss.section}`);
  else if (list.some((l) => l.tract.survey?.aliquots) || (first.survey?.section && list.every((l) => l.tract.survey && !l.tract.subdivision)))
    pieces = sectionPieces(list, null);
  else if (list.every((l) => l.tract.subdivision)) pieces = lotsOf(list);
  else pieces = acrePieces(list);
  for (const p of pieces) p.label = [p.label === "ALL" ? "" : p.label, heading].filter(Boolean).join(", ");
  return pieces;
}

/** Lots of a block that go the same ways are one piece; no lots named means the whole block. */
function lotsOf(list: readonly { index: number; tract: Tract }[]): Piece[] {
  const lots = [...new Set(list.flatMap((l) => l.tract.subdivision?.lots ?? []))];
  if (lots.length === 0) return acrePieces(list);
  const groups = new Map<string, { lots: string[]; members: Set<number> }>();
  for (const lot of lots) {
    const members = list.filter((l) => (l.tract.subdivision?.lots.length ?? 0) === 0 || l.tract.subdivision?.lots.includes(lot)).map((l) => l.index);
    const group = groups.get(members.join()) ?? { lots: [], members: new Set(members) };
    group.lots.push(lot);
    groups.set(members.join(), group);
  }
  return [...groups.values()].map((g) => {
    const own = list.find((l) => g.members.has(l.index) && l.tract.subdivision?.lots.length === g.lots.length && l.tract.acres_stated !== null);
    return {
      label: `Lot${g.lots.length > 1 ? "s" : ""} ${g.lots.join(", ")}`,
      acres: own?.tract.acres_stated ?? null,
      members: g.members,
      unsure: new Set<number>(),
    };
  });
}

function spaceLabel(tracts: readonly Tract[]): string {
  const t = tracts.find((x) => x.plss?.meridian || x.survey?.name || x.subdivision?.name || x.name) ?? tracts[0];
  if (!t) return "";
  if (t.plss && t.kind !== "lot_block") return `Section ${t.plss.section ?? "?"}, T${t.plss.township ?? "?"}-R${t.plss.range ?? "?"}`;
  const s = t.survey;
  if (s)
    return [
      s.section && `Section ${s.section}`,
      s.labor && `Labor ${s.labor}`,
      s.league && `League ${s.league}`,
      s.block && `Block ${s.block}`,
      s.township,
      s.name && (/survey/i.test(s.name) ? s.name : `${s.name} ${/league/i.test(t.text) && !s.league ? "League" : "Survey"}`),
      s.abstract,
    ]
      .filter(Boolean)
      .join(", ");
  if (t.subdivision) return [t.subdivision.block && `Block ${t.subdivision.block}`, t.subdivision.name].filter(Boolean).join(", ");
  return [t.name, t.county && `${t.county} County`].filter(Boolean).join(", ") || "Tract described in words";
}

function cutDepths(piece: Piece, list: readonly { index: number; tract: Tract }[], mentions: readonly TractMention[]): LandAtom[] {
  const tracts = list.filter((l) => piece.members.has(l.index));
  const first = list[0]?.tract;
  const byWhom = new Map<string, LandAtom>();
  for (const interval of depthIntervals(tracts.map((l) => l.tract))) {
    const members = tracts.flatMap((l) => {
      const covers = interval.covers(l.tract);
      return covers === "none" ? [] : [{ key: mentions[l.index]?.key ?? "", relation: (covers === "unsure" ? "overlaps" : "contains") as Relation }];
    });
    for (const u of piece.unsure) members.push({ key: mentions[u]?.key ?? "", relation: "overlaps" });
    if (members.length === 0) continue;
    const named = tracts.find((l) => l.tract.county)?.tract;
    const atom: LandAtom = {
      label: interval.label ? `${piece.label} (${interval.label})` : piece.label,
      kind: first?.kind ?? "other",
      acres: piece.acres,
      county: named?.county ?? null,
      state: named?.state ?? first?.state ?? null,
      depths: interval.label,
      members,
    };
    if (piece.geometry) atom.geometry = piece.geometry;
    if (piece.assumed) atom.assumed = piece.assumed;
    byWhom.set(interval.label ?? "", atom);
  }
  return [...byWhom.values()];
}

/** A mention that covers one atom and nothing else equals it. */
function relate(atoms: readonly LandAtom[], mentions: readonly TractMention[]): LandPartition["relations"] {
  const relations: LandPartition["relations"] = Object.fromEntries(mentions.map((m) => [m.key, []]));
  for (const [i, atom] of atoms.entries()) for (const m of atom.members) relations[m.key]?.push({ atom: i, relation: m.relation });
  for (const list of Object.values(relations)) {
    const only = list.length === 1 ? list[0] : undefined;
    if (only?.relation === "contains") only.relation = "equals";
  }
  for (const [i, atom] of atoms.entries()) for (const m of atom.members) m.relation = relations[m.key]?.find((r) => r.atom === i)?.relation ?? m.relation;
  return relations;
}
