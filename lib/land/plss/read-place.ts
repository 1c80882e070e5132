// Township, range and meridian as one place.
import type { Token } from "@/lib/land/lex/token";
import type { TownshipRange } from "./items";

export type PlaceRead = { place: TownshipRange; next: number; damaged: boolean };

const SKIP = new Set(["COMMA", "DASH", "DOT", "OF", "AND", "SEMI", "COLON", "LP", "RP", "SLASH"]);

/** Reads TWP RGE [MER] (or RGE TWP) from token `i`. Letters left out stay out: "9" is Township 9. */
export function readPlace(tokens: readonly Token[], i: number): PlaceRead | null {
  const first = tokens[i];
  if (!first || (first.kind !== "TWP" && first.kind !== "RGE")) return null;
  const second = skipTo(tokens, i + 1, first.kind === "TWP" ? "RGE" : "TWP");
  const twp = first.kind === "TWP" ? first : second.token;
  const rge = first.kind === "RGE" ? first : second.token;
  if (!twp) return null;
  let next = second.token ? second.next : i + 1;
  const place: TownshipRange = {
    township: text(twp),
    range: rge ? text(rge) : null,
    meridian: null,
    assumed: [],
    start: first.start,
    end: tokens[next - 1]?.end ?? first.end,
  };
  const meridian = skipTo(tokens, next, "MER", 4);
  if (meridian.token) {
    place.meridian = meridian.token.text;
    next = meridian.next;
    place.end = meridian.token.end;
  }
  if (tokens.slice(i, next + 2).some((t) => t.text === "RESPECTIVELY")) place.respectively = true;
  if (rge) assumeLetters(place, twp, rge);
  const also = others(place, twp, rge);
  if (also.length > 0) place.also = also;
  return { place, next, damaged: twp.pieces?.[1] === "damaged" || rge?.pieces?.[1] === "damaged" };
}

/** Townships 3 and 4, Ranges 5 and 6: every township with every range, but the first of both. */
function others(first: TownshipRange, twp: Token, rge: Token | undefined): { township: string; range: string | null }[] {
  if (!twp.also && !rge?.also) return [];
  const ranges = [first.range, ...(rge?.also ?? [])];
  return [first.township ?? text(twp), ...(twp.also ?? [])].flatMap((township) => ranges.map((range) => ({ township, range }))).slice(1);
}

const text = (t: Token): string => `${t.text}${t.pieces?.[0] ?? ""}`;
const OHIO_MAX = 25;

/** Landmen's shorthand with no letters (14-154-97) is north and west; small numbers may be Ohio's, which has none. */
function assumeLetters(place: TownshipRange, twp: Token, rge: Token): void {
  const short = twp.pieces?.[2] === "short" || rge.pieces?.[2] === "short";
  const large = Number(twp.text) > OHIO_MAX || Number(rge.text) > OHIO_MAX;
  const lettered = Boolean(twp.pieces?.[0]) !== Boolean(rge.pieces?.[0]);
  if (!short && !large && !lettered) return;
  if (!twp.pieces?.[0]) {
    place.township = `${twp.text}N`;
    place.assumed.push("township_direction");
  }
  if (!rge.pieces?.[0]) {
    place.range = `${rge.text}W`;
    place.assumed.push("range_direction");
  }
}

function skipTo(tokens: readonly Token[], from: number, kind: string, max = 3): { token: Token | undefined; next: number } {
  let at = from;
  while (at < from + max && (SKIP.has(tokens[at]?.kind ?? "") || tokens[at]?.text === "RESPECTIVELY")) at++;
  return tokens[at]?.kind === kind ? { token: tokens[at], next: at + 1 } : { token: undefined, next: from };
}
