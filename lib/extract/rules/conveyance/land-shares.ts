// Shares that differ from land to land in one statement: "60% in Lots 1 and 2; and 20% of the same in the S½NE¼", "in the tract numbered One a half, in that numbered Two a third".
import { type FractionMention, findFractions } from "@/lib/fraction/find-fractions";
import { equals, ONE, type Rational, ZERO } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import { isCarvedFrom } from "./interest";
import { findShares } from "./phrases/share";
import { roleOf } from "./phrases/share-role";

/** A share and the land it is said of; `text`: the words from the one to the other. */
export type LandShare = Span & { value: Rational; share: Span; land: string; text: string };
type Said = Span & { value: Rational };

const LONGEST = 2400;
const PIECES_MAX = 24;
/** "all of the minerals in Tract 1", "Tract 3: all": no share of another share. */
const ALL =
  /\b(?:all|the (?:whole|entirety|entire|full))\b(?=(?: undivided| mineral| royalty)* (?:interest|share|estate|minerals)\b(?! of| in the (?:oil|gas|minerals))|(?: of)?(?: the| said| such)* ?(?:oil|gas|minerals?|mineral estate|royalt|coal|thereof|of (?:the same|them|it)\b)|\W{0,3}(?:$|[;.\n]|(?:in|under|up?on|as to)\b(?! (?:the |said )?(?:(?:townships?|twps?|town|block|county|[a-z]+ county)\b|t[-. ]{0,2}\d))))/gi;
/** "S/2 of Section 11 - the whole, SE/4 of Section 3 - a fourth": a whole that stands between its land and the next. */
const WHOLE = /(?<=[:,;=–—-] |\.\.)(?:all|the (?:whole|entirety))\b/gi;
const BARE_GAP = /^[\s,;.]{1,3}(?:(?:and|as to|in|under|the) )*$/i;
/** "Section 19: All;" in a list of lands of which the share was told ahead: the section, no share. */
const BARE_WHOLE = /^(?:all|the (?:whole|entirety|entire))\W{0,3}(?:$|[;.\n])/i;
const NONE =
  /\b(?:no(?!\.)|none|nothing)\b(?= (?:part |share |interest )?(?:of |in )?(?:the |said |any )*(?:oil|gas|minerals?|royalt|coal|whatever|same|them)\b|\W{0,3}(?:$|[;.\n,]|(?:in|under|up?on|on|as to|from|out of)\b))/gi;
