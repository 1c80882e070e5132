// To which sections does a township and range belong? The ones after it, or the ones before that had none.
import type { Token } from "@/lib/land/lex/token";
import type { TownshipRange } from "./items";
import type { ReaderState } from "./reader-state";

/** Takes a township and range into the reading; `next` is the token after it. */
export function attachPlace(s: ReaderState, place: TownshipRange, next: Token | undefined): void {
  const last = s.groups.at(-1);
  const direct = last !== undefined && s.pending.length === 0 && last.items.length + last.exceptions.length >= 0 && !s.sawBreak && lastIsSection(s);
  if (s.unplaced.length === 0) {
    if (direct && s.leading && next?.kind !== "SEC") {
      if (last) last.place = place;
      s.clearLinks();
      return;
    }
    lead(s, place);
    return;
  }
  const headed = direct && last.items.length === 0 && (next?.kind === "COLON" || next?.kind === "AL" || next?.kind === "LOT" || next?.kind === "ALL");
  for (const g of s.unplaced) g.place = place;
  s.unplaced = [];
  s.place = place;
  s.leading = headed;
  if (headed && last) last.heading = true;
  s.locating = false;
  s.clearLinks();
}

function lead(s: ReaderState, place: TownshipRange): void {
  if (s.pending.length > 0 && s.layout !== "part_first" && s.current) s.flush();
  s.place = place;
  s.leading = true;
  s.locating = s.restating = false;
  s.clearLinks();
}

/** Was the last thing read a section number with nothing but commas since? */
const lastIsSection = (s: ReaderState): boolean => s.current !== null && s.pending.length === 0 && !s.exception;
