import type { RuleExamples } from "@/lib/title/rules/rule";
import { type DecreeAnswer, type DecreeFacts, decreeGoverns, willGoverns } from "./decree-over-will";

const at = { state: "WY", date: "1940-02-05" };

export const decreeOverWillExamples: RuleExamples<DecreeFacts, DecreeAnswer>[] = [
  {
    rule: decreeGoverns,
    examples: [
      { name: "the devisees agree on other parts, and the court so orders", place: at, facts: { distributes: true }, expect: "decree" },
      { name: "a decree that only admits the will", place: at, facts: { distributes: false }, expect: null },
    ],
  },
  { rule: willGoverns, examples: [{ name: "no decree", place: at, facts: { distributes: false }, expect: "will" }] },
];
