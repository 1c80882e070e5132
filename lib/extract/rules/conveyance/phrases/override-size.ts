// Overrides sized by what is left: "the difference between 25% and existing burdens", "so as to deliver an 80% net revenue interest".
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, ONE, type Rational, rational, sub } from "@/lib/fraction/rational";
import { findShares } from "./share";
import { roleOf } from "./share-role";

/** A size from which the lease royalty and earlier burdens are still to be taken. */
export type Leftover = { value: Rational; share: FractionMention };

const BURDENS = "(?:(?:lease |existing |presently existing |current |outstanding |recorded )*(?:burdens?|royalt(?:y|ies)|overrid\\w+))";
const LEFT =
  /\bdifference\b|\b(?:whatever|all|what|spread|margin|gap|balance|share)\b[^.;]{0,30}\bbetween\b|\bamount by which\b|\bexcess of\b|\bexceeds?\b|\b(?:less|minus|net of|after (?:deducting|deduction of)|reduced by) (?:(?:all|any|the|sum|total|of|such|lessors?'?s?'?|landowners?'?s?'?|presently|existing|current|outstanding|prior|lease|other|said|previous(?:ly)?) ?){0,6}(?:burdens?|royalt|overrid|lease)/i;
/** "such as, when added to the royalty and all burdens, shall equal 25%": the figure is what they come to together. */
const SUMMED =
  /\b(?:added to|together with|combined with|taken with|plus|counting|including|inclusive of)\b[^.;%]{0,200}?\b(?:burdens?|royalt(?:y|ies)|overrid\w+)\b[^.;%]{0,140}?\b(?:equals?|totals?|total of|makes?|amounts?|aggregates?|comes?|sums?|bring|brings|up)\b/i;
/** "the lease burdens, which consist solely of the 18.75% royalty": a burden told, not the figure. */
const IS_BURDEN = /^\W{0,3}(?:of 8 ?\/ ?8(?:ths)?\W{0,2})?(?:(?:the |land ?owner'?s?'? |lessor'?s?'? |lease |existing |held by )*(?:royalt|burden))/i;
const BURDEN_OF = /\b(?:burdens?|royalt(?:y|ies))\b[^.;%]{0,60}\b(?:of|is|are|being|solely|only)(?: of)?(?: the| an?)? $/i;
const isBurden = (clause: string, s: FractionMention): boolean =>
  (IS_BURDEN.test(clause.slice(s.end, s.end + 60)) || BURDEN_OF.test(clause.slice(0, s.start))) && !/\boverrid\w*[^.;%]{0,40}$/i.test(clause.slice(0, s.start));
const DELIVERS =
  /\b(?:deliver(?:s|ing|ed)?|leav(?:e|es|ing)|result(?:s|ing)? in|retain(?:s|ing)?|receiv(?:e|es|ing)|vest(?:s|ing)?|hav(?:e|es|ing)|own(?:s|ing)?|yield(?:s|ing)?|left with|conveys?|net(?:s|ting)?|provid(?:e|es|ing))\b/i;
/** "until he has recovered out of the proceeds, after deduction of royalty, his costs": how long, not how much. */
const UNTIL = /\b(?:until|till|at pay-?out|after pay-?out|upon pay-?out)\b/i;
/** "delivering 78% net, and reserves whatever the lease bears over and above that". */
const OVER_THAT =
  /\b(?:reserv|keep|kept|retain|except)\w*\b[^.;]{0,140}\b(?:whatever|all|everything|any|the (?:rest|excess|balance|difference|surplus|remainder))\b[^.;]{0,60}\b(?:above|over|beyond|exceed\w*|excess|more|less)\b/i;
