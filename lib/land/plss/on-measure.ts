// Acres and lengths as they come: what a part measures, what is only a part, what is excepted off one side.
import type { Token } from "@/lib/land/lex/token";
import type { LandItem } from "./items";
import { leadsToLand, sideBefore, sideBehind } from "./looks-ahead";
import { leadsToPart, sideOfNumber, sideToldBehind } from "./off-a-side";
import { addSlice } from "./on-strip";
import { addFromBefore } from "./points-back";
import type { ReaderState } from "./reader-state";

/** "the South" before "part", beside "80 acre" before "tract": words that leave the sides told before them. */
const SIDE_OF = /^(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERN|ERLY)?$/;

export function onMeasure(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  if (t.kind === "PART") {
    s.pass(t);
    if (t.damaged) unclearHost(s, tokens, i);
    if (leadsToLand(tokens, i, 6))
      s.partial = {
        acres: s.partial?.acres ?? null,
        slices: SIDE_OF.test(tokens[i - 1]?.text ?? "") || tokens[i - 1]?.kind === "ACRES" ? (s.partial?.slices ?? []) : [],
      };
    return i + 1;
  }
  // "87 acres off the west side of our 127 acre farm in the S/2": the first measure is that of the piece.
  const n = tokens[i - 1]?.kind === "NUM" ? tokens[i - 1] : tokens[i - 1]?.kind === "DASH" ? tokens[i - 2] : undefined;
  if (n?.kind !== "NUM") return i + 1;
  const side = t.kind === "ACRES" && s.exception ? (sideBefore(tokens, i) ?? sideBehind(tokens, i)) : null;
  const ofLarger = t.kind === "ACRES" && s.partial?.acres != null && !s.exception;
  const at = tokens.indexOf(n, Math.max(0, i - 3));
  const back = t.kind === "ACRES" ? addFromBefore(s, tokens, i, at) : null;
  if (back !== null) return back;
  const off = t.kind !== "ACRES" || s.exception ? null : sideOf(tokens, i, at);
  const slices = off ? [{ ...off, acres: n.text }] : [];
  if (ofLarger && leadsToLand(tokens, i, 16)) {
    // "the East 10 acres of the South 80 acres of": a side of a side; a larger piece of no side is not on the grid.
    if (s.partial) s.partial.slices = off ? [...(s.partial.slices ?? []), ...slices] : [];
    return i + 1;
  }
  if ((off || leadsToLand(tokens, i, 16)) && tokens[at - 1]?.kind !== "CONTAIN") s.partial = { acres: t.kind === "ACRES" ? n.text : null, side, slices };
  else if (side) addSlice(s, { start: n.start, end: t.end }, { side, acres: n.text });
  else if (t.kind === "ACRES") stateAcres(s, tokens, i, n);
  const left = tokens.slice(Math.max(0, at - 4), at).some((x) => x.text === "LEAVING");
  if (s.exception && t.kind === "ACRES" && s.exception.acres === null && !left) s.exception.acres = n.text;
  if (s.exception) s.exception.end = Math.max(s.exception.end, t.end);
  return i + 1;
}

/** The side off which the acres at `i` are: told before their number at `at`, or behind them. */
function sideOf(tokens: readonly Token[], i: number, at: number): { side: string; half?: boolean } | null {
  const before = leadsToPart(tokens, i) ? sideOfNumber(tokens, at) : null;
  return before ? { side: before } : sideToldBehind(tokens, i);
}

function stateAcres(s: ReaderState, tokens: readonly Token[], i: number, n: Token): void {
  if (s.exception || isOfUnit(tokens, tokens.indexOf(n, Math.max(0, i - 3)))) return;
  const contains = tokens[i - 2]?.kind === "CONTAIN";
  const target: LandItem | undefined = s.pending.at(-1) ?? s.current?.items.at(-1);
  if (contains && s.groups.length > 1) s.totalAcres = n.text;
  else if (s.current && (s.pending.length === 0 || s.layout !== "part_first") && s.current.acres === null) s.current.acres = n.text;
  else if (target && !contains) target.acres = n.text;
  else s.totalAcres = n.text;
}

/** "the unit is of 640 acres; that A owns Lots 1 and 2": the size of a unit of which the paper speaks, not of the land; at the number's place. */
const isOfUnit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.kind === "OF" && /^(?:IS|WAS|BEING)$/.test(tokens[at - 2]?.text ?? "") && /^UNIT$/.test(tokens[at - 3]?.text ?? "");

/** "the SW/4 of the Northest Quarter": of which quarter cannot be told; some part of the section is meant. */
function unclearHost(s: ReaderState, tokens: readonly Token[], i: number): void {
  const last = s.exception ? s.exception.items.at(-1) : s.pending.at(-1);
  if (tokens[i - 1]?.kind !== "OF" || !last || last.end !== tokens[i - 2]?.end) return;
  Object.assign(last, { region: 1, pieces: [], all: true, partial: true });
}
