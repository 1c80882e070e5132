// Fractions of an interest in running text: words and figures of one share joined, fractions of fractions kept as factors.
import { type FractionToken, fractionTokens } from "./fraction-token";
import { smallNumber } from "./number-words";
import { compare, equals, mul, ONE, type Rational, rational } from "./rational";

export type FractionMention = {
  start: number;
  end: number;
  text: string;
  /** As written: [1/2, 1/8] for "1/2 of 1/8"; one entry for a plain fraction. */
  factors: Rational[];
  /** Product of the factors. */
  value: Rational;
  notation: FractionToken["notation"];
  /** The words and the figures of one share differ; `value` follows the words, as courts do. */
  conflict: { words: Rational; figures: Rational } | null;
  /** "of 8/8" was said: the fraction is of the whole. */
  of_8_8: boolean;
};

const EIGHT_EIGHTHS = /^8\s?\/\s?8(?:ths?)?|^eight[\s-]eighths/i;
// What may stand between a fraction and the fraction it is taken of.
const OF =
  /^\s*(?:,?\s*\(?undivided\)?)?,?\s+(?:part\s+)?of\s+(?:(?:an?|the|that|this|certain|same|identical|aforesaid|outstanding|my|our|his|her|their|its|said|all|such|undivided|equal|(?:usual|customary|ordinary|standard|regular|common|prevailing|existing|present)(?:,?\s+(?:and|or)\s+(?:usual|customary|ordinary|standard|regular|common|prevailing|existing))?|full|whole|entire|land|(?:(?:fee|royalty|mineral) |land ?)?owner['’]?s?['’]?|land ?lord['’]?s?['’]?|farmer['’]?s?['’]?|lessor['’]?s?['’]?|(?:[a-z]+\s+)?[a-z]+['’]s?|grantors?)\s+){0,6}$/i;
const WORDS_THEN_FIGURES = /^\s*\(\s*(?:an?\s+)?(?:undivided\s+)?(?:[NSEW]\s)?$/i;

type Draft = {
  tokens: FractionToken[];
  start: number;
  end: number;
  factors: Rational[];
  conflict: FractionMention["conflict"];
  notation: FractionToken["notation"];
};

/** "two undivided", "three (3)": how many of the fraction behind it. */
const COUNT =
  /(?<!\b(?:each|one|either|any|lots?|tracts?|parcels?) of (?:(?:the|said|their|his|her|my|our) )?)(?<=^|[\s(])(two|three|four|five|six|seven|eight|nine|[2-9])(?:\s\([2-9]\))?\s(?:(?:undivided|equal|separate|distinct|several)\s){0,2}$/i;
const SEVERAL = /^\s(?:(?:undivided|mineral|royalty|fee|ownership)\s){0,2}(?:interests|shares|parts|portions)\b/i;

/** "two one-fourth interests, one to each": what each has is told by the fraction alone. */
const ONE_TO_EACH = /^[^.;]{0,110}?\b(?:one|an equal one|a like one)(?: (?:share|interest|part|portion|such))* (?:to|for|unto) each\b/i;

/** "two undivided one-ninth interests" → 2, with the place where the count stands; null for one fraction. */
function counted(text: string, start: number, end: number): { start: number; count: Rational } | null {
  if (ONE_TO_EACH.test(text.slice(end, end + 160))) return null;
  const m = SEVERAL.test(text.slice(end, end + 50)) ? COUNT.exec(text.slice(Math.max(0, start - 60), start)) : null;
  const count = m ? smallNumber(m[1] ?? "") : null;
  return m && count ? { start: start - m[0].length, count: rational(count) } : null;
}

const product = (factors: readonly Rational[]): Rational => factors.reduce(mul, ONE);

/** Words followed by the same share in parentheses become one draft; the closing parenthesis belongs to it. */
function joinParentheses(text: string, tokens: readonly FractionToken[]): Draft[] {
  const drafts: Draft[] = [];
  for (const token of tokens) {
    const last = drafts.at(-1);
    const between = last ? text.slice(last.end, token.start) : "";
    const close = /^[\s.]*\)/.exec(text.slice(token.end, token.end + 6));
    if (last && last.factors.length === 1 && between.length < 24 && WORDS_THEN_FIGURES.test(between) && close) {
      const words = last.factors[0] ?? ONE;
      if (!equals(words, token.value)) last.conflict = { words, figures: token.value };
      last.end = token.end + close[0].length;
    } else drafts.push({ tokens: [token], start: token.start, end: token.end, factors: [token.value], conflict: null, notation: token.notation });
  }
  return drafts;
}

/** "1/2 of 1/8" becomes one draft with two factors; "(1/2 of 1/8)" after the same in words is swallowed. */
function joinFactors(text: string, drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, draft.start) : "";
    if (last && between.length < 60 && OF.test(between)) {
      last.factors.push(...draft.factors);
      last.end = draft.end;
      last.conflict ??= draft.conflict;
    } else joined.push({ ...draft, factors: [...draft.factors] });
  }
  return swallowRepeats(text, joined);
}

function swallowRepeats(text: string, drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const last = kept.at(-1);
    const opens = last && WORDS_THEN_FIGURES.test(text.slice(last.end, draft.start)) && draft.start - last.end < 24;
    const close = /^[\s.]*\)/.exec(text.slice(draft.end, draft.end + 6));
    if (last && opens && close && last.factors.length === draft.factors.length && draft.factors.length > 1) {
      if (!equals(product(last.factors), product(draft.factors))) last.conflict = { words: product(last.factors), figures: product(draft.factors) };
      last.end = draft.end + close[0].length;
    } else kept.push(draft);
  }
  return kept;
}

