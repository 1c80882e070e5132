// "N/2 and SW/4 of the NE/4": does "of the NE/4" govern the first part too?
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { contains, meets, type Region } from "@/lib/land/set/region";
import type { LandItem } from "./items";

/**
 * The usual reading is the last antecedent: the first part stands alone. It gives way only where it would make the second part idle
 * (N/2 already holds SW/4 NE/4) and the shared reading does not. Returns the items and the pairs that could be read both ways.
 */
export function distribute(items: readonly LandItem[]): { items: LandItem[]; ambiguous: LandItem[] } {
  const out = [...items];
  const ambiguous: LandItem[] = [];
  for (let i = 0; i + 1 < out.length; i++) {
    const a = out[i];
    const b = out[i + 1];
    if (a && b && oppositeHalves(a, b)) {
      out[i] = shareHost(a, b);
      continue;
    }
    if (!a || !b?.ofJoined || !b.afterAnd || a.ofJoined || a.pieces.length !== 1 || b.pieces.length < 2 || a.partial) continue;
    const shared = chainRegion([...a.pieces, ...b.pieces.slice(1)]);
    if (shared === null || meets(shared, b.region)) continue;
    ambiguous.push(a);
    if (contains(a.region, b.region)) out[i] = { ...a, region: shared, pieces: [...a.pieces, ...b.pieces.slice(1)] };
  }
  return { items: out, ambiguous };
}

/** Further apart than " (E/2) and the ": something else is said between the halves ("to Ada the north half, and to Bo the south half, of the SE/4"). */
const BETWEEN = 20;
const OPPOSITE: Record<string, string> = { N2: "S2", S2: "N2", E2: "W2", W2: "E2" };

/** "to Ada the north half, and to Bo the south half, of the SE/4": two halves that make one whole, given apart, are halves of the same. */
const oppositeHalves = (a: LandItem, b: LandItem): boolean =>
  a.pieces.length === 1 &&
  b.pieces.length > 1 &&
  !a.ofJoined &&
  !a.partial &&
  OPPOSITE[a.pieces[0] ?? ""] === b.pieces[0] &&
  b.ofJoined &&
  b.start - a.end > BETWEEN;

function shareHost(a: LandItem, b: LandItem): LandItem {
  const pieces = [...a.pieces, ...b.pieces.slice(1)];
  return { ...a, pieces, region: chainRegion(pieces) ?? a.region };
}

/** Union of the regions of items. */
export const regionOf = (items: readonly LandItem[], join: (a: Region, b: Region) => Region): Region => items.reduce<Region>((r, i) => join(r, i.region), 0);