/** "and Assignee's said 80%": the net told a second time. */
const AGAIN = /\b(?:said|such|the same|aforesaid|those|that)(?: \w+){0,2} \(?$/i;
/** "all by which the net revenue interest exceeds eighty percent". */
const NET_OVER = /\bnet revenue\b[^.;%]{0,60}\b(?:exceeds?|in excess of|over and above|above|more than)(?: an?)? \(?$/i;
const WHATEVER = /\b(?:necessary|required|sufficient|needed|so (?:as|that)|as will|such|whatever|that|to the extent)\b/i;

/**
 * The figure of an override that burdens still reduce; null where its size is a plain share.
 * "the difference between lessor's royalty and 23%" → 23/100; "such override as leaves Assignee a 75% net revenue interest" → 1/4.
 * Errs toward null: both figures of a difference ("between 25% and 20%") leave a plain share to be read.
 */
export function leftoverOf(words: string): Leftover | null {
  const clause = words.slice(0, UNTIL.exec(words)?.index ?? words.length);
  const shares = findShares(clause);
  const at = LEFT.exec(clause);
  const own = shares.filter((s) => roleOf(clause, s) !== "revenue" && roleOf(clause, s) !== "reduction" && compare(s.value, ONE) < 0);
  const over = shares.find((s) => NET_OVER.test(clause.slice(0, s.start)));
  if (over) return { value: sub(ONE, over.value), share: over };
  const figure = own.filter((s) => !isBurden(clause, s));
  if (at && own.length > 1 && figure.length === 1 && figure[0] && compare(figure[0].value, rational(1, 2)) < 0)
    return { value: figure[0].value, share: figure[0] };
  if (own.length === 1 && own[0] && SUMMED.test(clause.slice(0, own[0].start))) return { value: own[0].value, share: own[0] };
  if (at && own.length === 1 && own[0] && new RegExp(BURDENS, "i").test(clause.slice(at.index))) return { value: own[0].value, share: own[0] };
  const net = shares.find((s) => roleOf(clause, s) === "revenue" && DELIVERS.test(clause.slice(Math.max(0, s.start - 110), s.start)));
  const others = net ? own.filter((s) => !(compare(s.value, net.value) === 0 && AGAIN.test(clause.slice(0, s.start)))) : own;
  if (net && others.length === 0 && (WHATEVER.test(clause.slice(0, net.start)) || OVER_THAT.test(clause.slice(net.end))))
    return { value: sub(ONE, net.value), share: net };
  return null;
}

/** An override told as the difference of two figures: "the difference between 25% and 20%" → 1/20; null elsewhere. */
export function plainDifference(clause: string): Leftover | null {
  const m = /\bdifference between\b((?:[^.;]|\.(?=\d)){3,120})/i.exec(clause);
  const [a, b, more] = m ? findShares(clause).filter((s) => s.start >= m.index && s.end <= m.index + m[0].length) : [];
  if (!a || !b || more) return null;
  const value = compare(a.value, b.value) >= 0 ? sub(a.value, b.value) : sub(b.value, a.value);
  return compare(value, rational(0)) > 0 ? { value, share: a } : null;
}

/** An override told to be kept with no figure of its own: "reserves the excess over the lessor's royalty as an overriding royalty". */
const KEPT_UNSIZED =
  /\b(?:reserv\w+|retain\w*|keep(?:s|ing)?|kept|withh[eo]ld\w*|except(?:s|ed|ing)?)\b[^;]{0,160}\b(?:overrid\w+|o\.?r\.?r\.?i\b)|\b(?:overrid\w+|o\.?r\.?r\.?i\b)[^;]{0,60}\b(?:reserved|retained|kept|withheld|excepted)\b/i;
const REMAINS =
  /\b(?:excess|difference|rest|remainder|balance|surplus|whatever|all (?:that|which|of)|everything|anything|such|sufficient|necessary|remaining|margin|spread|over and above)\b/i;

/**
 * The size of an override that one sentence keeps without a figure, where another tells what net revenue the taker is to have:
 * "It is meant that B receive a 75% net revenue lease. A reserves the excess over the royalty as an override" → 1/4, less burdens. Null where either is missing or two nets are told.
 */
export function sizedByNet(sentences: readonly { text: string; start: number }[]): { value: Rational; span: { start: number; end: number } } | null {
  const keeps = sentences.find((s) => {
    const told = KEPT_UNSIZED.exec(s.text);
    return told !== null && REMAINS.test(s.text) && findShares(s.text).every((x) => roleOf(s.text, x) === "revenue");
  });
  if (!keeps) return null;
  const nets = sentences.flatMap((s) => findShares(s.text).flatMap((x) => (roleOf(s.text, x) === "revenue" ? [{ x, s }] : [])));
  const [net] = nets;
  if (!net || nets.some((n) => compare(n.x.value, net.x.value) !== 0) || compare(net.x.value, ONE) >= 0 || compare(net.x.value, rational(1, 2)) <= 0)
    return null;
  return { value: sub(ONE, net.x.value), span: { start: net.s.start + net.x.start, end: net.s.start + net.x.end } };
}
