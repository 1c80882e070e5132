// Orders told clause by clause, each with its thing and its takers in either order: "The surface, to A and B, half to each; the minerals, to C, one-half, and to A, one-half".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { type NameAt, readShareList } from "@/lib/extract/rules/shares/share-list";
import { compare, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";

/** What one clause gives to whom. */
export type ClauseGift = { to: string[]; things: Found[]; words: string };
type Clause = { text: string; start: number; denied?: boolean };
/** How the things of some words are found, and where the first of them begins (the length of the words where there is none). */
export type ThingReader = {
  readonly things: (words: string, offset: number) => Found[];
  readonly first: (words: string) => number;
  /** Words that give no part of the land: other property, or nothing; `denied`: they say so themselves. */
  readonly other: (words: string, denied: boolean) => boolean;
};

/** Semicolons, lines and sentences that begin an item part one clause from the next. */
const PARTS = /[;\n]|\.\s+(?=(?:To|TO|The|THE|All|ALL|And|AND)\b)/g;
function clausesOf(words: string): Clause[] {
  const ends = [...words.matchAll(PARTS)].map((m) => m.index + 1);
  return [...ends, words.length].map((end, i) => ({ text: words.slice(ends[i - 1] ?? 0, end), start: ends[i - 1] ?? 0 }));
}

/** "C take no part of the minerals", "and no interest in the land": what somebody does not get. */
const DENIED = /\b(?:(?:shall|is to|does|do|to) )?(?:(?:takes?|receives?|has|have|gets?) )?no (?:part|share|interest)\b[^.;]*/gi;
const blank = (m: string): string => " ".repeat(m.length);

/** Where the words that name the thing end: takers and their shares stand behind. */
const THING_WORDS = /\b(?:surface(?: estate| rights?)?|minerals?(?: estate| rights?)?|royalt(?:y|ies)|oil|gas|section \d+|[NSEW]{1,2}\/[24])\b/gi;
const endOfThing = (head: string): number => Math.max(-1, ...[...head.matchAll(THING_WORDS)].map((m) => m.index + m[0].length));

const times = (f: Found, share: Rational): Found => ({
  ...f,
  interest: { ...f.interest, fraction: toWire(mul(f.interest.fraction ? fromWire(f.interest.fraction) : ONE, share)) },
});

/** "the minerals, to A, one-half, and to B, one-half": the thing ahead, a share of it for each; all together where no share is said. */
function thingAheadGifts(clause: Clause, named: readonly NameAt[], offset: number, reader: ThingReader): ClauseGift[] | null {
  const head = clause.text.slice(0, Math.min(...named.map((n) => n.start)));
  const cut = endOfThing(head);
  if (cut < 0) return null;
  const things = reader.things(head.slice(0, cut), offset + clause.start);
  if (!things.length) return null;
  const behind = clause.text.slice(cut);
  const groups = readShareList(
    behind,
    named.map((n) => ({ ...n, start: n.start - cut, end: n.end - cut })),
  );
  const words = clause.text.trim();
  if (!groups.length) return [{ to: [...new Set(named.map((n) => n.id))], things, words }];
  return groups.flatMap((g) => (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((to) => ({ to, things: things.map((f) => times(f, g.value)), words })));
}

/** "the minerals, one-half each": a share told of each of those who take, where all of them have room in the whole. */
const EACH = /\b(?:each|apiece)\b/i;
function toEach(to: string[], things: Found[], words: string): ClauseGift[] {
  const fits = (f: Found): boolean =>
    f.fraction === null || compare(mul(f.interest.fraction ? fromWire(f.interest.fraction) : ONE, rational(to.length)), ONE) <= 0;
  const apart = to.length > 1 && EACH.test(words) && things.some((f) => f.fraction !== null) && things.every(fits);
  return apart ? to.map((id) => ({ to: [id], things, words })) : [{ to, things, words }];
}

/** "to A, the surface and one-half of the minerals": what stands behind the name, up to the next. */
function namesAheadGifts(clause: Clause, groups: readonly { ids: string[]; start: number; end: number }[], offset: number, reader: ThingReader): ClauseGift[] {
  return groups.flatMap((g, i) => {
    const words = clause.text.slice(g.end, groups[i + 1]?.start ?? clause.text.length);
    return reader.other(words, clause.denied === true) ? [] : toEach(g.ids, reader.things(words, offset + clause.start + g.end), words.trim());
  });
}

/**
 * The gifts of an order whose clauses (parted by semicolons, lines or sentences) each stand for themselves; null where there are fewer than two such clauses or one is not understood.
 * A clause that names nobody goes on with those before it: "To A: the land, except the minerals; and one-half of the minerals". `joined` puts those together who take together.
 */
export function giftsByClause(
  words: string,
  offset: number,
  named: readonly NameAt[],
  joined: (words: string, named: readonly NameAt[]) => { ids: string[]; start: number; end: number }[],
  reader: ThingReader,
): ClauseGift[] | null {
  const out: ClauseGift[] = [];
  let understood = 0;
  for (const { text, start } of clausesOf(words)) {
    const told = text.replace(DENIED, blank);
    const clause = { text: told, start, denied: told !== text };
    const here = named.filter((n) => n.start >= start && n.end <= start + text.length).map((n) => ({ ...n, start: n.start - start, end: n.end - start }));
    const first = reader.first(clause.text);
    if (first >= clause.text.length) continue;
    const groups = joined(clause.text, here);
    const [head] = groups;
    const before = out.at(-1);
    if (!head) {
      const things = before ? reader.things(clause.text, offset + start) : [];
      if (before && things.length) out.push({ to: before.to, things, words: clause.text.trim() });
      continue;
    }
    const gifts = head.start < first ? namesAheadGifts(clause, groups, offset, reader) : thingAheadGifts(clause, here, offset, reader);
    if (!gifts || gifts.some((g) => !g.things.length)) return null;
    if (gifts.length) understood++;
    out.push(...gifts);
  }
  return understood > 1 ? out : null;
}
