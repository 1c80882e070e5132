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

/** "JAMES c. DOE": an initial whose capital OCR lost, between words of a name in capitals. */
function smallInitial(tokens: readonly Token[], i: number): boolean {
  const [before, t, dot, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const loud = (x: Token | undefined): boolean => x !== undefined && /^[A-Z][A-Z'-]+$/.test(x.text);
  return t !== undefined && /^[a-z]$/.test(t.text) && dot?.text === "." && loud(before) && loud(next);
}

/** "Wm. Doe, of Ohio" → Wm(cap) .(mark) Doe(cap) ,(mark) of(lower) Ohio(cap). */
export function tokenise(text: string, from = 0, to = text.length): Token[] {
  const out: Token[] = [];
  for (const m of text.slice(from, to).matchAll(pattern))
    out.push({ text: m[0], kind: kindOf(m[0]), start: from + m.index, end: from + m.index + m[0].length });
  return out.map((t, i) => (smallInitial(out, i) ? { ...t, kind: "initial" } : t));
}
