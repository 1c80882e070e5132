import { rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Chosen, estateMisconception, literalProduct, type MineralFractionFacts, oneFraction, oneGrant } from "./double-fraction";

const reading = (n: number, d: number, rule: string) => ({ fraction: rational(n, d), rule, basis: "" });
const double: MineralFractionFacts = {
  stated: rational(1, 16),
  readings: [reading(1, 16, "double_fraction.literal"), reading(1, 2, "double_fraction.legacy_eighth")],
  text: "one-half of one-eighth of the minerals",
};
const clauses: MineralFractionFacts = {
  stated: rational(1, 64),
  readings: [reading(1, 64, "one_grant.granting_clause"), reading(1, 8, "one_grant.future_lease_clause")],
  text: "1/64 … 1/8",
};

export const doubleFractionExamples: RuleExamples<MineralFractionFacts, Chosen>[] = [
  {
    rule: estateMisconception,
    examples: [
      {
        name: "half of one eighth in 1924 is a half",
        place: { state: "TX", date: "1924-01-01" },
        facts: double,
        expect: { fraction: rational(1, 2), reading: "estate_misconception" },
      },
      { name: "not in a deed of this century", place: { state: "TX", date: "2015-01-01" }, facts: double, expect: null },
    ],
  },
  {
    rule: literalProduct,
    examples: [
      { name: "multiplied when new", place: { state: "TX", date: "2015-01-01" }, facts: double, expect: { fraction: rational(1, 16), reading: "literal" } },
    ],
  },
  {
    rule: oneGrant,
    examples: [
      {
        name: "1/64 in the grant, 1/8 of future leases: one estate of 1/8",
        place: { state: "TX", date: "1921-01-01" },
        facts: clauses,
        expect: { fraction: rational(1, 8), reading: "one_estate" },
      },
      { name: "not for a double fraction in one clause", place: { state: "TX", date: "1921-01-01" }, facts: double, expect: null },
    ],
  },
  {
    rule: oneFraction,
    examples: [
      {
        name: "a plain fraction",
        place: { state: "OK", date: "1950-01-01" },
        facts: { stated: rational(1, 4), readings: [], text: "one-fourth" },
        expect: { fraction: rational(1, 4), reading: "plain" },
      },
    ],
  },
];
