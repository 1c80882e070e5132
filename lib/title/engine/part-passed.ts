// Which part of what an assignor holds a clause passes.
import { compare, fromWire, isZero, min, mul, ONE, type Rational, rational } from "@/lib/fraction/rational";
import { namesTheHolding } from "@/lib/title/rules/conveyance/fraction-base";
import type { Step } from "@/lib/title/rules/rule";
import { input } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";

/**
 * The part of `held` that a clause passes. `leased`: how large the leases are of which the assignor holds so much: "an undivided one-fourth of the lease" is a
 * fourth of the lease, and not of the half of it that the assignor has (the words of the grant size it, as those of land described: King v. First Nat'l Bank,
 * 192 S.W.2d 260 (Tex. 1946)); a share that comes to more than he has is taken for one of what he has.
 */
export function partOf(c: Clause, held: Rational, leased: Rational = held): Rational {
  if (!c.words.fraction) return held;
  const said = fromWire(c.words.fraction);
  if (c.words.of === "whole") return min(said, held);
  const facts = { fraction: said, of: c.words.of, owned: held, conveyed: held, text: c.words.text };
  if (namesTheHolding.when(facts)) return held;
  const ofLease = mul(min(said, ONE), leased);
  return c.words.of === "lease_interest" && compare(ofLease, held) <= 0 ? ofLease : mul(min(said, ONE), held);
}

/** No override comes near so large a part of production: such a share, more than the assignor has, is a share of what he has. */
const TOO_LARGE = rational(1, 4);

/** `assumed`: the share was read as one of what the assignor held, though the words do not say so. */
type OverridePart = { readonly amount: Rational; readonly assumed: boolean };

/** Of an override, the part that a clause passes; parts of what was held are of all that stood before the paper. */
export function overridePart(c: Clause, held: Rational, stood: Rational): OverridePart {
  const said = c.words.fraction && c.words.of === "whole" ? fromWire(c.words.fraction) : null;
  const ofHeld = said !== null && c.words.of_8_8 !== true && compare(said, held) > 0 && compare(said, TOO_LARGE) >= 0 && compare(said, ONE) < 0;
  if (said && !ofHeld) return { amount: min(said, held), assumed: false };
  const base = isZero(stood) ? held : stood;
  return { amount: min(held, said ? mul(said, base) : partOf(c, base)), assumed: ofHeld };
}

/** Tells in the trace that a share was taken for one of what the assignor held. */
export const shareOfHeld = (c: Clause, matter: Matter, held: Rational, amount: Rational): Step => ({
  rule: "assignment.share-of-the-override-held",
  cites: [],
  outcome: "assumed",
  inputs: [
    input("override held", held, [], matter.id),
    input("assigned", c.words.fraction ? fromWire(c.words.fraction) : "all", evidenceAt(matter, "conveyance", c.pointer)),
  ],
  output: { name: "passes", value: `${amount.n}/${amount.d}` },
  because: "The share is more of production than the assignor's whole override and larger than any override, so it is taken as a share of that override.",
});
