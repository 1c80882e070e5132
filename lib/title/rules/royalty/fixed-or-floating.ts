// The question: is a non-participating royalty a share of production (fixed) or of the lease royalty (floating)?
import { compare, div, equals, ONE, type Rational, rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type RoyaltyReading = { readonly fraction: Rational; readonly rule: string; readonly floating: boolean | null };
export type RoyaltyFacts = {
  /** Null: all of the royalty. */
  readonly fraction: Rational | null;
  readonly floating: boolean | null;
  /** The words tie the fraction to the royalty of a lease. */
  readonly ofRoyalty: boolean;
  /** The words speak of what is produced, or of eight eighths. */
  readonly ofProduction: boolean;
  readonly readings: readonly RoyaltyReading[];
};
export type RoyaltyKind = { readonly fraction: Rational; readonly base: "production" | "lease_royalty"; readonly reading: string };

const EIGHTH = rational(1, 8);
const floats = (f: RoyaltyFacts) => f.readings.find((r) => r.floating === true || r.rule.includes("float"));
const fixes = (f: RoyaltyFacts) => f.readings.find((r) => r.floating === false || r.rule.includes("fixed") || r.rule.includes("literal"));

export const reckonedOut: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.fixed.reckoned-out",
  title: "A royalty that the paper reckons out of the giver's own minerals is the figure it comes to",
  cites: ["ConocoPhillips Co. v. Hahn, 704 S.W.3d 515 (Tex. 2024)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.readings.some((r) => r.rule === "royalty.fixed.reckoned"),
  then: (f) => ({ fraction: f.fraction ?? ONE, base: "production", reading: "fixed" }),
  because: (_, a) =>
    `The words multiply what the giver had by the share of it and give the result, ${a.fraction.n}/${a.fraction.d}; no lease's royalty is a factor.`,
};

export const oldEighthFloats: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.double-fraction.floats",
  title: "A share of the usual one eighth is a share of the royalty",
  cites: [
    "Hysaw v. Dawkins, 483 S.W.3d 1 (Tex. 2016)",
    "U.S. Shale Energy II v. Laborde Properties, 551 S.W.3d 148 (Tex. 2018)",
    "Van Dyke v. Navigator Group, 668 S.W.3d 353 (Tex. 2023)",
    "Bridges v. Uhl, 663 S.W.3d 252 (Tex. App. 2022)",
  ],
  jurisdictions: "all",
  in_force: {},
  when: (f) => floats(f) !== undefined && fixes(f) !== undefined,
  then: (f) => {
    const reading = floats(f)?.fraction ?? f.fraction ?? ONE;
    return { fraction: reading, base: "lease_royalty", reading: "floating" };
  },
  because: (_, a) =>
    `Words that multiply by one eighth, or restate a share of the royalty as a figure, are presumed to mean ${a.fraction.n}/${a.fraction.d} of whatever royalty a lease yields.`,
};

/** A reading out of a clause on the royalties of leases to come, larger than the figure of the grant. */
const ofLeases = (f: RoyaltyFacts) =>
  f.readings
    .filter((r) => r.rule.includes("clause") && !r.rule.includes("granting") && f.fraction !== null && compare(r.fraction, f.fraction) > 0)
    .sort((a, b) => compare(b.fraction, a.fraction))[0];

export const oneRoyalty: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.clauses.one-estate",
  title: "A clause on the royalties of leases to come and the figure of the grant give one royalty",
  cites: ["Luckel v. White, 819 S.W.2d 459 (Tex. 1991)", "Concord Oil Co. v. Pennzoil, 966 S.W.2d 451 (Tex. 1998)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => ofLeases(f) !== undefined,
  then: (f) => ({ fraction: ofLeases(f)?.fraction ?? ONE, base: "lease_royalty", reading: "one_estate" }),
  because: (_, a) =>
    `The grant's figure is what ${a.fraction.n}/${a.fraction.d} of the royalty came to under the lease of its day; read together the clauses give that share of every lease.`,
};

export const floatingByWords: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.floating.by-words",
  title: "A fraction of the royalty floats",
  cites: ["Graham v. Prochaska, 429 S.W.3d 650 (Tex. App. 2013)", "Schlittler v. Smith, 101 S.W.2d 543 (Tex. 1937)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.floating === true || (f.floating === null && (f.ofRoyalty || f.fraction === null)),
  then: (f) => ({ fraction: f.fraction ?? ONE, base: "lease_royalty", reading: "floating" }),
  because: () => "The fraction is of the royalty, so that it moves with the lease.",
};

export const largerThanTheUsualRoyalty: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.floating.more-than-one-eighth",
  title: "A royalty interest larger than the usual one eighth is a share of the royalty",
  cites: ["Picard v. Richards, 366 P.2d 119 (Wyo. 1961)", "Schlittler v. Smith, 101 S.W.2d 543 (Tex. 1937)"],
  jurisdictions: "all",
  in_force: { to: "1975-12-31" },
  when: (f) => f.fraction !== null && compare(f.fraction, EIGHTH) > 0 && !f.ofProduction && !f.readings.some((r) => r.floating === false),
  then: (f) => ({ fraction: f.fraction ?? ONE, base: "lease_royalty", reading: "larger" }),
  because: () =>
    "Leases of the time yielded one eighth; a royalty interest of more, in words that do not speak of production, can only be a share of that royalty.",
  assumes: () => true,
};

export const fixedByWords: Rule<RoyaltyFacts, RoyaltyKind> = {
  id: "royalty.fixed.by-words",
  title: "A fraction of production is fixed",
  cites: ["Luckel v. White, 819 S.W.2d 459 (Tex. 1991)", "Coghill v. Griffith, 358 S.W.3d 834 (Tex. App. 2012)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: (f) => ({ fraction: f.fraction ?? ONE, base: "production", reading: "fixed" }),
  because: () => "The fraction is of what is produced and saved, whatever royalty a lease yields.",
};

export const fixedOrFloatingRules = [reckonedOut, oldEighthFloats, oneRoyalty, floatingByWords, largerThanTheUsualRoyalty, fixedByWords];
/** Whether two readings differ by the one eighth of the old royalty. */
export const byEighth = (a: Rational, b: Rational): boolean => equals(div(a, b), EIGHTH) || equals(div(b, a), EIGHTH);