/** "undivided interests in all oil and gas": parts that are told further on. */
const PARTS_OF = /\b(?:interests|shares|parts|fractions|portions|percentages) (?:of|in)(?: and to)? $/i;
const OF_SHARE = /(?:of|in)(?: and to)?\s*$/i;
/** "one-half, being 40 mineral acres (1/2)": said once more. */
const SAID_AGAIN =
  /^(?: (?:royalty|mineral|undivided))?(?: (?:interest|part|share|royalty))?[\s,;=]*\(?(?:being|or|which is|that is|i\. ?e\.|(?:the )?same (?:being|as)|equal to|an?|the|undivided|[\s,])*$/i;

const COMPASS = /(?:\b(?:north|south|east|west)\w*|[NSEW]\.?)[\s(]*$/i;
const INTO_LAND = /^\W*(?:interest |part |share )?(?:in|under|as to)\b/i;

/** Shares with those that stand right before the land they lie in: "one-half in the N/2". */
function sharesIn(words: string): Said[] {
  const shares = findShares(words);
  const more = findFractions(words).filter(
    (f) =>
      !shares.some((s) => s.start < f.end && f.start < s.end) &&
      INTO_LAND.test(words.slice(f.end, f.end + 24)) &&
      !COMPASS.test(words.slice(Math.max(0, f.start - 12), f.start)),
  );
  // "is taken out of the undivided half owned by Grantor", "100% of the working interest (81.25% net revenue interest)": what a share is carved from or nets.
  const own = (s: FractionMention) => !isCarvedFrom(words.slice(Math.max(0, s.start - 70), s.start)) && roleOf(words, s) !== "revenue";
  return [...shares, ...more].filter(own).sort((a, b) => a.start - b.start);
}

/** Shares, wholes and nothings in order, each once; `marks`: where land is named. */
function saidIn(words: string, marks: readonly Span[]): Said[] {
  const firstLand = marks[0]?.start ?? 0;
  const shares = sharesIn(words);
  const free = (m: RegExpMatchArray) => {
    const at = m.index ?? 0;
    const before = shares.findLast((s) => s.end <= at);
    return (
      !PARTS_OF.test(words.slice(0, at)) &&
      !shares.some((s) => s.start <= at && at < s.end) &&
      !(before && at - before.end < 24 && OF_SHARE.test(words.slice(before.end, at)))
    );
  };
  const plain = (list: Iterable<RegExpMatchArray>, value: Rational): Said[] =>
    [...list].filter(free).map((m) => ({ start: m.index ?? 0, end: (m.index ?? 0) + m[0].length, value }));
  const ahead = marks.length > 0 && firstLand < (shares[0]?.start ?? 0);
  const closing = [...words.matchAll(WHOLE)].filter(
    (m) => ahead && marks.some((l) => l.start > m.index && BARE_GAP.test(words.slice(m.index + m[0].length, l.start))),
  );
  const found = [...shares, ...plain([...words.matchAll(ALL), ...closing], ONE), ...plain(words.matchAll(NONE), ZERO)].sort((a, b) => a.start - b.start);
  const toldAhead = (found[0]?.start ?? 0) < firstLand;
  const all = found.filter((s) => !(toldAhead && BARE_WHOLE.test(words.slice(s.start, s.end + 3))));
  return all.reduce<Said[]>((out, s) => {
    const last = out.at(-1);
    if (last && equals(last.value, s.value) && SAID_AGAIN.test(words.slice(last.end, s.start))) out[out.length - 1] = { ...last, end: s.end };
    else out.push({ start: s.start, end: s.end, value: s.value });
    return out;
  }, []);
}

const STRONG = /;|\.\s|\n/g;

/** Where the words on one share end and those on the next begin. */
function cutBetween(words: string, from: number, to: number, lands: readonly Span[], landFirst: boolean): number {
  const between = words.slice(from, to);
  const strong = [...between.matchAll(STRONG)].map((m) => from + m.index + 1);
  const inside = lands.filter((l) => l.start >= from && l.end <= to);
  const first = inside[0];
  const last = inside.at(-1);
  const [own] = strong;
  if (own !== undefined && (landFirst ? inside.some((l) => l.start >= own) : inside.some((l) => l.end <= own))) return own;
  return landFirst ? (first?.start ?? to) : (last?.end ?? from);
}

const INTO = /\b(?:in|under|upon|on|of|to|out of|from|as to|beneath|underlying|within|covering)(?: and under| and to| the| said| all| of| that| my| our)*\s*$/i;

/** The land of one piece: that behind the share where a preposition leads to it, else that before it. */
function landOf(words: string, piece: Span, share: Said, lands: readonly Span[]): LandShare | null {
  const own = lands.filter((l) => l.start >= piece.start && l.end <= piece.end);
  const behind = own.filter((l) => l.start >= share.end);
  const ahead = own.filter((l) => l.end <= share.start);
  const into = behind[0] && INTO.test(words.slice(share.end, behind[0].start)) ? behind : [];
  const chosen = into.length ? into : ahead.length ? ahead : behind;
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last) return null;
  const start = Math.min(first.start, share.start);
  const end = chosen === ahead ? piece.end : last.end;
  const text = words.slice(start, end).replace(/[\s,;]*(?:\b(?:and|in|as|to|but|also)\b\s*)*$/i, "");
  return { start, end: start + text.length, value: share.value, share, land: words.slice(first.start, last.end), text };
}

const plain = (land: string): string => land.toLowerCase().replace(/\bthe\b|[^a-z0-9½¼]/g, "");

/**
 * The shares of a statement, each with its land, in order; a share of nothing is zero.
 * Empty unless two at least are said of lands that differ and every share has its land.
 */
export function landShares(all: string): LandShare[] {
  const words = all.slice(0, LONGEST);
  const marks = landMarks(words);
  const shares = marks.length < 2 ? [] : saidIn(words, marks);
  if (shares.length < 2 || shares.length > PIECES_MAX) return [];
  const lands = marks.filter((l) => !shares.some((s) => s.start < l.end && l.start < s.end));
  const last = shares.at(-1);
  const behind = last && lands.find((l) => l.start >= last.end);
  const into = behind !== undefined && INTO.test(words.slice(last?.end, behind.start)) && !/[.;:]/.test(words.slice(last?.end, behind.start));
  const landFirst = !into && (lands[0]?.start ?? words.length) < (shares[0]?.start ?? 0);
  const cuts = shares.slice(1).map((s, i) => cutBetween(words, shares[i]?.end ?? 0, s.start, lands, landFirst));
  const read = shares.map((s, i) => landOf(words, { start: cuts[i - 1] ?? 0, end: cuts[i] ?? words.length }, s, lands));
  const told = read.filter((r): r is LandShare => r !== null);
  return told.length === shares.length && new Set(told.map((r) => plain(r.land))).size > 1 ? told : [];
}
