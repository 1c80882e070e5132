// Aliquot chains out of tokens: "S/2 of the NE/4" is one, "NENE SENE" are two.
import type { Token } from "@/lib/land/lex/token";

export type Chain = { pieces: string[]; start: number; end: number; ofJoined: boolean };
export type ChainsRead = { chains: Chain[]; next: number; split: boolean };

type Run = { pieces: string[]; start: number; end: number; code: boolean };

const RUNS_MAX = 16;
/** No chain has more aliquots of aliquots than this: "NE/4 of SW/4 of NW/4 of SE/4" has three. Text that goes on is no description, and must not go on for ever. */
const OFS_MAX = 24;
const PIECES_KEPT = 40;

/** Glues a piece on; past any chain that can be read, pieces are counted no more. */
function extend(run: Run, t: Token): void {
  if (run.pieces.length < PIECES_KEPT) run.pieces.push(...(t.pieces ?? []));
  run.end = t.end;
}

const CLOSES = new Set([
  "COMMA",
  "SEMI",
  "DOT",
  "AND",
  "EXC",
  "OF",
  "LP",
  "RP",
  "SEC",
  "AL",
  "TWP",
  "COLON",
  "BEING",
  "LOT",
  "DASH",
  "CONTAIN",
  "THEREOF",
  "THRU",
  "RGE",
]);
const OPENS = new Set(["COLON", "COMMA", "SEMI", "AND", "OF", "AL", "LP", "RP", "EXC", "DASH", "ALL", "NUM", "DOT", "PART", "SLASH", "RGE", "MER"]);

const STREET = /^(?:AVE|AVENUE|ST|STREET|RD|ROAD|DR|DRIVE|BLVD|BOULEVARD|LN|LANE|CT|PL|PLACE|HWY|HIGHWAY|PKWY|PARKWAY|LOOP|WAY)$/;

/** "3500 Oak Ave. NW": the quarter of a town. */
function ofStreet(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return STREET.test((before?.kind === "DOT" || before?.kind === "COMMA" ? tokens[i - 2] : before)?.text ?? "");
}

/** "NE 14-10S-18W", "NE 14, E/2 23 and NW 24-10S-18W": a section's number, with its township behind it or behind the last of such a list. */
function beforeSection(tokens: readonly Token[], at: number): boolean {
  const kind = (k: number): string => tokens[k]?.kind ?? "";
  let i = at;
  while (kind(i) === "NUM" && /^\d{1,2}$/.test(tokens[i]?.text ?? "")) {
    if (kind(i + 1) === "TWP" || (kind(i + 1) === "DASH" && kind(i + 2) === "TWP")) return true;
    const next = i + (/^(?:COMMA|SEMI|AND)$/.test(kind(i + 1)) ? 2 : 1);
    const part = kind(next) === "AND" ? next + 1 : next;
    if (kind(i + 1) === "COMMA" && kind(i + 2) === "TWP") return true;
    if (part === i + 1 || kind(part) !== "AL") return false;
    i = part + 1;
  }
  return false;
}

/** A lone "NE" is an aliquot only between marks of a list, never before "corner" or a word. */
export function standsAlone(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i];
  if (!t?.bare) return true;
  if (ofStreet(tokens, i)) return false;
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  const section = beforeSection(tokens, i + 1);
  if (after && after.gap < 2 && !CLOSES.has(after.kind) && !section) return false;
  if (after?.kind === "DOT" && tokens[i + 2]?.kind === "COR") return false;
  // "unto A. Roe SE NW 19-15S-4W": two corners side by side before a section are land, whatever stands before them.
  if (after?.kind === "AL" && after.bare && after.gap === 1 && /^(?:NUM|SEC|OF)$/.test(tokens[i + 2]?.kind ?? "")) return true;
  if (section && before?.kind === "WORD" && t.gap === 1) return true;
  return before === undefined ? after !== undefined && !(after.kind === "COMMA" && tokens[i + 2]?.kind === "WORD") : OPENS.has(before.kind) || t.gap === 2;
}

