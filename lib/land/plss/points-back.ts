// Acres off a side of land named before: "(1) the West 70 acres of the South 80 acres of the SW/4 of Section 17; and (2) the East 10 acres of said 80 acres".
import { equals, parseRational } from "@/lib/fraction/rational";
import type { Token } from "@/lib/land/lex/token";
import { regionAcres } from "@/lib/land/set/region-acres";
import type { LandItem } from "./items";
import { sideOfNumber } from "./off-a-side";
import type { ReaderState } from "./reader-state";

/** What the acres at `i` are cut from, and the token behind it: `acres` where the words tell how large it is ("said 80 acres"), null for "the same tract". */
function toldBefore(tokens: readonly Token[], i: number): { acres: string | null; next: number } | null {
  let at = i + 1;
  while (tokens[at]?.kind === "OF") at++;
  if (at === i + 1 || tokens[at]?.kind !== "SAID") return null;
  while (tokens[at]?.kind === "SAID") at++;
  const [first, second] = [tokens[at], tokens[at + 1]];
  const dash = second?.kind === "DASH" ? 1 : 0;
  if (first?.kind === "NUM" && tokens[at + 1 + dash]?.kind === "ACRES") return { acres: first.text, next: at + 2 + dash };
  if (first?.text === "HALF" && second?.text === "QUARTER") return { acres: "80", next: at + 2 };
  return first?.kind === "PART" && /^(?:TRACT|PARCEL)$/.test(first.text) && second?.kind !== "OF" ? { acres: null, next: at + 1 } : null;
}

const fits = (base: LandItem, acres: string | null): boolean => {
  const said = acres === null ? null : parseRational(acres);
  return acres === null || (said !== null && equals(regionAcres(base.region), said));
};

/** Adds the part of land named before that the acres at `i` are, where it is on the grid; the token to go on with, or null where the words point back to none. `at`: their number. */
export function addFromBefore(s: ReaderState, tokens: readonly Token[], i: number, at: number): number | null {
  const side = sideOfNumber(tokens, at);
  const told = side && !s.exception && !s.locating && !s.restating ? toldBefore(tokens, i) : null;
  const base = told ? s.bases.findLast((b) => fits(b, told.acres)) : undefined;
  const [from, to] = [tokens[at], tokens[i]];
  if (!side || !told || !base || !from || !to) return null;
  s.partial = { acres: from.text, slices: [{ side, acres: from.text }] };
  s.addItem({ ...base, start: from.start, end: to.end, acres: null, partial: false, strip: null });
  s.partial = null;
  return told.next;
}
