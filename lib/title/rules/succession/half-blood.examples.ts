import { ONE, type Rational, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { alike, type BloodFacts, halfAsMuch } from "./half-blood";

const texas = { state: "TX", date: "1988-02-11" };
const oklahoma = { state: "OK", date: "1988-02-11" };

export const halfBloodExamples: RuleExamples<BloodFacts, Rational>[] = [
  {
    rule: halfAsMuch,
    examples: [
      { name: "a half-sister beside a brother in Texas", place: texas, facts: { mixed: true }, expect: rational(1, 2) },
      { name: "all of the half blood", place: texas, facts: { mixed: false }, expect: null },
      { name: "in Oklahoma", place: oklahoma, facts: { mixed: true }, expect: null },
    ],
  },
  { rule: alike, examples: [{ name: "in Oklahoma", place: oklahoma, facts: { mixed: true }, expect: ONE }] },
];
