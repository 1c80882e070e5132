// The question: what share of minerals do words mean that give more than one fraction for one estate?
import { compare, div, equals, max, mul, type Rational, rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type MineralReading = { readonly fraction: Rational; readonly rule: string; readonly basis: string };
export type MineralFractionFacts = {
  /** As worded in the granting or reserving clause. */
  readonly stated: Rational;
  readonly readings: readonly MineralReading[];
  /** The words themselves. */
  readonly text: string;
};
export type Chosen = { readonly fraction: Rational; readonly reading: string };

const EIGHTH = rational(1, 8);
const named = (f: MineralFractionFacts, name: string) => f.readings.find((r) => r.rule.includes(name));
const others = (f: MineralFractionFacts) => f.readings.filter((r) => !equals(r.fraction, f.stated));
/** Two figures that differ by the factor 1/8: the shape that the old royalty left on deeds. */
const legacy = (a: Rational, b: Rational) => equals(div(a, b), EIGHTH) || equals(div(b, a), EIGHTH);
const largest = (f: MineralFractionFacts) => f.readings.reduce((m, r) => max(m, r.fraction), f.stated);

export const estateMisconception: Rule<MineralFractionFacts, Chosen> = {
  id: "conveyance.double-fraction.estate-misconception",
  title: "One eighth stands for the whole mineral estate",
  cites: [
    "Van Dyke v. Navigator Group, 668 S.W.3d 353 (Tex. 2023)",
    "Hysaw v. Dawkins, 483 S.W.3d 1 (Tex. 2016)",
    "Heyen v. Hartnett, 679 P.2d 1152 (Kan. 1984)",
  ],
  jurisdictions: "all",
  in_force: { to: "1976-12-31" },
  when: (f) => named(f, "misconception") !== undefined || (named(f, "literal") !== undefined && others(f).some((r) => legacy(r.fraction, f.stated))),
  then: (f) => {
    const reading = named(f, "misconception") ?? others(f).find((r) => legacy(r.fraction, f.stated));
    const fraction = reading ? reading.fraction : div(f.stated, EIGHTH);
    return { fraction, reading: "estate_misconception" };
  },
  because: (f, a) =>
    `An old instrument that multiplies by one eighth (${f.stated.n}/${f.stated.d}) is presumed to use it for the whole estate, so that ${a.fraction.n}/${a.fraction.d} is meant.`,
};

export const oneGrant: Rule<MineralFractionFacts, Chosen> = {
  id: "conveyance.clauses.one-estate",
  title: "Clauses with different fractions grant one estate",
  cites: [
    "Garrett v. Dils Co., 299 S.W.2d 904 (Tex. 1957)",
    "Luckel v. White, 819 S.W.2d 459 (Tex. 1991)",
    "Concord Oil Co. v. Pennzoil, 966 S.W.2d 451 (Tex. 1998)",
  ],
  jurisdictions: "all",
  in_force: {},
  when: (f) => others(f).length > 0 && f.readings.some((r) => r.rule.includes("clause") || r.rule.includes("covenant")),
  then: (f) => ({ fraction: largest(f), reading: "one_estate" }),
  because: (_, a) =>
    `Read together the clauses grant one estate; the smaller figure is what the larger, ${a.fraction.n}/${a.fraction.d}, yields under a lease.`,
};

export const literalProduct: Rule<MineralFractionFacts, Chosen> = {
  id: "conveyance.double-fraction.literal",
  title: "A double fraction is multiplied",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => others(f).length > 0 || f.readings.length > 1,
  then: (f) => ({ fraction: f.stated, reading: "literal" }),
  because: () => "Nothing calls for the reading by the old one eighth, so the fractions are multiplied as written.",
};

export const oneFraction: Rule<MineralFractionFacts, Chosen> = {
  id: "conveyance.fraction.plain",
  title: "One fraction, one meaning",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: (f) => ({ fraction: f.stated, reading: "plain" }),
  because: (_, a) => `The words give ${a.fraction.n}/${a.fraction.d} and nothing else.`,
};

export const mineralFractionRules = [oneGrant, estateMisconception, literalProduct, oneFraction];
/** Whether the readings differ by the one eighth of the old royalty. */
export const isLegacy = (f: MineralFractionFacts): boolean =>
  others(f).some((r) => legacy(r.fraction, f.stated) && compare(r.fraction, mul(f.stated, EIGHTH)) !== 0);
