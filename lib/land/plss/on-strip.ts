// Strips by shares, and shares or acres off one side in an exception.
import type { Token } from "@/lib/land/lex/token";
import { emptyItem } from "./items";
import type { ReaderState } from "./reader-state";

/** "the East 1/3 of" what follows; of a section it is a part at once. */
export function onStrip(s: ReaderState, tokens: readonly Token[], i: number, t: Token): number {
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
export function addSlice(s: ReaderState, at: { start: number; end: number }, off: { side: string; acres: string } | null): void {
  const strip = s.strip;
  s.strip = s.partial = null;
  s.addItem({ ...emptyItem(at.start, at.end), partial: true, strip, side: off?.side ?? null, acres: off?.acres ?? null });
}
