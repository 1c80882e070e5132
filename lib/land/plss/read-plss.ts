// The reader of public-land descriptions: tokens in, sections with their parts, exceptions and warnings out.
import { lexLand } from "@/lib/land/lex/lex-land";
import type { Token } from "@/lib/land/lex/token";
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { attachPlace } from "./attach-place";
import { attachSection } from "./attach-section";
import { emptyItem, type LandItem, type PlssReading } from "./items";
import { closing, endsSentence, headsParts, indexed, leadsToLand, sideBefore } from "./looks-ahead";
import { readChains, standsAlone } from "./read-chains";
import { readLots } from "./read-lots";
import { readPlace } from "./read-place";
import { readSectionNumbers } from "./read-section-numbers";
import { ReaderState } from "./reader-state";

/** `readPlss(plainText(t))` → groups of sections, each with parts, exceptions and place. Linear; never throws. */
export function readPlss(plain: string, from = 0, to = plain.length, context: { lotsAlone?: boolean } = {}): PlssReading {
  const tokens = lexLand(plain, from, to);
  const s = new ReaderState(plain);
  const worded = tokens.some((t) => t.kind === "SEC");
  for (let i = 0; i < tokens.length; ) {
    const t = tokens[i];
    if (!t) break;
    if (t.kind === "SEMI" || t.kind === "DOT") s.lastEnd = Math.max(s.lastEnd, tokens[i - 1]?.end ?? 0);
    const next = readToken(s, tokens, i, t, worded, context.lotsAlone === true);
    i = Math.max(i + 1, next);
    s.lastEnd = tokens[i - 1]?.end ?? t.end;
  }
  s.endException();
  const loose = s.current ? [] : s.pending;
  s.flush();
  const last = s.groups.at(-1);
  if (last && s.waiting.length > 0) last.exceptions.push(...s.waiting);
  const lead = s.place;
  for (const g of s.unplaced) g.place = lead;
  return { groups: s.groups, loose, place: s.place, warnings: s.warnings, totalAcres: s.totalAcres };
}

function readToken(s: ReaderState, tokens: readonly Token[], i: number, t: Token, worded: boolean, lots: boolean): number {
  if (t.gap === 2 && i > 0 && (t.kind === "SEC" || t.kind === "TWP" || t.kind === "TRACT")) s.breakHere();
  switch (t.kind) {
    case "TWP":
    case "RGE":
      return onPlace(s, tokens, i, worded);
    case "SEC":
      return onSection(s, tokens, i, t);
    case "AL":
      return onAliquot(s, tokens, i, t);
    case "LOT":
    case "TRACT":
      return onLots(s, tokens, i, t, lots);
    case "ALL":
      return onAll(s, tokens, i, t);
    case "NUM":
      return onNumber(s, tokens, i, t, worded);
    case "ACRES":
    case "UNIT":
    case "PART":
      return onMeasure(s, tokens, i, t);
    case "STRIP":
      return onStrip(s, tokens, i, t);
    case "EXC":
      return onException(s, tokens, i, t);
    case "LP":
      return onParenthesis(s, tokens, i);
    case "THEREOF":
      onThereof(s);
      return i + 1;
    default:
      onMark(s, tokens, i, t);
      return i + 1;
  }
}

function onMark(s: ReaderState, tokens: readonly Token[], i: number, t: Token): void {
  if (t.kind === "OF") s.sawOf = true;
  else if (t.kind === "AND") s.sawAnd = true;
  else if (t.kind === "COLON") s.sawColon = true;
  else if (t.kind === "SEMI" || (t.kind === "DOT" && endsSentence(tokens, i))) s.breakHere();
  else if (t.kind === "WORD") lying(s, tokens, i, t);
  else if ((t.kind === "AWAY" && !(t.text === "ACROSS" && s.partial)) || (t.kind === "COR" && !s.partial && !s.exception && tokens[i + 1]?.kind === "OF"))
    s.locating = true;
  else if (t.kind === "BEING") {
    const has = s.pending.length > 0 || s.current !== null;
    if (has && !(s.pending.at(-1)?.all || (s.pending.length === 0 && s.current?.items.at(-1)?.all))) s.restating = true;
  }
}

