// Every naming between two places, however far apart they stand.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "./mention";
import { parseMentions } from "./parse-mentions";

/** Bounds for hostile text. */
const LONGEST = 6000;
const MOST_TURNS = 10;
/** Where a naming has ended, the next is looked for a few words on. */
const STEP = 12;

/** The start of the word at a place, so that no name is read from its middle. */
function wordStart(text: string, at: number): number {
  const head = text.slice(Math.max(0, at - 40), at);
  return at - (/\S*$/.exec(head)?.[0].length ?? 0);
}

/** "A … (a long aside) … B": groups of namings one after another, each read to its own end; up to ten of them. */
export function groupsBetween(a: Anatomy, from: number, to: number): Mention[][] {
  const out: Mention[][] = [];
  const stop = Math.min(to, from + LONGEST);
  for (let at = from; at < stop && out.length < MOST_TURNS; ) {
    const read = parseMentions(a.view.text, at, stop, a.view.blocks);
    out.push(read.mentions);
    at = Math.max(at + 1, wordStart(a.view.text, Math.max(at + STEP, read.end)));
  }
  return out;
}

/** All of them in one list. */
export const mentionsBetween = (a: Anatomy, from: number, to: number): Mention[] => groupsBetween(a, from, to).flat();
