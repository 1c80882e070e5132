// Exceptions, and words in brackets that say the same again.
import type { Token } from "@/lib/land/lex/token";
import { chainRegion } from "@/lib/land/set/aliquot-codes";
import { contains } from "@/lib/land/set/region";
import { closing } from "./looks-ahead";
import type { ReaderState } from "./reader-state";

export function onException(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
  let next = i + 1;
  while (/^(?:AND|EXC|THEREOF|OF)$/.test(tokens[next]?.kind ?? "")) next++;
  if (s.pending.length > 0 || s.current) s.beginException(t.start, tokens[next - 1]?.end ?? t.end);
  return next;
}

export function onParenthesis(s: ReaderState, tokens: readonly Token[], i: number): number {
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

/**
 * "the S/2 of the NW/4 thereof": of what it is excepted from; of several parts the last is meant. "The W/2 less the NW/4 thereof" leaves the SW/4:
 * the quarter is that of the section, since no half of a section is quartered by those who describe land.
 */
export function onThereof(s: ReaderState): void {
  const last = s.exception?.items.at(-1);
  const base = s.pending.length > 0 ? s.pending : (s.current?.items ?? []);
  if (last && base.length > 1) last.thereof = true;
  const parent = base.length === 1 ? base[0] : undefined;
  if (!last || last.pieces.length === 0 || !parent || parent.pieces.length === 0) return;
  const half = parent.pieces.length === 1 && /2$/.test(parent.pieces[0] ?? "");
  if (half && !/2$/.test(last.pieces.at(-1) ?? "") && contains(parent.region, last.region)) {
    s.warn("ambiguous_exception", "A quarter excepted from a half was read as that quarter of the section.", last.start, last.end);
    return;
  }
  if (last.pieces.length > parent.pieces.length && last.pieces.slice(-parent.pieces.length).join() === parent.pieces.join()) return;
  const pieces = [...last.pieces, ...parent.pieces];
  Object.assign(last, { pieces, region: chainRegion(pieces) ?? last.region });
}