/** "… lying south of the river": only a part of what was just named. */
function lying(s: ReaderState, tokens: readonly Token[], i: number, t: Token): void {
  if (t.text !== "LYING" || tokens[i + 2]?.kind !== "OF" || !/^(?:NORTH|SOUTH|EAST|WEST)/.test(tokens[i + 1]?.text ?? "") || s.exception) return;
  const last = s.pending.at(-1) ?? s.current?.items.at(-1);
  if (last) last.partial = true;
  else if (s.current) s.current.partial = true;
}

function onPlace(s: ReaderState, tokens: readonly Token[], i: number, worded: boolean): number {
  const read = readPlace(tokens, i);
  if (!read) return i + 1;
  if (read.damaged) s.warn("damaged_text", "Township or range was read through damaged letters.", read.place.start, read.place.end);
  const after = tokens[read.next];
  const glued = after?.kind === "NUM" && after.gap === 0;
  const dash = glued || (after?.kind === "DASH" && tokens[read.next + 1]?.kind === "NUM");
  attachPlace(s, read.place, tokens[read.next]);
  if (!worded && !dash && after && indexed(tokens, i, read.next)) {
    attachSection(s, { sections: [Number(after.text)], start: read.place.start, end: after.end, said: false, next: { ...after, kind: "COLON" } });
    return read.next + 1;
  }
  if (!dash) return read.next;
  const n = readSectionNumbers(tokens, read.next + (glued ? 0 : 1), false);
  if (!n) return read.next;
  attachSection(s, { sections: n.sections, start: read.place.start, end: n.end, said: false, next: tokens[n.next] });
  return n.next;
}

function onSection(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  const read = readSectionNumbers(tokens, i + 1, t.plural === true);
  if (!read) return i + 1;
  const said = tokens[i - 1]?.kind === "SAID";
  s.sawOf = tokens[i - (said ? 2 : 1)]?.kind === "OF";
  let after = read.next;
  while (tokens[after]?.kind === "COMMA" || tokens[after]?.kind === "DOT") after++;
  const next =
    tokens[read.next]?.kind === "DOT" && tokens[after]?.kind === "AL" ? { ...(tokens[read.next] as Token), kind: "COLON" as const } : tokens[read.next];
  attachSection(s, { sections: read.sections, start: t.start, end: read.end, said, next });
  return tokens[read.next]?.kind === "DOT" && next?.kind === "COLON" ? read.next + 1 : read.next;
}

function onAliquot(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  if (tokens[i + 1]?.kind === "COR" || (tokens[i + 1]?.kind === "DOT" && tokens[i + 2]?.kind === "COR")) return i + 1;
  if (!standsAlone(tokens, i)) return i + 1;
  const read = readChains(tokens, i);
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
  s.partial = null;
  return read.next;
}

/** "Lot 2 of the NW/4": the quarter tells which lot is meant and is no land of its own. */
function locatesLots(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  const of = tokens[i - 1];
  const last = (s.exception ? s.exception.items : s.pending).at(-1);
  return of?.kind === "OF" && (of.text === "OF" || of.text === "IN") && (last?.lots.length ?? 0) > 0 && last?.end === tokens[i - 2]?.end;
}

/** "the East 1/3 of" what follows; of a section it is a part at once. */
function onStrip(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  if (s.locating || s.restating || !t.share) return i + 1;
  s.strip = { side: t.text, ...t.share };
  let at = i + 1;
  while (/^(?:PART|OF|ALL|SAID)$/.test(tokens[at]?.kind ?? "")) at++;
  const of = at > i + 1;
  if (s.exception && !(of && tokens[at]?.kind === "SEC") && !/^(?:AL|LOT)$/.test(tokens[at]?.kind ?? "")) addSlice(s, t, null);
  else if (tokens[at]?.kind === "SEC") s.addItem({ ...emptyItem(t.start, t.end), region: 1, all: true });
  return i + 1;
}

