import { rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { type ClausesAnswer, type ClausesFacts, eachItsOwn, oneRoyaltySaidAgain } from "./one-reservation";

const at = { state: "TX", date: "1958-10-02" };
const sixth = rational(1, 6);

export const royaltyClauseExamples: RuleExamples<ClausesFacts, ClausesAnswer>[] = [
  {
    rule: oneRoyaltySaidAgain,
    examples: [
      { name: "a sixth of the royalty of this lease, a sixth of that of any later", place: at, facts: { common: sixth, apart: false }, expect: "one" },
      { name: "a sixth of oil and a sixth of sulphur", place: at, facts: { common: sixth, apart: true }, expect: null },
      { name: "a sixth and a ninth", place: at, facts: { common: null, apart: false }, expect: null },
    ],
  },
  { rule: eachItsOwn, examples: [{ name: "a sixth and a ninth", place: at, facts: { common: null, apart: false }, expect: "several" }] },
];
