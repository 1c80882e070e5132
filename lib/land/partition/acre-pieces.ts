// Pieces of a survey or named tract, known by acreage and side, not by a grid.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Piece } from "./mention";
import { axisOf, intervalLabel, round, type Strip, stripInterval, stripOf } from "./strips";

type Held = { index: number; tract: Tract; acres: number | null; strip: Strip | null };

const TOLERANCE = 0.001;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(a, b);

/** Tracts of the same acreage are the same; strips cut the one larger tract of their space; an exception of stated acres is a part of its own. */
export function acrePieces(mentions: readonly { index: number; tract: Tract }[]): Piece[] {
  const held = mentions.map(({ index, tract }): Held => {
    const acres = Number(tract.acres_stated ?? tract.acres_computed ?? Number.NaN);
    const strip = stripOf(tract.text, acres > 0 ? acres : null);
    return { index, tract, acres: acres > 0 ? acres : null, strip: strip && acres > 0 && near(strip.acres, acres) ? strip : null };
  });
  const groups = byAcres(held.filter((h) => h.acres !== null && !h.strip));
  const strips = held.filter((h) => h.strip);
  const silent = held.filter((h) => h.acres === null);
  const parents = groups.filter((g) => strips.some((s) => (s.acres ?? 0) < g.acres && (s.strip?.whole === undefined || near(s.strip.whole, g.acres))));
  const parent = parents.length === 1 ? parents[0] : undefined;
  const pieces: Piece[] = [];
  for (const g of groups) if (g !== parent || strips.length === 0) pieces.push(...withExceptions(g));
  if (parent && strips.length > 0) pieces.push(...cut(parent, strips));
  else
    strips.forEach((s) => {
      loneStrip(pieces, s);
    });
  if (silent.length > 0) silentMentions(pieces, silent);
  return pieces;
}

/** A strip with no larger tract to cut is a tract of its acres; the same acres named before are the same tract. */
function loneStrip(pieces: Piece[], s: Held): void {
  const same = pieces.find((p) => p.acres !== null && near(Number(p.acres), s.acres ?? 0));
  if (same) same.members.add(s.index);
  else
    pieces.push({
      label: s.strip ? `${sideName(s.strip)} ${round(s.strip.acres)} acres` : "part",
      acres: round(s.acres ?? 0),
      members: new Set([s.index]),
      unsure: new Set(),
    });
}

const sideName = (s: Strip): string => ({ N: "North", S: "South", E: "East", W: "West" })[s.side];

type Group = { acres: number; held: Held[] };

function byAcres(held: readonly Held[]): Group[] {
  const out: Group[] = [];
  for (const h of [...held].sort((a, b) => (b.acres ?? 0) - (a.acres ?? 0))) {
    const last = out.at(-1);
    if (last && near(last.acres, h.acres ?? 0)) last.held.push(h);
    else out.push({ acres: h.acres ?? 0, held: [h] });
  }
  return out;
}

const all = (g: Group): Set<number> => new Set(g.held.map((h) => h.index));

function withExceptions(g: Group): Piece[] {
  const out: Piece[] = [{ label: `${round(g.acres)} acres`, acres: round(g.acres), members: all(g), unsure: new Set() }];
  const host = out[0];
  for (const h of g.held) {
    for (const e of h.tract.exceptions) {
      const acres = Number(e.acres_stated ?? e.acres_computed ?? Number.NaN);
      if (!(acres > 0) || acres >= g.acres || !host) continue;
      const members = new Set([...all(g)].filter((m) => m !== h.index));
      if (members.size === 0 || out.some((p) => p !== host && Number(p.acres) === acres)) continue;
      out.push({ label: `${round(acres)} acres excepted`, acres: round(acres), members, unsure: new Set() });
      host.acres = round(Number(host.acres) - acres);
      host.label = `${host.acres} acres`;
    }
  }
  return out;
}

/** The parent cut at the edges of its strips; strips on two axes cannot be laid together and stay unsure. */
function cut(parent: Group, strips: readonly Held[]): Piece[] {
  const axis = axisOf(strips[0]?.strip ?? { side: "N", acres: 0 });
  const placed = strips.flatMap((h) => {
    const range = h.strip && axisOf(h.strip) === axis ? stripInterval(h.strip, parent.acres) : null;
    return range ? [{ h, range }] : [];
  });
  const edges = [...new Set([0, parent.acres, ...placed.flatMap((p) => p.range)].map((n) => Math.round(n * 1e4) / 1e4))].sort((a, b) => a - b);
  const out: Piece[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const members = new Set([...all(parent), ...placed.filter((p) => p.range[0] <= from + 1e-6 && p.range[1] >= to - 1e-6).map((p) => p.h.index)]);
    out.push({
      label: intervalLabel(from, to, parent.acres, axis),
      acres: round(to - from),
      members,
      unsure: new Set(strips.filter((s) => !placed.some((p) => p.h === s)).map((s) => s.index)),
    });
  }
  return out;
}

/** A mention with no acreage is the one tract of its space, where there is one; else it may be any of them. */
function silentMentions(pieces: Piece[], silent: readonly Held[]): void {
  if (pieces.length === 0) {
    pieces.push({ label: "", acres: null, members: new Set(silent.map((s) => s.index)), unsure: new Set() });
    return;
  }
  for (const p of pieces) {
    for (const s of silent) p.members.add(s.index);
    p.assumed = [...(p.assumed ?? []), "acreage"];
  }
}
