// The options that a pooling order leaves to owners, each under its number.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { electionValue } from "./facts";

const MARK = /\((\d|[a-h]|i{1,3}|iv)\) /gi;
const LONGEST = 600;

/** "elect: (1) to participate …; or (2) $2,500.00 per acre and a total royalty of 1/8; or (3) …" → one fact an option, "(2) $2,500.00 …", royalty 1/8. */
export function poolingOptions(scene: Scene): Fact[] {
  const at = scene.text.search(/\b(?:elect(?:s|ed|ion|ions)?|options?|alternatives?|choose|choices?|may|shall)\b/i);
  if (at < 0) return [];
  const marks = [...scene.text.slice(at).matchAll(MARK)].map((m) => ({ name: (m[1] ?? "").toLowerCase(), start: at + m.index }));
  const out: Fact[] = [];
  for (const [n, mark] of marks.entries()) {
    if (out.some((f) => f.text.toLowerCase().startsWith(`(${mark.name})`))) continue;
    const next = marks[n + 1]?.start ?? scene.text.length;
    const words = scene.text.slice(mark.start, Math.min(next, mark.start + LONGEST));
    const end = /\.(?= +[A-Z]|\s*\n)/.exec(words)?.index ?? words.length;
    const text = words.slice(0, end).replace(/[;,]?\s*(?:or|and)?\s*$/i, "");
    const value = electionValue(text);
    if (value) out.push({ kind: "election", text, date: null, value, parties: [], span: { start: mark.start, end: mark.start + text.length } });
  }
  return out;
}
