// A strip by shares: on the grid where its share is of halves, else kept with its exact acreage.
import { codeRegion } from "@/lib/land/set/aliquot-codes";
import { EMPTY, part, type Region, union } from "@/lib/land/set/region";
import type { LandItem, Strip } from "./items";

const OPPOSITE: Record<string, string> = { N: "S", S: "N", E: "W", W: "E" };
const HALVINGS_MAX = 6;

/**
 * The East 3/4 of the NE/4 becomes E/2 NE/4 and E/2 W/2 NE/4, exactly; the East 1/3 keeps the NE/4 as its host with the share in `strip`.
 * A strip of lots is a division of each.
 */
export function applyStrip(item: LandItem, strip: Strip): void {
  if (item.lots.length > 0) item.lots = item.lots.map((lot) => `${strip.side} ${strip.n}/${strip.d} of ${lot}`);
  if (item.region === 0) return;
  const paths = halvings(strip);
  if (!paths || (item.pieces.length === 0 && !item.all)) {
    item.strip = strip;
    item.partial = true;
    return;
  }
  const host = [...item.pieces].reverse();
  const within = (path: string): Region => [...host].reverse().reduce<Region>((r, piece) => part(piece, r), codeRegion(path));
  item.region = paths.map(within).reduce(union, EMPTY);
  item.pieces = paths.length === 1 && paths[0] ? [...(paths[0].match(/../g) ?? []), ...item.pieces] : [];
  item.all = false;
}

/** East 3/8 → ["E2E2", "E2W2E2"]: codes of halves, smallest first; null where the share is not of halves. */
function halvings({ side, n, d }: Strip): string[] | null {
  const depth = Math.log2(d);
  if (!Number.isInteger(depth) || depth > HALVINGS_MAX) return null;
  const out: string[] = [];
  let rest = "";
  for (let bit = depth - 1; bit >= 0; bit--) {
    if ((n >> bit) & 1) {
      out.push(`${side}2${rest}`);
      rest = `${OPPOSITE[side] ?? side}2${rest}`;
    } else rest = `${side}2${rest}`;
  }
  return out;
}
