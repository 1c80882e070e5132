// The question: is the royalty that a lease of an undivided share states a share of what that share yields, or of all production?
import { div, equals, isZero, ONE, type Rational, rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type LeaseRoyaltyFacts = {
  readonly royalty: Rational;
  /** Share of the minerals that the lease itself names as leased ("his undivided five sixths"); null: the whole, or nothing said. */
  readonly named: Rational | null;
};

const USUAL = [rational(1, 8), rational(1, 6), rational(3, 16), rational(1, 5), rational(1, 4), rational(9, 40), rational(11, 50)];
const usual = (r: Rational) => USUAL.some((u) => equals(u, r));

export const reducedInTheLease: Rule<LeaseRoyaltyFacts, Rational> = {
  id: "lease.royalty.reduced-in-the-lease",
  title: "A royalty already reduced to the lessor's share is not reduced again",
  cites: ["McMahon v. Christmann, 303 S.W.2d 341 (Tex. 1957)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.named !== null && !isZero(f.named) && !equals(f.named, ONE) && !usual(f.royalty) && usual(div(f.royalty, f.named)),
  then: (f) => div(f.royalty, f.named ?? ONE),
  because: (f) =>
    `The lease names a share of the minerals and a royalty of ${f.royalty.n}/${f.royalty.d}, which is a usual royalty times that share: it is of all production.`,
};

export const ofTheShareLeased: Rule<LeaseRoyaltyFacts, Rational> = {
  id: "lease.royalty.of-the-share-leased",
  title: "The royalty is a share of what the leased minerals yield",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: (f) => f.royalty,
  because: () => "The royalty is paid on the production that belongs to the minerals leased.",
};

export const leaseRoyaltyRules = [reducedInTheLease, ofTheShareLeased];
