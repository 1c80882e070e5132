// Readings of a fraction of a fraction, from the words of the interest, where the extractor gave none.
import type { Interest, Reading } from "@/lib/contracts/aspects/conveyance";
import { findFractions } from "@/lib/fraction/find-fractions";
import { div, equals, fromWire, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";

const EIGHTH = rational(1, 8);
const reading = (value: Rational, basis: string, rule: string, more: Partial<Reading>): Reading => ({ fraction: toWire(value), basis, rule, ...more });

/** "…, so that one-sixteenth of all the oil produced shall be delivered": the words themselves fix what is paid. */
const SAID_FIXED = /\bso that\b[^.;]*\bproduced\b[^.;]*\b(?:delivered|paid)\b/i;

/**
 * "one-half of one-eighth" of minerals → 1/16, or 1/2 where 1/8 stood for the whole; of royalty → 1/16 of production, or 1/2 of the royalty.
 * Empty where the words hold no such double fraction, or another one than the interest's own.
 */
export function readingsOf(interest: Interest): Reading[] {
  if (interest.readings.some((r) => r.rule === "royalty.defined")) return interest.readings;
  if (!interest.fraction || (interest.floating === false && SAID_FIXED.test(interest.text))) return interest.readings;
  const own = fromWire(interest.fraction);
  const double = findFractions(interest.text.slice(0, 400)).find((m) => m.factors.length === 2 && equals(m.factors[1] ?? ONE, EIGHTH));
  if (!double) return interest.readings;
  const share = div(double.value, EIGHTH);
  if (!equals(own, double.value) && !equals(own, share)) return interest.readings;
  if (interest.estate_type === "mineral")
    return [
      reading(double.value, "the fractions multiplied", "double_fraction.literal", { of: interest.of }),
      reading(share, "the whole, which 1/8 stood for", "double_fraction.legacy_eighth", { of: interest.of }),
    ];
  if (interest.estate_type === "royalty")
    return [
      reading(share, "the royalty of whatever lease is in force", "royalty.floating", { floating: true, of: "royalty" }),
      reading(double.value, "all production", "royalty.fixed", { floating: false, of: "whole" }),
    ];
  return interest.readings;
}
