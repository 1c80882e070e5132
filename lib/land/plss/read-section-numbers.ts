// Numbers after the word section: "3, 4 & 9", "12 through 15", "5 and 6".
import type { Token } from "@/lib/land/lex/token";

export type SectionsRead = { sections: number[]; next: number; end: number };

const SECTION_MAX = 200;

/** Reads section numbers from token `i`, none above `most`; a number that heads its own parts ("4: ALL") or counts acres is left. */
export function readSectionNumbers(tokens: readonly Token[], i: number, plural: boolean, most = 999): SectionsRead | null {
  let at = i;
  while ((tokens[at]?.kind === "DOT" || tokens[at]?.kind === "COLON" || tokens[at]?.kind === "DASH") && at < i + 2) at++;
  const first = numberAt(tokens, at, most);
  if (first === null) return null;
  const sections = [first];
  at++;
  let next = at;
  while (sections.length < SECTION_MAX) {
    const sep = separator(tokens, at, plural);
    if (!sep) break;
    const n = numberAt(tokens, sep.next, most);
    if (n === null) break;
    if (tokens[sep.next + 1]?.kind === "LP" && tokens[sep.next + 2]?.kind !== "NUM") break;
    const last = sections.at(-1) ?? 0;
    if (sep.thru) {
      if (n <= last || n - last > 36) break;
      for (let k = last + 1; k < n; k++) sections.push(k);
    }
    sections.push(n);
    next = at = sep.next + 1;
  }
  return { sections, next, end: tokens[next - 1]?.end ?? 0 };
}

/** "Section 4, and one-fourth of …": a share, no second section. */
const PART = /^(?:HALF|HALVES|THIRDS?|FOURTHS?|QUARTERS?|FIFTHS?|SIXTHS?|SEVENTHS?|EIGHTHS?|NINTHS?|TENTHS?|SIXTEENTHS?)$/;

function numberAt(tokens: readonly Token[], at: number, most: number): number | null {
  const t = tokens[at];
  if (t?.kind !== "NUM" || !/^\d{1,4}$/.test(t.text) || Number(t.text) > most) return null;
  const after = tokens[at + 1];
  if (after?.kind === "SLASH" || after?.kind === "ACRES" || after?.kind === "UNIT") return null;
  const beyond = after?.kind === "DASH" ? tokens[at + 2] : after;
  if (beyond !== after && beyond?.kind === "ACRES") return null;
  if (PART.test(beyond?.text ?? "")) return null;
  return Number(t.text);
}

/** "Lots 1 and 2, Section 21, and Section 22": behind a comma another section is named with its own word; the parts before are not its. */
const namedAnew = (tokens: readonly Token[], sec: number): boolean =>
  tokens[sec - 2]?.kind === "COMMA" && tokens[sec - 1]?.kind === "AND" && !tokens[sec]?.plural;

function separator(tokens: readonly Token[], at: number, plural: boolean): { next: number; thru: boolean } | null {
  let next = at;
  let thru = false;
  for (let seen = 0; seen < 4; seen++) {
    const t = tokens[next];
    if (t?.kind === "DASH" || t?.kind === "THRU") thru = true;
    else if (
      !(t?.kind === "WORD" && /^INCL/.test(t.text)) &&
      t?.kind !== "COMMA" &&
      t?.kind !== "AND" &&
      !(t?.kind === "SEMI" && plural && tokens[next + 1]?.kind !== "SEC") &&
      !(t?.kind === "SEC" && next > at && t.gap < 2 && !(next === at + 2 && !plural && namedAnew(tokens, next)))
    )
      break;
    next++;
  }
  return next > at ? { next, thru } : null;
}