/** "1/32 of all (8/8) of the oil", "1/32 of gross production (8/8)": the whole in parentheses, told beside the words for what a share is of. */
const WHOLE_OF = /^,?\s+(?:(?:part|royalty|interest|share)\s+)?(?:of|in|on)\s+(?:(?!and\s+(?:all|the\s+(?:whole|entire))\b)[a-z'’-]+,?\s+){1,12}\($/;
const isWholeBeside = (text: string, share: FractionMention, draft: Draft): boolean =>
  EIGHT_EIGHTHS.test(text.slice(draft.start, draft.end)) &&
  !equals(share.value, ONE) &&
  draft.start - share.end < 120 &&
  WHOLE_OF.test(text.slice(share.end, draft.start)) &&
  /^\s?\)/.test(text.slice(draft.end, draft.end + 2));

/**
 * "an undivided one-half (1/2) of the usual one-eighth (1/8) royalty" → one mention, factors [1/2, 1/8], value 1/16.
 * "twenty percent (1/5)" → 1/5; "one-fourth (1/3)" → 1/4 with `conflict`. "3.75% of 8/8" → 3/80 with `of_8_8`.
 * Finds every fraction, also those of land ("N 1/2"): which of them speak of an interest is for the caller to say.
 */
export function findFractions(text: string): FractionMention[] {
  const mentions: FractionMention[] = [];
  for (const draft of joinFactors(text, joinParentheses(text, fractionTokens(text)))) {
    const tail = text.slice(draft.start, draft.end);
    const whole = draft.factors.length > 1 && draft.factors.some((f) => equals(f, ONE)) && /8\s?\/\s?8|eight[\s-]eighths/i.test(tail);
    const factors = whole ? draft.factors.filter((f) => !equals(f, ONE)) : draft.factors;
    if (draft.factors.length === 1 && EIGHT_EIGHTHS.test(tail) && mentions.length > 0 && mentions.at(-1)?.end === draft.start) continue;
    const share = mentions.at(-1);
    if (share && draft.factors.length === 1 && isWholeBeside(text, share, draft)) {
      share.of_8_8 = true;
      continue;
    }
    const used = factors.length ? factors : [ONE];
    const several = used[0]?.n === 1n ? counted(text, draft.start, draft.end) : null;
    const times = several && compare(mul(several.count, product(used)), ONE) <= 0 ? several : null;
    mentions.push({
      start: times?.start ?? draft.start,
      end: draft.end,
      text: text.slice(times?.start ?? draft.start, draft.end),
      factors: times ? [mul(times.count, used[0] ?? ONE), ...used.slice(1)] : used,
      value: times ? mul(times.count, product(used)) : product(used),
      notation: draft.notation,
      conflict: draft.conflict,
      of_8_8: whole,
    });
  }
  return mentions;
}
