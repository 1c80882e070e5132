// Pieces of one section (or a survey's section): grid parts exact, lots by number, parts in words by their words.
import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import { equals, isNegative, isZero, parseRational, sub, ZERO } from "@/lib/fraction/rational";
import { regionShapes } from "@/lib/land/plat-shapes";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { contains, meets, type Region, WHOLE } from "@/lib/land/set/region";
import { acresText, regionAcres } from "@/lib/land/set/region-acres";
import { partitionSection } from "@/lib/land/set/section-partition";
import type { Piece } from "./mention";

type Held = { index: number; tract: Tract; region: Region; lots: string[]; partial: boolean };
type Named = { key: string; label: string; acres: string | null; host: Region; own: Set<number>; not: Set<number> };

const isPartial = (t: Tract): boolean => t.warnings.some((w) => w.code === "partial" || w.code === "strip");

/** The coarsest pieces such that every mention covers each wholly or not at all. */
export function sectionPieces(mentions: readonly { index: number; tract: Tract }[], section: string | null): Piece[] {
  const held = mentions.map(({ index, tract }): Held => {
    const codes = tract.plss ? tract.plss.aliquots : (tract.survey?.aliquots ?? []);
    const lots = (tract.plss?.lots ?? []).map(String);
    const whole = !tract.plss && codes.length === 0;
    return { index, tract, region: whole ? WHOLE : codesRegion(codes), lots, partial: isPartial(tract) };
  });
  const named = namedParts(held);
  const whole = held.filter((h) => !h.partial);
  const atoms = partitionSection(whole.map((h) => h.region));
  const pieces: Piece[] = atoms.map((a) => gridPiece(a.region, new Set(a.members.map((m) => whole[m]?.index ?? -1)), section));
  pieces.push(...lotPieces(whole, section));
  for (const n of named) pieces.push(namedPiece(n, whole));
  takeOut(
    pieces,
    atoms.map((a) => a.region),
    named,
  );
  wearStated(pieces, whole);
  return pieces;
}

function gridPiece(region: Region, members: Set<number>, section: string | null): Piece {
  return {
    label: printAliquots(region),
    acres: acresText(regionAcres(region)),
    members,
    unsure: new Set(),
    geometry: [{ frame: "section", section, shapes: regionShapes(region) }],
  };
}

/** Lots held by the same mentions are one piece. */
function lotPieces(held: readonly Held[], section: string | null): Piece[] {
  const by = new Map<string, Set<number>>();
  for (const h of held) for (const lot of h.lots) by.set(lot, (by.get(lot) ?? new Set()).add(h.index));
  const groups = new Map<string, { lots: string[]; members: Set<number> }>();
  for (const [lot, members] of by) {
    const name = [...members].sort((a, b) => a - b).join(",");
    const group = groups.get(name) ?? { lots: [], members };
    group.lots.push(lot);
    groups.set(name, group);
  }
  return [...groups.values()].map((g) => {
    const all = held.filter((h) => g.members.has(h.index) && h.lots.length === g.lots.length && h.region === 0);
    return {
      label: `Lot${g.lots.length > 1 ? "s" : ""} ${g.lots.join(", ")}`,
      acres: all.find((h) => h.tract.acres_stated)?.tract.acres_stated ?? null,
      members: g.members,
      unsure: new Set<number>(),
      geometry: [{ frame: "section" as const, section, shapes: g.lots.map((l) => ({ kind: "lot" as const, label: `Lot ${l}`, points: [] })) }],
    };
  });
}

/** Parts known by words: what partial mentions cover, and what carried exceptions leave out. */
function namedParts(held: readonly Held[]): Named[] {
  const out = new Map<string, Named>();
  const name = (label: string, acres: string | null, host: Region): Named => {
    const key = `${
      acres === null
        ? label
            .toUpperCase()
            .replace(/[^A-Z0-9]/g, "")
            .slice(0, 120)
        : acres
    }|${printAliquots(host)}`;
    const found = out.get(key) ?? { key, label, acres, host, own: new Set<number>(), not: new Set<number>() };
    out.set(key, found);
    return found;
  };
  for (const h of held) {
    if (h.partial) name(partLabel(h.tract), h.tract.acres_stated ?? h.tract.acres_computed, h.region === 0 ? WHOLE : h.region).own.add(h.index);
    for (const e of h.tract.exceptions) if (e.subtracted === false) matchException(out, e, h).not.add(h.index);
  }
  return [...out.values()];
}

/** An exception of so many acres is the named part of the same acres, where one stands. */
function matchException(out: Map<string, Named>, e: LandException, h: Held): Named {
  const acres = e.acres_stated ?? e.acres_computed ?? null;
  const same = [...out.values()].find((n) => acres !== null && n.acres !== null && sameAcres(n.acres, acres) && (meets(n.host, h.region) || h.region === 0));
  if (same) return same;
  const key = `not:${acres ?? e.text}|${printAliquots(h.region)}`;
  const made = out.get(key) ?? {
    key,
    label: `${acres === null ? "part" : `${acres} acres`} in ${printAliquots(h.region) || "the section"}`,
    acres,
    host: h.region === 0 ? WHOLE : h.region,
    own: new Set<number>(),
    not: new Set<number>(),
  };
  out.set(key, made);
  return made;
}

const sameAcres = (a: string, b: string): boolean => equals(parseRational(a) ?? ZERO, parseRational(b) ?? ZERO);

const partLabel = (t: Tract): string => {
  const acres = t.acres_stated ?? t.acres_computed;
  const host = t.plss?.label ?? "";
  if (t.warnings.some((w) => w.code === "strip")) return host;
  return `${acres === null ? "part" : `${acres} acres`} in ${host || "the section"}`;
};

function namedPiece(n: Named, whole: readonly Held[]): Piece {
  const members = new Set(n.own);
  const unsure = new Set<number>();
  for (const h of whole) {
    if (n.not.has(h.index)) continue;
    if (contains(h.region, n.host)) members.add(h.index);
    else if (meets(h.region, n.host)) unsure.add(h.index);
  }
  return { label: n.label, acres: n.acres, members, unsure };
}

/** A named part is taken from the one grid piece that can hold it. */
function takeOut(pieces: Piece[], regions: readonly Region[], named: readonly Named[]): void {
  for (const n of named) {
    const hosts = regions.map((r, i) => ({ r, i })).filter(({ r }) => meets(r, n.host));
    const host = hosts.length === 1 ? pieces[hosts[0]?.i ?? -1] : undefined;
    if (!host || n.acres === null || host.acres === null) continue;
    const left = sub(parseRational(host.acres) ?? ZERO, parseRational(n.acres) ?? ZERO);
    if (isNegative(left) || isZero(left)) continue;
    host.acres = acresText(left);
    host.label = `${host.label}, less ${n.label.replace(/ in .*$/, "")}`;
  }
}

/** Where a piece is all that one mention covers, the acreage stated there wins over the nominal. */
function wearStated(pieces: readonly Piece[], whole: readonly Held[]): void {
  for (const p of pieces) {
    if (p.label.includes(", less ")) continue;
    const own = whole.find(
      (h) =>
        p.members.has(h.index) &&
        h.tract.acres_stated !== null &&
        h.tract.exceptions.every((e) => e.subtracted) &&
        pieces.filter((q) => q.members.has(h.index)).length === 1,
    );
    if (own) p.acres = own.tract.acres_stated;
  }
}
