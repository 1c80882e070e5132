// Lot lists: "Lots 1, 2 & 5-7", "Lot 3 (37.21)", "Lots 1 thru 4", "Lots A and B".
import type { Token } from "@/lib/land/lex/token";

export type LotsRead = { lots: string[]; acres: Record<string, string>; next: number; end: number };

const RANGE_MAX = 200;

/** Reads the list after LOT at token `i`, or (`one`) to the next word "lot". A lot is a number (with a letter) or a single letter; ranges are filled. */
export function readLots(tokens: readonly Token[], i: number, one = false): LotsRead {
  const lots: string[] = [];
  const acres: Record<string, string> = {};
  let at = i + 1;
  let next = at;
  let end = tokens[i]?.end ?? 0;
  let thru = false;
  while (at < tokens.length) {
    const read = lotAt(tokens, at);
    if (!read) break;
    const last = Number(lots.at(-1));
    const to = Number(read.lot);
    if (thru && last > 0 && to > last && to - last < RANGE_MAX) for (let n = last + 1; n < to; n++) lots.push(String(n));
    lots.push(read.lot);
    at = read.next;
    const stated = lotAcres(tokens, at);
    if (stated) {
      acres[read.lot] = stated.acres;
      at = stated.next;
    }
    next = at;
    end = tokens[at - 1]?.end ?? end;
    thru = false;
    let seen = 0;
    while (seen < 3 && !(one && tokens[at]?.kind === "LOT") && /^(?:COMMA|AND|DASH|THRU|LOT)$/.test(tokens[at]?.kind ?? "")) {
      if (tokens[at]?.kind === "DASH" || tokens[at]?.kind === "THRU") thru = true;
      at++;
      seen++;
    }
    if (
      seen === 0 &&
      !(tokens[i]?.plural === true && tokens[at]?.kind === "NUM" && tokens[at]?.gap === 1 && Number(tokens[at]?.text) === Number(lots.at(-1)) + 1)
    )
      break;
  }
  return { lots, acres, next, end };
}

function lotAt(tokens: readonly Token[], at: number): { lot: string; next: number } | null {
  const t = tokens[at];
  if (!t) return null;
  if (t.kind === "NUM" && /^\d{1,4}$/.test(t.text)) {
    const after = tokens[at + 1];
    if (after?.kind === "SLASH" || after?.kind === "ACRES" || after?.kind === "UNIT" || after?.kind === "COLON") return null;
    if (after?.gap === 0 && after.kind === "WORD" && /^[A-Z]$/.test(after.text)) return { lot: `${Number(t.text)}${after.text}`, next: at + 2 };
    return { lot: String(Number(t.text)), next: at + 1 };
  }
  const letter = t.kind === "WORD" ? t.text : "";
  return /^[A-Z]$/.test(letter) && !isSide(tokens, at) ? { lot: letter, next: at + 1 } : null;
}

/** "Lot 3 and the E. 16 acres of Lot 4", "Lot 2, and S.E. 10 acres of Lot 5", "Lot 1 and W of the road": a side of the sky, and no lot of that letter. */
function isSide(tokens: readonly Token[], at: number): boolean {
  const t = tokens[at];
  if (t?.kind !== "WORD" || !/^[NSEW]$/.test(t.text)) return false;
  const behind = tokens.slice(at + 1, at + 6).filter((x) => x.kind !== "DOT" && !(x.kind === "WORD" && /^[EW]$/.test(x.text)));
  return behind[0]?.kind === "NUM" || (behind[0]?.kind === "OF" && behind[1]?.kind !== "SEC");
}

/** "(37.21)", "(37.21 ac.)", "[37.21 acres]". */
function lotAcres(tokens: readonly Token[], at: number): { acres: string; next: number } | null {
  if (tokens[at]?.kind !== "LP") return null;
  const n = tokens[at + 1];
  if (n?.kind !== "NUM") return null;
  let next = at + 2;
  const unit = tokens[next]?.kind === "ACRES";
  if (unit) next++;
  if (tokens[next]?.kind === "DOT") next++;
  return tokens[next]?.kind === "RP" && (unit || n.text.includes(".")) ? { acres: n.text, next: next + 1 } : null;
}
