// The part of a section that a description covers, as an exact quadtree: no coordinates, no rounding, any depth.

/** Nothing, all, or four quarters. Always in normal form: four equal leaves are one leaf. */
export type Region = 0 | 1 | Quarters;
export type Quarters = { readonly nw: Region; readonly ne: Region; readonly sw: Region; readonly se: Region };

export const EMPTY: Region = 0;
export const WHOLE: Region = 1;

/** Joins four quarters in normal form: four full quarters are the whole. */
export function quarters(nw: Region, ne: Region, sw: Region, se: Region): Region {
  if (nw === ne && ne === sw && sw === se && typeof nw === "number") return nw;
  return { nw, ne, sw, se };
}

/** `part("N2", WHOLE)` → the north half; `part("NE", r)` → `r` shrunk into the north-east quarter. A half stretches its content over both quarters. */
export function part(piece: string, inner: Region): Region {
  if (piece === "NE") return quarters(0, inner, 0, 0);
  if (piece === "NW") return quarters(inner, 0, 0, 0);
  if (piece === "SE") return quarters(0, 0, 0, inner);
  if (piece === "SW") return quarters(0, 0, inner, 0);
  if (inner === 0) return 0;
  if (piece === "N2" || piece === "S2") {
    const [west, east] = inner === 1 ? ([1, 1] as const) : [stretchDown(inner.nw, inner.sw), stretchDown(inner.ne, inner.se)];
    return piece === "N2" ? quarters(west, east, 0, 0) : quarters(0, 0, west, east);
  }
  const [north, south] = inner === 1 ? ([1, 1] as const) : [stretchAcross(inner.nw, inner.ne), stretchAcross(inner.sw, inner.se)];
  return piece === "W2" ? quarters(north, 0, south, 0) : quarters(0, north, 0, south);
}

/** The content of a 1×½ cell pair (`upper` over `lower`, each to be squeezed to half its height) as one square. */
function stretchDown(upper: Region, lower: Region): Region {
  const n = squeezeDown(upper);
  const s = squeezeDown(lower);
  return quarters(n[0], n[1], s[0], s[1]);
}
/** The west and east halves of a region squeezed to half its height. */
function squeezeDown(r: Region): [Region, Region] {
  if (typeof r === "number") return [r, r];
  return [stretchDown(r.nw, r.sw), stretchDown(r.ne, r.se)];
}
function stretchAcross(left: Region, right: Region): Region {
  const w = squeezeAcross(left);
  const e = squeezeAcross(right);
  return quarters(w[0], e[0], w[1], e[1]);
}
function squeezeAcross(r: Region): [Region, Region] {
  if (typeof r === "number") return [r, r];
  return [stretchAcross(r.nw, r.ne), stretchAcross(r.sw, r.se)];
}

/** What either covers. */
export function union(a: Region, b: Region): Region {
  if (a === 1 || b === 1) return 1;
  if (a === 0) return b;
  if (b === 0 || a === b) return a;
  return quarters(union(a.nw, b.nw), union(a.ne, b.ne), union(a.sw, b.sw), union(a.se, b.se));
}

/** What both cover. */
export function intersection(a: Region, b: Region): Region {
  if (a === 0 || b === 0) return 0;
  if (a === 1) return b;
  if (b === 1 || a === b) return a;
  return quarters(intersection(a.nw, b.nw), intersection(a.ne, b.ne), intersection(a.sw, b.sw), intersection(a.se, b.se));
}

/** `a` less `b`. */
export function difference(a: Region, b: Region): Region {
  if (a === 0 || b === 1 || a === b) return 0;
  if (b === 0) return a;
  const from = a === 1 ? { nw: 1 as const, ne: 1 as const, sw: 1 as const, se: 1 as const } : a;
  return quarters(difference(from.nw, b.nw), difference(from.ne, b.ne), difference(from.sw, b.sw), difference(from.se, b.se));
}

/** The same land, however it was written. */
export function sameRegion(a: Region, b: Region): boolean {
  if (a === b) return true;
  if (typeof a === "number" || typeof b === "number") return false;
  return sameRegion(a.nw, b.nw) && sameRegion(a.ne, b.ne) && sameRegion(a.sw, b.sw) && sameRegion(a.se, b.se);
}

/** Does `outer` cover all of `inner`? Every region covers the empty one. */
export const contains = (outer: Region, inner: Region): boolean => difference(inner, outer) === 0;
/** Have they land in common? */
export const meets = (a: Region, b: Region): boolean => intersection(a, b) !== 0;

/** The quarter of a region as a region of its own. */
export function child(r: Region, quarter: "nw" | "ne" | "sw" | "se"): Region {
  return typeof r === "number" ? r : r[quarter];
}