/** Reads the chains that start at token `i` (an AL). `split` tells that blanks alone parted them, which can be read otherwise. */
export function readChains(tokens: readonly Token[], i: number, depth = 0): ChainsRead {
  let runs: Run[] = [];
  const done: Chain[] = [];
  let split = false;
  let ofJoined = false;
  let tail: string[] = [];
  const close = (): void => {
    const parts = chainsOf(runs);
    if (parts.length > 1) split = true;
    for (const [k, part] of parts.entries()) {
      const last = k === parts.length - 1;
      done.push({ pieces: last ? [...part.pieces, ...tail] : part.pieces, start: part.start, end: part.end, ofJoined: last && ofJoined });
    }
    runs = [];
  };
  let at = i;
  let glued = false;
  for (let t = tokens[at]; t; t = tokens[at]) {
    const last = runs.at(-1);
    if (t.kind === "AL" && standsAlone(tokens, at)) {
      if (last && glued) extend(last, t);
      else if (last && (t.gap === 2 || t.start - last.end > 4 || runs.length >= RUNS_MAX)) break;
      else runs.push({ pieces: [...(t.pieces ?? [])], start: t.start, end: t.end, code: t.code === true });
      at++;
      glued = (tokens[at]?.gap ?? 1) === 0;
      continue;
    }
    const skip = restated(tokens, at, runs);
    if (skip > 0) {
      at += skip;
      glued = false;
      continue;
    }
    if (t.kind === "DASH" && t.gap === 0 && tokens[at + 1]?.kind === "AL" && tokens[at + 1]?.gap === 0) {
      at++;
      glued = true;
      continue;
    }
    const step = ofStep(tokens, at);
    if (step === 0 || depth === OFS_MAX) break;
    const inner = readChains(tokens, at + step, depth + 1);
    const first = inner.chains[0];
    if (!first) break;
    tail = first.pieces;
    ofJoined = true;
    close();
    const end = done.at(-1);
    if (end) end.end = first.end;
    return { chains: [...done, ...inner.chains.slice(1)], next: inner.next, split: split || inner.split };
  }
  close();
  return { chains: done, next: at, split };
}

/** How many tokens "of", ", of" or "of said" take before another aliquot; 0 where none follows. */
function ofStep(tokens: readonly Token[], at: number): number {
  const comma = tokens[at]?.kind === "COMMA" ? 1 : 0;
  const of = tokens[at + comma];
  if (of?.kind !== "OF" || (comma === 1 && of.text !== "OF")) return 0;
  const said = tokens[at + comma + 1]?.kind === "SAID" ? 1 : 0;
  const next = at + comma + 1 + said;
  return tokens[next]?.kind === "AL" && (tokens[next]?.bare !== true || standsAlone(tokens, next)) && tokens[next + 1]?.kind !== "COR" ? comma + 1 + said : 0;
}

/** "the Southeast Quarter (SE/4) of": the tokens of a parenthesis that says the same again. */
function restated(tokens: readonly Token[], at: number, runs: readonly Run[]): number {
  if (tokens[at]?.kind !== "LP" || runs.length === 0) return 0;
  let end = at + 1;
  while (tokens[end]?.kind === "AL" || tokens[end]?.kind === "OF") end++;
  if (end === at + 1 || tokens[end]?.kind !== "RP") return 0;
  const inside = tokens
    .slice(at + 1, end)
    .flatMap((t) => t.pieces ?? [])
    .join("");
  const said = runs.flatMap((r) => r.pieces).join("");
  return said === inside || said.endsWith(inside) ? end - at + 1 : 0;
}

/** Runs parted by blanks: one chain where each is a single part going from half to quarter; else a chain each. */
function chainsOf(runs: readonly Run[]): Run[] {
  if (runs.length < 2) return [...runs];
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const joins = last && compactJoin(last, run) && !turns(last, run) && !(last.pieces.length > 1 && sourceRuns(runs, last) === 1);
    if (last && joins) out[out.length - 1] = { ...last, pieces: [...last.pieces, ...run.pieces], end: run.end };
    else out.push({ ...run });
  }
  return out;
}

/** Compact codes side by side are parts of their own, but single ones make a chain ("N2 NE4", "SW SE"). */
const compactJoin = (a: Run, b: Run): boolean => (!a.code && !b.code) || b.pieces.length === 1;

/** A quarter before a half ("SE/4 E/2 SW/4") begins a new chain. */
const turns = (a: Run, b: Run): boolean => !/2$/.test(a.pieces.at(-1) ?? "") && /2$/.test(b.pieces[0] ?? "");

/** How many written runs make up a chain: a run glued by the writer is complete in itself. */
const sourceRuns = (runs: readonly Run[], chain: Run): number => runs.filter((r) => r.start >= chain.start && r.end <= chain.end).length;
