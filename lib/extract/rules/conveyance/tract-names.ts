// Tracts a clause names ("Tract One", "Parcel Two", "the 200 acre tract"): ids of the land aspect.
import type { Land } from "@/lib/contracts/aspects/land";

const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Ids of the tracts whose own words stand in the clause ("NW/4 of said Section 9 … to A"); empty where none or all do. Only for papers that deal with several tracts apart. */
export function tractsWithin(clause: string, land: Land | undefined): string[] {
  if (!land || land.tracts.length < 2) return [];
  const words = plain(clause);
  const inside = land.tracts.filter((t) => plain(t.text).length > 5 && words.includes(plain(t.text).slice(0, 48)));
  return inside.length < land.tracts.length ? inside.map((t) => t.id) : [];
}

/** Ids of the tracts a clause limits itself to; empty where it names none or the land is not known, which means all tracts. */
export function tractsOf(clause: string, land: Land | undefined): string[] {
  if (!land || land.tracts.length < 2) return [];
  const words = ` ${plain(clause)} `;
  return land.tracts.filter((t) => t.name && words.includes(` ${plain(t.name)} `)).map((t) => t.id);
}