/** A share, or acres, off one side of what it is excepted from: its host is found when the section is complete. */
function addSlice(s: ReaderState, at: { start: number; end: number }, off: { side: string; acres: string } | null): void {
  const strip = s.strip;
  s.strip = s.partial = null;
  s.addItem({ ...emptyItem(at.start, at.end), partial: true, strip, side: off?.side ?? null, acres: off?.acres ?? null });
}

function onLots(s: ReaderState, tokens: readonly Token[], i: number, t: Token, lotsAlone: boolean): number {
  const read = readLots(tokens, i);
  if (read.lots.length === 0 || s.locating || s.restating) return Math.max(i + 1, read.next);
  if (t.kind === "TRACT" && (tokens[read.next]?.kind === "COLON" || tokens[read.next]?.kind === "DASH" || (tokens[read.next]?.kind === "DOT" && t.gap === 2))) {
    s.breakHere();
    s.named = `Tract ${read.lots[0]}`;
    return read.next;
  }
  if (!lotsAlone && s.current === null && !s.place && tokens.length > 4000) return read.next;
  const last = s.exception ? s.exception.items.at(-1) : s.pending.at(-1);
  const divides = last && last.pieces.length > 0 && !s.sawAnd && tokens[i - 1]?.kind !== "COMMA" && (s.sawOf || tokens[i - 1]?.kind === "AL") && !s.sawBreak;
  if (divides && last) {
    const code = last.pieces.join("");
    Object.assign(last, { region: 0, pieces: [], lots: read.lots.map((l) => `${code} of ${tag(t, l)}`), end: read.end });
    s.clearLinks();
    return read.next;
  }
  s.addItem({ ...emptyItem(t.start, read.end), lots: read.lots.map((l) => tag(t, l)), acresOfLots: read.acres });
  s.partial = null;
  return read.next;
}

const tag = (t: Token, lot: string): string => (t.kind === "TRACT" ? `Tract ${lot}` : lot);

function onAll(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  const next = tokens[i + 1];
  const ends =
    !next ||
    next.gap === 2 ||
    /^(?:COMMA|SEMI|DOT|EXC|LP|RP|SEC|AND|CONTAIN|BEING|COLON)$/.test(next.kind) ||
    (next.kind === "OF" && (tokens[i + 2]?.kind === "SEC" || tokens[i + 2]?.kind === "WORD"));
  if (!ends || s.locating || s.restating) return i + 1;
  if (next?.kind === "OF" && next.text === "IN" && s.pending.length > 0) return i + 1;
  if (next?.kind === "OF" && tokens[i + 2]?.kind === "WORD" && !/^(?:IT|SAID)$/.test(tokens[i + 2]?.text ?? "")) return i + 1;
  s.addItem({ ...emptyItem(t.start, t.end), region: 1, all: true });
  return next?.kind === "SEC" && tokens[i + 2]?.kind !== "NUM" ? i + 2 : i + 1;
}

/** "S½ 14, N½ 23" and "Sec. 3: W2; 4: ALL": a bare number that is a section. */
function onNumber(s: ReaderState, tokens: readonly Token[], i: number, t: Token, worded: boolean): number {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (!/^(?:\d{1,2}|0\d\d)$/.test(t.text) || Number(t.text) > 36 || s.locating) return i + 1;
  const bare = !worded && before?.kind === "AL" && t.gap > 0 && after?.kind !== "SLASH" && after?.kind !== "ACRES";
  const lists =
    s.current !== null &&
    ((after?.kind === "COLON" && tokens[i + 2]?.gap !== 0) || (after?.kind === "LP" && before?.kind === "AND")) &&
    /^(?:COMMA|SEMI|AND|DOT)$/.test(before?.kind ?? "");
  const listed = /^0\d\d?$/.test(t.text) && s.current !== null && (before?.kind === "SEMI" || t.gap === 2) && /^(?:AL|LOT|ALL)$/.test(after?.kind ?? "");
  const tied = after?.kind === "DASH" && tokens[i + 2]?.kind === "TWP" && after.gap === 0;
  const lined = (t.gap === 2 || before?.kind === "COLON") && after?.kind === "COLON" && after.gap === 0 && (s.current !== null || s.place !== null);
  const next = !worded && s.current?.heading === true && !s.exception && t.gap === 1 && /^(?:COMMA|SEMI)$/.test(before?.kind ?? "") && headsParts(after);
  if (lined) s.breakHere();
  if (!bare && !lists && !tied && !lined && !listed && !next) return i + 1;
  if (lists || lined || listed || next) s.flush();
  attachSection(s, { sections: [Number(t.text)], start: t.start, end: t.end, said: false, next: listed || next ? { ...t, kind: "COLON" } : after });
  return i + 1;
}

