import { type Rational, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { type LeaseRoyaltyFacts, ofTheShareLeased, reducedInTheLease } from "./royalty-base";

const at = { state: "TX", date: "1949-05-23" };

export const royaltyBaseExamples: RuleExamples<LeaseRoyaltyFacts, Rational>[] = [
  {
    rule: reducedInTheLease,
    examples: [
      { name: "five sixths of one eighth for five sixths", place: at, facts: { royalty: rational(5, 48), named: rational(5, 6) }, expect: rational(1, 8) },
      { name: "one eighth for a half", place: at, facts: { royalty: rational(1, 8), named: rational(1, 2) }, expect: null },
      { name: "the whole leased", place: at, facts: { royalty: rational(5, 48), named: null }, expect: null },
    ],
  },
  { rule: ofTheShareLeased, examples: [{ name: "one eighth", place: at, facts: { royalty: rational(1, 8), named: rational(1, 2) }, expect: rational(1, 8) }] },
];
