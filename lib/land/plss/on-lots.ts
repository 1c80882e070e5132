// Lots and numbered tracts as they come: lists, divisions ("N/2 of Lot 3"), headings ("Tract 2:").
import type { Token } from "@/lib/land/lex/token";
import { emptyItem } from "./items";
import { readLots } from "./read-lots";
import type { ReaderState } from "./reader-state";

export function onLots(s: ReaderState, tokens: readonly Token[], i: number, t: Token, lotsAlone: boolean): number {
  let read = readLots(tokens, i);
  if (read.lots.length === 0 || s.locating || s.restating) return Math.max(i + 1, read.next);
  if (t.kind === "TRACT" && (tokens[read.next]?.kind === "COLON" || tokens[read.next]?.kind === "DASH" || (tokens[read.next]?.kind === "DOT" && t.gap === 2))) {
    s.breakHere();
    s.named = `Tract ${read.lots[0]}`;
    return read.next;
  }
  if (t.kind === "TRACT" && namesParts(tokens, read.next)) {
    s.clearLinks();
    return tokens[read.next + 1]?.kind === "BEING" ? read.next + 2 : read.next + 1;
  }
  if (t.kind === "TRACT" && SPEAKS_OF.test(tokens[read.next]?.text ?? "")) return read.next;
  if (!lotsAlone && s.current === null && !s.place && tokens.length > 4000) return read.next;
  const last = s.exception ? s.exception.items.at(-1) : s.pending.at(-1);
  const divides = last && last.pieces.length > 0 && !s.sawAnd && tokens[i - 1]?.kind !== "COMMA" && (s.sawOf || tokens[i - 1]?.kind === "AL") && !s.sawBreak;
  if (divides && last) {
    if (!t.plural) read = readLots(tokens, i, true);
    const name = (lot: string): string => `${last.pieces.join("")} of ${tag(t, lot)}`;
    const acresOfLots = Object.fromEntries(Object.entries(read.acres).map(([lot, acres]) => [name(lot), acres]));
    Object.assign(last, { region: 0, lots: read.lots.map(name), acresOfLots, pieces: [], end: read.end });
    s.clearLinks();
    return read.next;
  }
  s.addItem({ ...emptyItem(t.start, read.end), lots: read.lots.map((l) => tag(t, l)), acresOfLots: read.acres });
  s.partial = null;
  return read.next;
}

/** "The minerals under Tract 1 are not conveyed": words on a tract described before. */
const SPEAKS_OF = /^(?:IS|ARE|WAS|WERE|SHALL|WILL|MAY|HAS|HAVE|HAD|PASS(?:ES)?|GOES|BELONGS?|REMAINS?|STAYS?|ALONE)$/;

/** "Tract 1, the E/2, and Tract 2, being the W/2, of Section 9": a name for the part behind it, no land of its own. */
function namesParts(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== "COMMA" && tokens[at]?.kind !== "BEING") return false;
  let next = at + 1;
  if (tokens[next]?.kind === "BEING") next++;
  return tokens[next]?.kind === "AL";
}

const tag = (t: Token, lot: string): string => (t.kind === "TRACT" ? `Tract ${lot}` : lot);
