import type { RuleExamples } from "@/lib/title/rules/rule";
import { type RecitalAnswer, type RecitalFacts, soleTaker } from "./recital";

const at = { state: "PA", date: "1959-11-30" };

export const recitalExamples: RuleExamples<RecitalFacts, RecitalAnswer>[] = [
  {
    rule: soleTaker,
    examples: [
      { name: "widow and only devisee of the owner", place: at, facts: { sole: true }, expect: "passes" },
      { name: "one of the heirs", place: at, facts: { sole: false }, expect: null },
    ],
  },
];
