// Aliquot parts as they come: chains taken in, "all" of a section, quarters that only tell which lot is meant.
import type { Token } from "@/lib/land/lex/token";
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { cutToCorner, onCorner } from "./in-a-corner";
import { emptyItem } from "./items";
import { headsParts } from "./looks-ahead";
import { readChains, standsAlone } from "./read-chains";
import type { ReaderState } from "./reader-state";

export function onAliquot(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  const cornerAt = tokens[i + 1]?.kind === "COR" ? i + 1 : tokens[i + 1]?.kind === "DOT" && tokens[i + 2]?.kind === "COR" ? i + 2 : -1;
  if (cornerAt > 0) {
    onCorner(s, tokens, i, cornerAt);
    return i + 1;
  }
  if (!standsAlone(tokens, i)) {
    s.pass(t);
    return i + 1;
  }
  const read = readChains(tokens, i);
  if (ofPlaceTold(tokens, read.next)) return read.next;
  if (s.restating && narrows(s, tokens, read)) return read.next;
  if (s.locating || s.restating) return read.next;
  if (locatesLots(s, tokens, i)) {
    s.clearLinks();
    return read.next;
  }
  if (read.split)
    s.warn("ambiguous_list", "Parts stand side by side with no comma; each was read as a part of its own.", t.start, read.chains.at(-1)?.end ?? t.end);
  for (const c of read.chains) {
    const region = chainRegion(c.pieces);
    if (region === null) s.warn("aliquot_too_deep", "The chain of parts is too deep to be read.", c.start, c.end);
    else s.addItem({ ...emptyItem(c.start, c.end), region, pieces: c.pieces, ofJoined: c.ofJoined });
  }
  const added = (s.exception ? s.exception.items : s.pending).at(-1);
  if (s.corner && added && read.chains.length === 1) cutToCorner(s, added);
  s.partial = null;
  return read.next;
}

/** "Lot 2 of the NW/4": the quarter tells which lot is meant and is no land of its own. */
function locatesLots(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  const of = tokens[i - 1];
  const last = (s.exception ? s.exception.items : s.pending).at(-1);
  return of?.kind === "OF" && (of.text === "OF" || of.text === "IN") && (last?.lots.length ?? 0) > 0 && last?.end === tokens[i - 2]?.end;
}

const PLACE_TOLD = /^(?:PLACE|FARM|LANDS?|PREMISES|HOMESTEAD|RANCH|PROPERTY|ESTATE|TRACT)$/;

/** "the north half of the place, being the NW/4 of": a part of what the owner has, said again as a part of a section. */
function ofPlaceTold(tokens: readonly Token[], next: number): boolean {
  if (tokens[next]?.kind !== "OF") return false;
  const at = tokens[next + 1]?.kind === "SAID" ? next + 2 : next + 1;
  if (!PLACE_TOLD.test(tokens[at]?.text ?? "")) return false;
  return tokens.slice(at + 1, at + 4).some((t) => t.kind === "AL") && tokens.slice(at + 1, at + 3).some((t) => /^(?:COMMA|BEING|LP|COLON)$/.test(t.kind));
}

/** "80 acres in the NE/4 of Section 5, being the west half thereof": which part of the part named before is meant. */
function narrows(s: ReaderState, tokens: readonly Token[], read: ReturnType<typeof readChains>): boolean {
  const last = s.pending.at(-1) ?? s.current?.items.at(-1);
  const [only, more] = read.chains;
  if (!last?.partial || last.pieces.length === 0 || last.strip || !only || more || tokens[read.next]?.kind !== "THEREOF") return false;
  const pieces = [...only.pieces, ...last.pieces];
  const region = chainRegion(pieces);
  if (region === null) return false;
  Object.assign(last, { region, pieces, partial: false });
  return true;
}

