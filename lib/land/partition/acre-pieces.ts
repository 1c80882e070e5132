// Pieces of a survey or named tract, known by acreage and side, not by a grid. Acres are exact rationals.
import type { Tract } from "@/lib/contracts/aspects/land";
import { compare, max, mul, parseRational, type Rational, rational, sub, ZERO } from "@/lib/fraction/rational";
import { acresText } from "@/lib/land/set/region-acres";
import { type LaidGroup, layRings } from "./lay-rings";
import type { Piece } from "./mention";
import { likeness } from "./same-tract";
import { axisOf, intervalLabel, type Strip, stripInterval, stripOf } from "./strips";

type Held = { index: number; tract: Tract; acres: Rational | null; strip: Strip | null };

const TOLERANCE = rational(1, 1000);
const magnitude = (r: Rational): Rational => max(r, sub(ZERO, r));
const near = (a: Rational, b: Rational): boolean => compare(magnitude(sub(a, b)), mul(TOLERANCE, max(a, b))) <= 0;
const positive = (text: string | null | undefined): Rational | null => {
  const r = text == null ? null : parseRational(text);
  return r && compare(r, ZERO) > 0 ? r : null;
};

/**
 * Tracts of the same acreage that agree in calls, ring, reference or name are the same; agreeing in acreage alone they are joined as assumed.
 * Strips cut the one larger tract of their space; an exception of stated acres is a part of its own.
 */
export function acrePieces(mentions: readonly { index: number; tract: Tract }[]): Piece[] {
  const held = mentions.map(({ index, tract }): Held => {
    const acres = positive(tract.acres_stated ?? tract.acres_computed);
    const strip = stripOf(tract.text, acres);
    return { index, tract, acres, strip: strip && acres && near(strip.acres, acres) ? strip : null };
  });
  const groups = byAcres(held.filter((h) => h.acres !== null && !h.strip));
  const strips = held.filter((h) => h.strip);
  const silent = held.filter((h) => h.acres === null);
  const parents = groups.filter((g) => strips.some((s) => compare(s.acres ?? ZERO, g.acres) < 0 && (!s.strip?.whole || near(s.strip.whole, g.acres))));
  const parent = parents.length === 1 ? parents[0] : undefined;
  const pieces: Piece[] = [];
  const laid: LaidGroup[] = [];
  for (const g of groups) {
    if (g === parent && strips.length > 0) continue;
    const own = withExceptions(g);
    pieces.push(...own);
    if (own[0]) laid.push({ acres: g.acres, tracts: g.held.map((h) => h.tract), members: all(g), piece: own[0] });
  }
  layRings(laid);
  if (parent && strips.length > 0) pieces.push(...cut(parent, strips));
  else for (const s of strips) loneStrip(pieces, s);
  if (silent.length > 0) silentMentions(pieces, silent);
  return pieces;
}

/** A strip with no larger tract to cut is a tract of its acres; the same acres named before are the same tract. */
function loneStrip(pieces: Piece[], s: Held): void {
  const acres = s.acres ?? ZERO;
  const same = pieces.find((p) => near(positive(p.acres) ?? ZERO, acres));
  if (same) same.members.add(s.index);
  else {
    const label = s.strip ? `${SIDE_NAMES[s.strip.side]} ${acresText(s.strip.acres)} acres` : "part";
    pieces.push({ label, acres: acresText(acres), members: new Set([s.index]), unsure: new Set() });
  }
}

const SIDE_NAMES = { N: "North", S: "South", E: "East", W: "West" } as const;

type Group = { acres: Rational; held: Held[]; assumed: boolean };

/** Tracts of like acreage, largest first; two that contradict each other stay apart. */
function byAcres(held: readonly Held[]): Group[] {
  const out: Group[] = [];
  for (const h of [...held].sort((a, b) => compare(b.acres ?? ZERO, a.acres ?? ZERO))) {
    const acres = h.acres ?? ZERO;
    const like = out.filter((g) => near(g.acres, acres)).map((g) => ({ g, how: groupLikeness(g, h) }));
    const found = like.find((l) => l.how === "same") ?? like.find((l) => l.how === "silent");
    if (!found) out.push({ acres, held: [h], assumed: false });
    else {
      found.g.held.push(h);
      found.g.assumed ||= found.how === "silent";
    }
  }
  return out;
}

function groupLikeness(g: Group, h: Held): "same" | "silent" | "other" {
  const all = g.held.map((x) => likeness(x.tract, h.tract));
  if (all.includes("other")) return "other";
  return all.includes("same") ? "same" : "silent";
}

const all = (g: Group): Set<number> => new Set(g.held.map((h) => h.index));

function withExceptions(g: Group): Piece[] {
  const host: Piece = { label: `${acresText(g.acres)} acres`, acres: acresText(g.acres), members: all(g), unsure: new Set() };
  if (g.assumed) host.assumed = ["identity"];
  const out = [host];
  let left = g.acres;
  for (const h of g.held) {
    for (const e of h.tract.exceptions) {
      const acres = positive(e.acres_stated ?? e.acres_computed);
      if (!acres || compare(acres, left) >= 0) continue;
      const members = new Set([...all(g)].filter((m) => m !== h.index));
      const text = acresText(acres);
      if (members.size === 0 || out.some((p) => p !== host && p.acres === text)) continue;
      out.push({ label: `${text} acres excepted`, acres: text, members, unsure: new Set() });
      left = sub(left, acres);
      host.acres = acresText(left);
      host.label = `${host.acres} acres`;
    }
  }
  return out;
}

/** The parent cut at the edges of its strips; strips on two axes cannot be laid together and stay unsure. */
function cut(parent: Group, strips: readonly Held[]): Piece[] {
  const axis = axisOf(strips[0]?.strip?.side ?? "N");
  const placed = strips.flatMap((h) => {
    const range = h.strip && axisOf(h.strip.side) === axis ? stripInterval(h.strip, parent.acres) : null;
    return range ? [{ index: h.index, range }] : [];
  });
  const unplaced = strips.filter((s) => !placed.some((p) => p.index === s.index)).map((s) => s.index);
  const edges = [ZERO, parent.acres, ...placed.flatMap((p) => p.range)].sort(compare).filter((e, i, list) => i === 0 || compare(e, list[i - 1] ?? e) !== 0);
  return edges.slice(1).map((to, i): Piece => {
    const from = edges[i] ?? ZERO;
    const within = placed.filter((p) => compare(p.range[0], from) <= 0 && compare(p.range[1], to) >= 0).map((p) => p.index);
    const piece: Piece = {
      label: intervalLabel(from, to, parent.acres, axis),
      acres: acresText(sub(to, from)),
      members: new Set([...all(parent), ...within]),
      unsure: new Set(unplaced),
    };
    return parent.assumed ? { ...piece, assumed: ["identity"] } : piece;
  });
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
