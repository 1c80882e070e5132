// "Ten acres in the Northeast corner of the NE/4": so many acres in a corner lie in a square there, which the grid holds where they are a quarter of a quarter of that part.
// Source: Bowers v. Chambers, 53 Miss. 267, followed in Swan v. New England Mortgage Security Co. (Miss.): the corner is "a base point from which two sides of the land conveyed shall extend an equal distance, so as to include, by parallel lines, the quantity conveyed". No more than that is read: other acres stay unplaced.
import { div, parseRational } from "@/lib/fraction/rational";
import type { Token } from "@/lib/land/lex/token";
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { regionAcres } from "@/lib/land/set/region-acres";
import { emptyItem, type LandItem } from "./items";
import type { ReaderState } from "./reader-state";

const QUARTER = /^(?:NE|NW|SE|SW)$/;
/** Calls, or a form told, say more than the corner does. */
const FORM_TOLD = /BEGINNING|COMMENCING|THENCE|RODS|CHAINS|FEET|TRIANG|STRIP|CIRC|RECTANG|OBLONG/;

/** The pieces of a square of `acres` in the corner `side` of `host`; null where it is no quarter of quarters of it. */
function squareIn(host: LandItem, side: string, acres: string | null): string[] | null {
  const stated = parseRational(acres ?? "");
  if (
    !stated ||
    stated.n <= 0n ||
    !QUARTER.test(side) ||
    host.lots.length > 0 ||
    (host.pieces.length === 0 && !host.all) ||
    !host.pieces.every((p) => QUARTER.test(p))
  )
    return null;
  const share = div(regionAcres(host.region), stated);
  const depth = share.d === 1n ? [4n, 16n, 64n].indexOf(share.n) + 1 : 0;
  return depth > 0 ? [...Array<string>(depth).fill(side), ...host.pieces] : null;
}

/** Makes of the part of land last read, told by its acres in a corner of it, the square there. */
export function cutToCorner(s: ReaderState, item: LandItem): void {
  const side = s.corner;
  s.corner = null;
  if (!side || !item.partial || FORM_TOLD.test(s.plain)) return;
  const pieces = squareIn(item, side, item.acres);
  const region = pieces ? chainRegion(pieces) : null;
  if (pieces && region !== null) Object.assign(item, { pieces, region, all: false, partial: false, side: null });
}

const CORNERS: Readonly<Record<string, string>> = { NORTHEAST: "NE", NORTHWEST: "NW", SOUTHEAST: "SE", SOUTHWEST: "SW" };

/** "ten acres in the Northeast corner": of the part behind the corner at `at`, or of what an exception is taken from. `i`: the side. */
export function onCorner(s: ReaderState, tokens: readonly Token[], i: number, at: number): void {
  const t = tokens[i];
  const said = t?.kind === "AL" && t.pieces?.length === 1 ? (t.pieces[0] ?? "") : (CORNERS[t?.text.replace(/ERN$/, "") ?? ""] ?? "");
  const inIt = tokens[i - 1]?.kind === "OF" || tokens[i - 1]?.kind === "SAID";
  if (!t || tokens[at]?.text !== "CORNER" || !inIt || !QUARTER.test(said)) return;
  const behind = tokens.slice(at + 1, at + 4);
  const ofPart = behind[0]?.kind === "OF" && behind.some((x) => x.kind === "AL" || x.kind === "SEC");
  s.corner = ofPart && s.partial?.acres ? said : null;
  if (!ofPart && s.exception) exceptCorner(s, said, t.start, tokens[at]?.end ?? t.end);
}

/** "the NW/4, except ten acres in the Northeast corner": the square taken from the one part named before. */
function exceptCorner(s: ReaderState, side: string, start: number, end: number): void {
  const e = s.exception;
  const before = [...(s.current?.items ?? []), ...s.pending];
  const host = before.length === 1 ? before[0] : undefined;
  if (!e || e.items.length > 0 || !host || host.partial || FORM_TOLD.test(s.plain)) return;
  const pieces = squareIn(host, side, e.acres);
  const region = pieces ? chainRegion(pieces) : null;
  if (pieces && region !== null) s.addItem({ ...emptyItem(start, end), pieces, region });
}