export function onAll(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  const next = tokens[i + 1];
  const ends =
    !next ||
    next.gap === 2 ||
    /^(?:COMMA|SEMI|DOT|EXC|LP|RP|SEC|AND|CONTAIN|BEING|COLON)$/.test(next.kind) ||
    (next.kind === "OF" && (tokens[i + 2]?.kind === "SEC" || tokens[i + 2]?.kind === "WORD"));
  if (next?.kind === "LP" && ofSomethingElse(tokens, i + 1)) return i + 1;
  // "all being in Township 7 South": where the lands told before lie.
  if (next?.kind === "BEING" && tokens[i + 2]?.kind === "OF" && /^(?:TWP|RGE|SAID|WORD)$/.test(tokens[i + 3]?.kind ?? "")) return i + 2;
  // "480 acres in all": a sum, no land.
  if (tokens[i - 1]?.text === "IN" && next?.kind !== "OF" && next?.kind !== "SEC") return i + 1;
  if (!ends || s.locating || s.restating || (t.text !== "ALL" && !ofSection(tokens, i))) return i + 1;
  if (next?.kind === "OF" && next.text === "IN" && (s.pending.length > 0 || partsBehindColon(tokens, i + 2))) return i + 1;
  if (next?.kind === "OF" && tokens[i + 2]?.kind === "SEC" && tokens[i - 1]?.kind === "COMMA" && awaitsSection(s, tokens, i - 2)) return i + 1;
  if (next?.kind === "OF" && tokens[i + 2]?.kind === "WORD" && !/^(?:IT|SAID)$/.test(tokens[i + 2]?.text ?? "")) return i + 1;
  if (next?.kind === "OF" && tokens[i + 2]?.text === "IT" && !s.current) return i + 1;
  // "… the SE/4 of Section 8, and leases all of it", "all and the entire estate": all of what was said, or of something else.
  if (next?.kind === "OF" && tokens[i + 2]?.kind === "WORD" && (s.current?.items.length ?? 0) + s.pending.length > 0) return i + 1;
  if (next?.kind === "AND" && tokens[i + 2]?.kind === "ALL") return i + 1;
  if (
    next?.kind === "AND" &&
    !headsParts(tokens[i + 2]) &&
    tokens[i + 2]?.kind !== "SEC" &&
    tokens[i + 2]?.kind !== "NUM" &&
    !/^(?:COLON|NUM|LP|COMMA)$/.test(tokens[i - 1]?.kind ?? "")
  )
    return i + 1;
  s.addItem({ ...emptyItem(t.start, t.end), region: 1, all: true });
  return next?.kind === "SEC" && tokens[i + 2]?.kind !== "NUM" ? i + 2 : i + 1;
}

/** "the lands below, all in Section 5, Township 4 South, Range 3 West: NE/4 and N/2 SE/4": the place of the parts that follow. */
function partsBehindColon(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex((t, k) => k > at && k < at + 24 && /^(?:COLON|SEMI|AL|ALL)$/.test(t.kind));
  return tokens[colon]?.kind === "COLON" && headsParts(tokens[colon + 1]);
}

/** "all (100%) of the oil, gas and minerals": a share in brackets, and no land behind them. */
function ofSomethingElse(tokens: readonly Token[], open: number): boolean {
  const close = tokens.findIndex((t, k) => k > open && k < open + 7 && t.kind === "RP");
  const [of, what] = [tokens[close + 1], tokens[close + 2]];
  return close > 0 && of?.kind === "OF" && what?.kind === "WORD" && !/^(?:IT|SAID)$/.test(what.text);
}

/** "the NE/4 and the N/2 SE/4, all of Section 11": parts right before the words, of no section yet, are what all lies in it. */
function awaitsSection(s: ReaderState, tokens: readonly Token[], before: number): boolean {
  const last = s.pending.at(-1);
  const token = tokens[before];
  return last !== undefined && token !== undefined && s.layout !== "section_first" && (last.end === token.end || token.kind === "RP");
}

/** "Entire section", "Section 8: the whole", "the whole of said section"; elsewhere "the whole" is the whole of something else ("her interest bears to the whole"). */
function ofSection(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (next?.kind === "SEC" || next?.kind === "THEREOF") return true;
  if (next?.kind === "OF") return tokens.slice(i + 2, i + 4).some((t) => t.kind === "SEC");
  return before?.kind === "COLON" || before?.kind === "LP" || (before?.kind === "COMMA" && tokens[i - 2]?.kind === "NUM");
}
