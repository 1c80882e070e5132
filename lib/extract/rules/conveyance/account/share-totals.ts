// Totals told with their pieces: "less 7/8 of the minerals, made up of 3/4 sold to A and 1/8 which I keep", "a half, to include the fourth reserved by A".

import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, equals, ONE, type Rational, rational, sum } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import type { SideReader } from "./sides";

/** A piece of a total: its share, whose it is by the words beside it (null where they do not say), and those words. */
export type Piece = { value: Rational; span: Span; holder: "giver" | "other" | null; words: string };
/** A total of shares with its pieces; `whole`: the pieces make it up, otherwise it only takes them in. */
export type Total = { value: Rational; span: Span; pieces: Piece[]; whole: boolean };

/** No total is told further from its pieces, and no account is longer. */
const NEAR = 170;
const LONGEST = 1600;
const MANY = 24;

/** What leads from a total to what makes it up. */
const MADE_OF =
  /[:(]|\b(?:being|namely|viz|i\. ?e|to-?wit|that is|of which|of (?:that|this|these|those)|whereof|consist\w*|made up|compos\w*|compris\w*|constitut\w*|includ\w*|embrac\w*|as follows|the sum of|representing|divided|counting)\b/i;
/** What leads to what is taken in, or off, without being all of it. */
const TAKES_IN =
  /\b(?:inclusive of|includ(?:e|es|ed|ing)|embrac(?:e|es|ing)|compris(?:e|es|ing)|comprehend\w*|counting|reckoning|taking in|covers?|covering)\b(?! (?:but not|the right|all))/i;
/** What leads to what is told besides. */
const BESIDES = /\b(?:in addition|over and above|besides|exclusive of|not includ\w+|apart from|together with|plus|further|additional|also)\b/i;
const IN_ALL = /\b(?:in all|in total|total\w*|altogether|together|aggregat\w*|making|being|amounting|sum|combined)\b[^.;]{0,40}$/i;
const OF_MINERALS = /\b(?:oil|gas|minerals?|coal)\b/i;

/** Whose a share is not the giver's any more: gone before, or told of by a paper or a name. */
const GONE =
  /\b(?:heretofore|previously|formerly|theretofore|already|prior|earlier|outstanding|of record|recorded|vol(?:ume)?\b|book\b|belong(?:s|ing)? to (?!(?:the )?(?:said )?grantors?\b)[A-Z])|\b(?:was|were|has been|have been|had been|having been|stands?) (?:\w+ ){0,2}(?:sold|conveyed|granted|deeded|reserved|retained|kept|excepted|assigned|severed|given)\b|\b(?:sold|conveyed|granted|deeded|assigned|given)(?: \w+){0,3} to\b|\b(?:owned|held|reserved|retained|kept|excepted|severed) (?:of record )?(?:by|to|in) (?!(?:the )?(?:said )?(?:[Gg]rantors?|[Ss]ellers?|[Vv]endors?|me|us|him|her|them)(?:sel\w+)?\b)[A-Z]/;
const KEEPS = /\b(?:ke(?:ep|eps|pt|eping)|reserv(?:e|es|ed|ing)|retain(?:s|ed|ing)?|with-?h(?:old|olds|eld)|held back|holds? back|stays?|remains?|excepts?)\b/i;

function holderOf(before: string, behind: string, reader: SideReader): Piece["holder"] {
  const told = reader.has({ before, behind });
  if (told?.side === "giver" && !GONE.test(behind)) return "giver";
  if (GONE.test(behind)) return "other";
  if (KEEPS.test(behind)) return "giver";
  return GONE.test(before) ? "other" : KEEPS.test(before) ? "giver" : null;
}

/** The words from one share to the next, up to the end of what is said in that breath. */
const upTo = (text: string, from: number, to: number): string => text.slice(from, to).split(/\.(?= [A-Z])/)[0] ?? "";

type Told = { text: string; offset: number; shares: readonly FractionMention[]; reader: SideReader };

function pieceAt({ text, offset, shares, reader }: Told, i: number, from: number): Piece | null {
  const share = shares[i];
  if (!share) return null;
  const behind = upTo(text, share.end, shares[i + 1]?.start ?? text.length);
  const before = text.slice(Math.max(from, shares[i - 1]?.end ?? 0), share.start);
  return { value: share.value, span: { start: offset + share.start, end: offset + share.end }, holder: holderOf(before, behind, reader), words: behind };
}

/** How many shares from `first` on make up the total, 0 where they never come out even. */
function countTo(total: Rational, shares: readonly FractionMention[], first: number): number {
  let all = rational(0);
  for (let i = first; i < Math.min(shares.length, first + MANY); i += 1) {
    const share = shares[i];
    if (!share || share.start - (shares[i - 1]?.end ?? share.start) > NEAR * 2) return 0;
    all = sum([all, share.value]);
    if (equals(all, total)) return i - first + 1;
    if (compare(all, total) > 0) return 0;
  }
  return 0;
}

function ahead(told: Told, i: number): Total | null {
  const { text, shares, offset } = told;
  const total = shares[i];
  if (!total || compare(total.value, ONE) > 0) return null;
  // "a half, said half to include …": the total said once more is no piece of it.
  const again = shares[i + 1];
  const first = again && equals(again.value, total.value) && again.start - total.end < NEAR ? i + 2 : i + 1;
  const next = shares[first];
  const bridge = next ? text.slice(total.end, next.start) : "";
  if (!next || bridge.length > NEAR || /\.(?= [A-Z])/.test(bridge) || BESIDES.test(bridge)) return null;
  const span = { start: offset + total.start, end: offset + (shares[first - 1]?.end ?? total.end) };
  const pieces = (n: number) => Array.from({ length: n }, (_, k) => pieceAt(told, first + k, total.end)).filter((p) => p !== null);
  const n = MADE_OF.test(bridge) ? countTo(total.value, shares, first) : 0;
  if (n > 1) return { value: total.value, span, pieces: pieces(n), whole: true };
  return TAKES_IN.test(bridge) && compare(next.value, total.value) < 0 ? { value: total.value, span, pieces: pieces(1), whole: false } : null;
}

function behind(told: Told, i: number): Total | null {
  const { text, shares, offset } = told;
  const total = shares[i];
  if (!total || i < 2 || !IN_ALL.test(text.slice(shares[i - 1]?.end ?? 0, total.start))) return null;
  const first = Array.from({ length: i - 1 }, (_, k) => k).find((k) => countTo(total.value, shares.slice(0, i), k) === i - k);
  if (first === undefined) return null;
  const pieces = Array.from({ length: i - first }, (_, k) => pieceAt(told, first + k, 0)).filter((p) => p !== null);
  return { value: total.value, span: { start: offset + total.start, end: offset + total.end }, pieces, whole: true };
}

/** The sentences of the paper, those that only a semicolon or colon parts as one. */
function breaths(scene: Scene): Span[] {
  const out: Span[] = [];
  for (const s of scene.sentences) {
    const last = out.at(-1);
    if (last && s.start - last.end < 3 && /[;:]/.test(scene.text.charAt(last.end - 1)) && s.end - last.start < LONGEST)
      out[out.length - 1] = { start: last.start, end: s.end };
    else out.push({ start: s.start, end: s.end });
  }
  return out;
}

/**
 * The totals of minerals that a paper tells with their pieces, those of one breath together.
 * "7/8 of the minerals, of which 3/4 was sold to A and 1/8 is kept" → 7/8 = 3/4 (other) + 1/8 (giver); "half, inclusive of the fourth A reserved" → half takes in 1/4 (other).
 * Errs toward none: what does not come out even is no account.
 */
export function totalsOf(scene: Scene, reader: SideReader): Total[][] {
  return breaths(scene).map(({ start, end }) => {
    const text = scene.text.slice(start, Math.min(end, start + LONGEST));
    const shares = OF_MINERALS.test(text) ? findShares(text) : [];
    if (shares.length < 2 || shares.length > MANY) return [];
    const told = { text, offset: start, shares, reader };
    return shares.flatMap((_s, i) => ahead(told, i) ?? behind(told, i) ?? []);
  });
}
