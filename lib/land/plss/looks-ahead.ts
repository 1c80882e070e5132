// Short looks ahead that tell what a word of the description does.
import type { Token } from "@/lib/land/lex/token";

const STOP = /^(?:SEMI|DOT|COLON|TWP|RGE|EXC|ALL|LP|RP|THEREOF)$/;

/** Do the words after token `i` lead to a part of land ("12 acres in a square at the SE corner of the NE/4")? */
export function leadsToLand(tokens: readonly Token[], i: number, max: number): boolean {
  let of = tokens[i]?.kind === "PART";
  for (let at = i + 1; at < Math.min(tokens.length, i + 1 + max); at++) {
    const t = tokens[at];
    if (!t || STOP.test(t.kind)) return false;
    if (t.kind === "WORD" && /^(?:COUNTY|STATE|MINERAL|MINERALS|ROYALTY|INTEREST|WELL)$/.test(t.text)) return false;
    if (t.kind === "COMMA" && tokens[at + 1]?.text !== "MORE" && !/^(?:LESS|SITUATED|SITUATE|LYING|LOCATED|LAND)$/.test(tokens[at - 1]?.text ?? ""))
      return false;
    if (t.kind === "OF" || t.text === "ACROSS") of = true;
    if (t.kind === "AL" && tokens[at + 1]?.kind === "COR") continue;
    if (t.kind === "AL" || t.kind === "LOT" || t.kind === "SEC") return of;
  }
  return false;
}

/** Index of the closing parenthesis of the one at `i`, within 40 tokens. */
export function closing(tokens: readonly Token[], i: number): number | null {
  for (let at = i + 1; at < Math.min(tokens.length, i + 40); at++) {
    if (tokens[at]?.kind === "RP") return at;
    if (tokens[at]?.kind === "LP") return null;
  }
  return null;
}

/** Short words that are no abbreviation: "she keeps it. The said Roe …"; not "So. 1/2", "do." */
const SHORT_WORDS = /^(?:IT|ME|HE|WE|BE|BY)$/;

/** A full stop that ends a sentence, not an abbreviation. */
export function endsSentence(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (!after || after.gap === 0) return after === undefined;
  return (
    !(before?.kind === "WORD" && before.text.length < 3 && !SHORT_WORDS.test(before.text)) &&
    before?.kind !== "UNIT" &&
    before?.kind !== "EXC" &&
    !(before?.kind === "ACRES" && before.text !== "ACRES" && after.kind !== "SEC")
  );
}

/** Does a part of a section begin with this token? */
export const headsParts = (t: Token | undefined): boolean => t?.kind === "AL" || t?.kind === "LOT" || t?.kind === "ALL";

/** "5N 6W 14 NE": in an index the bare number between the range and a part is the section. */
export function indexed(tokens: readonly Token[], i: number, at: number): boolean {
  const n = tokens[at];
  const short = tokens[i]?.pieces?.[2] === "short" && tokens[i - 1]?.kind !== "NUM";
  return short && n?.kind === "NUM" && n.gap === 1 && /^\d{1,2}$/.test(n.text) && Number(n.text) <= 36 && headsParts(tokens[at + 1]);
}

/** "except the East 60 acres": the side named right after the exception and before the number of acres at `i`; null where none is. */
export function sideBefore(tokens: readonly Token[], i: number): string | null {
  const side = tokens[i - 2];
  const named = /^(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERN|ERLY)?$/.test(side?.text ?? "") && tokens[i - 3]?.kind === "EXC";
  return side?.kind === "WORD" && named ? (side.text[0] ?? null) : null;
}

/** "except 30 acres off the West side", "less 10 acres along the west line": the side named behind the acres at `i`; null where none is. */
export function sideBehind(tokens: readonly Token[], i: number): string | null {
  if (!/^(?:OFF|ALONG|ON|FROM|ACROSS|AT)$/.test(tokens[i + 1]?.text ?? "")) return null;
  let at = i + 2;
  while (tokens[at]?.kind === "OF" || tokens[at]?.text === "ENTIRE") at++;
  const side = tokens[at];
  if (side?.kind !== "WORD" || !/^(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERN|ERLY)?$/.test(side.text)) return null;
  return /^(?:SIDE|END|LINE|PART|EDGE|BOUNDARY|PORTION)$/.test(tokens[at + 1]?.text ?? "") ? (side.text[0] ?? null) : null;
}

/** Where the chain of parts that ends at token `at` begins. */
export function partStart(tokens: readonly Token[], at: number): number {
  let i = at;
  while (tokens[i - 1]?.kind === "AL") i--;
  return i;
}
