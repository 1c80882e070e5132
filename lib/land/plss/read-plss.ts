// The reader of public-land descriptions: tokens in, sections with their parts, exceptions and warnings out.
import { lexLand } from "@/lib/land/lex/lex-land";
import type { Token } from "@/lib/land/lex/token";
import { attachPlace } from "./attach-place";
import { attachSection } from "./attach-section";
import { onCorner } from "./in-a-corner";
import type { PlssReading } from "./items";
import { endsSentence, headsParts, indexed, partStart } from "./looks-ahead";
import { onAliquot, onAll } from "./on-aliquot";
import { onException, onParenthesis, onThereof } from "./on-exception";
import { onLots } from "./on-lots";
import { onMeasure } from "./on-measure";
import { onNumber } from "./on-number";
import { onStrip } from "./on-strip";
import { readPlace } from "./read-place";
import { readSectionNumbers } from "./read-section-numbers";
import { ReaderState } from "./reader-state";
import { planSections } from "./section-plan";

/** `readPlss(plainText(t))` → groups of sections, each with parts, exceptions and place. Linear; never throws. */
export function readPlss(plain: string, from = 0, to = plain.length, context: { lotsAlone?: boolean; surveyed?: boolean } = {}): PlssReading {
  const tokens = lexLand(plain, from, to);
  const s = new ReaderState(plain);
  const mode: Mode = {
    worded: tokens.some((t) => t.kind === "SEC"),
    placed: context.surveyed === true || tokens.some((t) => t.kind === "TWP"),
    lots: context.lotsAlone === true,
    most: context.surveyed === true ? 9999 : 36,
  };
  if (mode.worded) s.plan = planSections(tokens, Math.max(mode.most, 999));
  for (let i = 0; i < tokens.length; ) {
    const t = tokens[i];
    if (!t) break;
    if (t.kind !== "SEC") s.follow(i);
    if (t.kind === "SEMI" || t.kind === "DOT") s.lastEnd = Math.max(s.lastEnd, tokens[i - 1]?.end ?? 0);
    const next = readToken(s, tokens, i, t, mode);
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

/** Is the word "section" used, is a township named, may lots stand with no section, and how high do sections count? */
type Mode = { worded: boolean; placed: boolean; lots: boolean; most: number };

function readToken(s: ReaderState, tokens: readonly Token[], i: number, t: Token, mode: Mode): number {
  if (t.gap === 2 && i > 0 && (t.kind === "SEC" || t.kind === "TWP" || t.kind === "TRACT")) s.breakHere();
  switch (t.kind) {
    case "TWP":
    case "RGE":
      return onPlace(s, tokens, i, mode.worded);
    case "SEC":
      return onSection(s, tokens, i, t, mode);
    case "AL":
      return onAliquot(s, tokens, i, t);
    case "LOT":
    case "TRACT":
      return onLots(s, tokens, i, t, mode.lots);
    case "ALL":
      return onAll(s, tokens, i, t);
    case "NUM":
      return onNumber(s, tokens, i, t, mode);
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

/** "…, which half she retains, and B conveys to her the E/2": a verb of granting begins anew. */
const GIVES = /^(?:CONVEYS?|GRANTS|SELLS|GIVES|QUITCLAIMS|TRANSFERS|ASSIGNS|RELEASES)$/;

function onMark(s: ReaderState, tokens: readonly Token[], i: number, t: Token): void {
  s.pass(t);
  if (t.kind === "OF") s.sawOf = true;
  else if (t.kind === "AND") s.sawAnd = true;
  else if (t.kind === "COLON") s.sawColon = true;
  else if (t.kind === "SEMI" || (t.kind === "DOT" && endsSentence(tokens, i))) s.breakHere();
  else if (t.text === "RESPECTIVELY" && s.current) s.current.respectively = true;
  else if (t.kind === "WORD") {
    lying(s, tokens, i, t);
    if (ownedLand(tokens, i, t)) s.partial = { acres: null };
    if (GIVES.test(t.text)) s.locating = false;
  } else if (t.text === "CORNER" && tokens[i - 1]?.kind === "WORD" && !s.locating) {
    onCorner(s, tokens, i - 1, i);
    if (!s.partial && !s.exception && tokens[i + 1]?.kind === "OF") s.locating = true;
  } else if (t.text === "ACROSS" && wayAcross(s, tokens, i)) s.partial = { acres: null };
  else if ((t.kind === "AWAY" && !(t.text === "ACROSS" && s.partial)) || (t.kind === "COR" && !s.partial && !s.exception && tokens[i + 1]?.kind === "OF"))
    s.locating = true;
  else if (t.kind === "AKA") {
    if (s.pending.length > 0 || (s.current?.items.length ?? 0) > 0) s.restating = true;
  } else if (t.kind === "BEING") {
    if (tokens[i + 1]?.kind === "NUM" && tokens[i + 2]?.kind === "ACRES") return;
    const has = s.pending.length > 0 || s.current !== null;
    if (namesLeftOut(s, tokens, i)) {
      s.locating = false;
      s.partial = null;
      return;
    }
    if (namesThePart(s, tokens, i) || namesAllBut(s, tokens, i)) return;
    if (has && !(s.pending.at(-1)?.all || (s.pending.length === 0 && s.current?.items.at(-1)?.all))) s.restating = true;
  }
}

/** "less the school's ten acres, being the NE/4 NE/4 NW/4": which part is left out; not "being the NW/4 of the Roe farm", nor the very part that it is taken from. */
function namesLeftOut(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  const part = tokens[i + 1];
  if (s.exception?.items.length !== 0 || !part || !/^(?:AL|LOT)$/.test(part.kind)) return false;
  const rest = tokens.slice(i + 1, i + 16).findIndex((t) => t.kind !== "AL" && t.kind !== "LOT");
  const behind = rest < 0 ? [] : tokens.slice(i + 1 + rest, i + 5 + rest);
  if (behind[0]?.kind === "OF") return behind.some((t) => /^(?:AL|LOT|SEC|SAID|THEREOF)$/.test(t.kind));
  const host = s.pending.at(-1) ?? s.current?.items.at(-1);
  return !(rest === 1 && part.kind === "AL" && part.pieces?.join() === host?.pieces.join());
}

/** "eighty acres in Section 31, being the E/2 of the SE/4 thereof": words that say which part of a section named by its acres alone is meant. */
function namesThePart(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  const g = s.current;
  return g?.partial === true && g.items.length === 0 && s.pending.length === 0 && tokens.slice(i + 1, i + 3).some((t) => t.kind === "AL");
}

/** "130 acres in the SE/4 of Section 11, being all of it but 30 acres off the West side": the part before is meant whole, less what is told behind. */
function namesAllBut(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  const last = s.pending.at(-1) ?? s.current?.items.at(-1);
  const all = tokens.slice(i + 1, i + 7);
  const exc = all.findIndex((t) => t.kind === "EXC");
  if (!last?.partial || all[0]?.kind !== "ALL" || exc < 0 || all.slice(1, exc).some((t) => /^(?:AL|LOT|NUM|SEMI|DOT|SEC)$/.test(t.kind))) return false;
  last.partial = false;
  last.acres = null;
  return true;
}

/** "a right of way across the SW/4 of Section 8": a part of that land, where no land was named before it. */
function wayAcross(s: ReaderState, tokens: readonly Token[], i: number): boolean {
  if (s.locating || s.exception || s.partial || s.pending.length > 0 || (s.current?.items.length ?? 0) > 0) return false;
  const isPart = (t: Token): boolean => t.kind === "AL" || t.kind === "LOT";
  const owned = tokens.slice(i + 1, i + 3).some((t) => /^(?:LANDS?|FARM|PREMISES|PROPERTY)$/.test(t.text));
  const ahead = tokens.slice(i + 1, i + (owned ? 16 : 3));
  const part = ahead.findIndex(isPart);
  return part >= 0 && !ahead.slice(0, part).some((t) => /^(?:NUM|UNIT|DOT|SEMI|AWAY|TWP|SEC)$/.test(t.kind));
}

/** "the lands of our father in Section 8": those of one owner, not the section. */
function ownedLand(tokens: readonly Token[], i: number, t: Token): boolean {
  if (!/^(?:LANDS?|FARM)$/.test(t.text) || tokens[i + 1]?.text !== "OF" || tokens[i + 2]?.kind !== "WORD") return false;
  for (let at = i + 3; at < i + 10; at++) {
    const next = tokens[at];
    if (next?.text === "IN") return tokens[at + 1]?.kind === "SEC";
    if (next?.kind !== "WORD" && next?.kind !== "DOT") return false;
  }
  return false;
}

const SIDE = /^(?:NORTH|SOUTH|EAST|WEST)/;
const LINE = /^(?:RIVER|CREEK|BRANCH|BAYOU|LAKE|CANAL|DITCH|RAILROAD|RAILWAY|R\.?R|TRACKS?|ROAD|HIGHWAY|FENCE|BLUFF|RIGHT)$/;

/** "all of Section 7 south of the railroad": a line of nature or of man that cuts what was just named. */
function besideLine(tokens: readonly Token[], i: number): boolean {
  if (!SIDE.test(tokens[i]?.text ?? "") || tokens[i + 1]?.kind !== "OF" || !/^(?:NUM|AL)$/.test(tokens[i - 1]?.kind ?? "")) return false;
  const near = tokens.slice(i + 2, i + 6);
  const at = near.findIndex((t) => t.kind !== "WORD" && t.kind !== "SAID");
  return near.slice(0, at < 0 ? 4 : at).some((t) => LINE.test(t.text));
}

/** "… lying south of the river": only a part of what was just named. */
function lying(s: ReaderState, tokens: readonly Token[], i: number, t: Token): void {
  const worded = t.text === "LYING" && tokens[i + 2]?.kind === "OF" && SIDE.test(tokens[i + 1]?.text ?? "");
  if (s.exception || !(worded || besideLine(tokens, i))) return;
  const last = s.pending.at(-1) ?? s.current?.items.at(-1);
  if (last) last.partial = true;
  else if (s.current) s.current.partial = true;
  if (s.current) s.current.end = Math.max(s.current.end, tokens[i + 2]?.end ?? 0);
}

/** "Section 31 in Township 8 North, and Section 5 in Township 7 North, all in Range 12 West": a range told once, behind townships told without one. */
function rangeOfAll(s: ReaderState, tokens: readonly Token[], i: number): number {
  const t = tokens[i];
  if (t?.kind === "RGE")
    for (const p of new Set([...s.groups.map((g) => g.place), s.place])) if (p?.township && !p.range) p.range = `${t.text}${t.pieces?.[0] ?? ""}`;
  return i + 1;
}

function onPlace(s: ReaderState, tokens: readonly Token[], i: number, worded: boolean): number {
  const read = readPlace(tokens, i);
  if (!read) return rangeOfAll(s, tokens, i);
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

/** "the N/2 N/2 of said Section": a part of the section named last. */
function ofSaidSection(s: ReaderState, tokens: readonly Token[], i: number): number {
  const last = s.groups.at(-1);
  const led = tokens[i - 1]?.kind === "SAID" && tokens[i - 2]?.kind === "OF" && tokens[i - 3]?.kind === "AL";
  if (led && last && s.pending.length > 0 && !s.exception && !s.locating && last.items.length > 0)
    attachSection(s, { sections: last.sections, start: s.pending[0]?.start ?? 0, end: tokens[i]?.end ?? 0, said: false, next: undefined });
  return i + 1;
}

/** "Section 3 of the Act of March 1", "Section 5 of this Agreement": no land. */
function ofStatute(tokens: readonly Token[], i: number): boolean {
  // "section 38-18.1-04"
  if (tokens[i]?.kind === "DASH" && tokens[i]?.gap === 0 && tokens[i + 1]?.gap === 0 && /^\d+\.\d/.test(tokens[i + 1]?.text ?? "")) return true;
  if (tokens[i]?.kind !== "OF") return false;
  return tokens
    .slice(i + 1, i + 5)
    .some((t) => t.kind === "WORD" && /^(?:ACTS?|CODE|STATUTES?|CHAPTER|LAWS?|AGREEMENT|ORDINANCE|REGULATIONS?|CONSTITUTION)$/.test(t.text));
}

/** "…; in Section 10, the NW/4": the word opens a clause and joins nothing to the section. */
function opensClause(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return tokens[i]?.text === "IN" && (before === undefined || tokens[i]?.gap === 2 || /^(?:SEMI|COLON|DOT)$/.test(before.kind));
}

/** A row "NE/4 Section 8 (lease of A), 160 acres;": a part that opens a row or an item and stands right before the section is that section's. */
function leadsItsSection(tokens: readonly Token[], i: number, after: number): boolean {
  if (tokens[i - 1]?.kind !== "AL" || tokens[i]?.gap !== 1) return false;
  const behind = tokens[after]?.kind === "LP" ? tokens[after + 1] : tokens[after];
  if (behind?.kind === "COLON" || headsParts(behind)) return false;
  const first = partStart(tokens, i - 1);
  return tokens[first]?.gap === 2 || /^(?:SEMI|COLON)$/.test(tokens[first - 1]?.kind ?? "");
}

function onSection(s: ReaderState, tokens: readonly Token[], i: number, t: Token, mode: Mode): number {
  const read = readSectionNumbers(tokens, i + 1, t.plural === true, Math.max(mode.most, 999));
  if (!read) return ofSaidSection(s, tokens, i);
  if (tokens[read.next - 1]?.damaged) s.warn("damaged_text", "A section number was read through damaged letters.", t.start, read.end);
  if (ofStatute(tokens, read.next)) return read.next;
  const said = tokens[i - 1]?.kind === "SAID";
  const led = leadsItsSection(tokens, i, read.next);
  s.sawOf = led || (tokens[i - (said ? 2 : 1)]?.kind === "OF" && !opensClause(tokens, i - (said ? 2 : 1)));
  let after = read.next;
  while (tokens[after]?.kind === "COMMA" || tokens[after]?.kind === "DOT") after++;
  const next =
    tokens[read.next]?.kind === "DOT" && tokens[after]?.kind === "AL" ? { ...(tokens[read.next] as Token), kind: "COLON" as const } : tokens[read.next];
  attachSection(s, { sections: read.sections, start: t.start, end: read.end, said, next: led ? undefined : next, placing: s.plan.get(i) });
  return tokens[read.next]?.kind === "DOT" && next?.kind === "COLON" ? read.next + 1 : read.next;
}
