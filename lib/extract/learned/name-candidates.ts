// Every name that a paper writes, with all the places where it stands: what the learned reader of sides judges.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { namesIn, withBreaks } from "@/lib/extract/rules/parties/mentions/names-in";
import { isThing } from "@/lib/extract/rules/parties/mentions/no-name";
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

const singleWord = (key: string): boolean => !key.includes(" ");

/**
 * "A. Roe … to B. Doe … (signed) A. Roe" → A ROE with two namings, B DOE with one.
 * A lone word is no candidate of its own unless it is a house; the first spelling of a name is kept.
 */
export function nameCandidates(a: Anatomy): NamedPaper {
  const text = a.view.text.slice(0, LONGEST);
  const tokens = withBreaks(
    tokenise(text),
    a.view.lines.filter((l) => l.end - l.start < Math.min(FULL_LINE, a.view.fullLine)).map((l) => l.end),
  );
  const found = new Map<string, NameCandidate>();
  const all: Naming[] = [];
  for (const { name, organisation, ...naming } of namesIn(tokens, text)) {
    const key = nameKey(name);
    if (key === "" || (singleWord(key) && !organisation) || isThing(name)) continue;
    all.push(naming);
    const known = found.get(key);
    if (known) known.namings.push(naming);
    else if (found.size < MOST_NAMES) found.set(key, { key, name, organisation, namings: [naming] });
  }
  return { tokens, names: [...found.values()], all };
}
