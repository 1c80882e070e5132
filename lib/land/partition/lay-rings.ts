// Polygons of different size that begin at the same corner, laid over one another.
import type { Tract } from "@/lib/contracts/aspects/land";
import { isNegative, isZero, parseRational, type Rational, sub } from "@/lib/fraction/rational";
import { acresText } from "@/lib/land/set/region-acres";
import { ringRelation } from "@/lib/land/set/ring-relation";
import type { Piece } from "./mention";
import { sharedFrame } from "./shared-frame";

export type LaidGroup = { acres: Rational; tracts: readonly Tract[]; members: ReadonlySet<number>; piece: Piece };

/**
 * A polygon within a larger one is a piece that the larger tract covers too, and the larger piece is what remains of it.
 * Polygons that overlap stay pieces of their own, each unsure of the other: the common land has no acreage that anyone stated.
 * Groups are given largest first.
 */
export function layRings(groups: readonly LaidGroup[]): void {
  for (const [i, outer] of groups.entries()) {
    for (const inner of groups.slice(i + 1)) {
      const how = relation(outer, inner);
      if (how === "contains") takeFrom(outer, inner);
      else if (how === "overlaps") {
        for (const m of inner.members) if (!outer.piece.members.has(m)) outer.piece.unsure.add(m);
        for (const m of outer.members) if (!inner.piece.members.has(m)) inner.piece.unsure.add(m);
      }
    }
  }
}

function relation(a: LaidGroup, b: LaidGroup): ReturnType<typeof ringRelation> | null {
  for (const x of a.tracts)
    for (const y of b.tracts) {
      const rings = sharedFrame(x, y);
      if (rings) return ringRelation(rings[0], rings[1]);
    }
  return null;
}

function takeFrom(outer: LaidGroup, inner: LaidGroup): void {
  const nested = [...outer.members].every((m) => inner.piece.members.has(m));
  for (const m of outer.members) inner.piece.members.add(m);
  const left = parseRational(outer.piece.acres ?? "");
  const rest = left && sub(left, inner.acres);
  if (nested || !rest || isZero(rest) || isNegative(rest)) return;
  outer.piece.acres = acresText(rest);
  outer.piece.label = `${outer.piece.acres} acres`;
}
