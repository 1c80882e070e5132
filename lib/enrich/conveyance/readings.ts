// Readings of a fraction of a fraction, from the words of the interest, where the extractor gave none.
import type { Interest, Reading } from "@/lib/contracts/aspects/conveyance";
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, div, equals, fromWire, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";

const EIGHTH = rational(1, 8);
const reading = (value: Rational, basis: string, rule: string, more: Partial<Reading>): Reading => ({ fraction: toWire(value), basis, rule, ...more });

/** "…, so that one-sixteenth of all the oil produced shall be delivered": the words themselves fix what is paid. */
const SAID_FIXED = /\bso that\b[^.;]*\bproduced\b[^.;]*\b(?:delivered|paid)\b/i;

/** "1/4 of the usual 1/8 royalty, that is to say 1/4 of the minerals": a double fraction of another thing. */
const OF_ROYALTY = /^[\s)]*(?:landowner'?s?'? )?royalt/i;

/** Whether the words open with the fraction, so that it is the size of the thing itself. */
const isLed = (text: string, at: number): boolean => !/\d|\b(?:half|third|fourth|quarter|being|which)/i.test(text.slice(0, at)) && at < 120;
/** What several take or keep of it each: a size below that of the words; null where it is that size or more. */
const partOf = (own: Rational, whole: Rational): Rational | null => (compare(own, whole) < 0 ? div(own, whole) : null);

/**
 * "one-half of one-eighth" of minerals → 1/16, or 1/2 where 1/8 stood for the whole; of royalty → 1/16 of production, or 1/2 of the royalty.
 * One's part of a royalty that several have together is read both ways likewise: 1/4 to A of "1/2 of 1/8" → 1/64 of production, or 1/8 of the royalty.
 * Empty where the words hold no such double fraction, or another one than the interest's own.
 */
export function readingsOf(interest: Interest): Reading[] {
  if (interest.readings.some((r) => r.rule === "royalty.defined")) return interest.readings;
  if (!interest.fraction || (interest.floating === false && SAID_FIXED.test(interest.text))) return interest.readings;
  const own = fromWire(interest.fraction);
  const double = findFractions(interest.text.slice(0, 400)).find((m) => m.factors.length === 2 && equals(m.factors[1] ?? ONE, EIGHTH));
  if (!double) return interest.readings;
  const part = interest.estate_type === "royalty" && isLed(interest.text, double.start) ? partOf(own, double.value) : null;
  const value = part ? own : double.value;
  const share = div(value, EIGHTH);
  if (!equals(own, value) && !equals(own, share)) return interest.readings;
  if (interest.estate_type === "mineral" && OF_ROYALTY.test(interest.text.slice(double.end))) return interest.readings;
  if (interest.estate_type === "mineral")
    return [
      reading(value, "the fractions multiplied", "double_fraction.literal", { of: interest.of }),
      reading(share, "the whole, which 1/8 stood for", "double_fraction.legacy_eighth", { of: interest.of }),
    ];
  if (interest.estate_type === "royalty")
    return [
      reading(share, "the royalty of whatever lease is in force", "royalty.floating", { floating: true, of: "royalty" }),
      reading(value, "all production", "royalty.fixed", { floating: false, of: "whole" }),
    ];
  return interest.readings;
}