function onMeasure(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  if (t.kind === "PART") {
    if (leadsToLand(tokens, i, 6)) s.partial = { acres: s.partial?.acres ?? null };
    return i + 1;
  }
  const n = tokens[i - 1]?.kind === "NUM" ? tokens[i - 1] : tokens[i - 1]?.kind === "DASH" ? tokens[i - 2] : undefined;
  if (n?.kind !== "NUM") return i + 1;
  const side = t.kind === "ACRES" && s.exception ? sideBefore(tokens, i) : null;
  if (leadsToLand(tokens, i, 16) && tokens[tokens.indexOf(n, i - 3) - 1]?.kind !== "CONTAIN") s.partial = { acres: t.kind === "ACRES" ? n.text : null, side };
  else if (side) addSlice(s, { start: n.start, end: t.end }, { side, acres: n.text });
  else if (t.kind === "ACRES") stateAcres(s, tokens, i, n);
  if (s.exception && t.kind === "ACRES" && s.exception.acres === null) s.exception.acres = n.text;
  if (s.exception) s.exception.end = Math.max(s.exception.end, t.end);
  return i + 1;
}

function stateAcres(s: ReaderState, tokens: readonly Token[], i: number, n: Token): void {
  if (s.exception) return;
  const contains = tokens[i - 2]?.kind === "CONTAIN";
  const target: LandItem | undefined = s.pending.at(-1) ?? s.current?.items.at(-1);
  if (contains && s.groups.length > 1) s.totalAcres = n.text;
  else if (s.current && (s.pending.length === 0 || s.layout !== "part_first") && s.current.acres === null) s.current.acres = n.text;
  else if (target && !contains) target.acres = n.text;
  else s.totalAcres = n.text;
}

function onException(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  let next = i + 1;
  while (/^(?:AND|EXC|THEREOF|OF)$/.test(tokens[next]?.kind ?? "")) next++;
  if (s.pending.length > 0 || s.current) s.beginException(t.start, tokens[next - 1]?.end ?? t.end);
  return next;
}

function onParenthesis(s: ReaderState, tokens: readonly Token[], i: number): number {
  const end = closing(tokens, i);
  if (end === null || s.exception) return i + 1;
  const inside = tokens.slice(i + 1, end);
  if (inside.some((t) => t.kind === "EXC" || t.kind === "SEC" || t.kind === "TWP" || t.kind === "MER")) return i + 1;
  const has = s.pending.length > 0 || (s.current?.items.length ?? 0) > 0;
  const acres = inside.findIndex((t) => t.kind === "ACRES");
  const n = inside[acres - 1];
  if (has && acres > 0 && n?.kind === "NUM") {
    const item = s.pending.at(-1) ?? s.current?.items.at(-1);
    if (item) item.acres = n.text;
    return end + 1;
  }
  return has && inside.some((t) => t.kind === "AL" || t.kind === "ALL" || t.kind === "LOT") ? end + 1 : i + 1;
}

/** "the N/2 of the NE/4 thereof": of what it is excepted from, where that is one part. */
function onThereof(s: ReaderState): void {
  const last = s.exception?.items.at(-1);
  const base = s.pending.length > 0 ? s.pending : (s.current?.items ?? []);
  const parent = base.length === 1 ? base[0] : undefined;
  if (!last || last.pieces.length === 0 || !parent || parent.pieces.length === 0) return;
  const pieces = [...last.pieces, ...parent.pieces];
  Object.assign(last, { pieces, region: chainRegion(pieces) ?? last.region });
}
