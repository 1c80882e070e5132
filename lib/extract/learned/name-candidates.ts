// Every name that a paper writes, with all the places where it stands: what the learned reader of sides judges.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { matchName } from "@/lib/extract/rules/parties/mentions/name-matcher";
import { nameKey } from "@/lib/names/name-key";
import { type Token, tokenise } from "@/lib/text/tokens";

/** One naming: its tokens are `from` to `to`, the end exclusive. */
export type Naming = { readonly from: number; readonly to: number; readonly start: number; readonly end: number };
export type NameCandidate = { readonly key: string; readonly name: string; readonly organisation: boolean; readonly namings: Naming[] };
export type NamedPaper = { readonly tokens: readonly Token[]; readonly names: NameCandidate[]; readonly all: readonly Naming[] };

/** Bounds for hostile text. */
const LONGEST = 40_000;
const MOST_NAMES = 200;

/** A line that ends before this many characters is an end of its own (a caption, a venue, a signature): no name runs over it. */
const FULL_LINE = 48;

/** The tokens with a mark at the end of each short line, so that no name is read across it. */
function withLineEnds(a: Anatomy, tokens: readonly Token[]): Token[] {
  const ends = a.view.lines.filter((l) => l.end - l.start < FULL_LINE).map((l) => l.end);
  const out: Token[] = [];
  let k = 0;
  for (const t of tokens) {
    while (k < ends.length && (ends[k] ?? 0) <= t.start) {
      out.push({ start: ends[k] ?? 0, end: ends[k] ?? 0, text: "¶", kind: "mark" });
      k++;
    }
    out.push(t);
  }
  return out;
}

const singleWord = (key: string): boolean => !key.includes(" ");

/**
 * "A. Roe … to B. Doe … (signed) A. Roe" → A ROE with two namings, B DOE with one.
 * A lone word is no candidate of its own unless it is a house; the first spelling of a name is kept.
 */
export function nameCandidates(a: Anatomy): NamedPaper {
  const text = a.view.text.slice(0, LONGEST);
  const tokens = withLineEnds(a, tokenise(text));
  const found = new Map<string, NameCandidate>();
  const all: Naming[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const m = matchName(tokens, text, i);
    const [first, last] = [tokens[i], m ? tokens[m.to - 1] : undefined];
    if (!m || !first || !last || m.to <= i) continue;
    const key = nameKey(m.name);
    const naming = { from: i, to: m.to, start: first.start, end: last.end };
    i = m.to - 1;
    if (key === "" || (singleWord(key) && !m.organisation)) continue;
    all.push(naming);
    const known = found.get(key);
    if (known) known.namings.push(naming);
    else if (found.size < MOST_NAMES) found.set(key, { key, name: m.name, organisation: m.organisation, namings: [naming] });
  }
  return { tokens, names: [...found.values()], all };
}
