import type { RuleExamples } from "@/lib/title/rules/rule";
import { intentGoverns, type StrangerAnswer, type StrangerFacts, spouseMayTake, strangerTakesNothing } from "./stranger-reservation";

const at = (state: string) => ({ state, date: "1959-06-06" });

export const strangerExamples: RuleExamples<StrangerFacts, StrangerAnswer>[] = [
  {
    rule: spouseMayTake,
    examples: [
      { name: "kept for the owner and his wife, who signs", place: at("ND"), facts: { spouse: true, named: true }, expect: "takes" },
      { name: "in Wyoming", place: at("WY"), facts: { spouse: true, named: true }, expect: "takes" },
      { name: "in Texas", place: at("TX"), facts: { spouse: true, named: true }, expect: null },
    ],
  },
  {
    rule: intentGoverns,
    examples: [
      { name: "kept for a church that was no party", place: at("CA"), facts: { spouse: false, named: true }, expect: "takes" },
      { name: "in North Dakota", place: at("ND"), facts: { spouse: false, named: true }, expect: null },
    ],
  },
  {
    rule: strangerTakesNothing,
    examples: [{ name: "kept for a brother in Texas", place: at("TX"), facts: { spouse: false, named: true }, expect: "takes_nothing" }],
  },
];
