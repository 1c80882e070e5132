// Words of a flat text with their places.
import type { Span } from "./view";

export type TokenKind = "cap" | "initial" | "lower" | "number" | "mark";
export type Token = Span & { readonly text: string; readonly kind: TokenKind };

const pattern = /[A-Za-z\u00c0-\u024f][A-Za-z0-9\u00c0-\u024f]*(?:['-][A-Za-z\u00c0-\u024f]+)*|\d[\d,./-]*|[^\sA-Za-z\d]/g;

function kindOf(text: string): TokenKind {
  const c = text.charAt(0);
  if (/\d/.test(c)) return "number";
  if (!/[A-Za-z\u00c0-\u024f]/.test(c)) return "mark";
  if (c === c.toLowerCase()) return "lower";
  return text.length === 1 ? "initial" : "cap";
}

/** "Wm. Doe, of Ohio" → Wm(cap) .(mark) Doe(cap) ,(mark) of(lower) Ohio(cap). */
export function tokenise(text: string, from = 0, to = text.length): Token[] {
  const out: Token[] = [];
  for (const m of text.slice(from, to).matchAll(pattern))
    out.push({ text: m[0], kind: kindOf(m[0]), start: from + m.index, end: from + m.index + m[0].length });
  return out;
}
