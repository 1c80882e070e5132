import type { RuleExamples } from "@/lib/title/rules/rule";
import { barred, type DisclaimerAnswer, type DisclaimerFacts, passesOver } from "./disclaimer";

const at = { state: "CO", date: "2014-04-09" };

export const disclaimerExamples: RuleExamples<DisclaimerFacts, DisclaimerAnswer>[] = [
  {
    rule: passesOver,
    examples: [
      { name: "a daughter disclaims all that comes to her", place: at, facts: { accepted: false }, expect: "passes_over" },
      { name: "a son who leased his share before", place: at, facts: { accepted: true }, expect: null },
    ],
  },
  {
    rule: barred,
    examples: [
      { name: "a son who leased his share before", place: at, facts: { accepted: true }, expect: "takes" },
      { name: "nothing was taken", place: at, facts: { accepted: false }, expect: null },
    ],
  },
];
