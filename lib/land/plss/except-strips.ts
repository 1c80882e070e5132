// Exceptions off one side: "less the East 1/3", "except the North 7/15 of the NE/4", "save and except the East 60 acres".
import { add, compare, mul, parseRational, type Rational, rational, ZERO } from "@/lib/fraction/rational";
import { contains, meets, type Region, sameRegion } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { applyStrip } from "./apply-strip";
import { emptyItem, type LandItem, type SectionGroup } from "./items";

export type StripTaken = { host: Region; side: string; acres: Rational };

/** Is this a share or an acreage off one side of its host? */
export const isSlice = (i: LandItem): boolean => i.strip !== null || i.side !== null;

/** The one part that an exception with no host of its own is taken from; null where there are several, or lots, or an unplaced piece. */
function onlyHost(g: SectionGroup): LandItem | null {
  if (g.partial) return null;
  if (g.items.length === 0) return { ...emptyItem(g.start, g.end), region: 1, all: true };
  const only = g.items.length === 1 ? g.items[0] : undefined;
  return only && only.lots.length === 0 && !only.partial ? only : null;
}

/** "the NE/4, less the East 1/3" → the East 1/3 of the NE/4; shares of halves (the South 3/4) fall on the grid. What has a host already is left as it is. */
export function hosted(i: LandItem, g: SectionGroup): LandItem {
  const host = isSlice(i) && i.region === 0 && i.lots.length === 0 ? onlyHost(g) : null;
  if (!host) return i;
  const out = { ...i, region: host.region, pieces: host.pieces, all: host.all };
  if (!i.strip) return out;
  Object.assign(out, { strip: null, partial: false });
  applyStrip(out, i.strip);
  return out;
}

function sliceOf(i: LandItem): StripTaken | null {
  if (i.region === 0) return null;
  const host = regionAcres(i.region);
  const acres = i.strip ? mul(host, rational(i.strip.n, i.strip.d)) : parseRational(i.acres ?? "");
  if (!acres || compare(acres, ZERO) <= 0 || compare(acres, host) >= 0) return null;
  return { host: i.region, side: i.strip?.side ?? i.side ?? "", acres };
}

const axis = (side: string): string => (side === "N" || side === "S" ? "NS" : "EW");

/** Two slices that surely share no land: hosts apart, or opposite sides of one host that together leave some of it. */
function apart(a: StripTaken, b: StripTaken): boolean {
  if (!meets(a.host, b.host)) return true;
  return sameRegion(a.host, b.host) && axis(a.side) === axis(b.side) && a.side !== b.side && compare(add(a.acres, b.acres), regionAcres(a.host)) < 0;
}

/**
 * The slices of an exception with their exact acres: East 1/3 of the NE/4 → 160/3. Null, so that the exception is carried and not subtracted, where one
 * of them has no host in the land left (`net`), or may overlap a slice already `taken`: errs towards too much land, never towards too little.
 */
export function slicesWithin(items: readonly LandItem[], net: Region, taken: readonly StripTaken[]): StripTaken[] | null {
  const out: StripTaken[] = [];
  for (const i of items) {
    const slice = sliceOf(i);
    if (!slice || !contains(net, slice.host) || ![...taken, ...out].every((t) => apart(t, slice))) return null;
    out.push(slice);
  }
  return out;
}

/** Acres of all slices together. */
export const slicedAcres = (slices: readonly StripTaken[]): Rational => slices.reduce((sum, s) => add(sum, s.acres), ZERO);
