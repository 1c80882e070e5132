// All names of a text, one behind the other, and the places that no name may run over.
import type { Token } from "@/lib/text/tokens";
import { matchName, type NameMatch } from "./name-matcher";

export type NamePlace = NameMatch & { readonly start: number; readonly end: number };

/** The tokens with a mark at each of the places, so that no name is read across it. Places are in order. */
export function withBreaks(tokens: readonly Token[], places: readonly number[]): Token[] {
  const out: Token[] = [];
  let k = 0;
  for (const t of tokens) {
    for (; k < places.length && (places[k] ?? 0) <= t.start; k++) out.push({ start: places[k] ?? 0, end: places[k] ?? 0, text: "¶", kind: "mark" });
    out.push(t);
  }
  return out;
}

/** "A. Roe to Elm Oil Co. …" → A. Roe, Elm Oil Co.; `from` and `to` count tokens, `start` and `end` characters. */
export function namesIn(tokens: readonly Token[], text: string): NamePlace[] {
  const out: NamePlace[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const m = matchName(tokens, text, i);
    const [first, last] = [tokens[i], m ? tokens[m.to - 1] : undefined];
    if (!m || !first || !last || m.to <= i) continue;
    out.push({ ...m, from: i, start: first.start, end: last.end });
    i = m.to - 1;
  }
  return out;
}
