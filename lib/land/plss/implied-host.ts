// "NE/4 less the S/2": an excepted part that would lie outside the land, or be all of it, is a part of the part before it.
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { contains, difference, meets, type Region } from "@/lib/land/set/region";
import { isSlice } from "./except-strips";
import type { LandException, LandItem } from "./items";

/** Excepted from: the parts described and their union. */
export type Host = { items: readonly LandItem[]; gross: Region };

/**
 * Gives the items of an exception their host where its words leave it out: S/2 excepted from the NE/4 is the S/2 of the NE/4, for the S/2 of the
 * section takes nothing from it. Of several parts the last one is meant, if the first thing excepted lies outside them all.
 */
export function withinHost(e: LandException, host: Host): LandException {
  const first = e.items[0];
  const last = host.items.at(-1);
  if (!first || !last || last.pieces.length === 0 || last.partial) return e;
  const single = host.items.length === 1;
  const outside = single || idle(first, host.gross);
  const within = (i: LandItem): boolean => (i.thereof && i.pieces.length > 0) || (outside && idle(i, host.gross) && (single || !meets(i.region, host.gross)));
  return { ...e, items: e.items.map((i) => (within(i) ? shrink(i, last) : i)) };
}

/** Does it take nothing from the land, or all of it? */
const idle = (i: LandItem, gross: Region): boolean =>
  i.pieces.length > 0 && i.lots.length === 0 && !i.partial && !isSlice(i) && i.region !== 0 && (!meets(i.region, gross) || contains(i.region, gross));

function shrink(i: LandItem, host: LandItem): LandItem {
  const pieces = [...i.pieces, ...host.pieces];
  const region = chainRegion(pieces);
  return region === null ? i : { ...i, pieces, region };
}

/** "Lot 3 less the N/2": the rest of one lot, as divisions of it: S/2 of it. Null where the land is not one lot. */
export function restOfLot(e: LandException, host: Host): string[] | null {
  const only = host.items.length === 1 ? host.items[0] : undefined;
  const [lot, more] = only?.lots ?? [];
  if (!only || !lot || more !== undefined || lot.includes(" of ") || only.partial) return null;
  const parts = e.items.filter((i) => i.pieces.length > 0 && i.region !== 0);
  if (parts.length === 0 || parts.length < e.items.length || parts.some((i) => i.partial || isSlice(i))) return null;
  const rest = parts.reduce<Region>((r, i) => difference(r, i.region), 1);
  return printAliquots(rest)
    .split(", ")
    .filter((c) => c !== "")
    .map((c) => `${c.replace(/\/[24]|\s/g, (m) => (m === "/2" ? "2" : ""))} of ${lot}`);
}
