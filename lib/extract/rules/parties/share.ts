// The share said beside a name: "an undivided one-half (1/2)", "25%", "1/4 each".
import { fractionTokens } from "@/lib/fraction/fraction-token";
import type { Rational } from "@/lib/fraction/rational";
import { compare, isZero, ONE } from "@/lib/fraction/rational";

/** First fraction of the words, figures before words where both stand; null when none, or not between 0 and 1. */
export function readShare(text: string): Rational | null {
  const tokens = fractionTokens(text);
  const value = (tokens.find((t) => t.notation === "figures") ?? tokens[0])?.value;
  return value && !isZero(value) && compare(value, ONE) <= 0 ? value : null;
}
