// Shares of several takers said beside their names, before or behind: "sixty percent (60%) to A and forty percent (40%) to B", "to A an undivided 1/3 and to B an undivided 2/3".
import type { Parties } from "@/lib/contracts/aspects/parties";
import { add, compare, equals, ONE, type Rational } from "@/lib/fraction/rational";
import { namedIn, placesOf } from "./people";
import { findShares } from "./phrases/share";

export type TakerShare = { id: string; value: Rational; start: number; end: number };

/** Right before the name: "two-thirds to A". */
const CLOSE_AHEAD = /^[\s)]*(?:(?:part|share|interest)s? )?(?:un)?to (?:the )?(?:said )?$/i;
/** "Two-thirds of the land …, is hereby conveyed by A to B": with the thing between, where the shares come to the whole. */
const FAR_AHEAD = /^[^;]{0,400}?\b(?:un)?to (?:the )?(?:said )?$/i;
const AHEAD = /^[^.;]{0,60}?\b(?:un)?to (?:the )?(?:said )?$/i;

/**
 * One share for each taker, in the order of the words; empty unless every taker has exactly one and together they are no more than the whole.
 * Shares before or behind the list ("out of all (8/8): 2/3 to A and 1/3 to B", "…, he keeping the other half") are passed over. Offsets are within `words`.
 */
export function takerShares(words: string, takers: readonly string[], parties: Parties): TakerShare[] {
  const shares = findShares(words).slice(0, takers.length + 4);
  if (takers.length < 2 || shares.length < takers.length) return [];
  const pool = parties.parties.filter((p) => takers.includes(p.id));
  for (let first = 0; first + takers.length <= shares.length; first++) {
    const turn = inTurn(words, shares.slice(first, first + takers.length), pool);
    if (turn.length === takers.length) return turn;
    const found = inOneOrder(words, shares.slice(first, first + takers.length), shares[first - 1]?.end ?? 0, pool);
    if (found.length === takers.length) return found;
  }
  return [];
}

type Share = ReturnType<typeof findShares>[number];

const FIRST = /\b(?:former|(?:un)?to the one|first(?:[- ](?:named|mentioned))?)\b/i;
const SECOND = /\b(?:latter|(?:un)?to the other|second(?:[- ](?:named|mentioned))?|last(?:[- ](?:named|mentioned)))\b/i;

/** "by the shares of", "to hold", "in the proportions of": words that lead from a list of takers to their shares in a row. */
const LEADS_TO_ROW =
  /\b(?:(?:by|in|with|as to|according to)(?: (?:the|undivided|respective|these|following|unequal)){0,3} (?:shares?|parts|portions|proportions?|ratio|fractions)(?: of)?:?|to (?:hold|take|have|own|be held|be owned))(?: (?:as to|by|in))? (?:an? |the )?(?:undivided )?$/i;
/** Nothing but "and" or a comma between the shares of a row. */
const JOINS = /^\)?(?:,? and|,|\/| ?:| to)? ?(?:an? |the )?(?:undivided )?\(?$/i;
const inARow = (words: string, shares: readonly Share[]): boolean => {
  const first = shares[0];
  return (
    first !== undefined &&
    LEADS_TO_ROW.test(words.slice(Math.max(0, first.start - 60), first.start)) &&
    shares.every((s, i) => i === 0 || JOINS.test(words.slice(shares[i - 1]?.end ?? 0, s.start)))
  );
};

/** "to A and B, three-fourths to the former and one-fourth to the latter", "in the shares of 2/3 and 1/3 respectively": shares told of the names in their order. */
function inTurn(words: string, shares: readonly Share[], pool: Parties["parties"]): TakerShare[] {
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last) return [];
  const named = namedIn(words.slice(0, first.start), pool);
  const behind = (s: Share, i: number) => words.slice(s.end, shares[i + 1]?.start ?? s.end + 50).split(/[;.]/)[0] ?? "";
  const near = words.slice(Math.max(0, first.start - 40), last.end + 60);
  const told = /\brespectively\b/i.test(near) || inARow(words, shares);
  const ahead = (s: Share, i: number) => words.slice(i === 0 ? Math.max(0, s.start - 40) : (shares[i - 1]?.end ?? 0), s.start);
  const says = (side: typeof ahead, one: RegExp, other: RegExp) => one.test(side(first, 0)) && other.test(side(last, shares.length - 1));
  const backwards = says(behind, SECOND, FIRST) || says(ahead, SECOND, FIRST);
  const forwards = says(behind, FIRST, SECOND) || says(ahead, FIRST, SECOND);
  if (named.length !== pool.length || !(told || (shares.length === 2 && (forwards || backwards)))) return [];
  const order = backwards && !told ? named.toReversed() : named;
  if (compare(shares.map((s) => s.value).reduce(add), ONE) > 0) return [];
  return shares.flatMap((s, i) => (order[i] ? [{ id: order[i], value: s.value, start: s.start, end: s.end }] : []));
}

const ORDERS = [
  ["ahead", CLOSE_AHEAD],
  ["behind", AHEAD],
  ["ahead", AHEAD],
  ["ahead", FAR_AHEAD],
] as const;

function inOneOrder(words: string, shares: readonly Share[], start: number, pool: Parties["parties"]): TakerShare[] {
  for (const [order, before] of ORDERS) {
    const out: TakerShare[] = [];
    shares.forEach((share, i) => {
      const from = order === "behind" ? (shares[i - 1]?.end ?? start) : share.end;
      const to = order === "behind" ? share.start : (shares[i + 1]?.start ?? words.length);
      const stretch = words.slice(from, to);
      const named = (
        order === "behind"
          ? placesOf(stretch, pool)
              .sort((a, b) => a.start - b.start)
              .map((n) => n.id)
          : namedIn(stretch, pool)
      ).filter((id) => !out.some((o) => o.id === id));
      const id = order === "behind" ? named.at(-1) : named[0];
      const name = pool.find((p) => p.id === id);
      const near = order === "behind" || (name && before.test(stretch.slice(0, Math.max(0, stretch.toUpperCase().indexOf(name.name.toUpperCase())))));
      if (id && near) out.push({ id, value: share.value, start: share.start, end: share.end });
    });
    const sum = out.reduce((s, o) => add(s, o.value), { n: 0n, d: 1n } as Rational);
    if (out.length === pool.length && compare(sum, ONE) <= 0 && (before !== FAR_AHEAD || equals(sum, ONE))) return out;
  }
  return [];
}
