// Numbers after the word section: "3, 4 & 9", "12 through 15", "5 and 6".
import type { Token } from "@/lib/land/lex/token";

export type SectionsRead = { sections: number[]; next: number; end: number };

const SECTION_MAX = 200;

/** Reads section numbers from token `i`, none above `most`; a number that heads its own parts ("4: ALL") or counts acres is left. */
export function readSectionNumbers(tokens: readonly Token[], i: number, plural: boolean, most = 999): SectionsRead | null {
  let at = tokens[i]?.text === "FROM" ? i + 1 : i;
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
    if (tokens[sep.next + 1]?.kind === "LP" && tokens[sep.next + 2]?.kind !== "NUM" && bothEnds(tokens, sep.next + 1) === 0) break;
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

/** "to 9, both inclusive,", "to 9 (inclusive)", "to and including 9": words that tell that a range holds both its ends. */
const bothEnds = (tokens: readonly Token[], at: number): number => {
  const open = tokens[at]?.kind === "LP" ? 1 : 0;
  let next = at + open;
  while (/^(?:BOTH|INCL.*|NUMBERS|SECTIONS)$/.test(tokens[next]?.text ?? "") && tokens[next]?.kind === "WORD") next++;
  if (next === at + open) return 0;
  return open ? (tokens[next]?.kind === "RP" ? next + 1 - at : 0) : next - at;
};

/** What parts two numbers of a list: marks, "and", "to", a further word "section"; null where the list ends. */
function separator(tokens: readonly Token[], at: number, plural: boolean): { next: number; thru: boolean } | null {
  let next = at;
  let thru = false;
  for (let seen = 0; seen < 6; seen++) {
    const t = tokens[next];
    const ends = bothEnds(tokens, next);
    if (ends > 0) next += ends - 1;
    else if (t?.kind === "DASH" || t?.kind === "THRU") thru = true;
    else if (
      t?.kind !== "COMMA" &&
      t?.kind !== "AND" &&
      !(t?.text === "FROM" && tokens[next + 1]?.kind === "NUM") &&
      !(t?.kind === "SEMI" && plural && goesOn(tokens, next + 1)) &&
      !(t?.kind === "SEC" && !t.plural && next > at && t.gap < 2 && !(next === at + 2 && !plural && namedAnew(tokens, next)))
    )
      break;
    next++;
  }
  return next > at ? { next, thru } : null;
}

/** Behind a semicolon: a bare number of the same list, not another mention of sections. */
const goesOn = (tokens: readonly Token[], at: number): boolean => tokens[tokens[at]?.kind === "AND" ? at + 1 : at]?.kind === "NUM";
